// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { withoutAudience } from './audience.ts'
import { toSecondPerson } from './second-person.ts'
import { finish, speakTopic } from './topic-questions.ts'

export function speakClause(thing: string, audience: string | undefined, turn?: number): string {
  const text = thing
    .trim()
    .replaceAll(/[\u064C-\u0652]/gu, '')
    .replace(
      /^(?:و|ف)(?=(?:أي |اي |فيم |فيما |هل|كيف|لماذا|ليش|ليه|شو|شنو|أين|اين|متى|كم|ما |ماذا|من |مين|إيه|ايش|بكم))/u,
      '',
    )
  const whether = /^(?:هل|(?:ما إذا|إذا|اذا|إن)(?: كان| كانت| كانوا)?)\s+(.+)$/u.exec(text)
  if (whether)
    return speakWhether(whether[1]!.replace(/[،,]? ?(?:و(?:لماذا|ليش|ليه))$/u, ''), audience)
  if (/^(?:كيفية|كيفيه)\s/u.test(text)) return speakTopic(text, audience, turn)
  if (isOpen.test(text) || asksLater.test(text))
    return (
      askLeaving(text, audience) ??
      finish(asksView(toSecondPerson(withoutAudience(text, audience))))
    )
  return speakTopic(text, audience, turn)
}

/** Whatever respondents are called, their opinion is asked: "ما رأي السباحين في". */
const asksView = (text: string) =>
  text
    .replace(
      /^(ما|شو|ايش|إيش|وش|شنو|ايه|إيه) (?:هو )?(?:رأي|راي) (?:ال\p{L}+|\p{L}+ ال\p{L}+) (?=(?:في|ب|عن|حول)(?:\s|ال))/u,
      '$1 رأيك ',
    )
    .replace(
      /^ما (?=ي(?:عجب|عيق|منع|دفع|قلق|زعج|هم|جذب|شجع|ضايق|جعل|ساعد|حفز|ميز|نقص)\p{L}*)/u,
      'ما الذي ',
    )

/** Verbs of leaving, each with its noun. */
const leaving: readonly (readonly [pattern: RegExp, noun: string])[] = [
  [/^(?:تترك|تركت)$/u, 'ترك'],
  [/^(?:تغادر|غادرت)$/u, 'مغادرة'],
  [/^(?:تلغي|ألغيت|الغيت)$/u, 'إلغاء'],
  [/^(?:تتوقف|توقفت)$/u, 'التوقف'],
  [/^(?:تنسحب|انسحبت)$/u, 'الانسحاب'],
  [/^(?:تنقطع|انقطعت)$/u, 'الانقطاع'],
  [/^(?:تستقيل|استقلت)$/u, 'الاستقالة'],
  [/^(?:تتخلى|تخليت)$/u, 'التخلي'],
]

/** Not all respondents have left. */
function askLeaving(text: string, audience: string | undefined): string | undefined {
  if (!/^لماذا\s/u.test(text)) return undefined
  const [, verb = '', ...rest] = toSecondPerson(
    withoutAudience(text.replace(/ بعض(?:هم|هن)(?!\p{L})/u, ''), audience),
  ).split(' ')
  const noun = leaving.find(([pattern]) => pattern.test(verb))?.[1]
  return noun && finish(`ما الذي دفعك أو قد يدفعك إلى ${noun} ${rest.join(' ')}`)
}

/** Egyptian: the question word stands behind its verb. */
const asksLater = /\s(?:ليه|ازاي|إزاي|ايه|إيه|كام|بكام|امتى|إمتى|فين|مين)(?![\p{L}\p{M}])/u

const isOpen =
  /^(?:لماذا|لم|ليش|ليه|لية|علاش|ماذا|ما هي|ما هو|ماهي|ماهو|ما الذي|ما اللي|ما |شنو|شنهو|شو|وش|ويش|ايش|إيش|أيش|ايه|إيه|كيف|شلون|اشلون|ازاي|إزاي|متى|امتى|إمتى|اين|أين|وين|فين|منين|من وين|من أين|كم|كام|بكم|بكام|قديش|جم|شكثر|إلى أي|الى أي|منو|مين|من |بمن|ممن|لمن|مع من|مع مين|أي|اي|أية|انهي|أنهي|أيّ|في أي|بأي|على أي|حق أي|من أي|عند أي|فيم|فيما|منذ متى|لأي|حتى متى)(?![\p{M}])/u

function speakWhether(raw: string, audience: string | undefined): string {
  const clause = raw.replace(/ (?:ولا لأ|ولا لا|أم لا|او لا|أو لا)$/u, '')
  const own = toSecondPerson(withoutAudience(clause, audience))
  const choice =
    /^(?:هو |هي |السبب |بسبب )?(\p{L}+(?: \p{L}+){0,2}) (?:أم|أو|او|ولا|ولّا) (.+)$/u.exec(own)
  if (choice && /^(?:ال)/u.test(choice[1]!))
    return finish(
      `ما دور ${choice[1]} و${choice[2]!.replaceAll(/ (?:أم|أو|او|ولا) /gu, ' و')} في ذلك بالنسبة إليك`,
    )
  const isOfThings = /^ال\p{L}+ \p{L}+(?: \p{L}+)?$/u.test(own) && !/\p{L}ك(?=\s|$)/u.test(own)
  return finish(`هل ${own}${isOfThings ? ' برأيك' : ''}`)
}
