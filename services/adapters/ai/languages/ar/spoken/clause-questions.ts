// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { withoutAudience } from './audience.ts'
import { addressedTo, avoided } from './focus.ts'
import { ifSo } from './if-so.ts'
import { leavingNoun } from './leaving.ts'
import { askNoun, isNamePhrase } from './noun-questions.ts'
import { isGroup } from './persons.ts'
import { regional } from './question-words.ts'
import { toSecondPerson } from './second-person.ts'
import { finish, speakTopic } from './topic-questions.ts'
import { viewedThing } from './views.ts'

export function speakClause(thing: string, audience: string | undefined, turn?: number): string {
  const text = ofGroup(thing, audience)
    .trim()
    .replaceAll(/[\u064C-\u0652]/gu, '')
    .replace(/^(?:و|ف)?عما (?=إذا|اذا)/u, 'ما ')
    .replace(
      /^(?:و|ف)(?=(?:(?:بعد|قبل|منذ|كل|على) كم |إلى من |لمين |من مين |مع مين |بشو |عن شو |لشو |بم |بماذا |واش |شحال |شكون |كيفاش |أي |اي |فيم |فيما |هل|كيف|لماذا|ليش|ليه|شو|شنو|أين|اين|متى|كم|ما |ماذا|من |مين|إيه|ايش|بكم))/u,
      '',
    )
  // "الناس رأيها في الرحلة", "السكان رأيهم إيه في السوق"
  const held =
    /^(?:(?:ايه|إيه|شو|وش|شنو|ما|ايش|إيش) )?(?:ال\p{L}+ )(?:في \p{L}+ )?(?:رأي|راي)(?:ها|هم|هن|ن)(?: (?:ايه|إيه|شو|شنو))? ?(?:في |عن |ب(?=ال)|بخصوص )(.+)$/u.exec(
      text,
    )?.[1]
  if (held) return speakTopic(`رأي في ${held}`, audience, turn)
  // "لو عايزين طلمبة مشتركة"
  const requested =
    /^(?:لو|إذا|اذا|هل) (?:هم )?(?:عايزين|عاوزين|حابين|محتاجين|بدهم|بدهن|ودهم|يريدون|يبون|يبغون) (?!أن |ان |[يتن]\p{L}{2,})(\p{L}+(?: \p{L}+){0,4})$/u.exec(
      text,
    )?.[1]
  if (requested) return finish(`ما رأيك في ${requested}`)
  const stated = /^(ال\p{L}+ .+) (?:ولا لأ|ولا لا|أم لا|او لا|أو لا)$/u.exec(text)?.[1]
  if (stated) return speakWhether(stated, audience)
  const often = /^عدد (?:ال)?مرات التي (\p{L}+) فيها (.+)$/u.exec(text)
  if (often)
    return finish(`كم مرة ${toSecondPerson(withoutAudience(`${often[1]} ${often[2]}`, audience))}`)
  // Moroccan: "واش كيلبسو الكاسك"
  const moroccan = /^(?:و|ف)?واش (.+)$/u.exec(text)?.[1]
  if (moroccan)
    return finish(
      `واش ${toSecondPerson(withoutAudience(moroccan, audience))}${/[،]|ولا/u.test(moroccan) ? '' : '، وعلاش'}`,
    )
  const conditional = ifSo(text, audience)
  if (conditional) return conditional
  const whether =
    /^(?:هل|لو(?= ب?ي\p{L}+.* (?:ولا|أو) (?:لأ|لا)$)|(?:ما إذا|إذا|اذا|إن)(?: كان| كانت| كانوا)?)\s+(.+)$/u.exec(
      text,
    )
  if (whether)
    return speakWhether(whether[1]!.replace(/[،,]? ?(?:و(?:لماذا|ليش|ليه|كم مرة))$/u, ''), audience)
  if (/^(?:كيفية|كيفيه)\s/u.test(text)) return speakTopic(text, audience, turn)
  if (isOpen.test(text) || asksLater.test(text))
    return (
      neighbour(text, turn) ??
      askLeaving(text, audience) ??
      finish(asksView(toSecondPerson(withoutAudience(text, audience))))
    )
  const [, noun = ''] = withClause.exec(text) ?? []
  if (noun && !isGroup(noun.split(' ', 1)[0]!))
    return finish(`ما ${toSecondPerson(withoutAudience(withObject(text), audience))}`)
  return speakTopic(text, audience, turn)
}

