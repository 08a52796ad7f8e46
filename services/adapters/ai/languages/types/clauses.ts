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
  /** A part that only says who is asked: "hear from our members". */
  addressing?: RegExp
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
  /** The title of a survey whose subject is not certain, for the people who are asked. */
  audienceTitle: string
  /** Captures what respondents use, visit or judge in a thing, as it stands in a sentence. */
  topicPhrase: RegExp
  /** Captures a place of the owner's that respondents know: "our care home". */
  ownPlace: RegExp
  /** A part of a goal that speaks of what does not exist yet, or of the owner's plans: its subject is no title. */
  planned: RegExp
  /** Respondents in a few words that a title can name; undefined where the goal calls them customers, users and the like. */
  audienceName: (goal: string) => string | undefined
  /** Respondents, in the plural, at the first place where a goal names them. */
  audience: (goal: string) => string | undefined
  /**
   * One thing as a question to the respondent: second person, open. `audience` is the goal's word for respondents;
   * `turn` varies the wording of neighbours.
   */
  speak: (thing: string, audience: string | undefined, turn?: number) => string
  /** Words that begin a noun phrase: items of a list that have them are no parts of one item. */
  determiner?: RegExp
  /** Words after which the goal lists what it asks in particular: "especially". Matched once, without `g`. */
  specifying?: RegExp
  /** The things of one that asks about several: "what they think of the prices and the staff". */
  splitThing?: (thing: string) => string[]
  /** The items of a list without commas. */
  splitList?: (list: string) => string[]
  /** Where, after an introduction, the owner begins to say what they want to know. Global. */
  wishStart?: RegExp
  /** How a survey is named by the things that it asks. */
  naming?: {
    /** What a thing is about as it stands in a sentence; undefined where that is not certain, or gives too much away. */
    phrase: (thing: string, audience: string | undefined) => string | undefined
    /** What a list of things belongs to: "our fair", from "Feedback on our fair". */
    heading: (heading: string, audience: string | undefined) => string | undefined
    comma: string
    and: string
    title: string
    /** With `{more}` behind the list, for `more` where not everything is named. */
    description: string
    more: string
  }
  /** A goal without what only says who the respondents are: "people [who moved house] this year". */
  withoutScreener: (goal: string) => string
  /** A thing as the label of a point. */
  label: (thing: string) => string
}
