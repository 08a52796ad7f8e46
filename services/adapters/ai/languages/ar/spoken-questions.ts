// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { askByLabel } from '../shared/spoken-labels.ts'
import { parseWords } from '../shared/word-lists.ts'
import { fold } from '../../rules/text/tokenizer.ts'
import { labels } from './spoken-labels.ts'

const groups =
  parseWords(`الحاضرين الحاضرون العملاء عملاء عملاؤنا عملائنا العميل العميلات الزبائن زبائن زبائننا الزباين زباين الزبون زبون الزبونات الناس ناس الموظفون الموظفين موظفين موظفينا الموظفات الطلاب طلاب طلابنا الطلبة طلبة الطالبات البنات بنات
  المرضى مرضى السكان سكان الأهالي اهالي الاهالي الأمهات الامهات امهات أمهات الآباء الاباء العاملون العاملين العاملات العمال عمال العامل السائقون السائقين السواقين سواقين سواق السائق المستخدمون المستخدمين مستخدمون مستخدمين المشتركون المشتركين
  الأعضاء الاعضاء أعضاء العضوات الزوار زوار المتطوعون المتطوعين متطوعين المتطوعات اللاعبون اللاعبين القراء السيدات النساء نساء الحريم الستات الرجال الشباب شباب المعلمون المعلمين المعلمات المدرسين الأساتذة الأطباء الممرضات الممرضين الممرضون
  المتدربين المتدربون المزارعون المزارعين مزارعين التجار تجار الأسر الاسر أسر العائلات النزلاء نزلاء الحضور المشاركون المشاركين المشاركات الركاب ركاب المسافرين المراجعين المراجعون المتعاملين المواطنين المقيمين المستأجرين المستأجرون الملاك
  البائعين الباعة البائعات الصيادين الصيادون الحرفيين الحرفيون المطورين المطورون المبرمجين المصممين المترجمين الصحفيين الرياضيين الرياضيون كبار المسنين المتقاعدين المتقاعدون الخريجين الخريجون المتسوقين المتسوقون المستهلكين القراء المتبرعين الحجاج المعتمرين
  المصلين المصلون الجيران الضيوف الأزواج المقبلون المقبلين الصم المكفوفين اللاجئين اللاجئون المهاجرين الرعاة المربين المندوبين المندوبون المناديب الكباتن الفنيين المهندسين المهندسون المحامين الحراس العيال الأطفال الاطفال التلاميذ`)
const isGroup = (word: string) => groups.has(fold(word.replace(/^(?:و|ل|ب|لل)(?=ال)/u, '')))

export function findAudience(goal: string): string | undefined {
  return (goal.match(/[\p{L}\p{M}]+/gu) ?? []).find(isGroup)
}

/** Too general for a title. */
const general =
  /^(?:ال)?(?:حاضر|حضور|عملاء|عميل|زبائن|زبون|زباين|ناس|مستخدم|مشترك|اعضاء|عضوات|مشارك|اطفال|عيال|موظف|قراء)/u

const asked = 'كيف|لماذا|ليش|ليه|ماذا|ما|هل|كم|أين|متى|أي|شو|شنو|وش'
const askedWord = new RegExp(`^(?:و|ف)?(?:${asked})$`, 'u')

/** "سائقي الحافلات": the respondents, after "إلى". */
export function nameAudience(goal: string): string | undefined {
  const words = goal.match(/[\p{L}\p{M}]+/gu) ?? []
  const question = words.findIndex((word) => askedWord.test(word))
  const at = words.slice(0, question + 6).findIndex(isGroup)
  const audience = words[at]?.replace(/^(?:و|ب|ل)(?=ال)/u, '').replace(/^لل/u, 'ال')
  if (!audience || general.test(fold(audience))) return undefined
  const name = audience.replace(/ون$/u, 'ين')
  const next = words[at + 1] ?? ''
  if (/^ال/u.test(name)) return name
  return /^ال/u.test(next) ? `${name} ${next}` : undefined
}

