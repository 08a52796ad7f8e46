/** How people write that a person close to them died. Patterns are of folded words between single spaces. */
export type Losses = {
  /** The person, and the sentence of condolence that names them. */
  people: readonly (readonly [person: string, condolence: string])[]
  /** After the person, at most four words later: "died". */
  died: string
  /** Before the person: "lost". */
  lost: string
  /** A loss that names no person: a miscarriage. */
  other: string
  otherCondolence: string
  /** What makes it no loss, or one of long ago: "nearly", "if", "when I was ten". */
  none: string
  /** Follows the condolence the first time. */
  mayStop: string
}
