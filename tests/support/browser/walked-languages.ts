/**
 * The variants of a walk by language: the first one, or all of them with `npm run test:languages`. Files differ in which
 * language comes first.
 */
export const walkedOf = <T>(variants: readonly [T, ...T[]]): readonly T[] =>
  // oxlint-disable-next-line node/no-process-env -- A setting of the test command.
  process.env['WALKED_LANGUAGES'] === 'all' ? variants : [variants[0]]