const screened = new RegExp(
  String.raw`\s+(?:الذين|اللاتي|اللواتي|اللي)\s+[^،,:؛.؟!]{3,140}?(?=\s*[،,:؛]|\s+و?(?:${asked})\s)`,
  'gu',
)
const screenedVerb = new RegExp(
  String.raw`\s+(?:من|ممن)\s+(?:قد )?[\p{L}]{2,}وا\s+[^،,:؛.؟!]{3,140}?(?=\s*[،,:؛]|\s+و?(?:${asked})\s)`,
  'gu',
)

/** A goal without "الذين انتقلوا هذا العام", which says whom to ask. */
export const withoutScreener = (goal: string) =>
  goal
    .replaceAll(screened, (text, at: number) =>
      (goal.slice(0, at).match(/[\p{L}\p{M}]+/gu) ?? []).slice(-6).some(isGroup) ? '' : text,
    )
    .replaceAll(screenedVerb, '')

/** Past forms in the plural whose second person follows no rule. */
const irregularPast = new Map(
  `جوا جيت, اجوا جيت, إجوا جيت, جاءوا جئت, جاؤوا جئت, راحوا رحت, قالوا قلت, كانوا كنت, زاروا زرت, عادوا عدت, باعوا بعت, شافوا شفت, صاروا صرت, ناموا نمت, نسوا نسيت, لقوا لقيت, بقوا بقيت,
  حكوا حكيت, مشوا مشيت, حبوا حبيت, ملوا مليت, ملّوا مليت, ظلوا ظليت, اختاروا اخترت, استفادوا استفدت, أرادوا أردت, اشتروا اشتريت, شروا شريت, دروا دريت, سابوا سبت, قرأوا قرأت, تمنوا تمنيت, لجأوا لجأت,
  استعانوا استعنت, احتاجوا احتجت, أضاعوا أضعت, ذاقوا ذقت, نالوا نلت, خافوا خفت, زالوا زلت, شعروا شعرت, قاموا قمت, تدبروا تدبرت, تلقوا تلقيت, بدأوا بدأت, بدأو بدأت, ردوا رديت, حسوا حسيت, ظنوا ظننت, مروا مررت, استمروا استمررت, اضطروا اضطررت, سووا سويت, ودوا وديت, لقيوا لقيت, تخلوا تخليت, انتهوا انتهيت, رأوا رأيت, خلوا خليت`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)
const notVerbs =
  /^(?:يوم|يوما|يومي|يوميا|يومين|يوميه|يد|يده|يمين|يسار|يناير|يعني|ينبغي|يمكن|يا|يلا|يوليو|يونيو|يومها|يبدو|يجب|يكون|يكفي|يحدث|يصير|يصل|يحصل|يخص)$/u

/** Present forms in the plural, without prefix, whose singular ends in a vowel. */
const weakPresent = new Map(
  `ج جي, سو سوي, تمن تمنى, أت أتي, مش مشي, شتر شتري, ب بي, بق بقى, نس نسى, ر رى, حك حكي, عط عطي, لق لقى, قض قضي, شك شكو, رم رمي, عان عاني, تلق تلقى, نو نوي, ود ود, كتف كتفي,
  خل خلي, ستغن ستغني, رض رضى, تخل تخلى, قرؤ قرأ, قرأ قرأ, بدؤ بدأ, لجؤ لجأ, ستفت ستفتي, سع سعى, ختف ختفي, تغد تغدى, تعش تعشى, خش خشى, صح صحى, در دري, بن بني, نتم نتمي, حم حمي, تبن تبني, ستخف ستخفي`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)

const presentStem = (stem: string, ending: string) =>
  ending === 'ن' ? stem : (weakPresent.get(stem) ?? stem)

