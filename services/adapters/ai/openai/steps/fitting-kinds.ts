// The kinds of question that a model may choose from.
import type { QuestionKind } from '#contract/survey.ts'
import type { QuestionBrief } from '#ports/ai/interview.ts'
import { languageOf } from '../../languages/languages.ts'

/** Asks for a degree in figures: "from 0 to 10", "how likely", "how satisfied". "How useful" is answered in words. */
const asksScore =
  /(?<![\p{L}\p{N}])(?:10|١٠|scale|rate|score|likely|likelihood|satisf\p{L}*|recommend\p{L}*|escala|nota|chance|prov[áa]vel|probabilidade|probable|recomend\p{L}*|(?:ال|ب)?(?:مقياس|احتمال|رضا)\p{L}{0,3}|راضٍ?|راضية|(?:ي|ت|ن)?وصي\p{L}*|(?:ال)?توصي\p{L}*)(?![\p{L}\p{N}])/iu

/** Without the scale where the stored question asks for no score; open where that question also asks for a reason. */
export function fittingKinds({
  kinds,
  objective,
  surveyLanguage,
}: QuestionBrief): readonly QuestionKind[] {
  const { question, text = '' } = objective ?? {}
  if (question && languageOf(surveyLanguage).choices.reasonAdded.test(question)) return ['open']
  return question && !asksScore.test(`${question}\n${text}`)
    ? kinds.filter((kind) => kind !== 'scale')
    : kinds
}
