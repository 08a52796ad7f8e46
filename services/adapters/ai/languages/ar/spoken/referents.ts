// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What "فيه" and "بها" stand for, so that each question can be understood alone.
import type { Focus } from '../../types/clauses.ts'
import { ownThing } from './own-thing.ts'
import { isGroup } from './persons.ts'

const prepositions = 'في|عن|على|إلى|من|مع|حول|تجاه|حيال|بشأن|بخصوص'
const phrase = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${prepositions}) (\p{L}{3,} ال\p{L}{2,}(?: ال\p{L}{2,}){0,2})|(ال\p{L}{3,}(?: ال\p{L}{3,}){0,2}))(?!\p{L})`,
  'gu',
)
const unspecific =
  /^(?:ال)?(?:ناس|وقت|يوم|أسبوع|شهر|عام|سنة|ماضي|ماضية|أخير|أخيرة|صباح|مساء|ربيع|صيف|شتاء|بيت|هدف|دراسة|رأي|سبب|بعد|حي|مدينة|قرية|عمل|عيد|أعياد|عادة|آن|غالب|داخل|خارج|عربي|عربية)(?!\p{L})/u

type Referent = { text: string; isFeminine: boolean }

/** Plurals of things are feminine: "القواعد", "الأحواض". */
const brokenPlural =
  /^(?:ال)?(?:أ\p{L}{2}ا\p{L}|\p{L}وا\p{L}\p{L}|\p{L}{2}ائ\p{L}|م\p{L}ا\p{L}ي?\p{L})$/u

function phrasesIn(sentence: string): Referent[] {
  return [...sentence.matchAll(phrase)].flatMap(({ index, 1: joined, 2: plain }) => {
    const before = sentence.slice(0, index).trim().split(' ').at(-1) ?? ''
    if (plain && isGroup(before)) return []
    const found = (joined ?? plain ?? '').trim()
    // "دورة اللغة"
    const isPart = plain !== undefined && /^(?![بلوف]ال)\p{L}{2,}ة$/u.test(before)
    const text = isPart ? `${before} ${found}` : found
    const words = text.split(' ')
    const [head = ''] = words
    if (
      /^ي/u.test(head) ||
      words.some(isGroup) ||
      unspecific.test(head) ||
      /^ال\p{L}+(?:ين|ون)$/u.test(head)
    )
      return []
    const isFeminine =
      /(?:ة|ات|اء|ى)$/u.test(head) ||
      brokenPlural.test(head) ||
      (/^ال/u.test(head) && words.slice(1).some((word) => /^ال\p{L}+ية$/u.test(word)))
    return [{ text, isFeminine }]
  })
}

const join = (before: string, found: string) => {
  const noun = found.replace(/^لل(?=\p{L}{3})/u, 'ال')
  if (before === 'ب') return `ب${noun}`
  if (before === 'ل') return noun.startsWith('ال') ? `ل${noun.slice(1)}` : `ل${noun}`
  return `${before} ${noun}`
}
const fullForms: Readonly<Record<string, string>> = {
  علي: 'على',
  إلي: 'إلى',
  حيال: 'حيال',
  تجاه: 'تجاه',
}

export function withReferents(things: readonly string[], goal: string): string[] {
  const start = (things[0] ?? '').split(' ').slice(0, 3).join(' ')
  const at = goal.indexOf(start)
  const own = ownThing(goal)
  const lead = phrasesIn(at > 0 ? goal.slice(0, at) : '').toReversed()
  const [, run] = runs.exec(goal) ?? []
  const whole = own?.phrase ?? (run === undefined ? lead.at(-1)?.text : `ال${run}`)
  let known = [
    ...(run ? [{ text: `ال${run}`, isFeminine: run.endsWith('ة') }] : []),
    ...(own ? [{ text: own.phrase, isFeminine: /^\p{L}+ة(?:\s|$)/u.test(own.phrase) }] : []),
    ...lead,
  ]
  return things.map((thing) => {
    const places = lead.length > 0 ? lead : known
    const first =
      recommended.test(thing) && whole !== undefined
        ? [{ text: whole, isFeminine: /^\p{L}+ة(?:\s|$)/u.test(whole) }, ...known]
        : known
    const resolved = resolve(thing, first, places)
    // An item of a list belongs to what the list is about.
    const isItem = lead.length > 0 && thing.split(' ').length <= maxItemWords
    known = isItem ? [...known, ...phrasesIn(thing)] : [...phrasesIn(thing), ...known]
    return resolved
  })
}

/** "أدير مركزًا لتعليم الخط": what the owner runs. */
const runs = /^\s*(?:أدير|ندير|أملك|نملك) (\p{L}{3,}?)(?:ًا|اً)?(?= )/u
/** What is recommended is what the survey is about. */
const recommended = /(?<!\p{L})(?:و|س|سوف )*[يت](?:نصح|وص)\p{L}* (?:به|بها)(?!\p{L})/u

/** "ما الذي يزعجهم فيه": the pronoun is not that of "الذي". */
const annoys = /^(?:و)?ما الذي \p{L}+(?:هم|هن|ك) في(?:ه|ها)$/u

/** "ما يتحدثون عنه": the pronoun is that of "ما". */
const asksWhat = /^و?ما [يت]\p{L}{2,}(?:ون|وا) /u

/** `places`: what respondents are in, which is rather what the goal is about than a thing in it. */
function resolve(thing: string, known: readonly Referent[], places: readonly Referent[]): string {
  const of = (suffix: string, all = known) =>
    all.find(({ isFeminine }) => isFeminine === (suffix === 'ها'))?.text
  return (
    thing
      .replace(/(?<!\p{L})(هي|هو) (?=\p{L}+)/u, (word, pronoun: string) => {
        const noun = /^(?:و)?هل (?:هي|هو) /u.test(thing)
          ? of(pronoun === 'هي' ? 'ها' : 'ه')
          : undefined
        return noun ? `${noun} ` : word
      })
      .replaceAll(
        /(?<!\p{L})(في|ب|ل|عن|من|علي|إلي|مع|حيال|تجاه)(ها|ه)(?!\p{L})/gu,
        (word, before: string, suffix: string) => {
          // "التي يحتاج إليها" speaks of what stands before.
          const noun =
            (suffix === 'ه' && asksWhat.test(thing)) ||
            (/(?<!\p{L})(?:الذي|التي|اللي|مقابل ما|لما|مما|بما|عما|(?<=\s)ما [يت]\p{L}+)(?!\p{L})/u.test(
              thing,
            ) &&
              !annoys.test(thing))
              ? undefined
              : of(suffix, before === 'في' ? [...places, ...known] : known)
          return noun ? join(fullForms[before] ?? before, noun) : word
        },
      )
      .replace(
        /(?<!\p{L})((?:و|ف)?(?:هل|ما|كيف) )?(س?ي\p{L}{3,})(ها|ه) (الناس|\p{L}+(?:ون|ين))(?!\p{L})/u,
        (word, asked: string | undefined, verb: string, suffix: string, people: string) => {
          const noun = of(suffix)
          return noun ? `${asked ?? ''}${verb} ${people} ${noun}` : word
        },
      )
      // "ما يقترحون تغييره" speaks of what is asked for.
      .replace(
        /(?<!^و?ما [يت].*)(?<!\p{L})((?:ب|ل)?(?:أثر|تأثير|توقيت|سعر|موقع|محتوى|مستوى|نتائج|حجم|وقت|مكان|ت\p{L}{2}ي\p{L}))(ها|ه)(?!\p{L})/u,
        (word, noun: string, suffix: string) => {
          const owner = of(suffix)
          return owner ? `${noun} ${owner}` : word
        },
      )
  )
}

/** What belongs to anything that people do. */
const isPartOfDoing =
  /^(?:من (?:يقرر|يساعد|ساعد|يدعم|يشارك|ينصح)|ما (?:الذي (?:يقلق|يستغرق|يساعد|يزعج|يعيق|يحير|يشتت)|أصعب|أكثر|أهم))/u
const maxItemWords = 2
const maxWords = 5

/** "من يقرر؟" says nothing of what is decided. */
export function within(question: string, { kind, phrase: about }: Focus): string {
  const bare = question.replace(/؟$/u, '')
  const words = bare.split(' ')
  const isNamed = words.some(
    (word, at) => at > 0 && /^(?:و|ب|ل|ف)?ال(?!ذي|تي)\p{L}{2,}/u.test(word),
  )
  if (
    isNamed ||
    words.length > maxWords ||
    /،|(?<!\p{L})(?:معنا|إلينا|لدينا|عندنا|منا)(?!\p{L})|(?<!\p{L})(?:قد|كان|س\p{L}{4,}|ذلك)(?!\p{L})/u.test(
      bare,
    )
  )
    return question
  if (kind === 'activity' && isPartOfDoing.test(bare)) return `${bare} عندما ${about}؟`
  return kind === 'noun' ? `فيما يخص ${about}، ${bare}؟` : question
}
