const canonicalNames: Record<string, string> = {
  nome: 'name',
  'e-mail': 'email',
  telefone: 'phone',
  empresa: 'company',
  cargo: 'role',
  idade: 'age',
  cidade: 'city',
}

/** The name by which a well-known field goes in every language; any other keeps its own. */
export const canonicalFieldName = (field: string): string =>
  canonicalNames[field.toLowerCase()] ?? field.toLowerCase()
