import { z } from 'zod'

/**
 * The respondent, as far as the owner knows: the name that the personal link carries, and the answers to the fields before
 * the first question. Not an answer of the survey, so never locked; erased with the conversation.
 */
export const Respondent = z.object({
  /** The personal link's name; empty without a link. */
  name: z.string(),
  /** The owner's own name for the person, such as a customer number; may be empty. */
  reference: z.string(),
  /** In the survey's order; the empty ones are left out. */
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type Respondent = z.infer<typeof Respondent>

/** Names of a field that asks for the person's name, as owners write them. */
const nameFields = new Set([
  ...['name', 'full name', 'your name', 'first name', 'nome', 'nome completo', 'seu nome'],
  ...['nombre', 'nombre completo', 'tu nombre', 'الاسم', 'الاسم الكامل', 'اسمك'],
])

const isNameField = (name: string) => nameFields.has(name.trim().toLowerCase())

/** The name of who answered: that of the personal link, else the one that was asked for. Empty if unknown. */
export const respondentName = ({ name, fields }: Respondent): string =>
  name || (fields.find((field) => isNameField(field.name))?.value ?? '')

/** What else is known: without the field that names the person already. */
export const furtherFields = (respondent: Respondent): Respondent['fields'] =>
  respondent.fields.filter(
    ({ name, value }) => !(isNameField(name) && value === respondentName(respondent)),
  )
