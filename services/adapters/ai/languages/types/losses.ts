/** How people write that a person close to them died. Patterns are of folded words between single spaces. */
export type Losses = {
  /** The person, and the sentence of condolence that names them. */
  people: readonly (readonly [person: string, condolence: string])[]
  /** Animals, and the sentence of condolence. */
  animals?: readonly (readonly [animal: string, condolence: string])[]
  /** After the person or animal, at most four words later: "died". */
  died: string
  /** After the person, anywhere in the sentence: what is said of the dead, "rest in peace". */
  blessing?: string
  /** Directly after the person or animal: "did not survive", which things do not either. */
  notSurvived?: string
  /** Directly after the animal: "had to be put down". Of a person it says something else. */
  animalDied?: string
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
