// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ProbeTemplates } from '../../types/templates.ts'

export const probeTemplates: ProbeTemplates = {
  probeIntro: ['You said “{quote}”.', 'You mentioned “{quote}”.'],
  probeQuestions: {
    unpaid: ['What did you do about it?', 'Has it been sorted out since?'],
    problem: ['What did you do about it?', 'How did that affect you?'],
    decision: ['What led to that?', 'What led you to do that?'],
    wish: ['What difference would that make to you?', 'What makes that important to you?'],
  },
  mentionedPoint: [
    'You said “{quote}”. Apart from that, {ask}',
    'You mentioned “{quote}”. Apart from that, {ask}',
  ],
  probeMore: [
    'Can you tell me a bit more about that?',
    'Can you give me an example?',
    'What else can you say about it?',
    'Could you describe that a little?',
    'Is there a case that comes to mind?',
    'Would you like to add anything to that?',
  ],
  probeMeaning: ['How do you mean?', 'In what way?', 'Can you say a little more?'],
  probeAfterScore: [
    'You answered {quote}. What’s the main reason for that score?',
    'You gave it {quote}. What’s behind that number?',
  ],
  probeAfterChoice: [
    'You answered “{quote}”. What’s the main reason for that?',
    'Your answer was “{quote}”. Can you tell me a bit more about it?',
  ],
}
