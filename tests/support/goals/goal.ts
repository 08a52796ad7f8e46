/** What an owner writes, and what a proposal for it must hold to. */
export type GoalAsWritten = {
  purpose: string
  goal: string
  /** Words of the goal that the proposal must take up, somewhere. */
  words: string[]
  /** What else it asks for. */
  audio?: true
  voice?: true
  whatsapp?: true
  fields?: string[]
  reward?: string
  questions?: number
  points?: number
}
