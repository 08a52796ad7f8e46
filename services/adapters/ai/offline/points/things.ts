// What surveys are about, as it stands in a sentence. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { SurveyLanguage } from '#contract/languages.ts'
import { fold, stemOf, wordsOf } from '../text.ts'

type Thing = Readonly<Record<SurveyLanguage, string>>

const thing = (portuguese: string, en: string, ar: string, es: string): Thing => ({
  'pt-br': portuguese,
  en,
  ar,
  es,
})

const things: readonly Thing[] = [
  thing('o aplicativo', 'the app', 'التطبيق', 'la aplicación'),
  thing('o app', 'the app', 'التطبيق', 'la aplicación'),
  thing('a plataforma', 'the platform', 'المنصة', 'la plataforma'),
  thing('o site', 'the website', 'الموقع', 'el sitio'),
  thing('o sistema', 'the software', 'النظام', 'el sistema'),
  thing('a ferramenta', 'the tool', 'الأداة', 'la herramienta'),
  thing('a loja', 'the store', 'المتجر', 'la tienda'),
  thing('o produto', 'the product', 'المنتج', 'el producto'),
  thing('o serviço', 'the service', 'الخدمة', 'el servicio'),
  thing('o plano', 'the plan', 'الخطة', 'el plan'),
  thing('a assinatura', 'the subscription', 'الاشتراك', 'la suscripción'),
  thing('o curso', 'the course', 'الدورة', 'el curso'),
  thing('o evento', 'the event', 'الفعالية', 'el evento'),
  thing('a conferência', 'the conference', 'المؤتمر', 'la conferencia'),
  thing('o workshop', 'the workshop', 'الورشة', 'el taller'),
  thing('o festival', 'the festival', 'المهرجان', 'el festival'),
  thing('a feira', 'the fair', 'المعرض', 'la feria'),
  thing('o programa', 'the program', 'البرنامج', 'el programa'),
  thing('o restaurante', 'the restaurant', 'المطعم', 'el restaurante'),
  thing('a academia', 'the gym', 'النادي', 'el gimnasio'),
  thing('a clínica', 'the clinic', 'العيادة', 'la clínica'),
  thing('a escola', 'the school', 'المدرسة', 'la escuela'),
  thing('a universidade', 'the university', 'الجامعة', 'la universidad'),
  thing('a empresa', 'the company', 'الشركة', 'la empresa'),
  thing('a marca', 'the brand', 'العلامة', 'la marca'),
  thing('o banco', 'the bank', 'البنك', 'el banco'),
  thing('o hotel', 'the hotel', 'الفندق', 'el hotel'),
  thing('a ideia', 'the idea', 'الفكرة', 'la idea'),
  thing('o atendimento', 'the support', 'الدعم', 'la atención'),
]

/** The same kind of thing in another language; what tells it from others of its kind is lost. */
export function thingIn(
  subject: string,
  from: SurveyLanguage,
  to: SurveyLanguage,
): string | undefined {
  const named = wordsOf(subject).map(({ folded }) => rootOf(folded))
  return things.find((each) => named.includes(rootOf(fold(each[from].split(' ').at(-1) ?? ''))))?.[
    to
  ]
}

/** Arabic writes "the" and "our" onto a word, and changes its ending. */
function rootOf(folded: string): string {
  return /\p{Script=Arabic}/u.test(folded)
    ? folded.replace(/^(?:وال|بال|كال|لل|ال|[بل](?=.{4}))/, '').slice(0, 3)
    : stemOf(folded)
}
