// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

/** Products and services. */
export const offeringPoints = {
  concept: [
    [
      'The problem behind the idea',
      'When did this problem last come up in your life?',
      'What does this problem cost you, in time or money?',
    ],
    [
      'How people solve it today',
      'How do you solve this today?',
      'What have you tried that did not work?',
    ],
    [
      'First reaction to the idea',
      'What is your first reaction to this idea?',
      'How would you explain this idea to a friend?',
    ],
    [
      'What would keep people from using it',
      'What would keep you from using something like this?',
      'What would have to be true for you to trust it?',
    ],
  ],
  churn: [
    [
      'Reasons for leaving {s}',
      'What made you leave, or think of leaving, {s}?',
      'If you had to name a single reason to leave, which would it be?',
    ],
    [
      'Expectations that were not met',
      'What did you expect to find and did not?',
      'Where was reality furthest from what you expected?',
    ],
    [
      'The moment the idea of leaving came up',
      'At what point did you start to think about leaving?',
      'What had just happened when that idea came up?',
    ],
    [
      'What would make people stay or come back',
      'What would have to change for you to stay or come back?',
      'Of everything that could improve, what should come first?',
    ],
    [
      'Alternatives considered',
      'Which alternatives did you consider, or move to?',
      'What do the other options do better, in your experience?',
    ],
  ],
  nps: [
    [
      'Willingness to recommend {s}',
      'If someone close to you asked, what would you say about {s}?',
      'Who would you not recommend it to?',
    ],
    [
      'What weighs most in a recommendation',
      'What matters most to you when you recommend something?',
      'Which moment showed you that it was, or was not, worth recommending?',
    ],
    [
      'What would raise the score',
      'What would have to happen for you to give a higher score?',
      'If only one thing could improve, what should it be?',
    ],
    [
      'Comparison with other options',
      'Compared with other options you know, what stands out?',
      'What do other options do that you would like to see here?',
    ],
  ],
  pricing: [
    [
      'Perceived value of {s}',
      'Given what you get in return, how do you see the value of {s}?',
      'Which part of what you get is worth the most to you?',
    ],
    [
      'A price that seems fair',
      'What price would seem fair to you?',
      'At what price would it start to feel expensive?',
    ],
    [
      'Weight of the price in the decision',
      'The last time you had to decide, how much did the price matter?',
      'When did the price stop being the most important thing?',
    ],
    [
      'Comparison with what else is on the market',
      'Which other options do you compare with when you choose?',
      'What would make you prefer a more expensive option?',
    ],
    [
      'What would justify paying more',
      'What would you gladly pay a little more for?',
      'What would you never pay for?',
    ],
  ],
  onboarding: [
    [
      'First impression of {s}',
      'What was your first impression of {s}?',
      'What caught your attention right at the start?',
    ],
    [
      'Doubts during the first steps',
      'Which doubts came up during your first steps?',
      'Where did you have to stop and work out what to do?',
    ],
    [
      'The moment the value became clear',
      'At what point did it become clear what it could do for you?',
      'What would have brought that moment forward?',
    ],
    [
      'What almost made people give up',
      'What almost made you give up at the beginning?',
      'What made you carry on in spite of the difficulties?',
    ],
  ],
  features: [
    [
      'Tasks people need to get done',
      'What were you trying to get done the last time?',
      'Which task still takes more effort than it should?',
    ],
    [
      'How it is done today',
      'How do you do that today, from start to finish?',
      'At which step do you lose most time?',
    ],
    [
      'What is missing from {s}',
      'What do you miss most in {s}?',
      'Which workaround do you use for lack of anything better?',
    ],
    [
      'What should come first',
      'If only one new thing could arrive this month, which would you choose?',
      'What could go without you missing it?',
    ],
  ],
  product: [
    [
      'Situations in which {s} is used',
      'Can you tell me about the last time you used {s}?',
      'In which situation is it of no use to you?',
    ],
    [
      'The problem people want to solve',
      'Which problem do you want to solve with it?',
      'How did you solve that problem before?',
    ],
    [
      'Difficulties of use',
      'What was most difficult or confusing for you?',
      'What did you have to learn by trial and error?',
    ],
    [
      'What is missing today',
      'What is still missing for it to serve you well?',
      'If you could change just one thing, what would it be?',
    ],
    [
      'Comparison with alternatives',
      'Which alternatives have you tried?',
      'What would make you switch to something else?',
    ],
  ],
} satisfies Partial<Points['byPurpose']>
