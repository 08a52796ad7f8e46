// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf } from '../shared/word-lists.ts'
import type { IndirectDanger } from '../types/indirect-danger.ts'

const gone =
  "(?:without me(?! \\S+ing)|with me (?:gone|not (?:here|there|in it|around)|out of (?:it|the way|the picture))|(?:if|when|once|after|now) i(?:'?m| am|'?d| was| were| had| just| wasn'?t| weren'?t| isn'?t)(?: \\S+)? (?:gone|not (?:here|there|around)|there|here|off the books|out of (?:it|the way|the picture)))"
const he =
  '(?:he|husband|hubby|boyfriend|fianc\\S+|partner|wife|girlfriend|ex|stepdad|dad|father|fella|bloke)'

export const indirectDanger: IndirectDanger = {
  ownDeath: {
    signs: anyOf(
      "(?:manage|cope|do|get on|be)(?: \\S+){0,2} (?:better|fine|happier|easier|okay|ok)(?: \\S+)? if i (?:weren't|wasn't|were not|was not|am not|'m not) (?:here|around|alive)|(?:letter|letters|note|written (?:it )?all)(?: \\S+){0,6} who (?:gets|has) the (?:car|house|dog|money|flat|cat)",
      "(?:how long|how many days)(?: \\S+){0,4} (?:before|till|until)(?: \\S+)? (?:somebody|someone|anybody|anyone|they)(?: \\S+)? (?:find|found|come looking|notice|noticed|came looking)(?: me)?(?= $| (?:i'd|i was|gone|missing|me))|(?:before|till|until|when) (?:they|somebody|someone|anybody|anyone) (?:find|finds|found) (?:me|my body)",
      "(?:switch|turn|shut) (?:myself |me )?off (?:like a|for good|altogether|for ever|forever)|(?:just|like to) (?:switch|turn|be switched) off(?: \\S+){0,4} (?:just off|for good|for ever|forever|not be)|(?:not|never|wasn't|weren't|aren't|isn't) meant to (?:get old|grow old|be here|live long|last)|made (?:my|me) peace with (?:that|it|going|dying|not being)",
      '(?:went|goes|go|crashed|sank|fell|blew up)(?: \\S+){0,3} with me (?:on|in|inside)(?: it)?(?: \\S+){0,2} (?:suit|mind|fine|not be sorry|ok)',
      "(?:paid|cancelled|settled|closed)(?: \\S+){0,10} (?:nothing|nowt)(?: \\S+)? (?:left )?for (?:anybody|anyone|them|her|him|the kids) to (?:sort|do|deal|pay)|(?:that's |that is |it's |they're )?(?:worth )?more (?:use|good|value)?(?: to (?:them|anyone|anybody|her|him))? than (?:i am|i ever was|me)(?: to (?:them|anyone|anybody|her|him))?(?= $)",
      `(?:better|tidier|easier|nicer|cheaper|lighter|happier|simpler|neater|calmer|breathe)(?: \\S+){0,7} ${gone}`,
      '(?:sleep|asleep|close my eyes|shut my eyes)(?: \\S+){0,2} (?:and|then)(?: \\S+){0,2} (?:not|never|no)(?: \\S+)? (?:wake|get up|open|come back|(?:have )?(?:another|more) mornings?)|(?:go|went|going|slip away|die|died) in my sleep(?! apn)|not (?:have|need|want|face) another morning',
      "(?:won'?t|will not|not) be (?:here|around|needing (?:it|that|the \\S+|my \\S+))(?: \\S+){0,3} (?:much longer|for (?:the next|christmas|easter|my|your|another)|(?:to|and) see|by then)|(?:can'?t|cannot|don'?t|do not) see myself (?:being (?:here|around|alive)|alive|making it|(?:here|around) (?:for|by|next|at))|no (?:point|use)(?: in)? (?:book|buy|renew|plann|mak|order)\\S+(?: \\S+){0,6} (?:won'?t|will not|not) be (?:here|around|needing)",
      "(?:hope|wish|pray)(?: \\S+){0,5} (?:has an accident|have an accident|crash(?:es|ed)?|(?:hits?|ran|runs) me(?: over)?|my heart (?:just )?(?:stops?|stopped|gives? out))(?: \\S+){0,6} (?:so i|decide|over|rest|choose)|(?:which|what) (?:tree|bridge|wall|pillar|bend) (?:i would|i'?d) (?:drive|jump|go|hit)",
      "(?:written|wrote|put|writing)(?: \\S+){0,3} who gets (?:what|the (?:house|car|money|dog|flat|tools|rest))|(?:tell|let)(?: \\S+){0,2} (?:mum|mam|mom|dad|wife|husband|kids|sister|brother|son|daughter|family|\\S+) (?:that )?(?:i (?:wasn'?t|was never|'m not) (?:cross|angry|mad)|i(?:'?m| am) sorry for everything|(?:it|this) (?:wasn'?t|isn'?t|was not|is not) (?:his|her|their|your) (?:fault|doing))",
      "(?:i'?m|i am) already (?:gone|dead|a ghost)|waiting for (?:my|the rest of my) body|(?:after|by|come|from|once) (?:the weekend|\\S+day|tomorrow|tonight|christmas|then)(?: \\S+){0,3} (?:won'?t|will not) be (?:my|anyone'?s|anybody'?s) problem|(?:sit|sits|sat|sitting) in (?:the|my) (?:car|van|cab)(?: \\S+){0,3} garage(?: \\S+){0,4} (?:engine|exhaust|hose)",
    ),
    pairs: [
      [
        anyOf('(?:river|weir|canal|lake|sea|water|harbour|quay)'),
        anyOf(
          "(?:how cold it (?:would|'d) be|how long it (?:would|'d) take|how deep|walk(?:ing)? in|not (?:come|coming) (?:back|out)|just (?:walk|keep walking))",
        ),
      ],
      [
        anyOf('(?:morphine|pills|tablets|insulin|oxy\\S*|sleepers|sleeping pills)'),
        anyOf(
          "(?:why i (?:kept|keep|haven't|saved)|stopped pretending|not thrown (?:it|them) (?:out|away) on purpose|enough (?:there )?to)",
        ),
      ],

      [
        anyOf(
          '(?:bridge|viaduct|overpass|flyover|level crossing|platform|tracks?|railway|cliffs?|rooftop|roof|ledge|balcony|multi ?storey|quay|weir|tree|concrete (?:leg|pillar|wall)|pillar|oncoming|train|yellow line)',
        ),
        anyOf(
          "(?:(?:it|that|this)(?: would|'?d| will|'?ll)(?: all)?(?: just)? be (?:(?:so|dead|pretty|very|that|really) )?(?:quick|fast|over|easy|done)|how (?:fast|quick|quickly|easy|soon)(?: \\S+){0,3} (?:be|over|done)|(?:one|a|just one|only a) step(?: \\S+){0,2} (?:and|off|that)|i know it well|(?:keep|kept) (?:going back|looking|coming back)(?: \\S+){0,2} (?:at it|to look|to it|there)|(?:no one|nobody)(?: else)? (?:would|'?d) get hurt|wonder(?:s|ed|ing)? if (?:anyone|anybody|somebody|someone)(?: would|'?d) (?:stop|notice|miss|see))",
        ),
      ],
      [
        anyOf(
          '(?:sav(?:e|ed|ing)(?: up)?|stash(?:ed|ing)?|hoard(?:ed|ing)?|collect(?:ed|ing)?|keep|kept|put by|got)(?: \\S+){0,3} (?:tablets|pills|ampoules|medication|rope|blades?|razor)',
        ),
        anyOf(
          "(?:calms?|calmer|comfort\\S*|reassur\\S*|peace\\S*) (?:me )?(?:to know|knowing|that|when)|(?:just )?(?:know|knowing|to know)(?: that)? (?:it|they)(?:'?s|'?re| is| are)(?: \\S+){0,2} (?:there|in|ready)|for when i(?:'?ve| have)? (?:had enough|can'?t)",
        ),
      ],
      [
        anyOf('(?:insurance|pension|pay ?out|(?:house|mortgage) (?:gets? |is |was )?paid)'),
        anyOf(
          `(?:${gone}|(?:they|she|he|kids)(?:'?d| would)(?: \\S+)? (?:get over it|manage fine without)|i'?m off the books)`,
        ),
      ],
      [
        anyOf(
          '(?:gave|given|giving|passed|signed)(?: \\S+){0,3} (?:dog|cat|car|house|flat|bank cards?|savings) (?:to|over|in)(?: \\S+)?',
        ),
        anyOf(
          "(?:(?:all |everything'?s |it'?s all )sorted(?: now)?|(?:they|she|he)(?:'?ll| will) be (?:better|fine) (?:off|without)|bank cards?(?: \\S+){0,3} envelope|wrote (?:the )?letters?)",
        ),
      ],
    ],
    harmless: anyOf(
      '(?:swim|swimming|paddle|kayak|fishing|flood\\S*|pram|camera|meter|team|shift|years ago|back then|refuge|meetings?|class|choir|committee|colleagues|office|department|holiday|annual leave|retir\\S+|new job|notice|handover|reopen\\S*|open(?:s|ed)?|built|build\\S*|commut\\S*|route|traffic|queues?|minutes|toll|repair\\S*|fix(?:ed|ing)?|shifts?|rota|prizes?|table|headaches?|migraines?|hay ?fever|blood pressure|diabet\\S*|insulin|pain|car insurance|excess|claims?|policy|quote|film|movie|game|series|book|anaesthe\\S*|apnoea|dentist|operation)',
    ),
  },
  atHome: {
    signs: anyOf(
      "(?:he|husband|partner|boyfriend|ex)(?:'d|'ll| would| will| has promised to| promised to)(?: \\S+)? (?:come|comes) (?:after|for|looking for) (?:me|us)|(?:told|said to) (?:the |my )?(?:nurse|doctor|gp|midwife|dentist|teacher|boss)(?: that)? i(?:'d| had)? (?:tripped|slipped|fallen|fell|walked)(?: \\S+){0,5} (?:knows|knew|didn't believe|could tell|looked at)",
      'he (?:gives|hands) me (?:an allowance|pocket money|housekeeping)(?: \\S+){0,2} (?:and|then) (?:checks|counts|asks|goes)|(?:go|goes|went|keep|are|is)(?: \\S+){0,2} (?:quiet|silent|still)(?: \\S+)? (?:once|when|as soon as|the minute|the second) (?:his car|he pulls|he walks|he gets|he comes)|(?:cover|hide|hid|covered) (?:up )?(?:the|my) (?:marks?|bruises?|neck|eye)(?: \\S+)? with(?: \\S+)? (?:foundation|make ?up|concealer|a scarf)',
      '(?:send|sends|text|show) (?:him|her)? ?(?:a )?(?:photo|picture|selfie|location)(?: \\S+){0,3} (?:of )?where i am(?: so (?:he|she))?|(?:he|she|husband|boyfriend) (?:tracks|traces|follows) (?:me|my (?:phone|location|car))',
      'not worth what (?:comes|happens|i get) (?:after|afterwards|later|when)|(?:fist|foot|boot|plate|bottle) (?:\\S+ )?(?:through|into|against|at)(?: \\S+){0,4} (?:next to|by|past|beside|near) my (?:head|face|ear)',
      "(?:got|have|keep|keeping|hid|hidden|left|packed) (?:a|my) (?:bag|suitcase|rucksack)(?: \\S+){0,8} (?:just in case|in case|ready|he doesn't know|without him knowing)|(?:said|say|told \\S+)(?: \\S+)? (?:i'd|i had|i) (?:slipped|fallen|fell|tripped)(?: \\S+){0,5} again",
      "(?:in the|from) (?:toilet|loo|work|car)(?: \\S+){0,4} because (?:at home )?(?:he|she)(?:'d| would|'ll)? (?:want|wants|ask|asks|see|read)|(?:made|makes) me (?:show|hand over|account for)(?: \\S+){0,3} (?:receipts?|change|phone|every penny)",
      `${he} (?:\\S+ ){0,2}?(?:goes|go|looks?|checks?|reads?|searches)(?: \\S+){0,2} my (?:phone|messages|texts|mobile|history|bag|pockets)`,
      "(?:delet\\S+|eras\\S+|wip\\S+|clear\\S+)(?: \\S+){0,5} (?:before|in case|so) (?:he|she)(?= )|(?:asked?|asking) (?:me )?(?:about|what happened to) my (?:eye|wrist|arm|arms|neck|lip|face|bruises?|jaw|hand|tooth|cheek|ribs)(?: \\S+){0,4} (?:told|said|say|tell|made)|(?:said|say|told \\S+|tell \\S+)(?: that)? (?:i(?:'?d| had)? walked into|it was the (?:cupboard|cabinet|door|stairs|cat|dog))|made up (?:a|some) (?:story|reason|excuse)(?: \\S+){0,2} (?:stairs|door|fall|falling|cupboard|clumsy)|you get good at (?:saying|lying|hiding)|told (?:the|my) (?:gp|doctor|dentist|nurse|midwife|teacher)(?: \\S+)? (?:i'?m|i was|i am) (?:just )?clumsy",
      `(?:${he}|he'?s|he'?d|he'?ll|she) (?:\\S+ ){0,4}?(?:find|track|hunt|fetch|drag) (?:me|us) (?:wherever|anywhere|down|back|if i|no matter|out)|(?:find|track|hunt|fetch|get|drag) (?:me|us)(?: \\S+)? if i (?:ever )?(?:leave|left|go|went|run|ran|tell|told|try)|if i(?: ever)? (?:leave|left|go|run|tell)(?: \\S+){0,3} (?:he|she)(?:'?ll|'?d| will| would) (?:find|track|hunt|kill|hurt|get|take|come)`,
      "(?:fine|quiet|ok|okay|calm|good|peaceful|lovely|all right) (?:till|til|until) he(?:'?s| gets| comes| is)(?: \\S+)? (?:in|home|back)(?: \\S+){0,6} (?:quiet|careful|eggshells|stop)|(?:sound|hear)(?: \\S+){0,2} (?:his |the )?(?:key|car|keys)(?: \\S+){0,5} (?:sort of night|kind of night|mood|what night|how he)|(?:walk|walking|walks) on eggshells(?: \\S+){0,3} (?:home|him|husband)|safe(?:st)?(?: \\S+){0,4} (?:place|school|here|work|nursery|pick up)(?: \\S+){0,8} (?:home (?:after|is|that|when|i'?m)|when he)",
      `(?:have to|had to|need to|got to|must) ask (?:him|permission|before)(?: \\S+){0,4} (?:go|leave|out|see|spend)|${he} (?:\\S+ )?(?:times|timed) (?:how long|me|my)|${he} (?:\\S+ )?(?:keeps|holds|took|takes|has) (?:all )?my (?:bank|cards?|money|wages|passport|id)(?! (?:details|in the))|${he} (?:doesn'?t|does not|won'?t|never) lets? me (?:have my own|see my|go out|leave the house|work|talk to|speak to|out)|not (?:allowed|meant) to (?:see|talk to|speak to|ring) my (?:sister|mum|family|friends|brother|mates)|only (?:allowed|let)(?: \\S+){0,6} because he thinks`,
      '(?:long sleeves|make ?up|concealer|foundation|sunglasses|scarf)(?: \\S+){0,6} (?:so (?:they|nobody|no one|people)(?: \\S+){0,2} (?:ask|see|notice)|(?:the|my) (?:black )?(?:eye|bruises?|marks?)|cover\\S* (?:it|them|the))(?: \\S+){0,6}|nobody(?: \\S+){0,3} noticed the (?:eye|bruise|mark)',
      "(?:kids|children|girls|boys|we all|we) (?:\\S+ )?(?:know|knows|learnt|learned) to (?:go|hide|keep|stay|be)(?: \\S+){0,4} when (?:he|she|it) (?:starts|kicks off|drinks|gets|comes)|(?:drawers|chair|wardrobe|sofa|dresser) (?:\\S+ )?(?:against|behind|in front of) the door|(?:broke|smashed|threw) my(?: \\S+)? phone (?:because|for|cos|when) i|(?:nobody|no one)(?:'?d|'?ll| will| would)(?: ever)? believe me(?: \\S+){0,6} (?:he|him)|he (?:says|said|tells me)(?: \\S+){0,2} (?:nobody|no one)(?:'?d|'?ll| will| would)(?: ever)? believe me",
    ),
    pairs: [
      [
        anyOf(
          "(?:he doesn't know|without him knowing|if he finds out|before he (?:gets|comes) (?:in|home|back))",
        ),
        anyOf('(?:bag|suitcase|passport|spare key|savings|saving up|hid(?:den)?|packed)'),
      ],
      [
        anyOf('(?:best|only|nicest|quietest) (?:hour|bit|part|time) of (?:my|the) day'),
        anyOf('(?:nobody|no one)(?: \\S+)? (?:shouting|shouts|screaming|watching|checking)'),
      ],

      [
        anyOf('(?:(?:my|the|this|on) (?:phone|mobile)|(?:be|stay) long|on here)'),
        anyOf(
          `${he} (?:always )?(?:looks|checks|watches|reads it|goes through it|sees everything)`,
        ),
      ],
      [
        anyOf(
          "(?:nowhere to go|go where|where (?:would|could|do|can|am|'?d) i(?: \\S+)? go|thought (?:of|about) leaving|think (?:of|about) leaving)",
        ),
        anyOf(
          `(?:${he} (?:\\S+ ){0,4}?|he'?s (?:\\S+ ){0,4}?|he'?d |he'?ll )(?:find|finds|track|fetch|come|hunt|get|kill|bring)(?: \\S+)? (?:me|us)`,
        ),
      ],
      [
        anyOf('(?:drink|drinks|drinking|drunk|kicks off|loses it|in a mood)'),
        anyOf(
          '(?:(?:shoes|coat|clothes) on|keys? in my (?:pocket|bag|hand)|bag packed|(?:i|we) hide|lock myself)',
        ),
      ],
      [
        anyOf('(?:black eye|bruises?|split lip|fat lip|burst lip|marks? on my)'),
        anyOf(
          "(?:(?:that'?s )?what i (?:tell|told)|i (?:tell|told|say|said)(?: \\S+){0,3} (?:cupboard|door|stairs|clumsy|fell|walked)|covers? (?:it|them))",
        ),
      ],
    ],
    harmless: anyOf(
      '(?:warranty|guarantee|expenses|refund|hotel|kitten|surprise party|teenager|my son|our son|toddler|baby|pupp\\S+|dog|cat|boss|manager|supervisor|teacher|coach|trainer|driver|taxi|courier|postman|engineer|technician|mechanic|repair\\S*|shop|dealer|builder|landlord|surprise|birthday|present|gift|spots|acne|tattoo|eczema|sunburn|freezing|cold|office|uniform|film|movie|series|game|(?:find|get|fetch) (?:me|us) (?:a|an|another|some|one|the))',
    ),
  },
  pictures: {
    signs: anyOf(
      'threat\\S*(?: \\S+)? (?:share|post|send|show|put|leak|publish|upload|spread)(?: \\S+)? (?:photos?|pictures?|pics|videos?|nudes?)(?: \\S+){0,6}',
      "(?:blackmail|sextort|extort)\\S*(?: \\S+){0,6} (?:photos?|pictures?|pics|images?|videos?|nudes?)|(?:photos?|pictures?|pics|images?|videos?|nudes?)(?: \\S+){0,6} (?:blackmail|sextort|extort)\\S*|(?:threat\\S*|going to|gonna|says? he'?ll|said he'?d|said they'?d|says they'?ll)(?: \\S+){0,2} (?:post|put|send|share|show|leak|publish|upload)(?: \\S+){0,4} (?:private|intimate|nude|naked|my|our|her) (?:photos?|pictures?|pics|images?|videos?|nudes?)(?: \\S+){0,3} (?:online|everywhere|to|on)",
    ),
    pairs: [
      [
        anyOf('(?:photos?|pictures?|pics|videos?|nudes?)'),
        anyOf(
          '(?:pay|send|transfer|want(?:s|ing)?)(?: \\S+){0,2} (?:in )?(?:bitcoin|crypto|gift cards?)',
        ),
      ],

      [
        anyOf('(?:photos?|pictures?|pics|images?|nudes?|videos?|screenshots?|cloud|topless)'),
        anyOf(
          "(?:or (?:he|she|they)(?:'ll| will)? (?:sends?|shares?|posts?|shows?) (?:it|them)(?: \\S+)?|(?:they|he|she) (?:say|says|said|give|gives) (?:me )?(?:24|48|twenty four|\\d+) hours(?= $| (?:or|to pay|before))|wants? (?:favours|sex|me to|things) (?=\\S* ?)(?!delete|review)|(?:gift cards?|money|bitcoin|cash) (?:to keep|or|not to|so they don't)|makes? (?:her|him|me) (?:do|send|meet|pay))",
        ),
      ],

      [
        anyOf('(?:photos?|pictures?|pics|images?|nudes?|videos?|sex tape)'),
        anyOf(
          "(?:pay up|pay or|or (?:he|she|they|else|everyone|i'?ll)(?:'?ll| will)? ?(?:posts?|puts?|shares?|sends?|shows?|leaks?|sees?|gets?)|(?:now|is|are|keeps?)(?: \\S+){0,8} (?:asking|asks|demanding|demands) (?:for )?(?:money|cash|bitcoin)|wants? (?:money|bitcoin|crypto|cash) (?:for them|or|not to)|wants? (?:money|bitcoin|crypto)|telling (?:her|him|me) to pay|(?:says|said) (?:he|she|they)(?:'?ll|'?d| will| would) (?:show|send|post|share|put|leak|publish)(?: \\S+){0,3} (?:to|my|family|work|everyone|online)|unless i (?:come|pay|send|do|go)|if i don'?t (?:do|pay|send|come|go)|blackmail\\S*|extort\\S*)",
        ),
      ],
    ],
    harmless: anyOf(
      '(?:refund|delivery|courier|transfer(?:red)?|reprints?|prints?|printed|album|frames?|photographer|wedding|school photos?|passport|estimate|quote|deposit|profile|listing|estate agent|newsletter|promo\\S*|advert\\S*)',
    ),
  },
}
