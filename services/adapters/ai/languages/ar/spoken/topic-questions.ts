// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { askByLabel } from '../../shared/spoken-labels.ts'
import { labels } from '../spoken-labels.ts'
import { fold } from '../../../rules/text/tokenizer.ts'
import { askNoun } from './noun-questions.ts'
import { isGroup } from './persons.ts'
import { toSecondPerson } from './second-person.ts'

export const finish = (text: string) =>
  `${text
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s،,.:؛؟?]+$/u, '')
    .trim()}؟`

/** "تعامل الممرضين": what others do to respondents, who are not these. */
const doneByOthers =
  /^(?:ال)?(?:تعامل|معاملة|سلوك|أسلوب|كفاءة|خبرة|سرعة|حضور|توفر|عدد|شرح|استجابة|لطف|أداء|مهنية|خدمة|مواعيد|دعم|مساعدة)$/u
const sameGroup = (word: string, audience: string | undefined) =>
  audience === undefined || stemOf(word) === stemOf(audience)
const stemOf = (word: string) =>
  fold(word)
    .replace(/^(?:و|ل|ب)?(?:ال|لل)?/u, '')
    .replace(/(?:ون|ين|ات|ي)$/u, '')

export function speakTopic(text: string, audience: string | undefined, turn = 0): string {
  // "آراء رواد المكتبة حول ساعات العمل"
  const viewOf =
    /^(?:رأي|راي|آراء|اراء|آراؤك|انطباع|انطباعات|تقييم|تقييمات) (?!في |عن |حول |بشأن )(?:\p{L}+ ){1,4}?(?:حول|بشأن|بخصوص|عن|تجاه|في) (.+)$/u.exec(
      text,
    )?.[1]
  if (viewOf && isPlainPhrase(viewOf)) return finish(askNoun(toSecondPerson(viewOf), turn))
  const isRespondent = (word: string, before: string) =>
    isGroup(word) && sameGroup(word, audience) && !doneByOthers.test(before)
  const isWay = /^(?:كيفية|كيفيه) /u.test(text)
  const owned = text.split(' ').flatMap((word, at, words) => {
    if (
      at > 0 &&
      isRespondent(word, words[at - 1]!) &&
      !/^ال(?!تحاق$|تزام$)/u.test(words[at - 1]!) &&
      !/^(?:من|في|على|عن|مع|بين|لدى|عند|إلى)$/u.test(words[at - 1]!)
    )
      return []
    if (at > 1 && isRespondent(words[at - 1]!, words[at - 2]!) && describes(words, at)) return []
    const isOwner =
      isRespondent(words[at + 1] ?? '', word) &&
      !/^ال(?!تحاق$|تزام$)|ها$|هم$|هن$/u.test(word) &&
      !/^(?:من|في|على|عن|مع|بين|لدى|عند|إلى)$/u.test(word)
    return [isOwner && !isWay ? `${word.replace(/ة$/u, 'ت').replace(/ى$/u, 'ا')}ك` : word]
  })
  const named = owned.join(' ')
  if (/^(?:مدى )?رضاك$/u.test(named)) return 'ما مدى رضاك هذه الأيام، ولماذا؟'
  const bare = named
    .split(' ')
    .filter(
      (word, at, words) =>
        !(
          at > 0 &&
          isGroup(word) &&
          /^(?:رأي|راي|آراء|اراء|رضا|شعور|تجربة|انطباع|احتياجات|توقعات|مدى|نظرة)/u.test(
            words[at - 1]!,
          )
        ),
    )
    .join(' ')
  const own = toSecondPerson(bare)
  const measured = askMeasure(own)
  if (measured) return measured
  const biggest =
    /^(?:ال)?((?:أكبر|أهم|أبرز|أصعب) (?:مشكلة|صعوبة|عقبة|عائق|تحد[ٍي]?|موقف))(?: (?:ت?واجه\p{L}*))?(.*)$/u.exec(
      own,
    )
  if (biggest)
    return finish(`ما ${biggest[1]} واجهت${/ة$/u.test(biggest[1]!) ? 'ها' : 'ه'}${biggest[2]}`)
  const [, given = '', of = ''] =
    /^(?:ال)?(?:سبب|أسباب|اسباب|دوافع|دافع) (\S+)(.*)$/u.exec(own) ?? []
  const labelled = given === 'عدم' ? undefined : askByLabel(labels, own)
  if (labelled) return finish(labelled)
  if (decided.test(given)) return finish(`ما الذي دفعك أو قد يدفعك إلى ${definitely(given)}${of}`)
  const found = (pattern: RegExp) => pattern.exec(own)?.[1]
  const reasons = found(/^(?:ال)?(?:سبب|أسباب|اسباب|دوافع|دافع)\s+(.+)$/u)
  if (reasons) return finish(`من تجربتك، ما أسباب ${reasons}`)
  const view = found(
    /^(?:رأيك|رايك|آراءك|رأي|راي|رأيك|رايك|آراء|اراء|آرائك|انطباع|انطباعك|نظرة|نظرتك|تقييم|تقييمك)\s+(?:في|عن|ب|حول|إلى|تجاه)?\s*(.+)$/u,
  )
  if (view) return finish(`ما رأيك في ${view}`)
  const felt = found(/^(?:مدى )?(?:ال)?(?:شعورك|شعور|إحساسك|إحساس) ب(?=ال)(.+)$/u)
  if (felt) return finish(`إلى أي مدى تشعر ب${felt}`)
  const content = found(
    /^(?:مدى )?(?:ال)?(?:رضاك|رضا|رضى|شعورك|شعور|إحساسك|قبول|ثقة|الثقة|ثقتك)\s+(?:عن|ب|تجاه|في|من|على)?\s*(.+)$/u,
  )
  if (content) return finish(askNoun(content.replace(/^(?:ب)(?=ال)/u, ''), turn))
  const during = found(/^تجربتك ((?:بعد|قبل|أثناء|خلال|عند|في) .+)$/u)
  if (during) return finish(`كيف كانت تجربتك ${during}`)
  const experience = found(/^(?:ال)?(?:تجربة|تجربتك|تجارب)\s+(?:مع|في|ب)?\s*(.+)$/u)
  if (experience) return finish(`كيف كانت تجربتك مع ${experience}`)
  const effect = found(/^(?:ال)?(?:تأثير|تاثير|أثر|اثر|انعكاس)\s+(.+)$/u)
  if (effect)
    return finish(
      / (?:على|في) /u.test(effect) ? `ما الأثر الذي لمسته في ${effect}` : `ما أثر ${effect} عليك`,
    )
  const wishes = found(/^(?:ال)?(?:اقتراحات|مقترحات|أفكار)ك?(?!\p{L})\s*(.*)$/u)
  if (wishes !== undefined) return finish(`ماذا تقترح ${wishes}`)
  const way = found(/^(?:كيفية|كيفيه)\s+(.+)$/u)
  if (way) return finish(`كيف تصف لنا ${way.replace(/^/u, 'طريقتك في ')}`)
  const difficulty = found(/^(?:ال)?((?:صعوبات|مشاكل|مشكلات|تحديات|عوائق|معوقات|عقبات)(?: .+)?)$/u)
  if (difficulty)
    return finish(`ما ال${difficulty} التي واجهتها`.replace(/ال(\p{L}+) (?=\p{L})/u, '$1 '))
  return finish(isPlainPhrase(own) ? askNoun(own, turn) : `ماذا يمكنك أن تخبرنا عن ${own}`)
}

