// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions around the noun phrases of a thing.
import type { QuestionFrames } from '../../types/question-frames.ts'
import { asksFact, isBroken } from './broken.ts'
import { asNoun } from './noun-articles.ts'
import { isPlural } from './noun-questions.ts'
import { framedNouns } from './framed-nouns.ts'
import { seamsOf } from './sound.ts'
import { questionPhrases } from './question-phrases.ts'
import { directQuestion } from './direct-questions.ts'
import { statementQuestions } from './statement-questions.ts'
import { mendWritten } from './written.ts'

const preposition =
  /\s(?:of|in|at|for|on|with|to|from|about|by|after|before|during|between|under|over|through|near|around|without|within|towards?|against|among|and|or|when|while|as)\s.*$/iu

/** "The waiting times at the clinic": "times". */
const headOf = (phrase: string) =>
  phrase
    .replace(preposition, '')
    .split(/[\s-]+/u)
    .at(-1)!
    .toLowerCase()

export const questionFrames: QuestionFrames = {
  byClass: {
    experience: [
      'What has your experience with {s} been like?',
      'How {has} {s} been for you?',
      'How did you find {s}?',
      'How {is} {s} going for you?',
    ],
    opinion: ['What do you think of {s}?', 'How do you find {s}?', 'How do you feel about {s}?'],
    amount: [
      'How do you find {s}?',
      'What do you think of {s}?',
      'How do you feel about {s}?',
      'How reasonable {do} {s} seem to you?',
      'How fair {do} {s} seem to you?',
    ],
    problem: [
      'How, if at all, {has} {s} affected you?',
      'What, if anything, have you noticed about {s}?',
      'How much of a concern, if any, {is} {s} for you?',
      'What has been your experience of {s}, if any?',
      'If {s} {has} been an issue for you, how so?',
    ],
    person: [
      'What has your experience with {s} been like?',
      'What has your contact with {s} been like?',
      'How do you get on with {s}?',
      'How well {do} {s} support you?',
      'How would you describe working with {s}?',
    ],
    place: [
      'What do you think of {s}?',
      'What is it like to use {s}?',
      'How do you find {s}?',
      'How well {do} {s} work for you?',
    ],
    process: [
      'What problems, if any, have you had with {s}?',
      'How {has} {s} been for you?',
      'How well {do} {s} work for you?',
      'What has your experience with {s} been like?',
      'How {is} {s} handled, as you see it?',
    ],
    habit: [
      'What part {do} {s} play in your life?',
      'What {is} {s} like for you?',
      'How do you go about {s}?',
      'What {do} {s} look like for you?',
    ],
    feeling: [
      'How do you feel when it comes to {s}?',
      'What affects {s} for you?',
      'How would you describe {s}?',
      'How, if at all, {do} {s} affect you?',
    ],
    plan: [
      'What do you think of {s}?',
      'How do you feel about {s}?',
      'What would {s} mean for you?',
    ],
    quality: ['How would you describe {s}?', 'How do you find {s}?', 'What do you think of {s}?'],
    choice: [
      'What do you think of {s}?',
      'How do you find {s}?',
      'What matters most to you when it comes to {s}?',
    ],
    reason: ['What do you see as {s}?', 'What would you say {is} {s}?'],
    wish: [
      'What would you like to see when it comes to {s}?',
      'What {is} {s}?',
      'Which {s} would matter most to you?',
    ],
    object: [
      'How do you find {s}?',
      'How well {do} {s} work for you?',
      'What is it like to use {s}?',
      'What do you use {s} for?',
    ],
    information: [
      'How do you find {s}?',
      'How clear {do} {s} seem to you?',
      'How useful {is} {s} to you?',
    ],
  },
  anyNoun: [
    'What has your experience with {s} been like?',
    'What do you think of {s}?',
    'What can you tell me about {s}?',
    'What matters most to you when it comes to {s}?',
    'What stands out to you about {s}?',
    'When it comes to {s}, what has your experience been?',
  ],
  subject: [
    'What else matters to you when it comes to {s}?',
    'What has your experience with {s} been like?',
    'What would you want us to know about {s}?',
  ],
  context: ['When it comes to {s}, {q}', 'About {s}: {q}'],
  phrases: questionPhrases,
  asNoun,
  forms: (phrase) => {
    const isMany = isPlural(phrase)
    return {
      s: phrase,
      is: isMany ? 'are' : 'is',
      has: isMany ? 'have' : 'has',
      do: isMany ? 'do' : 'does',
    }
  },
  headOf,
  statements: statementQuestions,
  directly: directQuestion,
  seams: seamsOf,
  framedNouns,
  mendWritten,
  isBroken,
  asksFact,
  negation: {
    thing: /n['’]t\b|\b(?:not|never|hardly|no longer)\b/iu,
    open: /\bor (?:not|never)\b/iu,
    question:
      /n['’]t\b|\b(?:not|never|no|nothing|nobody|hardly|keeps?|kept|without|lacks?|still|rather|instead|against|or|put(?:s)? you off)\b|prevent|\b(?:stop|avoid|hold|held|difficult|hard|miss|refus|skip|decid|un\p{L})/iu,
  },
  nouns: new URL('../noun-classes.txt', import.meta.url),
}
