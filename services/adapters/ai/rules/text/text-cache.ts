// What was computed of a text, by text. Texts are answers: a minute later none is in memory, whether it was erased or not.

/** Both generations together. */
const lifetimeMs = 60_000

type TextCache<V> = {
  get: (text: string) => V | undefined
  set: (text: string, value: V) => void
}

/** Keeps at most `max` texts. One timer drops the older of two generations: texts have none of their own. */
export function openTextCache<V extends object>(max: number): TextCache<V> {
  let [recent, older] = [new Map<string, V>(), new Map<string, V>()]
  let timer: NodeJS.Timeout | undefined
  const turn = () => {
    older = recent
    recent = new Map()
    timer = older.size > 0 ? setTimeout(turn, lifetimeMs / 2).unref() : undefined
  }
  return {
    get: (text) => recent.get(text) ?? older.get(text),
    set(text, value) {
      if (recent.size >= max / 2) [older, recent] = [recent, new Map()]
      recent.set(text, value)
      timer ??= setTimeout(turn, lifetimeMs / 2).unref()
    },
  }
}

/** `compute`, once for each text while the cache keeps it. */
export function cachedByText<V>(max: number, compute: (text: string) => V): (text: string) => V {
  const cache = openTextCache<{ value: V }>(max)
  return (text) => cachedIn(cache, text, () => compute(text))
}

/** `compute`, once for each text of a language while the cache keeps it. */
export function cachedByLanguage<V, L extends string>(
  max: number,
  compute: (text: string, language: L) => V,
): (text: string, language: L) => V {
  const caches = new Map<L, TextCache<{ value: V }>>()
  return (text, language) => {
    let cache = caches.get(language)
    if (!cache) caches.set(language, (cache = openTextCache(max)))
    return cachedIn(cache, text, () => compute(text, language))
  }
}

function cachedIn<V>(cache: TextCache<{ value: V }>, text: string, compute: () => V): V {
  const known = cache.get(text)
  if (known) return known.value
  const value = compute()
  cache.set(text, { value })
  return value
}
