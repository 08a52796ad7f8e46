import type { FocusKind } from './purposes.ts'

/** What one thing of a goal is about, in words to respondents, as it stands in a sentence. */
export type Focus = {
  /**
   * `noun`: what respondents know; `planned`: what does not exist yet; `activity`: what they do; the others are of
   * reasons: what they gave up, what they could be reproached for, and what they do not do.
   */
  kind: FocusKind
  /** "The school app", "choosing a school". */
  phrase: string
  /** What the title can name: "your membership", of "cancelling your membership". */
  object: string | undefined
}

/** How owners list what they want to know, and how one thing of it is asked aloud. All patterns ignore case. */
export type Clauses = {
  /** Removed from the beginning of a part, as often as it matches: "we want to know", "and also". */
  lead: RegExp
  /** `lead` in a list that only its respondents head: what they do is not what the owner does. */
  itemLead?: RegExp
  /** Whether a noun belongs to the last word before it, as in "[measuring] blood sugar". */
  isHeaded?: (before: string, noun: string) => boolean
  /** A question with what may answer it: one thing, with its commas. */
  choice?: RegExp
  /** A lead after which things are listed without question words: "assess", "satisfaction with". */
  wish: RegExp
  /** A part that begins with it is a question. */
  question: RegExp
  /** A question word that begins a new part after a comma or a conjunction; matches the empty place before the word. */
  boundary: RegExp
  /** A question word that begins a new part even without a comma; matches the empty place before it. */
  strongBoundary: RegExp
  /** A sentence that asks without a question word, after its tone: "Os alunos gostam?" It gets the word of "whether". */
  asksWithoutWord?: RegExp
  /** "whether", with its space, where a language asks without a question word. */
  whether?: string
  /** A question word that, behind a comma and a part that asks nothing, speaks of a person: "Tom, who left". */
  relative: RegExp
  /** "and why" alone: belongs to what precedes it. */
  appendix: RegExp
  /** The rest of a part from here on is why the owner asks, or for whom the result is: never shown. */
  background: RegExp
  /** What owners plan or tell before their wish, up to its comma: "Before we decide whether to go on,". Global. */
  plan?: RegExp
  /** Parts about how to ask, or about the owner, not what to ask. */
  instruction: RegExp
  /** A part that only says who is asked: "hear from our members". */
  addressing?: RegExp
  /** A whole thing that only announces others or names whom to ask: "topics", "from the residents". */
  caption?: RegExp
  /** How formal briefs are built. */
  brief?: {
    /** A label before the purpose: "Objective:". Global. */
    label: RegExp
    /** A part that limits the survey or says how to ask: "max 5 questions", "keep it short", "no names". */
    limit: RegExp
    /** A sentence about the survey itself: "The findings will inform the roadmap." */
    remark: RegExp
    /** What announces a list without a colon: "hear from parents about". Global. */
    announcement: RegExp
    /** Where, within a sentence, the purpose begins: "with the aim of". Global. */
    aim: RegExp
    /** What owners add at the end: captures the thing, without what they say of it. "Oh and the app, everyone moans." Global. */
    afterthought: RegExp
  }
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
  /** The title where the kind of the subject asks for another one: "Your visit to our museum". */
  titleOf?: (subject: string) => string | undefined
  /** Signs of a title or a description that was put together wrongly, or names the owner's study. */
  unsoundName?: RegExp
  /** The title of a survey about what does not exist yet. */
  planTitle: string
  /** The title of a survey whose subject is not certain, for the people who are asked. */
  audienceTitle: string
  /** Captures what respondents use, visit or judge in a thing, as it stands in a sentence. */
  topicPhrase: RegExp
  /** Captures a place of the owner's that respondents know: "our care home". */
  ownPlace: RegExp
  /** What the owner says that they run, or plan, as respondents may call it: "our bakery". */
  ownThing?: (goal: string) => Focus | undefined
  /** The title of a goal that begins with its respondents: "Ferry passengers: ...". */
  headTitle?: (goal: string) => string | undefined
  /** The title of a survey that knows only that it asks "members" or the like. */
  roleTitle?: (goal: string) => string | undefined
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
  /** The things with what their pronouns stand for, where that is certain, to be asked one by one. */
  refer?: (things: readonly string[], goal: string) => string[]
  /** What one thing is about; undefined where that is not certain. */
  focus?: (thing: string, audience: string | undefined) => Focus | undefined
  /** Objects of a focus that fit into a sentence about experience: "the gym", unlike "going to the gym". */
  isNamedThing?: RegExp
  /** A thing that does not say what it belongs to, with what the survey is about: "who decides" about a school. */
  within?: (question: string, focus: Focus) => string
  /** A thing that is asked after the easy ones: money, and thoughts of leaving. */
  notFirst?: RegExp
  /** A thing that is asked last: what respondents would change, or whether they would recommend. */
  closes?: RegExp
  /** With so many first words in common two questions sound alike; by default 4. */
  frameWords?: number
  /** Words that begin a noun phrase: items of a list that have them are no parts of one item. */
  determiner?: RegExp
  /** Words after which the goal lists what it asks in particular: "especially". Matched once, without `g`. */
  specifying?: RegExp
  /** What begins no thing: parts of one ("especially price and support"), what owners say of themselves and others. */
  emphasis?: RegExp
  /** An item that belongs to the one before it: "ومقدارها". */
  possessed?: RegExp
  /** The things of one that asks about several: "what they think of the prices and the staff". */
  splitThing?: (thing: string) => string[]
  /** A thing without an "and" that is written as a part of its first word. */
  withoutAnd?: (thing: string) => string
  /** What is asked of many, as it is asked of one of them: "how many are looking" is "whether they are looking". */
  ofOne?: (thing: string) => string
  /** Verbs of asking and wanting to know. */
  asking?: RegExp
  /** A thing that states what may be so, with the word of "whether": "the bill was clear". Any other as it is. */
  stated?: (thing: string) => string
  /** Nouns behind a question of why are what may be the reason: "which of these matters most: pay, hours or noise". */
  supposed?: {
    why: RegExp
    which: string
    /** `which` to respondents. */
    question: string
    or: string
    /** A supposed reason as a question of its own: "was it the price". */
    asked?: RegExp
    /** What stands before its noun, where that is all. */
    beforeNoun?: RegExp
  }
  /** A question whose verb is that of the thing before: "what for". */
  elliptic?: RegExp
  /** The items of a list without commas. */
  splitList?: (list: string) => string[]
  /** Where, after an introduction, the owner begins to say what they want to know. Global. */
  wishStart?: RegExp
  /** Slips of the pen and abbreviations of owners, with the words that are meant. Global. */
  slips?: readonly (readonly [slip: RegExp, word: string])[]
  /** What the owner does not know: captures a list, parted by `between`, of items without their `rest`. */
  doubt?: { pattern: RegExp; between: RegExp; rest: RegExp }
  /** How a survey is named by the things that it asks. */
  naming?: {
    /** What a thing is about as it stands in a sentence; undefined where that is not certain, or gives too much away. */
    phrase: (thing: string, audience: string | undefined) => string | undefined
    /** What a list of things belongs to: "our fair", from "Feedback on our fair". */
    heading: (heading: string, audience: string | undefined) => string | undefined
    /** A thing that is a clause, as it stands in a list behind "about": "how you plan breaks". */
    clausePhrase?: (thing: string, audience: string | undefined) => string | undefined
    /** What a clause is about, as a noun for the description: "the treatment", of "whether the treatment helped". */
    aspect?: (thing: string, audience: string | undefined) => string | undefined
    /** The description where a clause is among what it names, and what stands there before a noun. */
    asking?: { description: string; noun: string }
    comma: string
    and: string
    title: string
    description: string
    /** Ends a list that does not name everything. */
    more: string
  }
  /** A goal without what only says who the respondents are: "people [who moved house] this year". */
  withoutScreener: (goal: string) => string
  /** A thing as the label of a point. */
  label: (thing: string) => string
}