/** "الشوارع التي باتوا يتجنبونها", "آخر مشكلة لم تُحل" */
const withClause =
  /^(ال\p{L}{2,}(?: ال\p{L}+)?) (?:الذي|التي|اللي) \p{L}+|^((?:أول|آخر|أكثر|أصعب|أسوأ|أفضل) \p{L}+) (?:لم|لن|لا) \p{L}+/u

/** "المشكلات التي صادفت الطلبة": without a pronoun for the noun, that acts, on respondents. */
const withObject = (text: string): string =>
  text.replace(
    /(?<=^ال\p{L}+(?: ال\p{L}+)? (?:الذي|التي) )(\p{L}{2,}(?<!ه|ها|هم|نا)) (ال\p{L}+)(?!.*(?<=\s(?:في|إلي|علي|من|عن|ب|ل|مع))(?:ه|ها)(?!\p{L}))/u,
    (whole, verb: string, noun: string) => (isGroup(noun) ? `${verb}ك` : whole),
  )

const feminineGroup = /^(?:ال)?(?:عائلات|أسر|اسر|شركات|فرق|مؤسسات|جهات|جمعيات)$/u

/** Groups whose members are spoken of in the feminine: "رحلاتها" of families is "رحلاتك". */
const ofGroup = (thing: string, audience: string | undefined) =>
  audience &&
  feminineGroup.test(audience) &&
  !/ال\p{L}+ (?:الذي|التي|اللي|يلي) |(?:^|\s)ال\p{L}+ة(?=\s|$)/u.test(thing)
    ? thing.replaceAll(/(?<=\p{L}{3,})(?<!ون?)ها(?=\s|$|[،؟])/gu, 'ك')
    : thing

/** Neighbours that ask for an opinion are worded differently. */
function neighbour(text: string, turn = 0): string | undefined {
  const viewed = turn > 0 && /^ما (?:رأي|راي)/u.test(text) ? viewedThing(text) : undefined
  return viewed && isNamePhrase(viewed) ? finish(askNoun(viewed, turn)) : undefined
}

/** Asks the respondent for an opinion that the goal ascribes to a group: "ما رأي السباحين في". */
const asksView = (text: string) =>
  text
    .replace(
      /^(ما|شو|ايش|إيش|وش|شنو|ايه|إيه) (?:هو )?(?:رأي|راي) (?:ال\p{L}+|\p{L}+ (?:ال\p{L}+|\p{L}+(?:نا|ي))|\p{L}+(?:نا|ي)) (?=(?:في|ب|عن|حول)(?:\s|ال))/u,
      '$1 رأيك ',
    )
    .replace(
      /^(ما مدى (?:رضا|ثقة|معرفة|اهتمام|استعداد|وعي|التزام)) (?:ال\p{L}+|\p{L}+ ال\p{L}+) (?=(?:عن|ب|في|ل|على)(?:\s|ال))/u,
      (_, degree: string) => `${degree.replace(/ة$/u, 'ت')}ك `,
    )
    .replace(
      /^(ما الذي) يدفعك (?=إلى (?:ترك|حذف|إلغاء|مغادرة|الانسحاب|التوقف|هجر))/u,
      '$1 دفعك أو قد يدفعك ',
    )
    .replace(/^(ما الذي) (?:قد )?(يعيدك|يرجعك)$/u, '$1 قد $2 إلينا')
    // "ما يقوله الأطفال": the pronoun refers to what is asked.
    .replace(/^ما (ي\p{L}{2,})ه (?=ال|\p{L}+ك(?:\s|$))/u, 'ماذا $1 ')
    // "ما تقترح إضافته", "ما تقترح"
    .replace(/^ما (ت\p{L}{2,})ه$/u, 'ماذا $1')
    .replace(/^ما (ت\p{L}{2,})$/u, 'ماذا $1')
    .replace(/^ما (?=ت\p{L}{2,} [^،]*\p{L}ه$)/u, 'ما الذي ')
    // "ما وجدوه صعبًا" would be a negation.
    .replace(/^ما (?=\p{L}{3,}ته\s)/u, 'ما الذي ')
    .replace(
      /^ما (?=ي(?:عجب|عيق|منع|دفع|قلق|زعج|هم|جذب|شجع|ضايق|جعل|ساعد|حفز|ميز|نقص)\p{L}*)/u,
      'ما الذي ',
    )

