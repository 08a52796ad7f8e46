// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { fold } from '../../../rules/text/tokenizer.ts'
import { parseWords } from '../../shared/word-lists.ts'
import { regional } from './question-words.ts'

const groups =
  parseWords(`الكليان الكليات الحاضرين الحاضرون العملاء عملاء عملاؤنا عملائنا العميل العميلات الزبائن زبائن زبائننا الزباين زباين الزبون زبون الزبونة زبونة العميلة الزبونات الناس ناس الموظفون الموظفين موظفين موظفينا الموظفات الطلاب طلاب طلابنا الطلبة طلبة الطالبات البنات بنات
  المرضى مرضى السكان سكان الأهل أولياء المشترين الأهالي اهالي الاهالي الأمهات الامهات امهات أمهات الآباء الاباء العاملون العاملين العاملات العمال عمال العامل السائقون السائقين السواقين سواقين سواق السائق المستخدمون المستخدمين مستخدمون مستخدمين المشتركون المشتركين
  الأعضاء الاعضاء أعضاء العضوات الزوار زوار المتطوعون المتطوعين متطوعين المتطوعات اللاعبون اللاعبين القراء السيدات النساء نساء الحريم الستات الرجال الشباب شباب المعلمون المعلمين المعلمات المدرسين الأساتذة الأطباء الممرضات الممرضين الممرضون
  المتدربين المتدربون المزارعون المزارعين مزارعين التجار تجار الأسر الاسر أسر العائلات النزلاء نزلاء المشاركون المشاركين المشاركات الركاب ركاب المسافرين المراجعين المراجعون المتعاملين المواطنين المقيمين المستأجرين المستأجرون الملاك
  البائعين الباعة البائعات الصيادين الصيادون الحرفيين الحرفيون المطورين المطورون المبرمجين المصممين المترجمين الصحفيين الرياضيين الرياضيون كبار المسنين المتقاعدين المتقاعدون الخريجين الخريجون المتسوقين المتسوقون المستهلكين القراء المتبرعين الحجاج المعتمرين
  المصلين المصلون الجيران الضيوف الأزواج المقبلون المقبلين الصم المكفوفين اللاجئين اللاجئون المهاجرين رواد الرواد مرتادي المرتادين المرتادون متابعين المتابعين المتدربات الموردين السياح الطهاة الباحثين الباحثون المعلنين النازحين الفلاحين الصيادلة الأرامل ربات المعاقين المراهقين المراهقون المراهقات العدائين العداؤون عمال العمال أصحاب مديرو مديري الفرق المغتربين المغتربون الموجهين اللاعبين اللاعبون السكريين راكبي راكبو المشتركات اللاجئات الوالدين الرعاة المربين المندوبين المندوبون المناديب الكباتن الفنيين المهندسين المهندسون المحامين الحراس العيال الأطفال الاطفال التلاميذ الأولاد الاولاد الولاد العوايل الزبناء الحرفاء زبونات المنتسبين المرتفقين المربين المتقاعدات المصورين اللاعبات الربع المريض السائح الفلاح الزائر القارئ`)
export const isGroup = (word: string) => {
  const bare = fold(word.replace(/^(?:و|ل|ب|لل)(?=ال)/u, ''))
  // "مزارعي", before another noun.
  const construct = /[يو]$/u.test(bare) ? [`${bare.slice(0, -1)}ين`] : []
  const joined = /^[لب](?=[اأآ]ول|[اأ]صحاب|عملا|زبا|موظف|طلاب)/u.test(bare) ? [bare.slice(1)] : []
  const forms = [bare, bare.replace(/ون$/u, 'ين'), ...construct, ...joined]
  return forms.some((form) => groups.has(form) || groups.has(`ال${form}`))
}

/** "كيف يختار المصورون": a sound plural that acts is of people. */
const unknownGroup =
  /(?<!\p{L})(?:كيف|لماذا|هل|متى|أين|ماذا|لا) (?:لا )?ي\p{L}{2,} (ال\p{L}{3,}ون)(?!\p{L})/u

