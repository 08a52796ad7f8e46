// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

/** What else there is to ask about the one thing of a goal. */
export const focusPoints = {
  noun: [
    [
      'What is good about {s}',
      'What has been working well for you with {s}?',
      'What would you keep about {s} as it is?',
    ],
    [
      'What is hardest about {s}',
      'What, if anything, has been difficult for you with {s}?',
      'When did you last wish that {s} were different?',
    ],
    [
      'What could be different about {s}',
      'If you could change one thing about {s}, what would it be?',
      'What would you do first if {s} were up to you?',
    ],
  ],
  planned: [
    [
      'Hopes for {s}',
      'What would be good about {s}, as you see it?',
      'What would {s} make easier for you?',
    ],
    [
      'Doubts about {s}',
      'What, if anything, worries you about {s}?',
      'What would make you hesitate about {s}?',
    ],
    [
      'What to know about {s}',
      'What would you like to know about {s}?',
      'Which question about {s} has nobody answered for you yet?',
    ],
  ],
  activity: [
    [
      'A recent example of {s}',
      'How did it go the last time you were {s}?',
      'What happened first, and what came next, the last time you were {s}?',
    ],
    ['What makes {s} easier', 'What makes {s} easier for you?', 'Who or what helps you with {s}?'],
    [
      'What makes {s} harder',
      'What do you find hardest about {s}?',
      'Which part of {s} would you rather do without?',
    ],
  ],
  leaving: [
    [
      'The first thought of {s}',
      'What was going on when you first thought about {s}?',
      'What happened just before you first thought about {s}?',
    ],
    [
      'What was tried instead of {s}',
      'What, if anything, did you try first, instead of {s}?',
      'What else did you consider before {s}?',
    ],
    [
      'What would have changed the mind about {s}',
      'What would have changed your mind about {s}?',
      'What would have had to be different at that moment, before {s}?',
    ],
  ],
  habit: [
    [
      'What follows from {s}',
      'How does {s} affect you, if at all?',
      'What difference does {s} make to your day?',
    ],
    ['What comes after {s}', 'What do you usually do after {s}?', 'What happens next, after {s}?'],
    [
      'What would make {s} rarer',
      'What would make {s} less likely for you?',
      'What has already helped you a little?',
    ],
  ],
  avoided: [
    [
      'What would be good about {s}',
      'What would be good for you about {s}?',
      'When did {s} last cross your mind?',
    ],
    [
      'What stands in the way of {s}',
      'What, if anything, makes {s} difficult for you?',
      'What would have to change first?',
    ],
    [
      'What would help with {s}',
      'What would make {s} easier for you?',
      'Who or what could help you with {s}?',
    ],
  ],
} satisfies Points['byFocus']
