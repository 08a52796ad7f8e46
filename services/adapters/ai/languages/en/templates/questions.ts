// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { QuestionTemplates } from '../../types/templates.ts'

export const questionTemplates: QuestionTemplates = {
  inOtherWords: [
    'In other words: {ask}',
    'Put differently: {ask}',
    'Let me ask it another way: {ask}',
  ],
  rephrasedQuestion: [
    'Let me ask it again: {ask}',
    'The question was: {ask}',
    'To come back to the question: {ask}',
  ],
  unknownPoint: [
    'Now about “{point}”: how has that been for you?',
    'What can you tell me about “{point}”?',
    'On “{point}”: what has your experience been?',
    'And “{point}”: what comes to mind?',
  ],
  unknownPointOtherLanguage: [
    'This point is written {tongue}: “{point}”. What can you tell me about it?',
    'The survey has a point {tongue}: “{point}”. How has that been for you?',
  ],
  otherAngle: [
    'A rough idea is enough. Do you have one?',
    'Anything will do: what comes to mind first?',
    'Take your time. Is there something you’d mention?',
    'Does anything come to mind, even something small?',
    'Is there anything at all you’d say about it?',
    'Even a guess would help: what would you say?',
  ],
  inLanguage: { 'pt-br': 'in Portuguese', en: 'in English', ar: 'in Arabic', es: 'in Spanish' },
}