/** Not all respondents have left. */
function askLeaving(text: string, audience: string | undefined): string | undefined {
  const spoken = /^(?:ليش|ليه) (.+)$/u.exec(text)?.[1]
  const omitted =
    spoken &&
    /^(?:ما|مش) (?:عم |ب)?(ت.+?)(?:ش)?$/u.exec(
      toSecondPerson(withoutAudience(spoken, audience)),
    )?.[1]
  if (omitted) return finish(`ما الذي قد يجعلك لا ${omitted}`)
  const why = /^(?:ما|شو|إيه|ايه) (?:هو |هي )?((?:سبب|أسباب) .+)$/u.exec(text)?.[1]
  if (why) return speakTopic(why, audience)
  if (!/^لماذا\s/u.test(text)) return undefined
  const [, verb = '', ...rest] = toSecondPerson(
    withoutAudience(text.replace(/ بعض(?:هم|هن)(?!\p{L})/u, ''), audience),
  ).split(' ')
  const noun = leavingNoun(verb)
  if (noun) return finish(`ما الذي دفعك أو قد يدفعك إلى ${noun} ${rest.join(' ')}`)
  const clause = addressedTo(text.replace(/^لماذا\s+/u, ''), audience)
  // Of others, respondents only have a view.
  if (!clause)
    return /\p{L}ك(?:\s|$)|(?:^|\s)\p{L}{3,}ت(?=\s|$)/u.test(toSecondPerson(text))
      ? undefined
      : finish(`برأيك، ${text.replace(/(?<!\p{L})بعض(?:هم|هن)(?!\p{L})/u, 'بعض الناس')}`)
  if (/^(?:لا|ما) /u.test(clause)) return finish(`ما الذي قد يجعلك ${clause}`)
  return avoided.test(clause.split(' ')[0]!) ? finish(`ماذا يحدث عادةً عندما ${clause}`) : undefined
}

/** Egyptian: the question word stands behind its verb. */
const asksLater =
  /\s(?:ليه|ازاي|إزاي|ايه|إيه|كام|بكام|امتى|إمتى|فين|مين|لمين|منين)(?![\p{L}\p{M}])/u

const isOpen = new RegExp(
  String.raw`^(?:(?:${regional}|لماذا|لم|ليش|ليه|لية|علاش|ماذا|ما هي|ما هو|ماهي|ماهو|ما الذي|ما اللي|شنو|شنهو|شو|وش|ويش|ايش|إيش|أيش|ايه|إيه|كيف|شلون|اشلون|ازاي|إزاي|متى|امتى|إمتى|اين|أين|وين|فين|منين|من وين|من أين|كم(?!ي)|كام|بكم|بكام|قديش|جم|شكثر|إلى أي|الى أي|منو|مين|لمين|من مين|بشو|عن شو|لشو|بمن|ممن|لمن|مع من|مع مين|أي|اي|أية|انهي|أنهي|أيّ|في أي|بأي|على أي|حق أي|من أي|عند (?:أي|اي|انهي|أنهي)|إلى من|الى من|على من|عند من|بم|مم|علام|عمن|بماذا|عن ماذا|من ماذا|على ماذا|إلى ماذا|شكون|شحال|كيفاش|(?:بعد|قبل|منذ|كل|خلال|في|على|من) كم|فيم|فيما|منذ متى|لأي|حتى متى)(?![\p{L}\p{M}])|ما |من )`,
  'u',
)

const quality =
  /^((?:\p{L}+ )?ال\p{L}+(?: ال\p{L}+){0,2}) (واضح|سهل|صعب|عادل|مفيد|آمن|مناسب|ملائم|كاف|كافي|مريح|غالي|موثوق|منظم|نظيف)(ة|ية)?$/u
const adjective =
  'واضح|سهل|صعب|عادل|مفيد|آمن|مناسب|ملائم|كافي|مريح|موثوق|منظم|نظيف|محترم|سريع|ودود|متعاون|لطيف|مهذب|معقول'
