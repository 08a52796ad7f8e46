// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { QuestionTemplates } from '../../types/templates.ts'

export const questionTemplates: QuestionTemplates = {
  knownQuestion: {
    professional: [
      '{ask}',
      'Moving on to another aspect: {ask}',
      'I would also like to know: {ask}',
      'Another important point: {ask}',
    ],
    friendly: [
      'Now tell me: {ask}',
      'Changing the subject a little: {ask}',
      'And here is another one: {ask}',
      '{ask} Just tell it your own way!',
    ],
    curious: [
      'I am curious: {ask}',
      'I would love to understand another part of the story: {ask}',
      '{ask} I love details.',
      'Something else I wonder about: {ask}',
    ],
    empathetic: [
      'If you feel comfortable: {ask}',
      '{ask} Please take your time.',
      'I would like to see your side of it: {ask}',
      'Thinking of what you have been through: {ask}',
    ],
    analytical: [
      'Next point: {ask}',
      'In concrete terms: {ask}',
      '{ask} Facts, dates or figures are welcome.',
      'Turning to another factor: {ask}',
    ],
  },
  rephrasedQuestion: {
    professional: ['Staying with this point: {ask}', 'Put another way: {ask}'],
    friendly: ['Let us try another way in: {ask}', 'Let me ask it another way: {ask}'],
    curious: ['Looking at it from another angle: {ask}', 'I keep wondering: {ask}'],
    empathetic: ['This may be easier: {ask}', 'No hurry: {ask}'],
    analytical: ['The same point from another angle: {ask}', 'By another route: {ask}'],
  },
  ownerQuestion: {
    professional: ['{ask} Please comment on your answer.', '{ask} An example is helpful.'],
    friendly: ['{ask} Do say a little about why!', 'So tell me: {ask} Any answer goes!'],
    curious: ['{ask} I would love to know why.', 'I wonder: {ask} I love details.'],
    empathetic: [
      '{ask} What counts is your view, whatever it is.',
      'In your own time: {ask} There is no right or wrong answer.',
    ],
    analytical: [
      '{ask} Please point to the facts.',
      'A direct question: {ask} One figure or fact helps.',
    ],
  },
  closedQuestion: {
    professional: ['{ask}', 'A short answer, please: {ask}'],
    friendly: ['Here is a quick one: {ask}', 'Quick question for you: {ask}'],
    curious: ['One thing I am curious about: {ask}', 'I wonder: {ask}'],
    empathetic: ['No hurry, no wrong answer: {ask}', 'Whatever feels most true to you: {ask}'],
    analytical: ['One figure or fact: {ask}', 'To measure it: {ask}'],
  },
  unknownPoint: {
    professional: [
      'Moving on to “{point}”: how do you assess it today?',
      'I would like to hear about “{point}”. What has mattered most in your experience?',
      'On “{point}”: which situation illustrates what you think?',
      'Another point is “{point}”. What is your assessment?',
    ],
    friendly: [
      'Now tell me about “{point}”: how does that go for you?',
      'And when it comes to “{point}”, what would you say?',
      'Next stop: “{point}”. What comes to mind?',
      'Speaking of “{point}”, what stood out for you?',
    ],
    curious: [
      'I am curious about “{point}” too: what story could you tell about it?',
      'And on “{point}”, what do you notice that others may miss?',
      'Thinking of “{point}”, what happened the last time?',
      'I would like to see “{point}” through your eyes: how does it show up in your daily life?',
    ],
    empathetic: [
      'If you feel comfortable, let us talk about “{point}”. How has that been for you?',
      'I would also like to understand “{point}”. How do you feel about it?',
      'Thinking of “{point}”, what weighed most on you?',
      'On “{point}”, what do you wish people understood?',
    ],
    analytical: [
      'Next, “{point}”: which factor weighs most in your view?',
      'As for “{point}”, what has changed over time?',
      'Looking closely at “{point}”, what explains your opinion?',
      'On “{point}”: how often does it come up in your life?',
    ],
  },
  unknownPointOtherLanguage: {
    professional: [
      'This point is written {tongue}: “{point}”. What is your opinion?',
      'The survey has a point {tongue}: “{point}”. How do you assess it?',
    ],
    friendly: [
      'This one came written {tongue}: “{point}”. What can you tell me?',
      'The people behind the survey wrote, {tongue}: “{point}”. What comes to mind?',
    ],
    curious: [
      'There is a point written {tongue} that I wonder about: “{point}”. What have you lived through there?',
      'I am curious about this, noted {tongue}: “{point}”. Which example would you give?',
    ],
    empathetic: [
      'This point was written {tongue}: “{point}”. How has that been for you?',
      'In your own time: the survey also wants to hear about “{point}”, written {tongue}. How do you feel about it?',
    ],
    analytical: [
      'Point recorded {tongue}: “{point}”. Which facts stand out?',
      'Item written {tongue}: “{point}”. What is your assessment?',
    ],
  },
  otherAngle: {
    professional: [
      'Staying with “{point}”: what would it be like in an ideal world?',
      'Looking at “{point}” from another side: what should change first?',
    ],
    friendly: [
      'Coming at “{point}” another way: what would you tell a friend about it?',
      'And with a magic wand for “{point}”, what would you change?',
    ],
    curious: [
      'Thinking again of “{point}”: what has surprised you most so far?',
      'Looking at “{point}” from another angle: what does hardly anyone mention?',
    ],
    empathetic: [
      'Gently back to “{point}”: what would make the biggest difference to you?',
      'Staying with “{point}”: what would help you from here on?',
    ],
    analytical: [
      'The same point, “{point}”, from another angle: if you could change a single factor, which would it be?',
      'Still on “{point}”: under which conditions would it be different?',
    ],
  },
  otherAngleWithoutPoint: {
    professional: [
      'Is there a recent situation that comes to mind all the same?',
      'What have you noticed about it, even in passing?',
      'What do the people around you say about it?',
    ],
    friendly: [
      'Does a small moment come to mind all the same?',
      'What do your friends say about it?',
      'Even a guess is fine: what would you say?',
    ],
    curious: [
      'Is there one small scene that you remember?',
      'What caught your eye, if only in passing?',
      'What might an outsider notice about it?',
    ],
    empathetic: [
      'Is there a moment that comes back to you, even a small one?',
      'What would a person close to you say about it?',
      'A first thought is enough: what is it?',
    ],
    analytical: [
      'Which single fact do you remember, if any?',
      'What do others report about it?',
      'What would be your best estimate?',
    ],
  },
  inLanguage: {
    'pt-br': 'in Portuguese',
    en: 'in English',
    ar: 'in Arabic',
    es: 'in Spanish',
  },
}
