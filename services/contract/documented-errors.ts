import type { ProblemCode } from './problems.ts'

type Translation = { en: string; ar: string }

/** Problems whose title is documented in Portuguese: `error` in the languages that a request may prefer to it. */
export const documentedErrors: Partial<Record<ProblemCode, Translation>> = {
  'surveys/structure-failed': {
    en: 'Error generating survey structure',
    ar: 'خطأ في إنشاء هيكل الاستبيان',
  },
  'surveys/structure-invalid': {
    en: 'The server returned an invalid survey structure.',
    ar: 'أعاد الخادم هيكل استبيان غير صالح.',
  },
  'surveys/no-questions': {
    en: 'This survey has no questions yet',
    ar: 'لا توجد أسئلة في هذا الاستبيان',
  },
  'surveys/data-incomplete': {
    en: 'The survey’s data is incomplete',
    ar: 'بيانات الاستبيان غير مكتملة',
  },
  'surveys/not-public': {
    en: 'Survey not found, or not public',
    ar: 'الاستبيان غير موجود أو غير متاح للجمهور',
  },
  'surveys/unavailable': {
    en: 'This survey is not publicly available at the moment.',
    ar: 'هذا الاستبيان غير متاح للجمهور حاليًا.',
  },
  'conversations/answer-required': {
    en: 'This question is required. Please give an answer.',
    ar: 'هذا السؤال إلزامي. أدخل إجابة.',
  },
  'audio/not-understood': {
    en: 'The audio could not be transcribed. Try speaking louder and more clearly.',
    ar: 'تعذّر تحويل الصوت إلى نص. حاول التحدث بصوت أعلى وأوضح.',
  },
  'audio/failed': {
    en: 'Error in transcribing the audio. Try again.',
    ar: 'حدث خطأ في تحويل الصوت إلى نص. حاول مرة أخرى.',
  },
  'whatsapp/not-enabled': {
    en: 'WhatsApp is not available for this survey',
    ar: 'واتساب غير متاح لهذا الاستبيان',
  },
  'whatsapp/number-required': {
    en: 'A phone number is required',
    ar: 'رقم الهاتف مطلوب',
  },
  'whatsapp/number-too-short': {
    en: 'The number is too short. At least 10 digits.',
    ar: 'الرقم قصير جدًا. 10 خانات على الأقل.',
  },
  'whatsapp/number-too-long': {
    en: 'The number is too long. At most 15 digits.',
    ar: 'الرقم طويل جدًا. 15 خانة على الأكثر.',
  },
  'whatsapp/area-code-invalid': {
    en: 'Invalid area code for Brazil (it must be between 11 and 99)',
    ar: 'رمز منطقة غير صالح في البرازيل (يجب أن يكون بين 11 و99)',
  },
  'whatsapp/local-number-invalid': {
    en: 'A Brazilian number must have 8 or 9 digits after the area code',
    ar: 'يجب أن يتكوّن الرقم البرازيلي من 8 أو 9 خانات بعد رمز المنطقة',
  },
  'whatsapp/number-invalid': {
    en: 'This phone number does not exist. Please check it and try again.',
    ar: 'رقم الهاتف هذا غير موجود. تحقّق منه وحاول مرة أخرى.',
  },
}

/** The text for a header `Accept-Language`. Undefined unless English or Arabic comes before Portuguese in it. */
export function translateDocumentedError(
  code: ProblemCode,
  acceptLanguage: string | undefined,
): string | undefined {
  for (const tag of acceptLanguage?.toLowerCase().split(',') ?? []) {
    const language = tag.trim().split(/[-_;]/)[0]
    if (language === 'pt') return undefined
    if (language === 'en' || language === 'ar') return documentedErrors[code]?.[language]
  }
  return undefined
}
