/**
 * Instructions to a machine: alternatives of patterns, in folded words. Verbs are imperatives, because a person
 * may write about a person who ignored instructions.
 */
export type InjectionPhrases = {
  /** Words before a verb that make it a statement about a person instead of an order. */
  subjects: string
  /** Verbs, and their objects within the same sentence. */
  pairs: readonly (readonly [verbs: string, objects: string])[]
  phrases: string
  /** Words in the markup of prompts. */
  markup: {
    /** Titles of sections of a prompt. */
    headings: string
    /** Speakers of a chat transcript. */
    speakers: string
    /** Words in lines that divide a prompt from its data. */
    dividers: string
  }
}

/** Alternatives of patterns, in folded words. */
export type MachineAddress = {
  /** About the reader. */
  reader: string
  /** About this answer, or about how it is judged. */
  verdict: string
  conjunctions: string
  /** Orders at the beginning of a sentence. */
  imperatives: string
  /** What must follow an imperative to make it an order. */
  imperativeObjects: string
  politeness: string
}
