// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions without the verb of the one before, "who rides it, what for, how often", and without their question word.
import { thirdPersonBase } from '../spoken-verbs.ts'

const who = /^who (?!else\b)([a-z]+s) (.+)$/iu
const doing = /^(?:why|how|when|where|whether|if) (?:they|people|[a-z]+s) ([a-z]+(?<!s)) (.+)$/iu
const alone = /^(what for|how often|how long|how much|since when|where|when|with whom)$/iu
/** "The ones that don't ride it[, why not]" */
const notDoing =
  /^(?:(?:and )?(?:the ones|those|people|anyone) (?:that|who) (?:do not|don['’]?t|never)|who (?:doesn['’]?t|does not)) (.+?)(?:,? (?:and )?why(?: not)?)?$/iu

/** The things in the same order, each with its verb. */
export function withVerbs(things: readonly string[]): string[] {
  const [first = ''] = things
  const isElliptic = things.slice(1).some((thing) => alone.test(thing) || notDoing.test(thing))
  if (!isElliptic) return [...things]
  let deed: string | undefined
  return things.map((thing) => {
    const [, verb = '', object = ''] = who.exec(thing) ?? []
    if (verb) {
      deed = `${thirdPersonBase(verb.toLowerCase())} ${object}`
      // Respondents know of themselves only.
      return thing === first ? `whether they ${deed}` : thing
    }
    const [, does = '', what = ''] = doing.exec(thing) ?? []
    if (does) deed = `${does} ${what}`
    const [, missing] = notDoing.exec(thing) ?? []
    if (missing) return `why they do not ${missing}`
    if (deed === undefined || !alone.test(thing)) return thing
    return /^what for$/iu.test(thing) ? `what they ${deed} for` : `${thing} they ${deed}`
  })
}

const count =
  /^how many (?:of (?:them|us) )?(?=(?:already |still |also )?(?:are|were|have|had|would|will|could|can|want|plan|intend|use|know)\b)/iu
/** "Anything the groomer should have asked" */
const anything =
  /^(?:if |whether )?(?:anything|something) (?=(?:that |the |our |we |they |you |their ))/iu
const before = /^(?:their )?experience(?: level)? (?=(?:before|with|of|in) \p{L}+ing\b)/iu
const lost = /^(?!how )(?:the |their )?([\p{L} ]{3,30}?) lost,? (?:roughly|approx(?:imately)?)$/iu

/** What is asked of many, and what lacks its question word, as a question to one. */
export const ofOne = (thing: string): string =>
  thing
    .replace(count, 'whether they ')
    .replace(anything, 'is there anything ')
    .replace(before, 'how much experience they had ')
    .replace(lost, 'how much $1 they lost, roughly')
