// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { ownValue } from '#contract/own-value.ts'
import type { SpokenLabel } from '../shared/spoken-labels.ts'
import { gerund, isVerb } from './spoken-verbs.ts'

const first =
  '(?:(?:the|you|your|our|any|some|all) )?(?:(?:main|key|top|major|primary|principal|most important|most common|most frequent|common|current|overall|general|typical|possible|specific) )*'
const label = (source: string) => new RegExp(`^${first}(?:${source})$`, 'iu')

/** Nouns of what people decided, as the verb of it. */
const decided: Readonly<Record<string, string>> = {
  cancellation: 'cancelling',
  cancellations: 'cancelling',
  churn: 'leaving',
  departure: 'leaving',
  departures: 'leaving',
  exit: 'leaving',
  turnover: 'leaving',
  attrition: 'leaving',
  resignation: 'resigning',
  resignations: 'resigning',
  dropout: 'dropping out',
  withdrawal: 'withdrawing',
  purchase: 'buying',
  purchases: 'buying',
  choice: 'your choice',
  absence: 'being absent',
  absences: 'being absent',
  absenteeism: 'being absent',
  renewal: 'renewing',
  'non-renewal': 'not renewing',
  registration: 'registering',
  enrolment: 'enrolling',
  enrollment: 'enrolling',
  'sign-up': 'signing up',
  signup: 'signing up',
  participation: 'taking part',
  'non-participation': 'not taking part',
  dissatisfaction: 'being dissatisfied',
  satisfaction: 'being satisfied',
}
/** What is over once it was done. */
const finished =
  /^(?:not )?(?:leaving|cancelling|canceling|quitting|choosing|joining|buying|switching|moving|signing|returning|applying|dropping|ordering|stopping|ending|resigning|coming|enrolling|subscribing|unsubscribing|registering|downloading|withdrawing|starting|becoming|changing|renewing|abandoning|giving|taking|picking|hiring|adopting|installing|uninstalling|contacting|calling|visiting|selling|deciding|your choice)\b/iu

function reasonsFor(thing: string): string {
  const bare = thing.replace(/^you(?:r)? /iu, '')
  const [head = '', ...rest] = bare.split(' ')
  const action = ownValue(decided, head.toLowerCase())
  const isInfinitive = isVerb(head.toLowerCase()) && !/(?:ing|ed)$/iu.test(head)
  const named = action
    ? [action, ...(action === 'buying' && /^of$/iu.test(rest[0] ?? '') ? rest.slice(1) : rest)]
    : [isInfinitive ? gerund(head) : head, ...rest]
  const what = named.join(' ')
  const isAction = action !== undefined || /^(?:not )?\p{L}+ing\b/iu.test(what)
  if (!isAction) return `What do you see as the main reasons for ${withArticle(bare)}`
  return `What ${finished.test(what) ? 'were' : 'are'} your main reasons for ${what}`
}

/** "the" before a noun that has no word in front of it. */
function withArticle(thing: string): string {
  const [head = ''] = thing.split(' ')
  const isDetermined =
    /^(?:the|a|an|our|your|their|its|this|that|these|those|any|each|every|all|some|you|it|us|using|how|what|when|\d+)\b/iu.test(
      thing,
    )
  const isPlain =
    /(?:ing|ness|ity|ship|ics|[^s]s|[^u]th)$/iu.test(head) ||
    /^\p{Lu}/u.test(head) ||
    !thing.includes(' ')
  return isDetermined || isPlain ? thing : `the ${thing}`
}

/** "to choose" and "choosing" alike. */
const doing = (thing: string) =>
  thing.replace(/^(?:to )?([a-z]+)\b/iu, (_, word: string) =>
    isVerb(word.toLowerCase()) && !/ing$/iu.test(word) ? gerund(word.toLowerCase()) : word,
  )
const needs = new Map([
  ['needed', 'need'],
  ['required', 'need'],
  ['wanted', 'want'],
  ['expected', 'expect'],
])
const isNumerous = (thing: string) =>
  /(?:[^s]s|people|children)$/iu.test(
    thing.split(/ (?:of|in|at|for|on|with|to|from|about|during) /iu)[0]!,
  )

