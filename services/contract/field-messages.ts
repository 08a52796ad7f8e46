import type { Locale } from './languages.ts'

/** Why a field's value is refused. */
export type FieldIssueCode =
  | 'invalid_email'
  | 'invalid_phone'
  | 'invalid_number'
  | 'too_small'
  | 'too_big'

/** `count`: the characters that a text needs or may have. */
export type FieldProblem = {
  path: (string | number)[]
  message: string
  code: string
  count?: number
}

/** `{count}`: the characters that are required or allowed. */
const messages: Record<FieldIssueCode, Record<Locale, string>> = {
  invalid_email: {
    en: 'Please enter a valid email address',
    'pt-br': 'Digite um endereço de e-mail válido',
    ar: 'أدخل عنوان بريد إلكتروني صحيحًا',
  },
  invalid_phone: {
    en: 'Please enter a valid phone number',
    'pt-br': 'Digite um número de telefone válido',
    ar: 'أدخل رقم هاتف صحيحًا',
  },
  invalid_number: {
    en: 'Must be a number',
    'pt-br': 'Deve ser um número',
    ar: 'يجب أن يكون رقمًا',
  },
  too_small: {
    en: 'Enter at least {count} characters',
    'pt-br': 'Digite pelo menos {count} caracteres',
    ar: 'الحد الأدنى للأحرف: {count}',
  },
  too_big: {
    en: 'Enter at most {count} characters',
    'pt-br': 'Digite no máximo {count} caracteres',
    ar: 'الحد الأقصى للأحرف: {count}',
  },
}

export const fieldMessage = (code: FieldIssueCode, locale: Locale, count = 0): string =>
  messages[code][locale].replace('{count}', String(count))
