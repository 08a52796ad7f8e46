// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Nouns with a clause of their own: "topics that get dodged".
import { isThirdPerson } from '../spoken-verbs.ts'
import { isPersonNoun } from './persons.ts'
import { auxWord, isInfinitive } from './subjects.ts'
import { finish, replaceObjects, toSecondPerson } from './second-person.ts'

/** "The dirtiest car they've found" */
const superlative =
  /^(?:the )?((?:most \p{L}+|best|worst|\p{L}{3,}est) (?:[\p{L}-]+ ){1,3}(?:that )?they(['’](?:ve|d) | have | had )(?:ever )?\p{L}+.*)$/iu
/** "Topics that get dodged" */
const whichThings =
  /^(?:the |any )?((?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}s) (?:that|which) ((?:\p{L}+|weren['’]t|aren['’]t|don['’]t|didn['’]t)(?: .+)?)$/iu

export function askWhichThings(text: string, audience: string | undefined): string | undefined {
  const own = (part: string) => toSecondPerson(replaceObjects(part, audience))
  const [, most, is] = superlative.exec(text) ?? []
  if (most && is)
    return finish(`What ${/['’]d|\bhad\b/iu.test(is) ? 'was' : 'is'} the ${toSecondPerson(most)}`)
  const [, things = '', done = ''] = whichThings.exec(text) ?? []
  const isThings =
    things !== '' &&
    !isPersonNoun(things.toLowerCase().split(' ').at(-1)!) &&
    !/^(?:they|we|people|you)\b/iu.test(done)
  return isThings ? finish(`Which ${things} ${own(done)}`) : undefined
}

/** "Which step takes longest": the noun behind the question word is the subject. */
export const hasNounSubject = (
  first: string,
  [noun = '', verb = '', next = '']: readonly string[],
  audience: string | undefined,
): boolean =>
  // "Which clients pay late": others than respondents.
  (/^which$/iu.test(first) &&
    isPersonNoun(noun.toLowerCase()) &&
    noun.toLowerCase() !== audience &&
    audience !== undefined &&
    isInfinitive(verb.toLowerCase()) &&
    !auxWord.test(next)) ||
  (/^(?:which|what)$/iu.test(first) &&
    isThirdPerson(verb.toLowerCase()) &&
    !/^(?:they|the|our|their|people|we|it|you|do|does|did|else|a|an)$/iu.test(noun) &&
    !isThirdPerson(noun.toLowerCase()) &&
    !isPersonNoun(noun.toLowerCase()))
