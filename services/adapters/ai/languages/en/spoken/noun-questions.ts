// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// A noun phrase as a question, worded by what kind of thing it names. Only the verb agrees with it.

type Ask = (phrase: string, isMany: boolean) => string

const heads = (words: string) =>
  new RegExp(`(?:^|[ -])(?:${words.trim().split(/\s+/u).join('|')})$`, 'iu')

const determined =
  /^(?:the|an?|our|your|this|that|these|those|any|each|every|all|some|other|\d)\b/iu
const isName = /^\p{Lu}/u
/** "The medals": those of the owner. */
const definite = (phrase: string, isMany: boolean) =>
  isMany && !determined.test(phrase) && !isName.test(phrase) && !happening.test(phrase)
    ? `the ${phrase}`
    : phrase

/** By the head of the phrase; the first that matches. */
const kinds: readonly (readonly [head: RegExp, ask: Ask])[] = [
  // A fact about someone.
  [
    heads('breed age postcode zip occupation profession nationality gender'),
    (phrase) => `What is ${phrase}`,
  ],
  [
    heads(
      'noise stress fatigue tiredness workload loneliness isolation pressure burnout anxiety homesickness pollution traffic heat smells? crowding overcrowding pain bureaucracy inflation debt insomnia dust vibrations? weather uncertainty',
    ),
    (phrase, isMany) => `How ${isMany ? 'do' : 'does'} ${phrase} affect you`,
  ],
  [
    heads('bullying harassment violence discrimination racism'),
    (phrase) => `What, if anything, have you noticed about ${phrase}`,
  ],
  [
    heads(
      'staff teams? teachers? drivers? doctors? nurses? coordinators? managers? instructors? coach(?:es)? guides? tutors? supervisors? receptionists? trainers? guards? agents? technicians? neighbours? neighbors? colleagues?',
    ),
    (phrase) => `What has your contact with ${phrase} been like`,
  ],
  [
    heads(
      'registration paperwork check-in checkout process procedure onboarding installation set-?up appointments? journey commute training application enrolment enrollment handover transition adaptation recovery move collaboration teamwork rehearsals? shifts?',
    ),
    (phrase, isMany) => `How ${isMany ? 'have' : 'has'} ${phrase} been for you`,
  ],
  [
    /^(?:the )?(?:losses|accidents|injuries|incidents|thefts?|damages?|breakdowns|infections|falls|failures)\b/iu,
    (phrase) =>
      phrase.replace(
        /^(?:the )?(\p{L}+)(.*)$/iu,
        (_, noun: string, rest: string) => `What ${noun} did you have${rest}, if any`,
      ),
  ],
  [
    heads(
      '(?:side|after)[ -]?effects wakings delays? breakdowns? mistakes? errors? accidents? losses cancellations? conflicts? outages? leaks? repairs? complaints? returns? refunds? injuries deliveries delivery queues?',
    ),
    (phrase) => `What has your experience with ${phrase} been like`,
  ],
  [
    heads(
      'times? waits? hours speed temperature lighting atmosphere mood climate comfort culture air light parking wifi wi-fi signal',
    ),
    (phrase, isMany) => `What ${isMany ? 'are' : 'is'} ${definite(phrase, isMany)} like for you`,
  ],
]

const plain: readonly Ask[] = [
  (phrase, isMany) => `What do you think of ${definite(phrase, isMany)}`,
  (phrase, isMany) => `How do you find ${definite(phrase, isMany)}`,
  (phrase, isMany) => `What has your experience with ${definite(phrase, isMany)} been like`,
  (phrase, isMany) => `What stands out to you about ${definite(phrase, isMany)}`,
  (phrase, isMany) => `How would you describe ${definite(phrase, isMany)}`,
]

const owned = /^your /iu
/** What is named one by one. */
const listed =
  /(?:needs|plans|expectations|goals|concerns|worries|fears|motivations|motives|priorities|preferences|habits|interests|hobbies|reasons|ideas|options|responsibilities|costs|prices)$/iu
const planned =
  /^(?:(?:the|our|a|an) )?(?:proposed|planned|possible|potential|future|upcoming|suggested)\b/iu
