const canonicalNames = new Map([
  ['nome', 'name'],
  ['e-mail', 'email'],
  ['telefone', 'phone'],
  ['empresa', 'company'],
  ['cargo', 'role'],
  ['idade', 'age'],
  ['cidade', 'city'],
])

/** Canonical name of a well-known field in any language; other names stay. */
export const canonicalFieldName = (field: string): string =>
  canonicalNames.get(field.toLowerCase()) ?? field.toLowerCase()