/** "يستخدمون" to "تستخدم": only forms in the plural speak of respondents for certain. */
function toSecondPersonVerb(word: string): string {
  const past = irregularPast.get(word) ?? irregularPast.get(word.replace(/^و/u, ''))
  if (past) return irregularPast.has(word) ? past : `و${past}`
  const present = /^((?:و|ف)?(?:عم |ب|ح|ه|س)?)ي(\p{L}+?)(ون|وا|ن)(ه|ها|هم|هن|نا|ك|ني)?$/u.exec(word)
  if (present && !notVerbs.test(word) && !(present[3] === 'ن' && present[2]!.length < 3)) {
    const suffix = present[4] === 'هن' ? 'هم' : (present[4] ?? '')
    const stem = presentStem(present[2]!, present[3]!)
    return `${present[1]}ت${suffix === '' ? stem : stem.replace(/ى$/u, 'ا')}${suffix}`
  }
  const object = /^(\p{L}{3,})و(نا|ه|ها)$/u.exec(word)
  if (
    object &&
    /(?:عرف|سمع|اختار|وجد|لق|ترك|طلب|شاف|جرب|استخدم|جاب|شر|اشتر|أخبر|خبر)$/u.test(object[1]!)
  )
    return `${irregularPast.get(`${object[1]}وا`) ?? `${object[1]}ت`}${object[2]}`
  const regular = /^(\p{L}{3,})وا$/u.exec(word)
  if (regular && !/^(?:و|ف)?ي/u.test(regular[1]!)) return `${regular[1]}ت`
  return word
}

const fixedSuffix =
  /^(?:هم|فهم|أهم|اهم|مهم|درهم|سهم|وهم|تهم|يتهم|ملهم|المهم|الأهم|الاهم|بعضهم|أيهم|ذهن|دهن|رهن|مهن|كلهم|فن|الفهم|والفهم|[يتنأ]?[تن]?فهم|[يتن]تهم|[يتن]لهم|[يتن]داهم)$/u

function toSecondPerson(text: string): string {
  return text
    .split(' ')
    .map((raw) => {
      const [, word = raw, mark = ''] = /^([\p{L}\p{M}]+)(.*)$/u.exec(raw) ?? []
      const verb = toSecondPersonVerb(word)
      const suffixed = fixedSuffix.test(verb)
        ? verb
        : verb.replace(/(?<=\p{L}{1,})(?:هم|هن|ـهم)$/u, 'ك')
      return (/^(?:هم|هن)$/u.test(suffixed) ? 'أنت' : suffixed.replace(/^(?:و)هم$/u, 'وأنت')) + mark
    })
    .join(' ')
}

