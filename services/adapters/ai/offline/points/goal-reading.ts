/** What a goal asks, and what its lists belong to: "Feedback on our fair: tickets, food, music". */
export type GoalReading = {
  things: string[]
  headings: string[]
  /** Whether it stands in fragments behind its subject. */
  isTelegram?: boolean
  /** What a thing of a numbered list belongs to: "Repairs: how long they wait". */
  labels?: ReadonlyMap<string, string>
}
