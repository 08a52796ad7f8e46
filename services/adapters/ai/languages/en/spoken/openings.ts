// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// How owners write: their slips, where they begin to say what they want to know, and what they doubt.
import type { Clauses } from '../../types/clauses.ts'
import { asides } from './asides.ts'

export const slips: NonNullable<Clauses['slips']> = [
  // A greeting is about nothing.
  [
    /^\s*(?:hi|hiya|hey|hello|good (?:morning|afternoon|evening))(?: (?:there|all|everyone|team|prosa))?\s*[,!.]+\s*/giu,
    '',
  ],
  [
    /\bwh?ether\b|\bwheter\b|\bweather(?= (?:they|people|the \p{L}+ (?:is|was|are))\b)/giu,
    'whether',
  ],
  [/\bppl\b/giu, 'people'],
  // "The new bus route thing"
  [
    /(?<=\bthe (?!(?:most|one|same|first|last|only|main|whole|best|worst|next)\b)\p{L}+ \p{L}+(?: \p{L}+)?) thing(?=\s*[.,;:!?]|$)/giu,
    '',
  ],
  // Apostrophes that haste leaves out.
  [/\b(they|you)(d|ve|re|ll)\b/giu, '$1’$2'],
  [/\b(do|does|did|ca|is|are|was|were|would|could|should|have|has|had|wo)nt\b/giu, '$1n’t'],
  [/\b(there|that)s\b/giu, '$1’s'],
  [/\bthere['’]s been\b/giu, 'there has been'],
  [/\bthere['’]s\b/giu, 'there is'],
  [/\bnite(s?)\b/giu, 'night$1'],
  [/\b(?:&|n)(?= (?:what|how|why|where|when|who|which|if|whether)\b)/giu, 'and'],
  // "What they expected vs what they got"
  [/\b(?:vs\.?|versus)(?= (?:what|how)\b)/giu, 'compared with'],
  [/\b(?:wht|wat)\b/giu, 'what'],
  [/\bwhats\b/giu, 'what’s'],
  [/\b(how|where|who)s(?= (?:the|your|their|it|that)\b)/giu, '$1 is'],
  [/\b(should|would|could|must|might)(?:['’]?ve| of)\b/giu, '$1 have'],
  [/(?<=\p{L}{2}),? (?:-+ )?yes or no(?: lol)?(?=\s*(?:[,.;?!\n]|$))/giu, ''],
  // "Safety concerns, if any": of the noun.
  [/, if any(?=\s*(?:[,.;:!?\n]|$| and\b))/giu, ' if any'],
  // A wish for the survey that asks nothing: "if possible".
  [
    /,? (?:if (?:(?:it is|it['’]s|that is|that['’]s) )?(?:possible|ok|okay|alright|all right)(?: with you)?|if (?:you|u) (?:can|could|like|want|don['’]?t mind))(?=\s*(?:[,.;:!?\n]|$))/giu,
    '',
  ],
  [/\bthru\b/giu, 'through'],
  [/(?<=\p{L}{3}[^\WAEIOUaeiou])ys\b/gu, 'ies'],
  [/\babt\b|\bbout\b(?= (?:the|our|my|their|it)\b)/giu, 'about'],
  [/\b2(?= (?:know|see|hear|ask|find)\b)/giu, 'to'],
  [
    /(?<=\b(?:long|want|need|hard|easy|how|like|try|have|going|slow|quick) )2(?= [a-z]{3})/giu,
    'to',
  ],
  [/\bid(?= (?:need|like|have|love|want)\b)/giu, 'I’d'],
  [/\bim(?= (?:a|an|the|running|trying|looking|not)\b)/giu, 'I’m'],
  [/\b(?:can|could|would) (?:you|u) (?:please )?(?=(?:ask|find out|check)\b)/giu, ''],
  [/\besp\b\.?/giu, 'especially'],
  [/\bshoud\b/giu, 'should'],
  [/\b(?:teh|hte)\b/giu, 'the'],
  [/\balot\b/giu, 'a lot'],
  [/\bthier\b/giu, 'their'],
  [/\bloosing\b/giu, 'losing'],
  [/\brecie?ve/giu, 'receive'],
  [/\bbecuase\b/giu, 'because'],
  [
    /(?<=\b(?:is|are|was|were|far|just|feels?|seems?) )to (?=(?:hard|small|expensive|slow|long|late|far|loud|big|difficult|early)\b)/giu,
    'too ',
  ],
  [/(?<=\p{L} )w(?:\/ ?| )(?=\p{L}{3})/giu, 'with '],
  [/(?<=[,;] ?)n(?= (?:what|how|why|where|when|who|which|if|whether)\b)/giu, 'and'],
  [/\balong side\b/giu, 'alongside'],
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
    (day) => [new RegExp(String.raw`\b${day}(?=s?\b)`, 'giu'), day] as const,
  ),
  [
    /(?<=^|[.!?,;\n]\s*|\b(?:know|ask|and|find out) )y(?= (?:r|are|do|did|dont|don['’]t|wont|people|\p{L}{3,}s)\b)/giu,
    'why',
  ],
  [/(?<=\b(?:why|how|what|where|when|who) )r\b/giu, 'are'],
  [/\bu(?= \p{L})/giu, 'you'],
  [/(?<=\d ?|\ba )yr(s?)\b/giu, 'year$1'],
  [/(?<=\b(?:what[’']?s|how[’']?s) \p{L}+) (?=(?:what|how)[’']?s \p{L})/giu, ', '],
  [/\bhow r\b/giu, 'how are'],
  [/\b(?:wld|wud|wd)\b/giu, 'would'],
  [/\b(?:shld|shud)\b/giu, 'should'],
  [/\bherd(?= (?:of|about) (?:us|me|it|you|our)\b)/giu, 'heard'],
  [/\bwaht\b/giu, 'what'],
  [/\banythn?g\b/giu, 'anything'],
  [/\bbak\b/giu, 'back'],
  // "What I want is to talk to the owners and find out"
  [
    /\bwhat (?:i|we)(?:['’]d| would)? (?:really |mostly |actually )*(?:want|need|like|love|would like)(?: to know)?(?: from [^.,;:]+?)? is(?: to (?:talk|speak|listen|hear|ask)[^.;:]{0,200}?,? and (?:find out|learn|ask|see)\b|(?= (?:what|why|how|which|who|where|when|whether)\b))/giu,
    'I want to know',
  ],
  [/\bthx\b|\bthnx\b/giu, 'thanks'],
  [/\bb4\b/giu, 'before'],
  [/\bbc\b|\bcos\b/gu, 'because'],
  [/(?<=\p{L}s) r (?=\p{L})/giu, ' are '],
  [/(?<=\p{L} )n(?= \p{L})/giu, 'and'],
  [/(?<=\d ?|many )hrs\b/gu, 'hours'],
  [/(?<=\d ?|\ban? )hr\b/gu, 'hour'],
  [
    /(?<!\b(?:of|for|no|without|with|their|any))[,;]? (?:pls|plz|please|thanks|cheers|lol)(?=[.!?]*$)/giu,
    '',
  ],
  ...asides,
]

const asking = '(?:know|kno|find out|understand|learn|hear|see|ask|discover|explore)'
/** "That's what I'd like to know, and ..." ends what it belongs to. */
const goesOn = String.raw`(?=\s+(?!is\b)\p{L}|:)`

export const wishStart = new RegExp(
  [
    String.raw`(?<=\S\s+|^)\b(?:i|we)(?:['’]d| would| really| also| just)*,? (?:want|like|love|need|hope)(?:ed)?(?: also)? to ${asking}\b${goesOn}`,
    String.raw`(?<=(?:\band|\bso|[.,!?;])\s+)(?:also )?(?:want|need|would like|would love|keen|hoping|trying)(?:ed|ing)? to ${asking}\b${goesOn}`,
    String.raw`(?<=[.!?]\s+)(?:please )?(?:find out|ask (?:them|people|everyone|\p{L}+s))\b`,
  ].join('|'),
  'giu',
)

export const doubt: NonNullable<Clauses['doubt']> = {
  pattern:
    /(?:\b(?:i|we)(?:['’]m| am|['’]re| are)? )?(?:(?:really |honestly )?(?:don['’]?t|do not) know|dunno|not sure|no idea|can['’]?t tell|unsure|wonder(?:ing)?) (?:if|whether) (?:it['’]?s|it is|it was) ([^.?!:]+)[.?!]*/iu,
  between:
    /,?\s+or\s+(?:just\s+)?(?:if |whether )?(?:it['’]?s |it is )?(?:just )?(?:that )?|,\s*/iu,
  rest: /^(?:because of |about |that )|\s(?:that|which|who|is|are|was|were|being|too)\s.*$|\s(?:or something|idk|tbh|lol).*$/giu,
}
