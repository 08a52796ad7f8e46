import type { SurveyLanguage } from '#contract/languages.ts'
import { respondentQuestions as arabic } from './ar/respondent-questions.ts'
import type { RespondentQuestions } from './types/respondent-questions.ts'
import { respondentQuestions as english } from './en/respondent-questions.ts'
import { respondentQuestions as portuguese } from './pt-br/respondent-questions.ts'
import { respondentQuestions as spanish } from './es/respondent-questions.ts'

export const respondentQuestionsByLanguage: Readonly<Record<SurveyLanguage, RespondentQuestions>> =
  {
    'pt-br': portuguese,
    en: english,
    ar: arabic,
    es: spanish,
  }
