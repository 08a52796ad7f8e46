// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// Questions of yes or no, asked so that more than yes or no answers them.
import { gerund, isVerb } from '../spoken-verbs.ts'
import { finish, replaceObjects, toSecondPerson } from './second-person.ts'
import { askReason } from './reason-questions.ts'
import { invert } from './inversion.ts'
import { guessedSubject, splitSubject, type Subject } from './subjects.ts'

type Inverted = NonNullable<ReturnType<typeof invert>>

/** "They are thinking of quitting" */
const planning =
  /^(?:they|people|members|customers) (?:are|['’]re) (?:still |also )?((?:thinking (?:of|about)|considering|planning (?:on|to)) .+)$/iu
/** "They ever thought about leaving": those who did not have nothing to tell. */
const ever = /^(?:they|people|members|customers)(?:['’]ve)? ((?:have |had )?)ever (.+)$/iu

export function speakWhether(clause: string, audience: string | undefined): string {
  const own = (text: string) => toSecondPerson(replaceObjects(text, audience))
  const plan = planning.exec(clause)?.[1]
  if (plan) return finish(`If you are ${own(plan)}, what is behind it`)
  const [, have = '', done] = ever.exec(clause) ?? []
  if (done) return finish(`If you ${have}ever ${own(done)}, what was behind it`)
  const idea =
    /^(.+?) (?:is|are|was|were|would be) (?:a |an )?(?:good|bad|great|nice|silly|worthwhile)(?: (?:idea|plan|thing)s?)?$/iu.exec(
      clause,
    )?.[1]
  if (idea && !/^(?:they|it|people)$/iu.test(idea))
    return finish(`What do you think of ${own(idea)}`)
  const words = clause.split(/\s+/u)
  const subject = splitSubject(words, audience) ?? guessedSubject(words)
  const inverted = subject && invert(subject)
  if (!inverted) return finish(`What can you tell me about whether ${own(clause)}`)
  const rest = toSecondPerson(replaceObjects(inverted.rest, audience), subject.isRespondent)
  if (subject.isRespondent && inverted.isNegative && /^(?:do|did)$/u.test(inverted.helper))
    return askReason({ ...inverted, rest })
  if (!subject.isRespondent)
    return openUp(finish(askThing({ ...inverted, rest }, own(subject.text))))
  const asked = finish(askPeople({ ...inverted, rest }))
  const isEvent = /^(?:did|have) you (?!not\b)/iu.test(asked) && !degree.test(rest)
  if (!isEvent) return openUp(asked)
  // What happens to respondents has no reason.
  return happens.test(rest)
    ? finish(`If ${own(clause)}, how was that for you`)
    : finish(`${asked.replace('?', '')}, and why or why not`)
}

const happens =
  /^(?:receive|be|been|hear|see|seen|meet|lose|lost|suffer|encounter|face|spot|happen|witness|experience|struggle|wait|fall|run into|come across)/iu

/** What is more or less so, unlike what happened. */
const degree =
  /^(?:understood|understand|trust|like|enjoy|value|feel|find|know|get|got|learn|expect|notice|manage|agree|believe|benefit|had|have)\b/iu
/** "Did they feel welcome" */
export const askPast = (rest: string): string =>
  openUp(
    finish(askPeople({ helper: 'did', rest, subject: 'you', isNegative: false, isPast: true })),
  )

const closed = /^(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should)\b/iu
const done =
  /^(is|are|was|were) ((?:the|our|your) .+?) (\p{L}+(?:ed|en|ght|told|sent|made|done|given|kept)) (\p{L}+)ly$/iu
const sensed =
  /^(does|did|do) ((?:the|our|your) .+?) (feel|look|seem|taste|smell|sound) (\p{L}+)$/iu
const changed =
  /^(?:has|have|did|is|are) ((?:the|our|your) .+?) (?:got |become |getting |any )*(?:increased?|decreased?|improved?|changed?|worsened?|risen|fallen|grown|better|worse|longer|shorter)$/iu

/** "Is there a class you would like us to add": with a clause of its own. */
const existence =
  /^(?:is|are|was|were|has|have) there (?!.*\benough\b).*\b(?:you|we|that|which|who)\b/iu

/** Turns a question that yes or no answers into an open one; another question is returned as it is. */
export function openUp(question: string): string {
  const text = question.replace(/\?$/u, '')
  if (!closed.test(text) || existence.test(text)) return question
  const plan = /^are you ((?:thinking (?:of|about)|considering) .+)$/iu.exec(text)?.[1]
  if (plan) return finish(`If you are ${plan}, what is behind it`)
  const [, was = '', what, participle = '', how] = done.exec(text) ?? []
  if (what)
    return finish(
      `How ${how}ly ${was.toLowerCase()} ${what} ${participle}${/^(?:explain|describ|present|communicat)/iu.test(participle) ? ' to you' : ''}`,
    )
  const [, does = '', thing, seem, like] = sensed.exec(text) ?? []
  if (thing) return finish(`How ${like} ${does.toLowerCase()} ${thing} ${seem} to you`)
  const [, enough] = /^(?:are|were|is|was) there enough (.+)$/iu.exec(text) ?? []
  if (enough) return finish(`How do you find the amount of ${enough}`)
  const [, difficulty] =
    /^(?:do|did|have) you (?:have |had )?(?:any )?(?:problems?|troubles?|difficult(?:y|ies)|issues) (?:with|in) (.+)$/iu.exec(
      text,
    ) ?? []
  if (difficulty) return finish(`What problems, if any, have you had with ${difficulty}`)
  if (
    !/ or /iu.test(text) &&
    /^(?:do|does|did) .+ (?:arrive|come|start|run|leave|finish|end) on time\b/iu.test(text)
  )
    return finish(`How often ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
  if (/^(?:can|could) you\b/iu.test(text))
    return finish(`How easily ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
  if (/^(?:do|does|did) .+ enough$/iu.test(text) && isVerb(text.split(' ').at(-2)!.toLowerCase()))
    return finish(`How well ${text.charAt(0).toLowerCase()}${text.slice(1, -' enough'.length)}`)
  const [, moved] = changed.exec(text) ?? []
  if (moved) return finish(`How, if at all, ${/s$/u.test(moved) ? 'have' : 'has'} ${moved} changed`)
  const isEvent =
    /^did you (?!(?:understand|trust|like|enjoy|value|find|know|get|learn|notice|manage|agree|benefit)\b)/iu.test(
      text,
    )
  if (isEvent || /,| and (?:why|what)\b|\bever\b| or /iu.test(text)) return question
  // "How far is the stop long enough"
  const [, seems = '', subject = '', how2 = ''] = qualified.exec(text) ?? []
  if (subject)
    return finish(
      `${/^(?:is|are)/iu.test(seems) ? 'Do' : 'Did'} you find ${subject} ${how2}, and why`,
    )
  const ofDegree = byDegree.test(text.replace(/^\p{L}+ /u, ''))
  if (ofDegree) return finish(`How far ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
  // A fact is asked as one.
  return /^(?:do|did) you (?!(?:still|have|had|need|know|own|get|live|see|notice|remember|recognise|recognize)\b|\p{L}+ing\b)/iu.test(
    text,
  )
    ? finish(`${text}, and why or why not`)
    : finish(text)
}

const qualified =
  /^(is|are|was|were) ((?:it|they|(?:the|our|your|this|these) [^,]+?)) ((?:(?:too|still|really|quite) )?(?:(?!\p{L}+(?:ed|ing)\b)[\p{L}-]+ enough|right for you|worth [^,]+|too \p{L}+|up to date|up to scratch|fair|good|safe|clear|confusing|scary|boring|helpful|useful|easy to [^,]+|hard to [^,]+))$/iu
/** What can be more or less so, unlike facts: "need", "have", "know the day". */
const byDegree =
  /\b(?:trust|understood|understand|like|enjoy|value|feel|felt|agree|believe|benefit|match|affect|influence|rely|depend|support|suit|care|worry|identify|respect|welcome|fear|mind)\b/iu

const felt = /^(?:think|believe|feel|want|need|prefer|know)$/u
const graded = /^(?:trust|understand|like|enjoy|value)$/u
/** Verbs of what people do as a habit. */
const habit =
  /^(?:use|buy|read|order|cook|visit|attend|follow|shop|eat|drink|check|compare|share|join|take|go|come|work|cycle|walk|drive|pay|save|plan|practise|practice|recommend|watch|listen|play|wear|sell|store|volunteer|recycle)$/u

/** "Recommend", and "rather than drive": both verbs take the same form. */
const withObject = (verb: string, tail: string) =>
  (verb === 'recommend' && tail === '' ? 'us' : tail).replace(
    /(?<=\b(?:rather than|instead of) )([a-z]+)\b/iu,
    (other) => (isVerb(other) && !/ing$/u.test(other) ? gerund(other) : other),
  )

function askPeople({ helper, rest, isNegative }: Inverted): string {
  const [verb = '', ...others] = rest.split(' ')
  const tail = others.join(' ')
  const not = isNegative ? ' not' : ''
  if (verb === 'mind')
    return `How would you feel ${tail.replace(/^(?:terribly|much|very much) /u, '').replace(/^(?!(?:about|if|when|with)\b)(?=\p{L})/u, 'about ')}`
  const isConditional = /^(?:would|could)$/u.test(helper)
  if (
    /^(?:would|will|might)$/u.test(helper) &&
    /^[a-z]+$/u.test(verb) &&
    !/^(?:like|prefer|rather)$/u.test(verb)
  )
    return `How would you feel about ${isNegative ? 'not ' : ''}${gerund(verb)} ${withObject(verb, tail)}`
  if (helper === 'could') return `Could you${not} ${rest}`
  if (isConditional) return `Would you ${rest}, and what makes you say so`
  const [, feeling = '', where = ''] =
    /^feel ([a-z]+)((?: (?:at|in|on|for|about|with|by|when|to) .+)?)$/iu.exec(rest) ?? []
  if (feeling && /^(?:do|did)$/u.test(helper) && !isNegative)
    return `How ${feeling} ${helper} you feel${where}`
  if (helper === 'do' && !isNegative) {
    if (/ at all$/iu.test(rest)) return `How, if at all, do you ${rest.replace(/ at all$/iu, '')}`
    if (/^know (?:who|what|how|where|when|which)\b/iu.test(rest)) return `Do you ${rest}`
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
  /^(?:listen|match|prepare|meet|support|explain|work|cover|fit|suit|answer|solve|match|teach|serve|reach|inform|equip|address)\b/u
const quality =
  /^(?:(?:easy|clear|fair|safe|hard|long|short|good|fast|slow|big|small|quick|simple|honest|cheap|close|early|late|ready|clean|warm|loud|quiet|modern|enough|realistic|accurate|welcoming|interesting|relaxing|engaging|\p{L}{3,}(?:able|ible|ful|ient|ant|ive|ous))(?: (?:for|to) (?:you|use|understand|follow|read|reach|find))?)$/u

/** "Are the rules clear": no verb tells where the subject ends. */
export function askQuality(text: string): string | undefined {
  const [, helper = '', topic = '', how = ''] =
    /^(is|are|was|were) ((?:the|our|your|this|these) .+?) (\p{L}+)$/iu.exec(text) ?? []
  return quality.test(how) && !/ (?:too|so|very|quite|really|still)$/iu.test(topic)
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
  if (/^(?:anything|something)$/iu.test(topic) && /^(?:would|could|might)$/u.test(helper))
    return `What, if anything, ${helper} ${rest}`
  if (/^(?:would|could|might|will)$/u.test(helper) && effect.test(rest))
    return `What difference would ${topic} make for you`
  // "Help or get in the way": of two verbs neither is more or less so.
  if (
    !/^(?:do|does|did)$/u.test(helper) ||
    /\bor (?:\p{L}+ly |just |only )?(?!not\b)[a-z]+/iu.test(rest)
  )
    return plain
  if (/^matters?(?: to you)?$/u.test(rest)) return `How much ${helper} ${topic} matter to you`
  if (/^helps?\b/u.test(rest)) return `How much ${helper} ${topic} ${rest}`
  if (success.test(rest)) return `How well ${helper} ${topic} ${rest}`
  return isPast || !/^(?:make|change|affect|influence)\b/u.test(rest)
    ? plain
    : `How ${helper} ${topic} ${rest}`
}