/** "حضانة أطفال" */
const placeOf =
  /^(?:حضانة|حضانه|روضة|روضه|مستشفى|ملابس|ألعاب|العاب|عيادة|صالون|نادي|محل|مدرسة|مدرسه|طب|جيم|مركز|مشغل)$/u

export function findAudience(goal: string): string | undefined {
  const found = (goal.match(/[\p{L}\p{M}]+/gu) ?? []).find(
    (word, at, all) => isGroup(word) && (/^ال/u.test(word) || !placeOf.test(all[at - 1] ?? '')),
  )
  return found ?? unknownGroup.exec(goal)?.[1]
}

/** Too general for a title. */
const general =
  /^(?:ال)?(?:حاضر|حضور|عملاء|عميل|زبائن|زبون|زباين|ناس|مستخدم|مشترك|اعضاء|عضوات|مشارك|اطفال|عيال|موظف|قراء)/u

const asked = `${regional}|كيف|لماذا|ليش|ليه|علاش|ماذا|ما|هل|واش|كم|أين|متى|أي|شو|شنو|وش`
const askedWord = new RegExp(`^(?:و|ف)?(?:${asked})$`, 'u')

const isDefinite = /^ال(?!لي$|ذي$|تي$|ذين$|لاتي$|لواتي$)/u

/** "سائقي الحافلات": the respondents, after "إلى". */
export function nameAudience(goal: string): string | undefined {
  const words = goal.match(/[\p{L}\p{M}]+/gu) ?? []
  const question = words.findIndex((word) => askedWord.test(word))
  const at = words.slice(0, question + 6).findIndex(isGroup)
  const audience = words[at]
    ?.replace(/^(?:و|ب|ل)(?=ال)/u, '')
    .replace(/^لل/u, 'ال')
    .replace(/^[لب](?=\p{L}{4,}نا$)/u, '')
  if (!audience || general.test(fold(audience))) return undefined
  const name = audience.replace(/ون$/u, 'ين').replace(/(?<=\p{L}{3})و$/u, 'ي')
  const next = words[at + 1] ?? ''
  if (/^ال/u.test(name)) return name
  // "سائقي سيارات الأجرة"
  const last = words.slice(at + 1, at + 4).findIndex((word) => isDefinite.test(word))
  const isNamed = isDefinite.test(next) || /و$/u.test(audience)
  return last >= 0 && isNamed
    ? [name.replace(/ين$/u, 'ي'), ...words.slice(at + 1, at + 2 + last)].join(' ')
    : undefined
}

const screened = new RegExp(
  String.raw`\s+(?:الذين|اللاتي|اللواتي|اللي)\s+[^،,:؛.؟!]{3,140}?(?=\s*[،,:؛]|\s+و?(?:${asked})\s)`,
  'gu',
)
const screenedVerb = new RegExp(
  String.raw`\s+(?:من|ممن)\s+(?:قد )?[\p{L}]{2,}وا\s+[^،,:؛.؟!]{3,140}?(?=\s*[،,:؛]|\s+و?(?:${asked})\s)`,
  'gu',
)

const asksFor = new RegExp(
  String.raw`^(?:و|ف)?(?:${regional}|إيه|ايه|أيه|ما|شو|وش|شنو|مين|من|ايش|إيش|أي|اي|أنهي|انهي|هو|هي)$`,
  'u',
)

/** Not "إيه اللي" and "الطالبات وش المواد اللي", which ask. */
function describesGroup(before: readonly string[]): boolean {
  const near = before.slice(-3)
  const group = near.findLastIndex(isGroup)
  return group >= 0 && !near.slice(group + 1).some((word) => asksFor.test(word))
}

/** A goal without "الذين انتقلوا هذا العام", which says whom to ask. */
export const withoutScreener = (goal: string) =>
  goal
    .replaceAll(/(?<=(?:ال\p{L}+(?:ين|ون))) عن ب[ُ]?عد(?!\p{L})/gu, '')
    .replaceAll(screened, (text, at: number) =>
      describesGroup(goal.slice(0, at).match(/[\p{L}\p{M}]+/gu) ?? []) ? '' : text,
    )
    .replaceAll(screenedVerb, '')
