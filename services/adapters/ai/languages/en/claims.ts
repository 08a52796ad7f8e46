// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { beginsWith, followedBy, nothingBut } from '../shared/claim-patterns.ts'
import { anyOf } from '../shared/word-lists.ts'
import type { ClaimWords } from '../types/claims.ts'

const no = String.raw`no|not|never|nobody|no one|none|nothing|without|hardly|barely|cannot|cant|dont|doesnt|didnt|wont|isnt|wasnt|werent|arent|couldnt|hasnt|havent|\w+n't`
const expected = String.raw`work|works|working|worked|turn(?:s|ed)? up|shows?|showed|come|comes|came|arrives?|arrived|answers?|answered|repl(?:y|ies|ied)|responds?|responded|picks? up|picked up|opens?|opened|fits?|found|find|get through|got through|reach|helps?|helped|helpful|explains?|explained|tells?|told|informs?|informed|warned|let (?:me|us) know|said (?:a|anything)|fix|fixes|fixed|repaired|cleaned|reads?|accepts?|accepted|loads?|starts?|sleep|hears? back|heard back|heard (?:anything|a)|received?|listens?|listened|cares?|cared|enough|available|afford|refund(?:s|ed)?|recognises?|recogni[sz]ed|worth|make sense|makes sense|a single|any sense|who to ask|in charge|what to do|sure who|a word|looks?|looked up|kept|keep their|moves?|moved|changes?|changed anything|happens?|happened|room|space|seats?`
const troubles = String.raw`problems?|troubles?|issues?|complaints?|queues?|waits?|waited|waiting|late|delays?|delayed|noise|noisy|loud|errors?|faults?|difficult(?:y|ies)?|hassle|worr(?:y|ies)|worried|stress|mess|packed|overcrowded|full|dirty|dirt|smells?|fails?|failed|hungry|bad|hurts?|pain|wrong|mistakes?|row|accidents?|stuck|lost|crowded|rude|slow|breaks?|broke|broken|crash(?:es|ed)?|extra|hidden|surprises?|tired|unsafe|scared|afraid|heavy|hard|too (?:much|long|heavy)|expensive|let (?:me|us) down|bother(?:s|ed)?|rushed|bored|boring|confusing|annoy(?:s|ed|ing)|rush(?:es)?|sigh(?:s|ed)?|shout(?:s|ed)?|yell(?:s|ed)?|judge[sd]?|turned away|making (?:me|you|us) feel|paid|pay|charged|cost|fixing|repairing|cold|damp|dark|dear|pricey|steep|draughty|mould|mould?y|mice|rats?|ants|bugs|scratch(?:es)?|dents?|marks?|cramped|fuss|damaged?|loss(?:es)?|breakages?`