const preposition =
  / (?:of|in|at|for|on|with|to|from|about|by|after|before|during|between|under|over|through|near|around|without|within|towards?|against|among) /iu
/** "Vans blocking": no article suits it. */
const happening = /[^s]s \p{L}{3,}ing$/iu
const singularInS = /(?:ss|us|is|news|series|process|access|business|progress)$/iu

/** Whether a verb behind the phrase is in the plural. */
export function isPlural(phrase: string): boolean {
  const [head = ''] = phrase.split(preposition)
  const last = head.split(' ').at(-1) ?? ''
  return (
    (/(?:s|people|children|men|women)$/iu.test(last) && !singularInS.test(last)) ||
    / and /iu.test(head)
  )
}

/** Alone, they name no thing. */
const felt =
  /^(?:the )?((?:over)?crowded|busy|noisy|dirty|expensive|cheap|slow|clean|cold|hot|boring|difficult|easy|safe|reliable|clear|useful|friendly)$/iu
/** "Getting the logins", "booking meeting rooms" */
const handling =
  /^(?:booking|ordering|getting|finding|making|buying|paying|returning|choosing|using|contacting|reaching|boarding (?=with)|registering|applying|signing up)\b(?!.*\b(?:fees?|systems?|process|times?|options?|desk|confirmations?|policy|page|line)$)(?= .)/iu
/** "Making friends", unlike "changing rooms". */
const doing =
  /^(?!(?:changing|waiting|opening|closing|parking|training|running|swimming|reading|dining|living|sleeping|working|building|meeting|shopping|cooking|heating|seating|packing|warning|teaching|learning|nursing|banking|booking|voting|driving|boarding|drinking|walking|dressing|sitting)\b)\p{L}{3,}ing \p{L}+s$/iu

/** `turn` varies the wording of neighbouring points. */
export function askNoun(phrase: string, turn: number): string {
  const [head = ''] = phrase.split(preposition)
  const isMany = isPlural(phrase)
  if (doing.test(phrase) || handling.test(phrase)) return `What has ${phrase} been like for you`
  const quality = felt.exec(phrase)?.[1]
  if (quality) return `How ${quality} do you find it`
  const lost = /^(?:lost|missing|reduced) (?!property)/iu.test(phrase)
  if (lost) return `How has ${phrase} affected you`
  const safe = /^(?:the )?(?:safety|security)(?= (?:at|in|on|around|during)|$)(.*)$/iu.exec(phrase)
  if (safe) return `What makes you feel safe or unsafe${safe[1]}`
  if (planned.test(phrase)) return `What do you think of ${phrase}`
  if (owned.test(phrase))
    return isMany
      ? `What are ${phrase}${listed.test(head) ? '' : ' like'}`
      : `What is ${phrase} like`
  const kind = kinds.find(([pattern]) => pattern.test(head))?.[1]
  // The second of a kind is worded as any other.
  const ask = (turn === 0 ? kind : undefined) ?? plain[turn % plain.length]!
  return ask(phrase, isMany)
}

const clauseWords =
  /\b(?:they|them|their|theirs|he|she|we|i|you|it|us|me|who|whom|whose|which|that|what|why|how|when|where|whether|if|is|are|was|were|be|been|do|does|did|has|have|had|can|could|will|would|should|may|might|must|not|and|or|as|than|any)\b|[,:;()]/iu
/** What a title must not give away, or what it would lead to. */
const delicate =
  /\b(?:reasons?|causes?|motiv\p{L}+|problems?|difficult\p{L}+|complaints?|mistakes?|errors?|conflicts?|loneliness|trust|willingness|interest|likelihood|intention|barriers?|obstacles?|fears?|worr\p{L}+|frustrat\p{L}+|satisfaction|loyalty|uptake|turnover|churn|price sensitivity|suggestions?|ideas?|proposed|planned|possible|potential|improvements?|changes?|lack|low|poor|bad|high|excessive)\b/iu
const maxWords = 7

/** The phrase, if nothing in it is more than a noun and what belongs to it, for a title. */
export const isNamePhrase = (phrase: string) =>
  !clauseWords.test(phrase) &&
  !delicate.test(phrase) &&
  !felt.test(phrase) &&
  phrase.split(' ').length <= maxWords
