// Spoken Arabic: owners write goals in it.
import { expect, test } from 'vitest'
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