export const labels: readonly SpokenLabel[] = [
  [
    label('reasons? (?:behind|for) (?:the |your )?(?:score|rating|answer|grade)'),
    () => 'What are the main reasons for your score',
  ],
  [
    label(
      '(?:reasons?|motives?|motivations?|causes?|drivers?)(?: (?:for|behind|of|to|why|that led to))(?: (.+))',
    ),
    (what = '') => reasonsFor(what),
  ],
  [label('(.+?) (?:reasons?|motives?|motivations?|drivers?)'), (what = '') => reasonsFor(what)],
  [label('(?:reasons?|motives?)'), () => 'What are your main reasons'],
  [
    label(
      '(?:difficult(?:y|ies)|problems?|obstacles?|barriers?|challenges?|hurdles?|frustrations?|pain points?|pains?|struggles?|complaints?|issues?)',
    ),
    () => 'What has been most difficult for you',
  ],
  [
    label(
      '(?:barriers?|obstacles?|hurdles?|objections?|resistance|blockers?) (?:to|for|against)(?: (.+))',
    ),
    (what = '') => `What stands in the way of ${doing(what)} for you`,
  ],
  [
    label(
      '(.+?) (difficulties|problems|obstacles|challenges|frustrations|complaints|issues|delays|errors|failures)',
    ),
    (what = '', kind = '') => `What ${kind} have you had with ${withArticle(what)}`,
  ],
  [label('(.+?) barriers'), (what = '') => `What stands in the way of ${what} for you`],
  [
    label('expectations?(?: (before|after|during|when) (.+))'),
    (when = '', what = '') => `What did you expect ${when} ${withArticle(what)}`,
  ],
  [
    label('expectations?(?: (?:of|for|about|from|towards?|regarding|with) (.+))'),
    (what = '') => `What do you expect of ${withArticle(what)}`,
  ],
  [label('expectations?'), () => 'What do you expect'],
  [
    label('(?:unmet |unsolved )?needs?(?: (?:in|for|of|when|during|at|around|regarding) (.+))'),
    (what = '') => `What do you need when it comes to ${withArticle(what)}`,
  ],
  [label('(?:unmet |unsolved )needs?'), () => 'What do you need that you do not have today'],
  [label('needs'), () => 'What do you need most'],
  [
    label('(?:motivations?|incentives?|triggers?)(?: (?:for|to|of|behind) (.+))'),
    (what = '') => `What motivates you when it comes to ${doing(what)}`,
  ],
  [
    label(
      '(?:(?:decision|selection|buying|purchase|choice|evaluation) )?(?:criteria|factors)(?: (?:for|in|of|when|behind) (.+))',
    ),
    (what = '') => `What matters most to you in ${doing(what)}`,
  ],
  [
    label('(?:(?:decision|selection|buying|purchase|choice|evaluation) )?(?:criteria|factors)'),
    () => 'What matters most to you when you choose',
  ],
  [label('(?:decision|choice) to (.+)'), (what = '') => `How did you come to decide to ${what}`],
  [label('(?:decision|choice)(?:[- ]making)?(?: process)?'), () => 'How did you come to decide'],
  [
    label(
      '(?:alternatives?|competitors?|other options?|substitutes?)(?: (?:considered|used|tried|to (.+)|for (.+)))?',
    ),
    (to = '', instead = '') =>
      `What other options have you considered${to || instead ? ` besides ${withArticle(to || instead)}` : ''}`,
  ],
  [
    label('(?:frequency of|how frequent is) (?:you )?(.+)'),
    (what = '') =>
      /^(?:use|usage)(?: of)?\b/iu.test(what)
        ? `How often do you use ${withArticle(what.replace(/^(?:use|usage)(?: of)?\s*/iu, '') || 'it')}`
        : `How often does ${withArticle(what)} come up for you`,
  ],
  [
    label('(.+?) frequency'),
    (what = '') =>
      /^(?:use|usage)$/iu.test(what)
        ? 'How often do you use it'
        : `How often does ${what} come up for you`,
  ],
  [
    label('(?:time|hours) (?:spent |invested )?(on|in|with) (.+)'),
    (on = '', what = '') => `How much time do you spend ${on} ${withArticle(what)}`,
  ],
  [
    label(
      '(?:(?:money|amount|budget|spending|expenses?|expenditure)(?: spent)? (?:on|for))(?: (.+))',
    ),
    (what = '') => `How much do you spend on ${withArticle(what)}`,
  ],
  [
    label(
      'first (contact|impressions?|time|use|days?|weeks?|visit|experience)(?: (of|with|in|on|at|about|using) (.+))?',
    ),
    (what = '', at = '', of = '') =>
      /^impression/iu.test(what)
        ? `What was your first impression${of ? ` of ${withArticle(of)}` : ''}`
        : `What ${/s$/iu.test(what) ? 'were your first' : 'was your first'} ${what}${of ? ` ${at} ${withArticle(of)}` : ''} like`,
  ],
  [
    label('(?:moment|time|point) (?:when|that|at which|in which|of) (.+)'),
    (what = '') => `What happened at the moment of ${doing(what.replace(/^you /iu, ''))}`,
  ],
  [
    label('(?:discovery|acquisition|communication|sales)? ?channels?(?: used)?'),
    () => 'Through which channel did you come across it',
  ],
  [
    label('(?:role|position|job|function|title)(?: (in|at) (.+))?'),
    (at = '', where = '') => `What is your role${where ? ` ${at} ${withArticle(where)}` : ''}`,
  ],
  [
    label('(?:role|part|place|weight|influence) of (.+?) in (.+)'),
    (what = '', whole = '') =>
      `What part does ${withArticle(what)} play in ${withArticle(whole)} for you`,
  ],
  [
    label('(?:effects?|impacts?|influence|consequences) of (.+?) (?:on|upon|in) (.+)'),
    (cause = '', on = '') => `What effect has ${withArticle(cause)} had on ${withArticle(on)}`,
  ],
  [
    label('changes? (?:in|to|of|since|after) (.+)'),
    (what = '') => `What has changed for you with ${withArticle(what)}`,
  ],
  [
    label('(?:desired|wanted|wished|requested|expected) (.+)'),
    (what = '') => `Which ${what} would you like`,
  ],
  [label('(?:missing|lacking) (.+)'), (what = '') => `Which ${what} do you miss`],
  [
    label('(?:preferred|favou?rite) (.+)'),
    (what = '') => `What ${isNumerous(what) ? 'are' : 'is'} your preferred ${what}`,
  ],
  [
    label('preferences?(?: (?:for|of|in|about|between|regarding|on) (.+))'),
    (what = '') => `What do you prefer when it comes to ${withArticle(what)}`,
  ],
  [
    label('(?:daily |weekly |morning |evening )?routines?(?: (?:of|with|for|in|at) (.+))?'),
    (what = '') =>
      `What does your usual routine look like${what ? ` with ${withArticle(what)}` : ''}`,
  ],
  [
    label('(.+?) (habits|routines?|behaviou?rs?|patterns)'),
    (what = '', kind = '') =>
      /^(?:routine|behaviou?r)$/iu.test(kind)
        ? `What is your ${what} ${kind} like`
        : `What are your ${what} ${kind} like`,
  ],
  [
    label(
      '(?:relationship|relations|communication|contact|interaction|collaboration|cooperation|teamwork|dialogue) (with|between) (.+)',
    ),
    (between = '', others = '') =>
      `What is the relationship ${between} ${withArticle(others)} like for you`,
  ],
  [
    label('comparison (?:with|to|of) (.+)'),
    (other = '') => `How does it compare with ${withArticle(other)} for you`,
  ],
  [
    label('(?:ease|difficulty|simplicity) of (.+)'),
    (what = '') => `How easy or hard do you find ${withArticle(what)}`,
  ],
  [label('(?:usability|ease)'), () => 'How easy or hard do you find it to use'],
  [label('importance of (.+)'), (what = '') => `How important is ${withArticle(what)} to you`],
  [
    label('(?:trust|confidence|faith) (?:in|of|towards?) (.+)'),
    (whom = '') => `How far do you trust ${withArticle(whom)}`,
  ],
  [
    label(
      '(?:fears?|worries|worry|concerns?|anxiet(?:y|ies)|doubts?|risks?)(?: (?:about|of|with|over|regarding|around|for|in) (.+))?',
    ),
    (what = '') => (what ? `What worries you about ${withArticle(what)}` : 'What worries you most'),
  ],
  [
    label('(?:awareness|knowledge|understanding|familiarity) (?:of|about|with|on) (.+)'),
    (what = '') => `What do you know about ${withArticle(what)}`,
  ],
  [label('reactions? to (.+)'), (what = '') => `How did you react to ${withArticle(what)}`],
  [
    label('(?:usage|use|uses|utilisation|utilization|adoption) of (.+)'),
    (what = '') => `How do you use ${withArticle(what)}`,
  ],
  [
    label('(.+?) (?:used|tried|bought|visited|attended|chosen|taken|received|adopted)(?: (.+))?'),
    (what = '', rest = '') => `Which ${what} have you tried so far${rest ? ` ${rest}` : ''}`,
  ],
  [
    label('(.+?) (needed|wanted|expected|required|missed)(?: (.+))?'),
    (what = '', how = '', rest = '') =>
      `Which ${what} do you ${needs.get(how.toLowerCase()) ?? 'miss'}${rest ? ` ${rest}` : ''}`,
  ],
  [
    label('perceived (?:price|value|cost)|(?:price|value|cost) perceptions?'),
    () => 'How do you find the price, given what you get for it',
  ],
  [
    label(
      '(?:(?:customer|user|client|patient|employee|student|member|guest|visitor|team|staff|job|work) )?(?:satisfaction|happiness)',
    ),
    () => 'How satisfied have you been so far',
  ],
  [
    label(
      '(?:customer|user|client|patient|employee|student|member|guest|visitor|team|staff) (?:perceptions?|opinions?|feedback|experience)',
    ),
    () => 'What has your experience been so far',
  ],
  [
    label('(.+?) (?:perceptions?|opinions?|satisfaction|feedback)'),
    (what = '') => `How do you find ${/^(?:the|our|your)\b/iu.test(what) ? what : `the ${what}`}`,
  ],
  [
    label(
      '(?:suggested |proposed )?(?:improvements?|changes?)(?: (?:needed|wanted|suggested|desired))?',
    ),
    () => 'What would you change',
  ],
  [
    /^((?:the )?(?:best|worst|biggest|hardest|easiest|greatest|(?:most|least) \p{L}+) .+)$/iu,
    (what = '') =>
      `What ${isNumerous(what) ? 'have' : 'has'} been the ${what.replace(/^the /iu, '')} for you`,
  ],
  [
    label('feelings? (after|before|during|about|when) (.+)'),
    (when = '', what = '') => `How did you feel ${when} ${withArticle(what)}`,
  ],
  [label('quality of (.+)'), (what = '') => `How do you find the quality of ${withArticle(what)}`],
  [
    label('safety ((?:on|at|in|during|when|while|after) .+)'),
    (where = '') => `How safe do you feel ${where}`,
  ],
  [
    /^(life (?:after|before|with|without|in|at) .+)$/iu,
    (what = '') => `What is ${what} like for you`,
  ],
  // "Working from home", unlike "waiting times".
  [
    /^(\p{L}{3,}ing(?: (?:in|on|at|from|with|without|for|to|by|as|the|a|an|your|our|out|up|off|together|alone|online|remotely)\b.*)?)$/iu,
    (what = '') =>
      `What ${/^(?:get|start|join|sign|regist|apply|mov|install|set)/iu.test(what) ? 'was' : 'is'} ${what} like for you`,
  ],
]
