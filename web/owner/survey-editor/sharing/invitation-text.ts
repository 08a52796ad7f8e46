import type { Survey } from '#contract/api/surveys.ts'
import type { SurveyLanguage } from '#contract/languages.ts'

/** In the survey's language: respondents read it. */
const texts: Record<SurveyLanguage, (title: string) => string> = {
  'pt-br': (title) => `Oi! Você tem uns minutinhos para responder a esta pesquisa? “${title}”`,
  en: (title) => `Hi! Do you have a few minutes to answer this survey? “${title}”`,
  es: (title) => `¡Hola! ¿Tienes unos minutos para responder esta encuesta? «${title}»`,
  ar: (title) => `مرحبًا! هل لديك بضع دقائق للإجابة عن هذا الاستبيان؟ «${title}»`,
}

export const invitationText = ({ language, title }: Survey): string => texts[language](title)

/** Opens WhatsApp with the text, without a recipient. */
export const whatsAppLink = (survey: Survey, link: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${invitationText(survey)}\n${link}`)}`

export const mailLink = (survey: Survey, link: string): string =>
  `mailto:?subject=${encodeURIComponent(survey.title)}&body=${encodeURIComponent(`${invitationText(survey)}\r\n\r\n${link}`)}`