/** Respondents named beside their verb: "لماذا يلغي العملاء" speaks of "تلغي". */
function withoutAudience(text: string, audience: string | undefined): string {
  const words = text.split(' ')
  const at = words.findIndex(
    (word) =>
      isGroup(word) &&
      (audience === undefined ||
        fold(word.replace(/^(?:و|ل|ب)(?=ال)/u, '')) === fold(audience) ||
        fold(word) === 'الناس' ||
        fold(`ال${audience}`) === fold(word)),
  )
  if (at < 0 || /^(?:من|في|على|عن|مع|بين|لدى|عند|إلى)$/u.test(words[at - 1] ?? '')) return text
  const isConstruct =
    !/^(?:و|ل|ب)?ال/u.test(words[at]!) &&
    /^ال/u.test(words[at + 1] ?? '') &&
    !/^(?:الناس)$/u.test(words[at]!)
  const cause =
    /^(?:ب)?ي(?:منع|قلق|جعل|دفع|خلي|خلّي|زعج|عجب|ضايق|حمل|فيد|ساعد|شجع|عيق|بقي|حفز|هم|قنع|رجع|خوف|جذب|حبب|بعد)$/u
  if (cause.test(words[at - 1] ?? ''))
    return [
      ...words.slice(0, at - 1),
      `${words[at - 1]}ك`,
      ...words.slice(at + (isConstruct ? 2 : 1)),
    ].join(' ')
  if (isConstruct) words.splice(at + 1, 1)
  const toVerb = (word: string) => word.replace(/^((?:و|ف)?(?:ب|ح|س)?)ي(?=\p{L}{2,})/u, '$1ت')
  const singular = (word: string) => {
    const plural = toSecondPersonVerb(word)
    return plural === word ? toVerb(word) : plural
  }
  const before = words[at - 1] ?? ''
  const after = words[at + 1] ?? ''
  const isVerb = (word: string) =>
    /^(?:و|ف)?(?:ب|ح|س)?[يت]\p{L}{2,}/u.test(word) && !notVerbs.test(word)
  const others = words.filter((_, index) => index !== at)
  if (isVerb(before) && !/^(?:ب)?ت/u.test(before))
    return [...others.slice(0, at - 1), toVerb(before), ...others.slice(at)].join(' ')
  if (isVerb(before)) return others.join(' ')
  if (isVerb(after))
    return [...others.slice(0, at), singular(after), ...others.slice(at + 1)].join(' ')
  if (/^(?:ما|لا|لم|مش|مو|ماي)$/u.test(after) && isVerb(words[at + 2] ?? ''))
    return [...others.slice(0, at + 1), singular(words[at + 2]!), ...others.slice(at + 2)].join(' ')
  if (/^(?:و)?\p{L}{2,}ت$/u.test(after)) return others.join(' ')
  return /\p{L}وا$|ون$|ت$/u.test(before) || /(?:وا|ون)$/u.test(after) ? others.join(' ') : text
}

const finish = (text: string) =>
  `${text
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s،,.:؛؟?]+$/u, '')
    .trim()}؟`

export function speak(thing: string, audience: string | undefined): string {
  const text = thing
    .trim()
    .replaceAll(/[\u064B-\u0652]/gu, '')
    .replace(
      /^(?:و|ف)(?=(?:أي |اي |هل|كيف|لماذا|ليش|ليه|شو|شنو|أين|اين|متى|كم|ما |ماذا|من |مين|إيه|ايش|بكم))/u,
      '',
    )
  const whether = /^(?:هل|ما إذا|إذا|اذا|إن)\s+(?:كان |كانت )?(.+)$/u.exec(text)
  if (whether)
    return speakWhether(whether[1]!.replace(/[،,]? ?(?:و(?:لماذا|ليش|ليه))$/u, ''), audience)
  if (/^(?:كيفية|كيفيه)\s/u.test(text)) return speakTopic(text)
  if (isOpen.test(text) || asksLater.test(text))
    return finish(toSecondPerson(withoutAudience(text, audience)))
  return speakTopic(text)
}

/** Egyptian: the question word stands behind its verb. */
const asksLater = /\s(?:ليه|ازاي|إزاي|ايه|إيه|كام|بكام|امتى|إمتى|فين|مين)(?![\p{L}\p{M}])/u

const isOpen =
  /^(?:لماذا|لم|ليش|ليه|لية|علاش|ماذا|ما هي|ما هو|ماهي|ماهو|ما الذي|ما اللي|ما |شنو|شنهو|شو|وش|ويش|ايش|إيش|أيش|ايه|إيه|كيف|شلون|اشلون|ازاي|إزاي|متى|امتى|إمتى|اين|أين|وين|فين|منين|من وين|من أين|كم|كام|بكم|بكام|قديش|جم|شكثر|إلى أي|الى أي|منو|مين|من |بمن|ممن|لمن|مع من|مع مين|أي|اي|أية|انهي|أنهي|أيّ|في أي|بأي|على أي|حق أي|من أي|عند أي)(?![\p{M}])/u

