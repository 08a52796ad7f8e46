import { v5 } from 'uuid'

const namespace = '6f1d3c1e-7a52-5b0e-9d43-0e6a3f0d51b7'

/** The same parts give the same id, anywhere and at any time. */
export function derivedId(...parts: readonly (string | number)[]): string {
  return v5(parts.join('\n'), namespace)
}
