// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Points } from '../../types/purposes.ts'

/** Research, health, public services, brands, employment. */
export const societyPoints = {
  research: [
    [
      'Experience with the topic of the study',
      'Which experience of yours comes closest to this topic?',
      'When did this topic first come up in your life?',
    ],
    [
      'Everyday practices',
      'How does this happen on an ordinary day?',
      'Which part of that routine has changed over the years?',
    ],
    [
      'What the topic means to people',
      'What does this mean to you?',
      'Which word or image sums it up for you?',
    ],
    [
      'Influences on how people act',
      'What most influences how you act in this matter?',
      'Which person or situation changed the way you think?',
    ],
    [
      'Cases out of the ordinary',
      'Which situation was unlike what usually happens?',
      'What did that exception show you?',
    ],
  ],
  brand: [
    [
      'Strongest memory of the brand',
      'What is the strongest memory you have of the brand?',
      'Where did the brand last come your way?',
    ],
    [
      'Image of the brand',
      'If the brand were a person, how would you describe them?',
      'Which word does not fit the brand?',
    ],
    [
      'Trust in the brand',
      'What adds to, or takes away from, your trust in the brand?',
      'Which promise have you seen the brand keep?',
    ],
    [
      'Reaction to the brand’s messages',
      'What caught your attention in the brand’s messages?',
      'Which message left you confused?',
    ],
    [
      'Comparison with other brands',
      'Which other brands do you consider when you choose?',
      'What does another brand do that you would like to see here?',
    ],
  ],
  health: [
    [
      'The way to care',
      'What made you look for care the last time?',
      'What made it easier, or harder, to get there?',
    ],
    [
      'Attention received',
      'How would you describe the attention you received?',
      'At what point did you feel truly listened to?',
    ],
    [
      'Clarity of health advice',
      'How easy was the advice you were given to understand?',
      'Which question stayed with you afterwards?',
    ],
    [
      'Effect on well-being',
      'What has changed in your well-being since then?',
      'Which habit helps your well-being most today?',
    ],
    [
      'What would make care better',
      'What would make this care better for you?',
      'What should stay exactly as it is?',
    ],
  ],
  civic: [
    [
      'The service in daily life',
      'How is this service part of your daily life?',
      'When did you last need it?',
    ],
    [
      'Access and waiting time',
      'How did you go about getting what you needed the last time?',
      'In which part of the wait did you lose most time?',
    ],
    [
      'Quality of what people receive',
      'How do you rate the quality of what you received?',
      'Which situation shows that quality well?',
    ],
    [
      'Access to information',
      'How do you find out what is available?',
      'Which information was hard to find?',
    ],
    [
      'Priorities of those who live here',
      'What should come first for people who live in your area?',
      'What already works well where you live?',
    ],
  ],
  hiring: [
    [
      'How people came to the job',
      'How did you learn about the job?',
      'What made you decide to apply?',
    ],
    [
      'Clarity of the stages',
      'How clear were the stages of the process to you?',
      'Which information would you have liked to have earlier?',
    ],
    [
      'Experience of the interviews',
      'How did the interviews go for you?',
      'Which interview question do you still remember?',
    ],
    [
      'Time to an answer',
      'How was the wait for an answer from the company?',
      'What would make that wait easier?',
    ],
    [
      'What weighed in the decision about the job',
      'What weighed most in your decision about the job?',
      'What would you tell someone who is about to apply?',
    ],
  ],
  exit: [
    [
      'Reasons for leaving the company',
      'What led you to decide to leave?',
      'Of all that played a part in it, what weighed most?',
    ],
    [
      'The moment the decision became clear',
      'At what point did the decision to leave become clear?',
      'What had happened shortly before that?',
    ],
    [
      'Relationship with leadership',
      'How was your relationship with your leaders?',
      'In which situation did you miss some support?',
    ],
    [
      'Room to grow',
      'What room to grow did you find?',
      'When did you feel that your work was recognised?',
    ],
    [
      'What would have changed the decision',
      'What could have changed your decision?',
      'What advice would you give the company?',
    ],
  ],
} satisfies Partial<Points['byPurpose']>
