// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { gerund } from '../spoken-verbs.ts'
import { avoided } from './focus.ts'
import { finish } from './second-person.ts'
import { adverb } from './subjects.ts'

/** "Why have they stopped buying bread" asks those who have not, too. */
const haveLeft: Readonly<Record<string, string>> = {
  ...{ stopped: 'stop', left: 'leave', quit: 'quit', cancelled: 'cancel', canceled: 'cancel' },
  ...{ resigned: 'resign', abandoned: 'abandon', unsubscribed: 'unsubscribe' },
  ...{ uninstalled: 'uninstall', deleted: 'delete' },
}

/** "What makes you ...?" asks for reasons without reproach. */
export function askReason({
  helper,
  rest,
  isNegative,
  isPast: past,
}: {
  helper: string
  rest: string
  isNegative: boolean
  isPast: boolean
}): string {
  const [verb = '', ...others] = rest
    .replace(/^(?:really|actually|even|just|honestly) /iu, '')
    .split(' ')
  const tail = others.join(' ')
  const isPlain = /^[a-z]+$/u.test(verb) && !adverb.test(verb)
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
  if (/^(?:do|did)$/u.test(helper) && isPlain && !isNegative)
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
