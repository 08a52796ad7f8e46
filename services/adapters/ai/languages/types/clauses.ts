/** How owners list what they want to know, and how one thing of it is asked aloud. All patterns ignore case. */
export type Clauses = {
  /** Removed from the beginning of a part, as often as it matches: "we want to know", "and also". */
  lead: RegExp
  /** A lead after which things are listed without question words: "assess", "satisfaction with". */
  wish: RegExp
  /** A part that begins with it is a question. */
  question: RegExp
  /** A question word that begins a new part after a comma or a conjunction; matches the empty place before the word. */
  boundary: RegExp
  /** A question word that begins a new part even without a comma; matches the empty place before it. */
  strongBoundary: RegExp
  /** A question word that, behind a comma and a part that asks nothing, speaks of a person: "Tom, who left". */
  relative: RegExp
  /** "and why" alone: belongs to what precedes it. */
  appendix: RegExp
  /** The rest of a part from here on is why the owner asks, or for whom the result is: never shown. */
  background: RegExp
  /** Parts about how to ask, or about the owner, not what to ask. */
  instruction: RegExp
  /** Between the last two items of a list. */
  listConjunction: RegExp
  /** Joins two things, with its marks and spaces. */
  and: string
  /** Folded texts that mean nothing: filler words, ends that lack a word, and goals that name no subject. */
  nonsense: { fillers: RegExp; danglingEnd: RegExp; vague: RegExp }
  /** The point of a goal that only names a subject. */
  topicPoint: string
  /** The title of a survey about a subject. */
  topicTitle: string
  /** Captures a thing that a title can name, as it stands in a sentence. */
  topicPhrase: RegExp
  /** Respondents, in the plural, at the first place where a goal names them. */
  audience: (goal: string) => string | undefined
  /** One thing as a question to the respondent: second person, open. `audience` is the goal's word for respondents. */
  speak: (thing: string, audience: string | undefined) => string
  /** A thing as the label of a point. */
  label: (thing: string) => string
}
