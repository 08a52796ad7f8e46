// Fields that a survey asks for before its first question: their names, and what each accepts.
import { z } from 'zod'
import { limits } from './limits.ts'
import { ownValue } from './own-value.ts'

export const FieldType = z.enum(['text', 'email', 'phone', 'number'])
export type FieldType = z.infer<typeof FieldType>

const Length = z.int().min(1).max(limits.preSurveyFields.length)

/** What a field accepts. The lengths, in characters, are of texts. */
export const FieldRule = z.strictObject({
  type: FieldType,
  min_length: Length.optional(),
  max_length: Length.optional(),
})
export type FieldRule = z.infer<typeof FieldRule>

export const PreSurveyConfig = z.strictObject({
  enabled: z.boolean(),
  required_fields: z
    .array(z.string().trim().min(1).max(limits.preSurveyFields.nameLength))
    .max(limits.preSurveyFields.max),
  /** By the field's name. Without an entry, the type follows from the name: see `fieldTypeByName`. */
  field_types: z
    .record(z.string().trim().max(limits.preSurveyFields.nameLength), FieldRule)
    .optional(),
})
export type PreSurveyConfig = z.infer<typeof PreSurveyConfig>

/** A name that no JSON object of a request can have: it would replace the object's prototype. */
export const unusableName = '__proto__'

/** Surveys from before names were checked may require a field that nobody can send. */
export const requiredFieldsOf = ({ enabled, required_fields }: PreSurveyConfig): string[] =>
  enabled ? required_fields.filter((field) => field !== unusableName) : []

export const fieldRuleOf = ({ field_types = {} }: PreSurveyConfig, field: string): FieldRule =>
  ownValue(field_types, field) ?? { type: fieldTypeByName(field) }

/** Names as owners write them, in any language, without accents, punctuation and possessives. */
const knownNames: readonly (readonly [FieldType, ReadonlySet<string>])[] = [
  [
    'email',
    new Set([
      ...['email', 'mail', 'email address', 'work email', 'business email', 'company email'],
      ...['personal email', 'contact email', 'endereco de email', 'email corporativo'],
      ...['email profissional', 'email pessoal', 'email de contato', 'email de trabalho'],
      ...['correio eletronico', 'correo', 'correo electronico', 'direccion de correo'],
      ...['direccion de correo electronico', 'email de contacto', 'correo de contacto'],
      ...['البريد الالكتروني', 'بريد الكتروني', 'بريدك الالكتروني', 'عنوان البريد الالكتروني'],
      ...['الايميل', 'ايميل', 'البريد', 'بريد العمل', 'بريد العمل الالكتروني'],
    ]),
  ],
  [
    'phone',
    new Set([
      ...['phone', 'phone number', 'mobile', 'mobile number', 'mobile phone', 'cell', 'cell phone'],
      ...['cellphone', 'cell number', 'telephone', 'telephone number', 'contact number', 'tel'],
      ...['contact phone', 'work phone', 'whatsapp', 'whatsapp number', 'telefone', 'fone'],
      ...['telefone celular', 'celular', 'telemovel', 'numero de telefone', 'numero de celular'],
      ...['telefone de contato', 'numero de whatsapp', 'telefono', 'movil', 'telefono movil'],
      ...['telefono celular', 'numero de telefono', 'numero de movil', 'telefono de contacto'],
      ...['الهاتف', 'هاتف', 'رقم الهاتف', 'رقم هاتف', 'رقم هاتفك', 'هاتفك', 'الهاتف المحمول'],
      ...['رقم الهاتف المحمول', 'المحمول', 'رقم المحمول', 'الجوال', 'جوال', 'رقم الجوال'],
      ...['رقم جوال', 'رقم جوالك', 'الموبايل', 'موبايل', 'رقم الموبايل', 'التليفون'],
      ...['رقم التليفون', 'الواتساب', 'واتساب', 'رقم الواتساب', 'رقم واتساب', 'رقم التواصل'],
    ]),
  ],
  ['number', new Set(['age', 'idade', 'edad', 'العمر', 'عمر', 'عمرك', 'السن', 'سنك'])],
]

/** The type of a field that has none: only of names that leave no doubt, since a wrong type refuses right answers. */
export function fieldTypeByName(field: string): FieldType {
  const name = normalizeName(field)
  return knownNames.find(([, names]) => names.has(name))?.[0] ?? 'text'
}

const normalizeName = (field: string): string =>
  field
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|ـ/gu, '')
    .replace(/\be-mail/g, 'email')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:your|o seu|seu|sua|a sua|tu|su) /, '')
