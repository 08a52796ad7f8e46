// What surveys are about, as it stands in a sentence. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { SurveyLanguage } from '#contract/languages.ts'
import { fold, stemWord, tokenize } from '../../rules/text/tokenizer.ts'

type SubjectTranslation = Readonly<Record<SurveyLanguage, string>>

const translation = (
  portuguese: string,
  en: string,
  ar: string,
  es: string,
): SubjectTranslation => ({
  'pt-br': portuguese,
  en,
  ar,
  es,
})

const subjectTranslations: readonly SubjectTranslation[] = [
  translation('o aplicativo', 'the app', 'التطبيق', 'la aplicación'),
  translation('o app', 'the app', 'التطبيق', 'la aplicación'),
  translation('a plataforma', 'the platform', 'المنصة', 'la plataforma'),
  translation('o site', 'the website', 'الموقع', 'el sitio'),
  translation('o sistema', 'the software', 'النظام', 'el sistema'),
  translation('a ferramenta', 'the tool', 'الأداة', 'la herramienta'),
  translation('a loja', 'the store', 'المتجر', 'la tienda'),
  translation('o produto', 'the product', 'المنتج', 'el producto'),
  translation('o serviço', 'the service', 'الخدمة', 'el servicio'),
  translation('o plano', 'the plan', 'الخطة', 'el plan'),
  translation('a assinatura', 'the subscription', 'الاشتراك', 'la suscripción'),
  translation('o curso', 'the course', 'الدورة', 'el curso'),
  translation('o evento', 'the event', 'الفعالية', 'el evento'),
  translation('a conferência', 'the conference', 'المؤتمر', 'la conferencia'),
  translation('o workshop', 'the workshop', 'الورشة', 'el taller'),
  translation('o festival', 'the festival', 'المهرجان', 'el festival'),
  translation('a feira', 'the fair', 'المعرض', 'la feria'),
  translation('o programa', 'the program', 'البرنامج', 'el programa'),
  translation('o restaurante', 'the restaurant', 'المطعم', 'el restaurante'),
  translation('a academia', 'the gym', 'النادي', 'el gimnasio'),
  translation('a clínica', 'the clinic', 'العيادة', 'la clínica'),
  translation('a escola', 'the school', 'المدرسة', 'la escuela'),
  translation('a universidade', 'the university', 'الجامعة', 'la universidad'),
  translation('a empresa', 'the company', 'الشركة', 'la empresa'),
  translation('a marca', 'the brand', 'العلامة', 'la marca'),
  translation('o banco', 'the bank', 'البنك', 'el banco'),
  translation('o hotel', 'the hotel', 'الفندق', 'el hotel'),
  translation('a ideia', 'the idea', 'الفكرة', 'la idea'),
  translation('o atendimento', 'the support', 'الدعم', 'la atención'),
]

/** The same kind of thing in another language; what tells it from others of its kind is lost. */
export function translateSubjectKind(
  subject: string,
  from: SurveyLanguage,
  to: SurveyLanguage,
): string | undefined {
  const named = tokenize(subject).map(({ folded }) => rootOf(folded))
  return subjectTranslations.find((each) =>
    named.includes(rootOf(fold(each[from].split(' ').at(-1) ?? ''))),
  )?.[to]
}

/** Arabic writes "the" and "our" onto a word, and changes its ending. */
function rootOf(folded: string): string {
  return /\p{Script=Arabic}/u.test(folded)
    ? folded.replace(/^(?:وال|بال|كال|لل|ال|[بل](?=.{4}))/, '').slice(0, 3)
    : stemWord(folded)
}
