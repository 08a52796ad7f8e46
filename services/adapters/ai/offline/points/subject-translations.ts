import type { SurveyLanguage } from '#contract/languages.ts'
import { languageOf } from '../../languages/languages.ts'
import { subjectKinds, type Subjects } from '../../languages/types/nouns.ts'
import { fold, stemWord, tokenize } from '../../rules/text/tokenizer.ts'

/** The name of the subject's kind in another language, without what distinguishes it from others of its kind. */
export function translateSubjectKind(
  subject: string,
  from: SurveyLanguage,
  to: SurveyLanguage,
): string | undefined {
  const { subjects } = languageOf(from)
  const roots = tokenize(subject).map(({ folded }) => rootOf(folded, subjects))
  const kind = subjectKinds.find((each) =>
    roots.includes(rootOf(fold(subjects.names[each].split(' ').at(-1) ?? ''), subjects)),
  )
  return kind && languageOf(to).subjects.names[kind]
}

const rootOf = (folded: string, { root }: Subjects) => root?.(folded) ?? stemWord(folded)
