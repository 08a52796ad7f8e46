// Spoken Arabic: owners write goals in it.
import { expect, test } from 'vitest'
import { stated } from '../../languages/ar/spoken/stated.ts'
import { questionPhrases } from '../../languages/ar/spoken/question-phrases.ts'
import { thingsOf } from './read-goal.ts'
import { questionCandidates } from './question-candidates.ts'
import { spokenQuestionOf } from './spoken-question.ts'

test.each([
  ['Egyptian', 'بيستنوا قد ايه', undefined, 'بتستنى قد ايه؟'],
  ['Egyptian, negated', 'ليه مبيكملوش العلاج', undefined, 'ليه مبتكملش العلاج؟'],
  ['Egyptian, subject first', 'الولاد بيعملوا الواجب ازاي', 'الولاد', 'بتعمل الواجب ازاي؟'],
  ['Levantine, verb first', 'كيف بيختاروا الناس طبيب الأسنان', 'الناس', 'كيف بتختار طبيب الأسنان؟'],
  ['Levantine, an object', 'شو بيخوفهن', undefined, 'شو بيخوفك؟'],
  ['Levantine, a past with its object', 'ليش نزلوه', undefined, 'ليش نزلته؟'],
  ['Gulf, verb first', 'وش يبون الشباب من أنشطة', 'الشباب', 'وش تبي من أنشطة؟'],
  ['Moroccan', 'شنو كيديرو', undefined, 'شنو كتدير؟'],
])('%s: “%s” is asked of the respondent', (_, thing, audience, question) =>
  expect(spokenQuestionOf(thing, 'ar', audience)).toBe(question),
)

test.each([
  [
    'لجنة المسجد تسأل المصلين عن نظافة المواضئ والتكييف ودروس المساء',
    ['نظافة المواضئ', 'التكييف', 'دروس المساء'],
  ],
  [
    'محتاج أفهم الناس بتتفق ازاي وبتتقابل فين وبتخاف من إيه',
    ['الناس بتتفق ازاي', 'بتتقابل فين', 'بتخاف من إيه'],
  ],
  [
    'نحن جمعية تحفيظ ونريد رأي أولياء الأمور في المعلمين والحلقات والمواعيد',
    ['رأي أولياء الأمور في المعلمين', 'الحلقات', 'المواعيد'],
  ],
])('“%s” asks several things', (goal, things) => expect(thingsOf(goal, 'ar')).toEqual(things))

test('a noun with its relative clause is asked whole', () => {
  const texts = questionCandidates('المنافس الذي انتقلوا إليه', {
    language: 'ar',
    audience: undefined,
  }).map(({ text }) => text)
  expect(texts).toContain('ما المنافس الذي انتقلت إليه؟')
})

test('what belongs to a construct is a phrase with it, an adjective alone is none', () => {
  const phrases = questionPhrases('كيف يختار الناس شركة التأمين الصحي', 'الناس')
  expect(phrases).toEqual(['شركة التأمين الصحي'])
})

test.each([
  ['شو الأغراض اللي ما بيستعملوها', 'العائلات', 'شو الأغراض اللي ما بتستعملها؟'],
  ['أيمتى بيشتروهم', 'الأمهات', 'أيمتى بتشتريهم؟'],
  ['وش المواد اللي ما يفهمونها', 'الطالبات', 'وش المواد اللي ما تفهمها؟'],
  ['وقتاش يقراو', undefined, 'وقتاش تقرا؟'],
  ['شكد يصرفون كاز بالأسبوع', undefined, 'شكد تصرف كاز بالأسبوع؟'],
  ['واش داروا السقي بالتنقيط، وعلاش لا', undefined, 'واش درت السقي بالتنقيط، وعلاش لا؟'],
  ['شنو ناويين يزرعو العام الجاي', undefined, 'شنو ناوي تزرع العام الجاي؟'],
  ['ليه بقوا ييجوا أقل من الأول', undefined, 'ليه بقيت تيجي أقل من الأول؟'],
  ['ما يقترحون إضافته', undefined, 'ما الذي تقترح إضافته؟'],
  ['ما يقترحون', undefined, 'ماذا تقترح؟'],
  ['كيف يعاملهم الموظفون', 'الموظفون', 'كيف يعاملك الموظفون؟'],
  ['هل بحجزوا قبل', undefined, 'هل بتحجز قبل؟'],
])('“%s”: only what refers to respondents is spoken to them', (thing, audience, question) =>
  expect(spokenQuestionOf(thing, 'ar', audience)).toBe(question),
)

test.each([
  ['إيه اللي بيشتروه من عندي', 'إيه اللي بتشتريه من عندنا؟'],
  ['لماذا يتدربن معي', 'لماذا تتدرب معنا؟'],
  ['كيف سمعوا عن ورشتي', 'كيف سمعت عن ورشتنا؟'],
  ['وش يعجبهم في محلي', 'وش يعجبك في محلنا؟'],
  ['ليش يروحون لغيري', 'ليش تروح لغيرنا؟'],
  ['كيف يختار ولي الأمر المدرسة', 'كيف يختار ولي الأمر المدرسة؟'],
])('“%s”: the owner speaks for all who run it', (thing, question) =>
  expect(spokenQuestionOf(thing, 'ar', undefined)).toBe(question),
)

test.each([
  ['حصل معاهم إلغاء قبل كده', 'هل حصل معاهم إلغاء قبل كده'],
  ['انقطع عليهم النت', 'هل انقطع عليهم النت'],
  ['رجعوا طلبوا مرة تانية', 'هل رجعوا طلبوا مرة تانية'],
  ['شايفينها كتير ولا عادي', 'هل شايفينها كتير ولا عادي'],
  ['علاقتهم مع المدير', 'علاقتهم مع المدير'],
  ['رأيهم في الرواتب', 'رأيهم في الرواتب'],
  ['مشاكل معهم في الدفع', 'مشاكل معهم في الدفع'],
])('“%s” as a thing is “%s”', (thing, whether) => expect(stated(thing)).toBe(whether))