const pastQuality = new RegExp(
  String.raw`^(ال\p{L}+(?: ال\p{L}+)?) (كان|كانت) (${adjective})(ة)?((?: .+)?)$`,
  'u',
)
const fitting = new RegExp(String.raw`^ال\p{L}+(?: ال\p{L}+)? (?:${adjective})ة? (?:ل|ال).+$`, 'u')
const change =
  /^(?:قد |س)?[يت](?:غير|ساعد|جعل|شجع|قنع|سهل|حفز|عيد)(?:ك)? (.{3,40}?) (?:رأيك|قرارك|على .+|تعود.*|أن .+|في .+)$/u
const helped = /^(ساعد|أفاد|نفع|دعم|جهز|أهل)(?:ك|ت|تك)? (ال\p{L}+(?: ال\p{L}+)*)(?: .*)?$/u
const habit = /^(?:تستخدم|تشتري|تلتزم|تفضل|تثق|تطلب|تزور|تتابع|تقرأ|تستعمل|تشارك|تتسوق)(?!\p{L})/u

/** What one does more or less. */
export const hasDegree =
  /^ب?ت(?:ثق|شعر|حس|رى|شوف|رضى|رضي|فهم|هتم|حتاج|عتمد|توقع|وافق|فضل|ستفيد|عجب|ناسب|طمئن|طمن|رتاح|قدر|عرف|خاف|قلق|حب|كره|لتزم|شارك|ؤثر|أثر|اثر|ساعد|فيد|مانع|عتقد|ؤمن|هم|نسجم|تأثر|ستمتع|ميل|رغب)\p{L}* /u

/** A question of yes or no, asked so that more than yes or no answers it. */
function askOpenly(own: string): string | undefined {
  const would = /^(?:قد |سوف |س)(ت\p{L}{2,}(?: .+)?)$/u.exec(own)?.[1]
  if (would && /^تعود(?: .+)?$/u.test(would)) return `إلى أي مدى قد ترغب في العودة${would.slice(4)}`
  if (would && !change.test(own) && !/،| (?:أم|أو|ولا) /u.test(own))
    return `إلى أي مدى قد ترغب في أن ${would}`
  const [, thing = '', was, how = '', feminine = '', since = ''] = pastQuality.exec(own) ?? []
  if (thing)
    return `إلى أي مدى ${was} ${thing} ${how}${feminine ? 'ةً' : 'ًا'}${since.replace('من الأول', 'من البداية')}`
  if (fitting.test(own)) return `إلى أي مدى ${own}`
  const rated = quality.exec(own)
  if (rated) return `إلى أي مدى ${own} بالنسبة إليك`
  const [, changing] = change.exec(own) ?? []
  if (changing) return `ما الفرق الذي قد يحدث لك مع ${changing}`
  const [, verb, what] = helped.exec(own) ?? []
  if (verb) return `إلى أي مدى ${verb}ك ${what}`
  return habit.test(own) && !/،| و(?:لماذا|كيف)| (?:أم|أو) /u.test(own)
    ? `هل ${own}، ولماذا`
    : undefined
}

function speakWhether(raw: string, audience: string | undefined): string {
  const clause = raw.replace(/ (?:ولا لأ|ولا لا|أم لا|او لا|أو لا)$/u, '')
  const own = toSecondPerson(`هل ${withoutAudience(clause, audience)}`).replace(/^هل /u, '')
  const opened = askOpenly(own)
  if (opened) return finish(opened)
  const choice =
    /^(?:هو |هي |السبب |بسبب )?(\p{L}+(?: \p{L}+){0,2}) (?:أم|أو|او|ولا|ولّا) (.+)$/u.exec(own)
  if (choice && /^(?:ال)/u.test(choice[1]!))
    return finish(
      `ما دور ${choice[1]} و${choice[2]!.replaceAll(/ (?:أم|أو|او|ولا) /gu, ' و')} في ذلك بالنسبة إليك`,
    )
  const isOfThings =
    /^ال\p{L}+ ب?[يت]\p{L}{2,}(?: \p{L}+)?$/u.test(own) && !/\p{L}ك(?=\s|$)/u.test(own)
  if (isOfThings) return finish(`إلى أي مدى ${own} برأيك`)
  if (/^(?:شرح|أوضح|استمع|أجاب|رد|اهتم|عامل) ال/u.test(own)) return finish(`إلى أي مدى ${own}`)
  // "هل تشعر بالأمان"
  return finish(
    hasDegree.test(own) && !/،| (?:أم|أو|او|ولا|ولّا) /u.test(own) ? `إلى أي مدى ${own}` : `هل ${own}`,
  )
}
