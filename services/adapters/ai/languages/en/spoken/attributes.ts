// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Nouns that "it" does not mean beside the thing that they belong to.

import { escape } from './persons.ts'

/** What a thing is chosen by, or set to: "a size" of a harness, "a level" of a machine. */
const attribute =
  /^an? (?:[\p{L}-]+ ){0,2}(?:sizes?|height|weight|length|width|depth|colou?r|shade|shape|level|setting|speed|volume|temperature|strength|dose|dosage|amount|quantity|number|limit|budget|deposit|price|rate|date|day|time|slot|hour|month|route|direction|destination|angle|position|password|username|style|finish|pattern|font|layout|language|half|quarter|third|part|piece|side|corner)$/iu

export const isAttribute = (phrase: string): boolean => attribute.test(phrase)

/** "They chose a plan": an object that is new, of a verb of choice. */
export const isChosen = (phrase: string, clause: string): boolean =>
  new RegExp(
    String.raw`\b(?:choos(?:e|es|ing)|chose|pick(?:s|ed|ing)?|select(?:s|ed|ing)?|decid(?:e|es|ed|ing) on|settl(?:e|es|ed|ing) on|go for|went for|adjust(?:s|ed|ing)?|set|plan(?:s|ned|ning)?) ${escape(phrase)}\b`,
    'iu',
  ).test(clause) && /^an? /iu.test(phrase)