export const claims: ClaimWords = {
  nothing: nothingBut(
    `nothing(?: at all| much| special| more| else| to (?:add|say|report))?|no|none|nope|nah|n a|no (?:comment|opinion|idea|clue|thoughts)|not (?:sure|much|yet|really|that i know(?: of)?|applicable)|never|(?:i )?(?:don't|dont|do not) (?:know|mind|remember|use (?:it|them|that|those|this)|have (?:any|one|an opinion|a view)|care|need (?:it|them|any)|go there|eat there)|(?:i )?(?:haven't|have not|never|didn't|did not) (?:met|seen|used?|tried|try|ask|asked|need|needed|notice|noticed|been(?: there| in there)?|called|contacted|looked|thought about)(?: (?:it|them|that|for it|there|in there|about it|any))?|can't (?:say|think of anything)(?: much)?|couldn't say|hard to say|neutral|next question|pass|skip`,
    `i|really|honestly|well|um|so|to be honest|tbh|actually|think|guess|just|me|comes to mind|sorry|much|it|that|it's|yet|yes|oh|on that|about that|here`,
  ),
  unsure: beginsWith(
    `no (?:idea|clue)|(?:haven't|have not) (?:a|the) (?:clue|foggiest)|(?:i )?(?:couldn't|could not|can't|cannot) (?:tell you|tell|say)(?! (?:any|a) difference)|dunno|beats me|search me|(?:don't|do not) ask me|who knows|your guess`,
  ),
  content: anyOf(
    `(?:can't|cannot|cant|couldn't|mustn't) (?:really )?grumble|(?:no|not a|never a) (?:bother|worry|quarrel|gripes?|problem)|no (?:quarrels?|gripes?)`,
    `\\| (?:that'll do me|(?:it )?does me(?: fine| well)?|does the job|does for me|works for (?:me|us)|no skin off my nose|all the same to me)(?= \\|)`,
    `no (?:problems?|trouble|issues?|complaints?|worries|bother|difficult(?:y|ies)|fuss)`,
    `(?:never|not) (?:had |have )?(?:any |a |an |much )?(?:problems?|trouble|issues?|complaints?|bother|difficult(?:y|ies))(?: at all)?`,
    `(?:can't|cannot|cant|couldn't|can not|won't|nothing to) (?:really )?(?:complain|fault)(?: about| it)?`,
    `(?:neither|not) good n?or bad|so so`,
    `(?:don't|dont|do not|wouldn't) (?:really )?(?:need|want|miss) (?:it|them|that|those|this|any of)|no need(?: for (?:it|them|that))?`,
    `(?:just|about) right(?: for (?:me|us))?|(?:just )?the right (?:size|amount|length|number)`,
    `nothing (?:bad|wrong|to complain)`,
    `(?:all|everything|it|it's|its|it is|they are|they're|that|that's|is|are|was|were) (?:else )?(?:is )?(?:all )?(?:just |quite |perfectly |pretty |been )?(?:fine|ok|okay|good|alright|all right|in order|normal)`,
    `\\| (?:fine|ok|okay|good|alright|all right|normal|average|decent|acceptable|not bad|not too bad|so far so good|as expected|same as ever|works|suits me)(?= \\|)`,
    `(?:fine|ok|okay|good|alright) (?:by|with|for) (?:me|us)`,
    `suits? (?:me|us)`,
    `used to it`,
  ),
  even: anyOf(
    `(?:neither|not|isn't|aren't|wasn't) (?:too )?(?:big|large|small|hot|cold|early|late|fast|slow|long|short|loud|quiet|new|old|clean|dirty|dear|expensive|cheap|heavy|light|hard|easy|broken|much|many) (?:and (?:not )?)?n?or (?:too )?(?:big|large|small|hot|cold|early|late|fast|slow|long|short|loud|quiet|new|old|clean|dirty|dear|expensive|cheap|heavy|light|hard|easy|broken|little|few)`,
  ),
  harmless: followedBy(no, troubles, 3),
  harm: anyOf(
    `(?:too|so|awfully|terribly|ridiculously|stupidly|far too|way too) (?:small|big|many|long|short|early|late|expensive|dear|loud|noisy|hot|cold|dark|slow|difficult|hard|heavy|few|little|tight|crowded|high|complicated|sweet|salty|spicy|dry|thin|thick|bright|narrow|steep|fast|quickly|strict|young|old|vague|boring|dirty|weak|low|bad|rude|confusing)`,
    `too much|too far|far away`,
    `(?:hours?|minutes|days|weeks|months|years) (?:late|behind|overdue|on hold|in the queue|in a queue|in the rain)`,
    `(?:wait|waits|waited|waiting|queued|queue|stood|stand|standing|sat|held) (?:in (?:line|the \\S+) )?(?:there )?(?:for |about |over |nearly |up to |till |until )*(?:an?|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|half|hours|ages|forever|weeks|months|\\d+|quarter)`,
    `(?:takes?|took|taking) (?:me |us |them |him |her )?(?:ages|forever|too long|so long|twice as long|weeks|months|all (?:day|morning)|an? hours?|a whole|(?:two|three|four|five|six|seven|ten|\\d+) (?:hours|days|weeks|months))`,
    `(?:gave|give|given|giving) up`,
    `behind schedule|out of order|broke down|broken(?: again)?|keeps? (?:breaking|crashing|failing|freezing|changing|stopping|dropping|asking|sending|getting)|kept (?:breaking|crashing|failing|waiting|asking|changing)`,
    `stops (?:every|and|again|working|at)|stopped (?:working|again|coming)|goes off|went off|cuts out|keeps? going off|is (?:off|out|down) (?:again|every|since|for|most)|no (?:heating|hot water|water|power|signal|lights?|lamps?|parking|trolley|soap|paper|lift|seats?|space|room|toilets?|bus|staff|information|answer|reply|response|explanation|apology|choice|help|heat|shade|privacy|food|money left)|froze|freezes|crashed|crashes|crashing|errors?|glitch(?:y|es)?|buggy|dead again|died|stuck|jammed|leak(?:s|ed|ing)?|fell (?:off|apart)|falls? apart|failed|fails|cracked|torn|ripped`,
    `late again|always late|never on time|half the time|every single time|again and again|over and over|(?:two|three|four|five|six|\\d+) times (?:and|before|already|in|last|this|now)|time and again`,
    `rude|rudely|shouted|shouting|yelled|yelling|yells|ignored|ignores|ignoring|dismissive|snapped|rolled (?:her|his|their) eyes|laughed at (?:me|us)|talked down|patronising|patronizing`,
    `(?:stone|ice|freezing|icy|bitterly) cold|icy|shiver\\w*|no (?:good|use) (?:to|for)|vanished|disappeared`,
    `dirty|filthy|disgusting|smelly|stinks?|stank|mouldy|moldy|rotten|stale|slimy|gone off|lukewarm|freezing|pitch (?:dark|black)|unlit|stuffy|boiling|damp|draughty|cramped|overcrowded|packed|rammed|noisy|deafening`,
    `slip(?:s|ped|ping|pery)|tripp(?:ed|ing)|fell (?:over|down|on|and|in|from|backwards)|had a fall|nasty fall|injur\\w+|twisted (?:my|his|her)|sprain\\w*|bruis\\w+|broke (?:my|his|her) (?:arm|leg|wrist|ankle|hip|foot|finger|nose)|bleeding|hurt (?:my|his|her|me|our)`,
    `scary|scared|frightening|unsafe|dodgy|terrifying|threatened`,
    `exhausting|exhausted|exhausts?|worn out|wears me out|burnt out|overworked|shattered|knackered|back(?:ache| pain)|my back|aches?|hurts?|painful|sore`,
    `annoying|annoyed|annoys|frustrating|frustrated|infuriating|terrible|awful|horrible|dreadful|horrendous|appalling|useless|pointless|rubbish|nightmare|ridiculous|shambles|chaos|chaotic|a (?:total |complete )?mess|a joke|unacceptable|disappoint(?:ed|ing|ment)|lousy|shocking|disgrace|waste of (?:time|money)|hate|hated|can't stand|poor|worst|terribly|miserable|embarrass(?:ed|ing)|humiliating|stupid`,
    `confus(?:ing|ed)|unclear|complicated|clumsy|awkward|makes no sense|made no sense|jargon|contradict(?:s|ed|ory)|no idea (?:who|what|when|where|how|why) (?!others?|they|people|anyone|everyone|everybody|the rest|the others?)`,
    `overcharged|(?:charged|billed) (?:me |us )?(?:twice|double|again|extra|for)|got (?:a|charged a|another) fine|fined|hidden (?:fees?|costs?)|costs? (?:me|us)|adds up|out of (?:my|our) own pocket|my own (?:money|pocket|petrol|bus fare|fare)|expensive|overpriced|pricey|costly|rip off|can't afford|cannot afford`,
    `(?:without|with no) (?:telling|asking|warning|notice|explanation|a word|any notice|any warning|so much as)|last minute|short notice|only (?:find|found|finds) out|found out (?:by|from|when|on|that)`,
    `lost (?:my|our|the|a|it|them|three|two|half)|missed (?:my|the|our|a)|wrong (?:size|order|day|address|one|name|time|item|colour|room|book|amount|person|bill|price)|missing|(?:was|were|been|got|gets|is|are) cancell?ed|got lost|sold out|ran out|run out|damaged|smashed`,
    `lugging|hauling|heavy lifting|weighs? a ton|weigh a ton|closed (?:on|by|when|again|at)|(?:already|locked|find it|found it) (?:shut|closed|locked)|found (?:it|the \\S+) (?:locked|shut|closed)|far too soon|too soon|closes (?:at|too|before)|goes at`,
    `got worse|gets worse|getting worse|going downhill|gone downhill|went downhill|worse than|not what it was|no longer|not any ?more`,
    `supposed to (?:come|be|arrive|start|open|work|get|have)|should have been|if you can find|nobody|no one|not (?:good|great|nice|happy|ideal|easy|clear|helpful|safe|clean|fair|right|ok|okay|impressed|my favourite|fun|friendly|comfortable)(?: enough)?|unfair|unfriendly|unreliable|unhelpful|uncomfortable|unprofessional|impossible|lottery|struggle[sd]?|struggling|hassle|a pain|lack(?:s|ing)? (?:of)?|in vain|zero (?:help|reply|information)`,
  ),
  failing: followedBy(no, expected, 3),
  praise: anyOf(
    `love|loved|loves|lovely|wonderful|excellent|fantastic|brilliant|superb|amazing|great|perfect|delicious|tasty|delightful|beautiful|kind (?!of)\\S+|kindest|friendly|helpful|welcoming|welcomed|(?<!(?:your|only|her|his|a|the|each|every|another|one) )patient|polite|charming|gentle|caring|thoughtful|attentive|enjoy|enjoyed|enjoyable|best|favourite|favorite|happy|delighted|grateful|impressed|recommend|pleasure|a joy|spotless|comfortable|cosy|cozy|peaceful|reliable|efficient|smooth|smoothly|like clockwork|quick|quickly|easy|easily|simple|handy|convenient|clear|well organised|well organized|generous|fun|funny|laugh|laughed|looks? after|looked after|took (?:me|us) in|go out of their way|went out of (?:her|his|their) way|good (?!at all)\\S+|always (?:on time|helpful|kind|there)|right on time|like a family|thank(?:s|ful)|works? (?:well|great|perfectly)|gem|treasure|worth it|worth every|do(?:es|ne)? wonders|godsend|top notch|second to none|a (?:doddle|breeze|steal|bargain)|bargain|couldn't (?:be|have been) (?:better|simpler|kinder|nicer|easier|happier)|(?:can't|couldn't) (?:say enough|thank them enough|recommend)|over the moon|good value|sweetheart|gentleman|a gent|marvel|marvellous|gorgeous|bliss|peace and quiet`,
  ),
  hearsay: anyOf(
    `(?:my|his|her|our|their) (?:sister|brother|mother|mum|mom|father|dad|wife|husband|partner|son|daughter|friend|friends|mate|neighbour|neighbor|colleague|colleagues|boss|cousin|aunt|uncle|flatmate|roommate|girlfriend|boyfriend|gran|nan|grandma|kids?|parents|in laws)(?: in law)? (?:\\S+ )?(?:says?|said|thinks?|thought|complains?|complained|hates?|hated|loves?|won't|doesn't|finds?|found|finds it|misses|wants?|reckons?|swears|told|keeps saying|moans|tells)`,
    `(?:my|his|her) (?:sister|brother|mother|mum|dad|wife|husband|partner|son|daughter|friend|mate|neighbour|neighbor|colleague|cousin|aunt|uncle|flatmate)(?: in law)? (?:gets?|got|has|had) (?:his|hers|theirs)`,
    `(?:my|his|her|our) (?:sister|brother|neighbour|neighbor|friend|mate|colleague|cousin|aunt|uncle|flatmate|roommate|mother|father|daughter|son)(?: in law)?(?: \\| now)?(?: \\|)? (?:(?:she|he) )?(?:has|had|hasn't|couldn't|can't|was|wasn't|got|went|lost|fell|slipped|tripped|broke|cut|hurt|waited|stopped|never|gave up|quit|missed|ended up|nearly|almost)(?! \\S+ (?:me|us|my|our))(?<!(?:mother|father|daughter|son) \\S+)(?<!(?:mother|father|daughter|son) (?:she|he) \\S+)`,
    `\\| (?:she|he) (?:said|says|reckons)(?= \\|)`,
    `(?:some|other|others|people|many|most) (?:people |others )?(?:say|said|claim|complain|think|moan)`,
    `(?:i (?:have |'ve |had )?heard|i've heard|i'd (?:heard|read|been told|been warned)|i was (?:told|warned)|apparently|supposedly|rumour|i read)`,
  ),
  self: anyOf(`i|i'm|i've|i'd|i'll|me|my|mine|myself|we|we're|we've|us|our|ours`),
  others: anyOf(`she|she's|she'd|she'll|he|he's|he'd|he'll|they|they're|they'd|her|him|them`),
  injury: anyOf(
    `(?:my|his|her|our|their) (?:\\S+ )?(?:legs?|foot|feet|ankles?|knees?|toes?|boot) (?:\\S+ )?(?:went|gone|slipped|got (?:stuck|caught|trapped|jammed|wedged)|was (?:stuck|caught|trapped|crushed|in it when)|caught|down) (?:\\S+ ){0,3}(?:down|through|in|into|between|under|the|when|stuck|gap|hole)|(?:foot|leg|hand|arm|fingers?) (?:was|were) in it`,
    `(?:broke|cut|burnt|burned|sprained|twisted|gashed|crushed|bruised|banged|cracked|split|opened|sliced|scalded|trapped|chipped|dislocated|trod on|stood on|hurt|injured|fractured) (?:my|his|her|our|their) (?:\\S+ )?(?:legs?|foot|feet|ankles?|knees?|toes?|arms?|hands?|fingers?|thumbs?|palm|wrists?|elbows?|shoulders?|heads?|faces?|nose|chin|lips?|back|ribs?|hips?|tooth|teeth|skin)`,
    `(?:landed|fell|came down|flat) (?:flat )?(?:on|onto) my (?:back|face|bum|backside|knees?|hip|side|head|bottom|arm|elbow)`,
    `(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d+|had|needed|some|got) stitches|electric shock|got a shock off|concussion|concussed|knocked (?:me |him |her )?out|tetanus|(?:went|ended up|taken) (?:to|in|at) (?:a and e|a e|casualty|hospital|the emergency room)`,
    `nearly (?:drowned|fell in|went under|went in|lost (?:a|my) (?:finger|hand|foot|toe|eye))`,
  ),
  unmet: anyOf(
    String.raw`(?:(?:not|never|isn't|hasn't|wasn't|doesn't|didn't|no [^ |]+ in) (?:mine|ours)|(?:mine|ours) (?:isn't|hasn't|wasn't|doesn't|didn't|never|has not|is not|is fine|is ok|was fine|has been the same|been the same))`,
    String.raw`if (?:[^ |]+ (?:\| )?)+?(?:but|luckily|thankfully)`,
    String.raw`if (?:[^ |]+ (?:\| )?)+?(?:i'd|i would|we'd|we would) (?:[^ |]+ )?(?:be (?:so |very |really )?(?:annoyed|angry|upset|furious|cross|gutted|livid|disappointed|off|gone)|leave|quit|cancel|stop|complain|switch|walk|go elsewhere|ask for my money|have (?:left|quit|cancell?ed|stopped|complained|switched|walked))`,
  ),
  counterfactual: anyOf(
    String.raw`(?:if|had) (?:[^ |]+ (?:\| )?)+?(?:i'd|we'd|they'd|he'd|she'd|would|wouldn't|would've)`,
  ),
  amounts: {
    asked: anyOf(
      `size|sizes|amounts?|portions?|quantit(?:y|ies)|length|numbers?|how (?:much|many|long|big|often)|pace|speed`,
    ),
    excess: anyOf(
      `too (?:big|large|much|many|long|often|fast|generous|heavy)|goes to waste|going to waste|go to waste|thr(?:ow|ew|own) (?:\\S+ ){0,3}(?:away|out)|(?:can't|cannot|never) (?:finish|eat it all|get through)|left over|leftovers`,
    ),
    lack: anyOf(
      `too (?:small|little|few|short|slow|light)|(?:not|isn't|never|aren't) (?:nearly |quite )?enough|runs? out|ran out|doesn't last|never lasts|gone by|still hungry|tiny|stingy`,
    ),
  },
  past: anyOf(
    `used to|at first|in the beginning|at the start|initially|before (?:the|they|it|that|you)|until (?:the|they|recently|last)|back then|has improved|have improved|improved|got better|gets better|getting better|much better (?:than (?:before|last|it|at first|in the)|now|since)|better (?:than (?:before|last|it (?:was|used)|at first|in the (?:past|beginning))|now|since)|since the (?:update|new|change|move)|no longer|not any ?more|these days it|was (?:sorted|solved|fixed)|sorted (?:it|me|out|us)|got (?:fixed|sorted)|fixed (?:now|it)|in the past|last year`,
  ),
  ironic: new RegExp(
    String.raw`^[ |]*(?:oh |wow |well |what |such |yeah |just |really )*(?:a |an |i (?:just |really )?)?(?:brilliant|great|lovely|wonderful|fantastic|superb|marvellous|perfect|charming|genius|love|adore|congratulations|bravo|top notch|five stars?|amazing|excellent|thanks|nice) `,
    'u',
  ),
  unreal: anyOf(
    `would|i'd|we'd|i'll|if|wish|hope|hopefully|should|could|expected|expecting|maybe|perhaps|imagine|might|suppose|in case|unless|please|need(?:s|ed)? to|ought`,
  ),
  asksFor: {
    bad: anyOf(
      `(?:what|which|who|how) (?:\\S+ ){0,4}(?:annoy\\w*|bother\\w*|difficult\\w*|worst|dislike\\w*|frustrat\\w*|complain\\w*|struggl\\w*|tiring|tires?|wears?|stress\\w*|hardest|hard|disappoint\\w*|let you down|slows?|in the way|stops? you|keeps? you from|put you off|upset\\w*|problems? (?:did|do|have))`,
    ),
    good: anyOf(
      `(?:do|did|does|you) (?:you )?(?:like|enjoy|love|appreciate)(?:d)?(?: most| best)?|best|favourite|favorite|good about|works? well|went well|helped you most|pleased|worth keeping`,
    ),
    wish: anyOf(
      `(?:what|which|who|how|where|when) (?:\\S+ ){0,2}(?:would|should|could|can we)|(?:do|would) you (?:miss|wish|want|like to see|change|need)|missing|improve|suggest\\w*|what do you (?:want|need|miss)`,
    ),
  },
}