/** "الأمهات [العاملات]", "زبونات [المشغل] عن" */
const describes = (words: readonly string[], at: number): boolean =>
  /^ال\p{L}{3,}(?:ات|ين|ون|ية)$/u.test(words[at]!)
    ? !/^ال/u.test(words[at - 2]!)
    : !/^ال/u.test(words[at - 1]!) &&
      /^ال/u.test(words[at]!) &&
      /^(?:عن|في|حول|مع|على|تجاه|بشأن|بخصوص)$/u.test(words[at + 1] ?? '')

/** Superlatives, times of visits and sizes are asked for as that. */
function askMeasure(own: string): string | undefined {
  if (/^(?:أصعب|أجمل|أسوأ|أفضل|أحسن|أول|آخر) \p{L}+ \p{L}+/u.test(own)) return finish(`ما ${own}`)
  const [, times] = /^(?:أوقات|اوقات|مواعيد) زيارتك (.+)$/u.exec(own) ?? []
  if (times)
    return finish(
      `متى تزور ${times.replace(/^لل/u, 'ال').replace(/^ل(?=ال|\p{L}+نا(?!\p{L}))/u, '')} عادةً`,
    )
  // What has a size is asked for that.
  const [, size = '', when = ''] =
    /^((?:مساحة|كمية|عدد|حجم|مقدار) \p{L}{3,})((?: \p{L}+){0,3})$/u.exec(own) ?? []
  if (size && isPlainPhrase(own))
    return finish(
      `كم ${/^\p{L}+ة /u.test(size) ? 'تبلغ' : 'يبلغ'} ${size}${/\p{L}ك(?=\s|$)/u.test(own) ? '' : ' لديك'}${when}`,
    )
  return undefined
}

/** Nouns of what respondents decide. */
const decided =
  /^(?:ال)?(?:انسحاب|ترك|حذف|إلغاء|الغاء|عدم|توقف|مغادرة|انقطاع|رفض|غياب|تغيب|استقالة|استقالت|عزوف|إحجام|مغادرت|انتقال|تخلي|هجر)ك?$/u
/** "انسحابك" and "حذف" as they stand behind "إلى". */
const definitely = (noun: string) =>
  /^(?:ال|عدم$)/u.test(noun)
    ? noun
    : noun.endsWith('ك') && noun !== 'ترك'
      ? `ال${noun.slice(0, -1).replace(/ت$/u, 'ة')}`
      : noun

/** Without a clause. */
const isPlainPhrase = (text: string) =>
  !/(?:^|\s)(?:و)?(?:الذي|التي|الذين|اللي|ماذا|كيف|لماذا|هل|متى|أن|لا|لم|لن|قد|كان|كانت)(?=\s|$)|[,،:؛()]/u.test(
    text,
  ) && text.split(' ').length <= 9
