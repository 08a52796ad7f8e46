/** Normal form for searches: without case, accents and vowel marks. */
export const normalizeForSearch = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