function speakWhether(raw: string, audience: string | undefined): string {
  const clause = raw.replace(/ (?:ولا لأ|ولا لا|أم لا|او لا|أو لا)$/u, '')
  const own = toSecondPerson(withoutAudience(clause, audience))
  const choice =
    /^(?:هو |هي |السبب |بسبب )?(\p{L}+(?: \p{L}+){0,2}) (?:أم|أو|او|ولا|ولّا) (.+)$/u.exec(own)
  if (choice && /^(?:ال)/u.test(choice[1]!))
    return finish(
      `ما دور ${choice[1]} و${choice[2]!.replaceAll(/ (?:أم|أو|او|ولا) /gu, ' و')} في ذلك بالنسبة إليك`,
    )
  return finish(`هل ${own}، وكيف ترى ذلك من تجربتك`)
}

function speakTopic(text: string): string {
  const owned = text.split(' ').flatMap((word, at, words) => {
    if (
      at > 0 &&
      isGroup(word) &&
      !/^ال/u.test(words[at - 1]!) &&
      !/^(?:من|في|على|عن|مع|بين|لدى|عند|إلى)$/u.test(words[at - 1]!)
    )
      return []
    const isOwner =
      isGroup(words[at + 1] ?? '') &&
      !/^ال/u.test(word) &&
      !/^(?:من|في|على|عن|مع|بين|لدى|عند|إلى)$/u.test(word)
    return [isOwner ? `${word.replace(/ة$/u, 'ت').replace(/ى$/u, 'ا')}ك` : word]
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
  const labelled = askByLabel(labels, own)
  if (labelled) return finish(labelled)
  const found = (pattern: RegExp) => pattern.exec(own)?.[1]
  const reasons = found(/^(?:ال)?(?:سبب|أسباب|اسباب|دوافع|دافع)\s+(.+)$/u)
  if (reasons) return finish(`من تجربتك، ما أسباب ${reasons}`)
  const view = found(
    /^(?:رأيك|رايك|آراءك|رأي|راي|رأيك|رايك|آراء|اراء|آرائك|انطباع|انطباعك|نظرة|نظرتك|تقييم|تقييمك)\s+(?:في|عن|ب|حول|إلى|تجاه)?\s*(.+)$/u,
  )
  if (view) return finish(`ما رأيك في ${view}`)
  const content = found(
    /^(?:مدى )?(?:ال)?(?:رضاك|رضا|رضى|شعورك|شعور|إحساسك|قبول|ثقة|الثقة|ثقتك)\s+(?:عن|ب|تجاه|في|من|على)?\s*(.+)$/u,
  )
  if (content) return finish(`كيف ترى ${content.replace(/^(?:ب)(?=ال)/u, '')}`)
  const experience = found(/^(?:ال)?(?:تجربة|تجربتك|تجارب)\s+(?:مع|في|ب)?\s*(.+)$/u)
  if (experience) return finish(`كيف كانت تجربتك مع ${experience}`)
  const effect = found(/^(?:ال)?(?:تأثير|تاثير|أثر|اثر|انعكاس)\s+(.+)$/u)
  if (effect) return finish(`ما الأثر الذي لمسته في ${effect}`)
  const wishes = found(/^(?:ال)?(?:اقتراحات|اقتراحاتك|مقترحات|مقترحاتك|أفكار)\s*(.*)$/u)
  if (wishes !== undefined) return finish(`ماذا تقترح ${wishes}`)
  const way = found(/^(?:كيفية|كيفيه|طريقة|آلية)\s+(.+)$/u)
  if (way) return finish(`كيف تصف لنا ${way.replace(/^/u, 'طريقتك في ')}`)
  const difficulty = found(/^(?:ال)?((?:صعوبات|مشاكل|مشكلات|تحديات|عوائق|معوقات|عقبات)(?: .+)?)$/u)
  if (difficulty)
    return finish(`ما ال${difficulty} التي واجهتها`.replace(/ال(\p{L}+) (?=\p{L})/u, '$1 '))
  return finish(`كيف كانت تجربتك مع ${own}`)
}
