// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions without the verb of the one before: "who rides it, what for, how often".
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
