// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions of yes or no, asked so that more than yes or no answers them.
import { gerund } from '../spoken-verbs.ts'
import { finish, replaceObjects, toSecondPerson } from './second-person.ts'
import { invert, splitSubject, type Subject } from './subjects.ts'

type Inverted = NonNullable<ReturnType<typeof invert>>

/** "The job matches what they were told": the last verb is not that of its subject. */
const agreement =
  /^((?:the|our|their|your) (?:[\p{L}-]+ ){1,3}?)(match|meet)(es|s|ed)? (what (?:they|people|you) .+)$/iu

export function speakWhether(clause: string, audience: string | undefined): string {
  const own = (text: string) => toSecondPerson(replaceObjects(text, audience))
  const [, thing, verb = '', ending, expected = ''] = agreement.exec(clause) ?? []
  if (thing && ending)
    return finish(
      `How well ${ending === 'ed' ? 'did' : 'does'} ${own(thing)}${verb} ${own(expected)}`,
    )
  const subject = splitSubject(clause.split(/\s+/u), audience)
  const inverted = subject && invert(subject)
  if (!inverted) return finish(`Could you tell me whether ${own(clause)}`)
  const rest = own(inverted.rest)
  return finish(
    subject.isRespondent
      ? askPeople({ ...inverted, rest })
      : askThing({ ...inverted, rest }, own(subject.text)),
  )
}

const felt = /^(?:think|believe|feel|want|need|prefer|know)$/u
const graded = /^(?:trust|understand|like|enjoy|value)$/u
/** Verbs of what people do as a habit. */
const habit =
  /^(?:use|buy|read|order|cook|visit|attend|follow|shop|eat|drink|check|compare|share|join|take|go|come|work|cycle|walk|drive|pay|save|plan|practise|practice|recommend|watch|listen|play|wear|sell|store|volunteer|recycle)$/u

function askPeople({ helper, rest, isNegative }: Inverted): string {
  const [verb = '', ...others] = rest.split(' ')
  const tail = others.join(' ')
  const not = isNegative ? ' not' : ''
  if (verb === 'mind')
    return `How would you feel ${tail.replace(/^(?:terribly|much|very much) /u, '')}`
  const isConditional = /^(?:would|could)$/u.test(helper)
  if (
    /^(?:would|could|will|might)$/u.test(helper) &&
    /^[a-z]+$/u.test(verb) &&
    !/^(?:like|prefer|rather)$/u.test(verb)
  )
    return `How would you feel about ${isNegative ? 'not ' : ''}${gerund(verb)} ${tail}`
  if (isConditional) return `Would you ${rest}, and what makes you say so`
  if (helper === 'do' && !isNegative) {
    if (/ at all$/iu.test(rest)) return `How, if at all, do you ${rest.replace(/ at all$/iu, '')}`
    if (felt.test(verb)) return `Do you ${rest}, and what makes you say so`
    if (graded.test(verb)) return `How far do you ${rest}, and what makes it so`
    if (habit.test(verb) && !/ (?:and|or) /iu.test(rest))
      return `Do you ${rest}, and why or why not`
  }
  return `${helper} you${not} ${rest}`
}

const effect =
  /^(?:bring|make|change|help|convince|encourage|keep|get|win|persuade|attract|improve|allow|motivate|stop|solve|tempt|lead)\b/u
const success =
  /^(?:prepare|meet|support|explain|work|cover|fit|suit|answer|solve|match|teach|serve|reach|inform|equip|address)\b/u
const quality =
  /^(?:(?:easy|clear|fair|safe|hard|long|short|good|fast|slow|big|small|quick|simple|honest|cheap|close|early|late|ready|clean|warm|loud|quiet|modern|enough|realistic|accurate|welcoming|interesting|relaxing|engaging|\p{L}{3,}(?:able|ible|ful|ient|ant|ive|ous))(?: (?:for|to) (?:you|use|understand|follow|read|reach|find))?)$/u

/** "Are the rules clear": no verb tells where the subject ends. */
export function askQuality(text: string): string | undefined {
  const [, helper = '', topic = '', how = ''] =
    /^(is|are|was|were) ((?:the|our|your|this|these) .+?) (\p{L}+)$/iu.exec(text) ?? []
  return quality.test(how)
    ? finish(`How ${how} ${helper.toLowerCase()} ${topic} for you`)
    : undefined
}

/** "Did the training help them" */
export function askOfThing(helper: string, subject: Subject, audience: string | undefined): string {
  const own = (text: string) => toSecondPerson(replaceObjects(text, audience))
  const rest = own(subject.rest.join(' '))
  return finish(
    askThing(
      { helper, rest, subject: '', isNegative: false, isPast: helper === 'did' },
      own(subject.text),
    ),
  )
}

/** What others or things do. */
function askThing({ helper, rest, isNegative, isPast }: Inverted, topic: string): string {
  const not = isNegative ? ' not' : ''
  const plain = `${helper} ${topic}${not} ${rest}`
  if (isNegative || /^(?:there|it|this)$/iu.test(topic)) return plain
  if (/^(?:is|are|was|were)$/u.test(helper)) {
    if (quality.test(rest) && rest !== 'enough')
      return `How ${rest.split(' ')[0]} ${helper} ${topic}${/ /u.test(rest) ? rest.slice(rest.indexOf(' ')) : ' for you'}`
    return /^(?:too \p{L}+|worth .*|(?:good )?enough)$/u.test(rest)
      ? `How do you find ${topic}`
      : plain
  }
  if (/^(?:would|could|might|will)$/u.test(helper) && effect.test(rest))
    return `What difference would ${topic} make for you`
  if (!/^(?:do|does|did)$/u.test(helper)) return plain
  if (/^matters?(?: to you)?$/u.test(rest)) return `How much ${helper} ${topic} matter to you`
  if (/^helps?\b/u.test(rest)) return `How much ${helper} ${topic} ${rest}`
  if (success.test(rest)) return `How well ${helper} ${topic} ${rest}`
  return isPast || !/^(?:make|change|affect|influence)\b/u.test(rest)
    ? plain
    : `How ${helper} ${topic} ${rest}`
}
