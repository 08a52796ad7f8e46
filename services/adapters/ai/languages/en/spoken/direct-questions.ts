// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What is or is not so, in a plain question of yes or no: "whether they'd use it again", "did the job need a second visit".
import { asRespondent, finish, replaceObjects, toSecondPerson } from './second-person.ts'
import { invert, verbOfYou } from './inversion.ts'
import { guessedSubject, splitSubject } from './subjects.ts'

const whether = /^(?:and |or |also )*(?:whether|if)(?: or not)? (.+?)(?:,? or not)?$/iu
const inverted =
  /^(?:and |or |also )*(do|does|did|is|are|was|were|has|have|had|can|could|will|would|should) (.+)$/iu
const ofOwner = /^(?:i|my)\b/iu
const ofOwnerObject = /\bme\b/giu
const dependent = /^(?:and |or )*if (?:so|not)\b|, (?:what|how|why|which|who|where|when)\b/iu

export function directQuestion(thing: string, audience: string | undefined): string | undefined {
  const own = (text: string) => toSecondPerson(replaceObjects(text, audience))
  const text = asRespondent(thing.trim(), audience).replace(/[?.,;]+$/u, '')
  const [, clause] = whether.exec(text) ?? []
  // The owner's own doubts, and what follows from another answer, are no plain questions.
  if (ofOwner.test(clause ?? '') || dependent.test(text)) return undefined
  if (clause) {
    const words = clause.split(/\s+/u)
    const subject = splitSubject(words, audience) ?? guessedSubject(words)
    const turned = subject && invert(subject)
    // "Do you not use it?" leads.
    if (!turned || turned.isNegative) return undefined
    const who = subject.isRespondent ? 'you' : own(subject.text)
    // Respondents do nothing to themselves: "them" is what was named.
    const rest = toSecondPerson(replaceObjects(turned.rest, audience), subject.isRespondent)
    return finish(`${turned.helper} ${who} ${rest.replaceAll(ofOwnerObject, 'us')}`)
  }
  const [, helper = '', rest = ''] = inverted.exec(text) ?? []
  if (!rest) return undefined
  const isOfRespondent = /^(?:they|people|you)\b/iu.test(rest)
  const asked = toSecondPerson(
    replaceObjects(rest.replaceAll(/\bi\b/giu, 'we'), audience),
    isOfRespondent,
  ).replaceAll(ofOwnerObject, 'us')
  const isRespondent = /^you\b/iu.test(asked)
  const verb = helper.toLowerCase()
  return finish(`${isRespondent ? verbOfYou(verb) : verb} ${asked}`)
}
