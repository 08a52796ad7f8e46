// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { gerund, isPast as isPastForm, pastBase } from '../spoken-verbs.ts'
import { avoided } from './focus.ts'
import { finish } from './second-person.ts'
import { adverb } from './subjects.ts'

/** Nothing keeps people from what they do not do by choice: "why they don't want an account". */
const unforced = /^(?:want|trust|like|believe|agree|feel|need|care|mind)$/u

/** "Why have they stopped buying bread" asks those who have not, too. */
const haveLeft: Readonly<Record<string, string>> = {
  ...{ stopped: 'stop', left: 'leave', quit: 'quit', cancelled: 'cancel', canceled: 'cancel' },
  ...{ resigned: 'resign', abandoned: 'abandon', unsubscribed: 'unsubscribe' },
  ...{ uninstalled: 'uninstall', deleted: 'delete' },
}

/** "What makes you ...?" asks for reasons without reproach. */
export function askReason({
  helper,
  rest: all,
  isNegative: isNot,
  isPast: isPastHelper,
}: {
  helper: string
  rest: string
  isNegative: boolean
  isPast: boolean
}): string {
  const never = /^never /iu
  const rest = all.replace(never, '')
  const isNegative = isNot || never.test(all)
  const past = isPastHelper || helper === 'could'
  const [verb = '', ...others] = rest
    .replace(/^(?:really|actually|even|just|honestly) /iu, '')
    .split(' ')
  const tail = others
    .join(' ')
    .replace(/\b(and|but|or) (?:do not|don['’]t|did not|didn['’]t) /giu, '$1 not ')
  if (helper === 'had' && !isNegative && isPastForm(verb))
    return askReason({ helper: 'did', rest: `${pastBase(verb)} ${tail}`, isNegative, isPast: true })
  const isPlain = /^[a-z]+$/u.test(verb) && !adverb.test(verb)
  if (isNegative && unforced.test(verb) && /^(?:do|did)$/u.test(helper))
    return finish(`What ${past ? 'made' : 'makes'} you not ${verb} ${tail}`)
  if (isNegative && helper === 'have' && isPlain && isPastForm(verb))
    return finish(`What has kept you from ${gerund(pastBase(verb))} ${tail}`)
  if (isNegative && /^(?:are|were)$/u.test(helper) && /[a-z]{2}ing$/u.test(verb))
    return finish(`What ${past ? 'kept' : 'keeps'} you from ${verb} ${tail}`)
  if (isPlain && isNegative && /^(?:do|did|can|will|would|could)$/u.test(helper))
    return finish(`What ${past ? 'kept' : 'keeps'} you from ${gerund(verb)} ${tail}`)
  const given = helper === 'have' && !isNegative ? haveLeft[verb] : undefined
  if (given) return askReason({ helper: 'do', rest: `${given} ${tail}`, isNegative, isPast: past })
  const leaving =
    /^(leave|stop|quit|cancel|resign|abandon|unsubscribe|uninstall|delete|move (?:out|away)|switch (?:to|away)|(?:drop|give|pull) (?:out|up|off))\b(.*)$/u.exec(
      `${verb} ${tail}`,
    )
  // Not all respondents have left.
  if (helper === 'do' && leaving && !isNegative) {
    const [first = '', ...particle] = leaving[1]!.split(' ')
    const doing = [gerund(first), ...particle].join(' ')
    const what = leaving[2]!.trim()
    return finish(`What made you ${leaving[1]}, or think about ${doing}${what ? `, ${what}` : ''}`)
  }
  // What people could be reproached for is asked as a thing that happens.
  if (helper === 'do' && avoided.test(`${verb} ${tail}`) && !isNegative)
    return finish(`What is usually going on when you ${verb} ${tail}`)
  if (/^(?:do|did)$/u.test(helper) && !isNegative)
    return finish(`What ${past ? 'made' : 'makes'} you ${verb} ${tail}`)
  if (
    helper === 'are' &&
    /^(?:slow|late|reluctant|hesitant|afraid|unwilling|absent|unhappy|tired)$/u.test(verb) &&
    !isNegative
  )
    return finish(`What is usually going on when you are ${rest}`)
  if (/^(?:are|were)$/u.test(helper) && /ing$/u.test(verb) && !isNegative)
    return finish(`What ${helper} your reasons for ${rest}`)
  return finish(`Why ${helper} you${isNegative ? ' not' : ''} ${rest}`)
}
