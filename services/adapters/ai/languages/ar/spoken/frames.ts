// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions around the noun phrases of a thing. Nothing in them agrees with the phrase in gender or number.
import type { QuestionFrames } from '../../types/question-frames.ts'
import { questionPhrases } from './question-phrases.ts'
import { framedNouns } from './framed-nouns.ts'
import { ofOwner } from './of-owner.ts'
import { seamsOf } from './sound.ts'
import { directQuestion, statementQuestions } from './statement-questions.ts'

/** Behind a preposition that is written onto its noun. */
const joined = (letter: 'ب' | 'ل', phrase: string) =>
  letter === 'ل' && phrase.startsWith('ال') ? `لل${phrase.slice(2)}` : `${letter}${phrase}`

/** The head of an annexation is its first word: "ضغط العمل". */
const headOf = (phrase: string) => {
  const [first = ''] = phrase.split(' ')
  const bare = first.replace(/^(?:و|ف)?(?:(?:ب|ك)?ال|لل)(?=\p{L}{2})/u, '')
  return /^(?!ال)\p{L}{3,}ك$/u.test(first) ? bare.slice(0, -1).replace(/ت$/u, 'ة') : bare
}

/** Person and definiteness stand at the beginning of a word. */
function shapeOf(word: string): string {
  const [start = ''] = /^(?:و|ف)?(?:(?:[بك]?ال|لل)|[بحهسك]?[تي](?=\p{L}{2}))/u.exec(word) ?? []
  const [end = ''] = /(?:هم|هن|ها|نا|وا|ون|ين|ات|ك|ه|ت|ي)$/u.exec(word) ?? []
  return `${start.replace(/^[وف]/u, '')}-${end}`
}

export const questionFrames: QuestionFrames = {
  byClass: {
    experience: ['كيف كانت تجربتك مع {s}؟', 'كيف وجدت {s}؟', 'كيف تصف {s}؟', 'ما رأيك في {s}؟'],
    opinion: ['ما رأيك في {s}؟', 'كيف تجد {s}؟', 'ما الذي يعجبك وما الذي لا يعجبك في {s}؟'],
    amount: [
      'ما رأيك في {s}؟',
      'كيف تجد {s}؟',
      'كيف ترى {s} مقارنةً بما تحصل عليه؟',
      'كيف ترى {s} مقارنةً بما تبذله من جهد؟',
      'إلى أي مدى ترى {s} في حدود المعقول؟',
      'ما مدى ملاءمة {s} لظروفك؟',
    ],
    problem: [
      'ما الذي واجهته أو لاحظته بشأن {s}، إن وُجد؟',
      'ما تأثير {s} عليك، إن وُجد؟',
      'ما تجربتك مع {s}، إن وُجدت؟',
      'كيف تتعامل مع {s} عادةً، إن حدث لك ذلك؟',
    ],
    person: [
      'كيف تصف تعامل {s} معك؟',
      'ما رأيك في {s}؟',
      'كيف كانت تجربتك مع {s}؟',
      'كيف تصف علاقتك {b}؟',
    ],
    place: ['ما رأيك في {s}؟', 'كيف تجد {s}؟', 'كيف تصف {s}؟', 'كيف كانت تجربتك في {s}؟'],
    process: [
      'كيف كانت تجربتك مع {s}؟',
      'كيف وجدت {s}؟',
      'ما الذي تجده سهلًا وما الذي تجده صعبًا في {s}؟',
      'ما رأيك في {s}؟',
    ],
    habit: [
      'ما عاداتك في {s}؟',
      'كيف تصف {s} في يومك المعتاد؟',
      'ما مكانة {s} في حياتك اليومية؟',
      'ما رأيك في {s}؟',
    ],
    feeling: [
      'إلى أي مدى تشعر {b}؟',
      'كيف تصف {s}؟',
      'ما الذي يعزز أو يُضعف {s} لديك؟',
      'ما الذي يؤثر في شعورك {b}؟',
    ],
    plan: [
      'ما رأيك في {s}؟',
      'كيف تنظر إلى {s}؟',
      'ما الذي قد يتغير بالنسبة إليك مع {s}؟',
      'ما أثر {s} عليك؟',
    ],
    quality: ['ما رأيك في {s}؟', 'كيف تجد {s}؟', 'كيف تقيّم {s}؟', 'كيف تصف {s}؟'],
    choice: [
      'ما أهم ما تراعيه في {s}؟',
      'ما الذي يؤثر فيك عند {s}؟',
      'ماذا تعرف عن {s}، وما رأيك فيما تعرفه؟',
      'ما رأيك في {s}؟',
    ],
    reason: ['من تجربتك، ما {s}؟', 'برأيك، ما الذي يقف وراء {s}؟', 'ما الذي قد يدفعك إلى {s}؟'],
    wish: ['ما أهم {s} بالنسبة إليك؟', 'ما الذي تتمناه فيما يخص {s}؟', 'كيف ترى {s}؟', 'ما {s}؟'],
    object: ['ما رأيك في {s}؟', 'كيف كانت تجربتك مع {s}؟', 'كيف تجد {s}؟', 'كيف تستخدم {s}؟'],
    information: [
      'ما رأيك في {s}؟',
      'ما مدى وضوح {s} بالنسبة إليك؟',
      'كيف تجد {s}؟',
      'ما الذي ينقصك فيما يخص {s}؟',
    ],
  },
  anyNoun: [
    'ما رأيك في {s}؟',
    'كيف تجد {s}؟',
    'كيف تصف {s}؟',
    'كيف كانت تجربتك مع {s}؟',
    'كيف ترى {s}؟',
    'ما انطباعك عن {s}؟',
    'ما ملاحظاتك على {s}؟',
    'ما مدى رضاك عن {s}، ولماذا؟',
    'ما الذي يهمك أكثر فيما يخص {s}؟',
    'ما الذي يسير جيدًا وما الذي تودّ تغييره في {s}؟',
  ],
  subject: [
    'ما الذي يهمك أكثر فيما يخص {s}؟',
    'كيف كانت تجربتك مع {s}؟',
    'ما الذي تودّ أن نعرفه عن {s}؟',
    'ما رأيك في {s} بوجه عام؟',
  ],
  context: ['فيما يخص {s}، {q}', 'بخصوص {s}، {q}'],
  phrases: questionPhrases,
  forms: (phrase) => ({ s: phrase, b: joined('ب', phrase), l: joined('ل', phrase) }),
  headOf,
  shapeOf,
  statements: statementQuestions,
  directly: directQuestion,
  negation: {
    thing:
      /(?<!\p{L})[وف]?(?:لا|لم|لن|ليس|ليست|عدم)(?!\p{L})|(?<!\p{L})م[ابتيك]\p{L}{2,}ش(?!\p{L})/u,
    open: /(?<!\p{L})(?:ولا|أو|او|أم|لو) (?:لأ|لا)(?!\p{L})/u,
    question:
      /(?<!\p{L})[وف]?ب?(?:لا|لم|لن|ليس|ليست|عدم|دون|ألا|ما|مش|مو|غير|أم|أو|ولا)(?!\p{L})|منع|تجنب|صعب|حول دون|امتن|عزف|ينقص|رفض|بدل|ترك|توقف|عاق|عيق|يبعد|(?<!\p{L})م\p{L}{3,}ش(?!\p{L})/u,
  },
  seams: seamsOf,
  mendWritten: ofOwner,
  framedNouns,
  nouns: new URL('../noun-classes.txt', import.meta.url),
}
