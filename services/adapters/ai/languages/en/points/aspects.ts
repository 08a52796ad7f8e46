// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

export const aspects: Points['aspects'] = [
  [
    /first (?:few )?(?:day|week|month)/u,
    [
      'First days with {s}',
      'How were your first days with {s}?',
      'In those first days, what helped or got in the way most?',
    ],
    'onboarding',
  ],
  [
    /\bpric(?:e|es|ing)\b|\bcosts?\b/u,
    ['Views on the price', 'What do you think of the price?', 'What price would seem fair to you?'],
    'pricing',
  ],
  [
    /\bsupport\b|customer service/u,
    [
      'Help from support',
      'How was the help you got when you needed it?',
      'What could support have done better?',
    ],
    'support',
  ],
  [
    /deliver(?:y|ies)/u,
    [
      'Experience with delivery',
      'How was your last delivery?',
      'What matters most to you in a delivery?',
    ],
  ],
  [
    /usability|ease of use|easy to use/u,
    [
      'Ease of use',
      'What do you find easy, or hard, to use?',
      'Which task should take fewer steps?',
    ],
  ],
  [
    /checkout|payment/u,
    [
      'The moment of paying',
      'How was paying the last time you bought something?',
      'What would make paying easier for you?',
    ],
  ],
  [
    /security|privacy|trust/u,
    [
      'Trust and privacy',
      'What makes you trust, or doubt, it?',
      'Which information would you rather not give?',
    ],
  ],
  [
    /\bfood\b|\bmenu\b/u,
    [
      'Food and drink',
      'What did you think of the food and drink?',
      'What would you order again without thinking twice?',
    ],
  ],
  [
    /salary|benefits/u,
    [
      'Pay and benefits',
      'How do you see your pay and benefits today?',
      'Which benefit would make the biggest difference in your life?',
    ],
  ],
  [
    /communication/u,
    [
      'Clarity of communication',
      'How do you find the communication you receive?',
      'Which information tends to reach you late?',
    ],
  ],
  [
    /\bremote|from home|home office/u,
    [
      'Working remotely',
      'What is your routine like when you work from home?',
      'What do you miss most when you are away from the team?',
    ],
  ],
]
