// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

/** What respondents experienced. */
export const experiencePoints = {
  employees: [
    [
      'Daily work and atmosphere',
      'How have your days at work been lately?',
      'Which part of the week best shows what it is like to work here?',
    ],
    [
      'Support from leadership',
      'How do you experience the support of your leaders?',
      'When did you last miss some support?',
    ],
    [
      'Workload and balance',
      'How is the balance between your work and the rest of your life?',
      'What takes most of your energy in an ordinary week?',
    ],
    [
      'Recognition and growth',
      'When did you last feel recognised for your work?',
      'Which chance to grow would you like to have?',
    ],
    [
      'Changes that would make a difference',
      'Which change would make the biggest difference at work?',
      'If you could decide for a week, what would you change first?',
    ],
  ],
  event: [
    [
      'Expectations before taking part',
      'What did you expect before you took part?',
      'What turned out different from what you had imagined?',
    ],
    [
      'Most memorable moments',
      'Which moment was the most memorable for you?',
      'Which part could you have done without?',
    ],
    [
      'Organisation and venue',
      'What did you think of the organisation and the venue?',
      'Which detail of the organisation got in your way most?',
    ],
    [
      'What stays after the event',
      'What did you take from it into your daily life?',
      'What did you tell other people about it?',
    ],
    [
      'Improvements for next time',
      'What would you change next time?',
      'What would make you bring a friend next time?',
    ],
  ],
  learning: [
    [
      'Motivation to learn',
      'What made you start learning this?',
      'What did you want to be able to do and still cannot?',
    ],
    [
      'Clarity of the content',
      'How clear was the content for you?',
      'Which explanation did you have to look for elsewhere?',
    ],
    [
      'Difficulties along the way',
      'What has been the most difficult part so far?',
      'What helped when you got stuck?',
    ],
    [
      'Using what was learned in practice',
      'What have you already put into practice?',
      'What kept you from applying more of it?',
    ],
  ],
  support: [
    [
      'Reason for getting in touch',
      'What made you look for help the last time?',
      'What had you already tried before you got in touch?',
    ],
    [
      'Time to a solution',
      'How long did it take to reach a solution?',
      'Which part of the wait bothered you most?',
    ],
    [
      'Clarity and care of the service',
      'How would you describe the service you received?',
      'What did someone say or do that you still remember?',
    ],
    [
      'What was missing for a better solution',
      'What was missing for your problem to be solved better?',
      'What would ideal help look like in a case like yours?',
    ],
  ],
  satisfaction: [
    [
      'What people like most about {s}',
      'What do you like most about {s}?',
      'Which recent moment left a good impression?',
    ],
    [
      'What bothers people most',
      'What bothers you most?',
      'What have you stopped mentioning although it still bothers you?',
    ],
    [
      'Comparison with first expectations',
      'How does it compare with what you expected at first?',
      'What surprised you, for better or worse?',
    ],
    [
      'What needs to improve first',
      'What needs to improve first, in your opinion?',
      'What should not change at all?',
    ],
  ],
  market: [
    [
      'Current habits',
      'How does this fit into your routine today?',
      'What has changed in your habits over the last year?',
    ],
    [
      'Criteria for choosing',
      'The last time you chose, what tipped the balance?',
      'What makes you rule out an option straight away?',
    ],
    [
      'Frustrations with today’s options',
      'What frustrates you most about the options that exist today?',
      'Which promise have you stopped believing in?',
    ],
    [
      'What would make people switch',
      'What would make you try something new?',
      'What keeps you from changing today?',
    ],
  ],
  general: [
    [
      'Personal experience',
      'Which situation has shaped your experience most?',
      'When did this become part of your life?',
    ],
    [
      'What works well',
      'What has been working well for you?',
      'What would you like to stay the way it is?',
    ],
    [
      'Main difficulties',
      'What is the biggest difficulty you run into?',
      'How do you deal with that difficulty today?',
    ],
    [
      'Changes people wish for',
      'If you could change one thing, what would it be?',
      'What difference would that change make to you?',
    ],
  ],
} satisfies Partial<Points['byPurpose']>
