/** Words that may stand around a question, as alternatives of a pattern. */
type Surroundings = {
  before: string
  /** The part of `before` that says that a question follows. */
  asking?: string
  after: string
  /** Behind a statement, what turns it into a question. */
  tags: string
}

/** Patterns of whole questions in words with a bar where a clause begins or ends, and a question mark before it where one stands there. */
export function questionForms({ before, asking, after, tags }: Surroundings) {
  const words = (list: string) => `(?: (?:${list}))*`
  const start = String.raw` \|${words(before)}`
  const end = String.raw`${words(after)}(?: \?)? \|`
  const statementEnds = [
    String.raw`${words(`${after}|${tags}`)} \? \|`,
    `${words(after)} (?:${tags})${end}`,
  ]
  const join = (patterns: readonly string[]) => patterns.join('|')
  return {
    /** With a question word, an inversion or another form that no statement has. */
    asked: (...patterns: string[]) => join(patterns.map((each) => start + each + end)),
    /** A statement in form: only a mark, a tag or words that announce a question make it one. */
    stated: (...patterns: string[]) =>
      join(
        patterns.flatMap((each) => [
          ...statementEnds.map((statementEnd) => start + each + statementEnd),
          ...(asking ? [`${start} (?:${asking})${each}${end}`] : []),
        ]),
      ),
    /** In words so clear that no mark need stand before them. */
    endingIn: (pattern: string) => pattern + end,
  }
}
