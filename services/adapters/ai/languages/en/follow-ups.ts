// English. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf } from '../shared/word-lists.ts'
import type { FollowUps } from '../types/follow-ups.ts'

export const followUps: FollowUps = {
  outright: {
    'reported-in-vain': anyOf(
      "(?:i|we|i've|we've|have|already|just)(?: \\S+)? (?:reported|complained|told (?:them|him|her|my \\S+|the \\S+)|raised|mentioned|flagged|put (?:it|one|that|this|a \\S+(?: \\S+)?) in|logged)(?: \\S+){0,8} (?:and|but|it|they|both times|nothing)(?: \\S+){0,3} (?:nothing(?: \\S+)?|got (?:logged|ignored|filed|lost)|logged and (?:nothing|that was it)|never (?:fixed|done|sorted|looked at|heard)|not (?:fixed|done|sorted)|no (?:change|difference))|(?:goes|went|ends up|ended up|sits|stays)(?: \\S+)? in (?:a|the|his|her|their) (?:drawer|bin|pile)|just (?:gets|got) logged",
      "(?:no|little|not much|what's the|what is the) (?:use|point)(?: in)? (?:report|tell|say|complain|rais|mention|flagg?|fill)(?:ing|s|ed)?|(?:never|don't|dont|stopped|no longer)(?: \\S+)? (?:do|bother|report|reporting|complain|complaining|say anything)(?: \\S+){0,3} (?:no point|no use|pointless|waste of time)",
    ),
    hazard: anyOf(
      "brakes?(?: \\S+)? (?:faults?|failures?|problems?|failing|failed|faulty|gone|going|soft|don't work|not working)|faulty brakes?|(?:no|without(?: a| any)?|missing|broken|loose) (?:hand ?rails?|railings?|fence|guards?|seat ?belts?|smoke alarms?|fire extinguishers?|safety \\S+)|(?:exposed|bare|loose|live) (?:wires?|wiring|cables?)|(?:blocked|locked|chained) fire (?:exits?|doors?)|fire (?:exits?|doors?)(?: \\S+){0,3} (?:blocked|locked|chained)|(?:smell|stink|smells|leak) of gas|gas leak|(?:lights?|bulbs?|street ?lamps?)(?: \\S+){0,4} (?:out|broken|gone|not working|off) (?:for|since)|(?:steps?|stairs|floor ?boards?|scaffold\\S*|ladder)(?: \\S+){0,2} (?:rotten|loose|wobbly|icy|collaps\\S*)",
    ),
    violence: anyOf(
      '(?<!rather )(?:got|was|were|been|being|get) (?:shot(?! of| by a (?:photographer|pro))|stabbed|held up at|robbed at)|(?:(?:he|she|they|who|man|men|bloke|guy|someone|somebody|police|robbers?|raiders?)(?: \\S+)? shot|stabbed|slashed|knifed) (?:him|her|them|my \\S+|our \\S+|the (?:lad|man|woman|boy|girl|guard|driver|cashier)|a (?:lad|man|woman|boy|girl|colleague))(?! (?:a|an|down|in the back|with (?:a|his|her) camera))|gunshots?|shot in the (?:leg|arm|chest|head|face|stomach|shoulder)',
      '(?:pulled|pointed|held|waved|drew|had)(?: out)? (?:a|the|his) (?:knife|gun|blade|machete|pistol) (?:on|at|to|in (?:my|his|her|our) (?:face|throat|neck))|(?:since|after|during) (?:the|that) (?:robbery|stabbing|shooting|hold ?up|armed robbery|raid|mugging|attack)|armed robbery',
    ),
    'grave-harm': anyOf(
      '(?:fed|gave (?:food|breakfast|lunch|tea|water) to|served)(?: \\S+){0,8} (?:(?:supposed|meant) to be fasting|fasting for|nil by mouth)|(?:fasting for|nil by mouth)(?: \\S+){0,8} (?:fed|ate|given (?:food|breakfast|lunch))',
      '(?:driver|he|she|pilot)(?: \\S+){0,2} (?:fell asleep|fallen asleep|nodded off|dozed off|was asleep|falling asleep|nodding off)(?: \\S+){0,2} (?:at the wheel|driving|behind the wheel)|driver(?: \\S+)? (?:fell asleep|nodded off|dozed off|was (?:drunk|asleep))',
      "(?:wrong|(?:somebody|someone) else's|another (?:man|woman|patient|person|child|boy|girl|lady|bloke)(?:'s)?|double|twice the|ten times the|out of date|expired) (?:\\S+ )?(?:medicines?|medications?|meds|tablets?|pills?|drugs?|dose|dosage|injection|jab|insulin|blood|prescription|drip|vaccine|baby|leg|eye|tooth|patient)|overdos\\S+",
      '(?:nearly|almost) (?:\\S+ )?(?:ran (?:me|us|him|her|my \\S+) over|run over|overturned|tipped over|rolled over|collided|hit by)',
      '(?:nearly|almost|could have|could of|might have) (?:died|killed|choked|drowned|suffocated|bled|electrocuted|burned|burnt|lost (?:his|her|my|their|an?|the) (?:\\S+ )?(?:leg|arm|eye|sight|finger|foot|hand|life|baby|son|daughter|child))',
      "(?:stopped breathing|(?:couldn't|could not|can't) breathe|choked|choking|convuls\\S+|(?:had|having) (?:a )?(?:fit|fits|seizures?)|unconscious|diabetic coma|in a coma|amputat\\S+|fractur\\S+|(?:hit|slapped|smacked|punched|kicked|shook|pushed) (?:my|our|a|the|his|her) (?:\\S+ )?(?:son|daughter|child|kid|boy|girl|baby|toddler|mum|mother|dad|father|nan|lad)|(?:took|cut|sliced|ripped|tore|bit)(?: \\S+){0,5} (?:fingers?|thumb|hand|arm|leg|toes?|foot) (?:\\S+ )?off|(?:crushed|trapped) (?:my|his|her) (?:fingers?|thumb|hand|arm|leg|toes?|foot)|(?:lost|without|ran out of|run out of) (?:my|his|her) (?:insulin|oxygen|inhaler|medication|medicine)|passed out|collapsed|bleeding (?:badly|heavily|everywhere|out|to death)|(?:losing|lost) (?:(?!(?:samples?|tests?|results?|tubes?|vials?) )\\S+ ){0,3}blood(?! (?:tests?|samples?|results?|work|forms?|type|group|pressure|sugar|bank))|(?:a lot|lots|loads|so much) of blood(?! (?:tests?|samples?|results?|work))|bled (?:badly|everywhere)|ha?emorrhag\\S+|scalded|electrocuted|electric shock|anaphyla\\S+|(?:severe|bad) (?:allergic )?reaction|food poisoning|poisoned|broken (?:hip|leg|arm|wrist|ankle|skull|jaw|collarbone|ribs|nose)|broke (?:\\S+ )?(?:hip|leg|arm|wrist|ankle|skull|jaw|collarbone|ribs|nose|teeth)|third degree|concuss\\S+)",
      '(?:ended up|landed|wound up|rushed|taken|put|back|straight|off)(?: \\S+){0,6} (?:in|to|into|in the|to the) (?:hospital|casualty|a and e|a e|er|icu|intensive care|resus|theatre)|intensive care|(?:the|an|by) ambulance (?:came|took|had)|(?:called|rang|phoned|dialled|dialed|got) (?:an|the|for an) ambulance',
      '(?:left|forgot|forgotten)(?: \\S+){0,3} (?:my|the|a|our|his|her|their) (?:\\S+ )?(?:son|daughter|child|kid|boy|girl|baby|toddler)(?: \\S+){0,2} (?:behind|on|in|at|alone|outside|asleep)|(?:my|the|a|our) (?:\\S+ )?(?:son|daughter|child|kid|boy|girl|baby|toddler)(?: \\S+){0,2} (?:went missing|got out|ran (?:out )?into the road|was left|got left|left alone|was locked|got locked|wandered off)',
    ),
    'somebody-ill-or-dead': anyOf(
      '(?:i|she|he|we|my \\S+)(?: \\S+)? (?:had|have|has|got|developed|suffered)(?: \\S+){0,2} (?:cancer|melanoma|leuka?emia|lymphoma|tumou?r|stroke|heart attack|sepsis|meningitis|miscarriage|dementia)',
      '(?:it|that|which|this)(?: \\S+)? (?:was|is|turned out to be)(?: \\S+){0,2} (?:cancer|melanoma|leuka?emia|lymphoma|tumou?r|stroke|heart attack|sepsis|meningitis|miscarriage|dementia)|diagnosed (?:me|him|her|us )?(?:\\S+ )?with(?: \\S+){0,2} (?:cancer|melanoma|leuka?emia|lymphoma|tumou?r|stroke|heart attack|sepsis|meningitis|miscarriage|dementia)',
    ),
    overcharged: anyOf(
      "(?:they|he|she|it|the \\S+|\\S+ company|boss)(?: \\S+)? (?:never|didn't|did not|hasn't|haven't|won't|wouldn't|don't|doesn't)(?: ever| even)? (?:pay|paid|refund|refunded|reimburse|reimbursed)",
      '(?:nobody|no one|none of them) (?:ever |has |would )?(?:paid|pays|pay|refunded|reimbursed)',
      "(?:i|we)(?: \\S+)? (?:haven't|have not|hadn't|wasn't|weren't|never|didn't)(?: \\S+)? (?:been paid|got paid|get paid|paid back|get my money|got my money|been refunded|seen a penny)",
      "(?:never|haven't|didn't|hasn't|not)(?: \\S+)? (?:got|get|saw|see|seen|received|receive|had|have)(?: \\S+){0,2} (?:money|refund|penny|payment|expenses|wages|deposit)",
      '(?:owes?|owed|owing) (?:me|us)|unpaid|(?:paid|payments?|wages|salary)(?: \\S+){0,2} late',
      '(?:charged|billed)(?: me| us)? (?:twice|double|extra|again|too much)|overcharged|hidden (?:fees?|charges?|costs?)',
    ),
    'treated-badly': anyOf(
      "(?:wouldn't|didn't|did not|would not|never|refused to) stop(?:ped)? (?:when|though|although|even when) i (?:asked|told|put|raised|said|screamed|begged)",
      "(?:told|said|asked|shouted|announced|read out)(?: \\S+){0,8} in front of (?:everyone|everybody|the whole|all|my|the other|other|the class|the queue|people)|(?:they|he|she|reception|the desk|the manager)(?: just| only| all)* (?:laughed it off|shrugged|smirked|rolled (?:his|her|their) eyes|did nothing(?= $| about)|couldn't care less|didn't care)|laughed it off",
      'called (?:me|us|him|her|my \\S+) (?:an? |the )?(?:\\S+ )?(?:stupid|idiot|liar|useless|lazy|thick|slow|fat|dumb|incompetent|thief|names|nuisance|moron)|(?:swore|swears|sworn|cursed|spat) at (?:me|us|him|her|my \\S+)|(?:mocked|ridiculed|belittled|patronised|patronized|bullied|harassed) (?:me|us|my \\S+)|(?:made fun of|took the mick out of) (?:me|us|my \\S+)|made (?:me|us|her|him) (?:feel|look) (?:like (?:a|an) \\S+|stupid|small|useless|guilty|ashamed|unwelcome|worthless)|(?:told|tells) (?:me|us) to (?:shut up|get lost|go away)|treated (?:me|us|my \\S+) (?:like|as if)|threaten\\S* (?:me|us|to \\S+ (?:me|us)|eviction|with)',
      '(?:shouted|yelled|swore|screamed|snapped|laughed|shouts|yells|swears|screams|barked) at (?:me|us|my \\S+|the \\S+|people|children|kids)|hung up on (?:me|us)|lied to (?:me|us)|talked down to (?:me|us)|told (?:me|us) off|(?:insulted|humiliated|threatened|accused|blamed) (?:me|us)',
      '(?:was|were|got|been|being|get|gets) (?:ignored|told off|shouted at|yelled at|turned away|treated like|blamed|humiliated|rushed)',
      '(?:was|were|is|are) (?:so |very |really |pretty |quite )?rude(?: to (?:me|us|my \\S+))?',
    ),
    conflict: anyOf(
      '(?:a|an|the|big|huge|another) (?:argument|row|fight|quarrel|fallout|falling out) with|(?:argued|fell out|quarrelled|quarreled) with (?:my|the|his|her|our|a)',
    ),
    'no-reply': anyOf(
      '(?:nobody|no one|none of them)(?: ever| has| had| even| really)? (?:called|calls|wrote|writes|rang|rings|answered|answers|replied|replies|picked up)',
      "(?:never|didn't|did not|hasn't|hadn't|haven't)(?: \\S+)? (?:rang back|ring back|call(?:ed)? back|repl(?:y|ied)|got back|heard back|respond(?:ed)?)(?: to)?",
      'heard nothing|(?:no|without)(?: any| a)? (?:reply|response|answer)',
    ),
    'not-informed': anyOf(
      '(?:nobody|no one|none of them)(?: ever| has| had| even| really)? (?:told|tells|explained|explains|warned|warns|let (?:me|us) know|mentioned|informed|said (?:anything|a word))',
      "(?:didn't|did not|never|hadn't)(?: even| once)? (?:tell|told|warn|warned|inform|informed|let) (?:me|us|anyone|anybody)",
      '(?:no|without)(?: any| a)? (?:explanation|warning|notice)|left in the dark|found out (?:too late|by chance|from a \\S+)',
    ),
    'never-arrived': anyOf(
      '(?:nobody|no one|none of them)(?: ever| has| had| even| really)? (?:came|comes|turned up|showed up)',
      "(?:never|didn't|did not|hasn't|hadn't|haven't)(?: \\S+)? (?:came|come|arrived?|turned? up|showed? up|happened|delivered)",
      '(?:went|gone|go) missing|got lost in the (?:post|mail)',
    ),
    'waited-long': anyOf(
      '(?:waited|waiting|queued|queueing|sat|stuck|stood)(?: \\S+){0,6} (?:minutes|hours?|days|weeks|months|ages|forever)',
      '(?:kept|keeps|left) (?:me|us|you|people) waiting|(?:took|takes|taking) (?:forever|ages|so long|far too long)',
    ),
    'wrong-item': anyOf(
      '(?:the )?wrong (?:dose|order|size|change|medicine|tablets?|pills?|address|item|day|person|room|name|amount|colour|color|one|date|file)(?! of)',
    ),
    broken: anyOf(
      '(?:it|hose|handle|motor|blade|wheel|door|zip|screen|pump|machine|boiler|roof|pipe|chain|strap|lid|cable|battery|engine|button|app|lift|lights?)(?: \\S+){0,2} (?:split|snapped|burst|jammed|fell off|fell apart|cracked|broke|died|packed up|gave out|crashed|crashes|froze|freezes)|broke down|breaks down|breaking down|stopped working|not working|out of order|leaks|leaked|leaking|flooded|keeps crashing',
      "(?:doesn't|didn't|don't|never) work(?:s|ed)?",
      '(?:was|were|is|came|got) broken',
    ),
    'lost-money': anyOf(
      "(?:made (?:me|us)|(?:i|we)(?:'d| would)? (?:had|have) to) pay for (?:it|that|the damage)|out of (?:my|our) own pocket|(?:i|we|he|she|my \\S+|it cost (?:me|us))(?: \\S+)? lost (?:\\S+ )?(?:\\d+|hundreds|thousands|half|a (?:day|week|month)s?)(?: \\S+){0,3}|lost (?:\\S+ )?\\d+ (?:pounds|quid|dollars|euros|bucks)|(?:was|were|got|been) (?:scammed|conned|ripped off|defrauded)|(?:i|we) lost (?:all )?(?:my|our|the) (?:money|savings|wages|pay|deposit|customers)",
    ),
    'bad-quality': anyOf(
      '(?:bugs?|mould|mold|mouldy|moldy|maggots?|worms?|insects?|glass|hair|rats?|mice|cockroach\\S*) in|(?:was|were|is|are|came|arrived)(?: \\S+)? (?:mouldy|moldy|rotten|spoiled|spoilt|stale|tasteless)',
    ),
    'got-hurt': anyOf(
      '(?:slipped|tripped|fell|came off|came down|crashed|knocked (?:me|him|her|my \\S+) (?:over|down|off))(?: \\S+){0,10} (?:in hospital|in plaster|to hospital|stitches)|(?:wrist|arm|leg|ankle|foot|hand|finger|shoulder|knee|neck|thumb|elbow)(?: \\S+)? in (?:plaster|a (?:\\S+ )?(?:cast|sling|boot|brace|splint))|(?:had|needed|needs|got|have|required|gave (?:me|him|her)) (?:\\S+ )?stitches',
      "(?:hurt|injured) (?:me|him|her|my \\S+)(?: \\S+)? (?:badly|a lot|so much|terribly|really)|(?:cheek|jaw|gum|face|mouth|lip|tongue|throat|eye|ankle|wrist|knee|foot|hand|leg|arm|arms|legs|whole body|head|he|she|i)(?:'s| is| was| all|'m)* (?:swelled|swollen|swole|blew)(?: up)?|(?:it's |it is |it was |still )+swollen|came out in (?:hives|blisters|welts)",
      '(?:burned|burnt|scalded) (?:me|us|him|(?:my|him|her)self|her(?= $| (?:with|on|in|by|so|and|when|while|badly|again|twice)))|(?:burned|burnt|scalded) (?:my|his|her|our|the) (?:\\S+ ){0,2}(?:scalp|head|hair|skin|face|neck|ears?|forehead|eyes?|eyebrows?|eyelids?|lips?|mouth|tongue|throat|cheeks?|chin|nose|chest|back|stomach|belly|shoulders?|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|legs?|thighs?|knees?|shins?|ankles?|foot|feet|toes?|heels?|body|sons?|daughters?|child|children|kids?|boys?|girls?|baby|toddler|mum|mom|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|brother|sister|nan|gran|grandma|grandmother|grandad|grandfather|friend|mate)|(?:broke|broken|bust|busted|fractured|cracked|twisted|sprained|dislocated) (?:my|me|his|her|our \\S+) (?:\\S+ )?(?:leg|arm|hip|wrist|ankle|foot|hand|finger|shoulder|ribs?|collarbone|knee|nose|elbow|thumb)|(?:my|me|his|her) (?:leg|arm|hip|wrist|ankle|foot|hand|shoulder|knee) (?:got |was |is )?(?:broken|broke|bust|fractured)|(?:i|he|she|my (?:son|daughter|child|kid|boy|girl|mum|mom|mother|dad|father|husband|wife)) (?:collapsed|fainted|passed out|got hurt|(?:badly )?cut (?:his|her|my) (?:hand|finger|foot|leg|arm|face|head|knee))|(?:i|he|she|we) had an accident',
    ),
    'too-expensive': anyOf(
      "(?:too|so|really) (?:expensive|dear|pricey)|(?:can't|cannot|can not|couldn't) afford|costs? (?:a fortune|too much)|prices?(?: \\S+)? (?:went|gone|go|goes) up|put (?:the |their )?prices? up",
    ),
    'went-many-times': anyOf(
      '(?:had|have) to (?:go|come) back(?: \\S+){0,2} times|(?:explain|tell|fill|start)(?: \\S+){0,4} (?:all over again|again and again|from scratch)',
    ),
    'hard-to-understand': anyOf(
      "(?:didn't|couldn't|don't|can't|did not|could not)(?: really)? understand|made no sense to me|makes no sense to me",
    ),
    'could-not-find': anyOf("(?:couldn't|could not) find|got lost (?:in|on|twice|trying|looking)"),
    'got-worse': anyOf(
      '(?:got|gets|getting|gone|become|became) (?:much |a lot )?worse|(?:gone|went|going) downhill|not what it (?:was|used to be)',
    ),
    unsafe: anyOf(
      "(?:don't|do not|didn't|never) feel safe|(?:felt|feel) unsafe|(?:i'm|i was|i am) (?:scared|afraid|frightened) (?:to|walking|of|at night|going)",
    ),
    'too-much-work': anyOf(
      "(?:i am|i'm|im|i was|we're|we are|we were) (?:exhausted|worn out|burned out|burnt out|overworked|short staffed|understaffed)|double shifts?",
    ),
    distrust: anyOf("(?:i|we) (?:don't|do not|didn't|never|no longer)(?: really)? trust"),
    misfortune: anyOf(
      '(?:i|we|my \\S+|he|she) (?:was|were|got|been) (?:robbed|mugged|burgled|attacked|assaulted|beaten up|evicted|sacked|fired|laid off|made redundant|run over|scammed|bullied|badly hurt|injured)',
      'lost (?:my|his|her|our|their) (?:job|home|house|flat|baby|business|harvest|crop)|(?:stole|took) (?:my|our) (?:bike|phone|bag|car|wallet|purse|money)|(?:house|flat|home|shop) (?:burned|burnt) down',
    ),
    problem: anyOf(
      'lost (?:my|his|her|our|their) (?:luggage|bag|keys|papers|file|order|documents)',
      '(?:nobody|no one|none of them)(?: ever| has| had| even| really)? (?:listened|listens|noticed|bothered|minded|helped|helps|checked)',
      '(?:was|were|got|been|being|get|gets) (?:stolen|damaged|cancelled|canceled|refused|rejected|cut off|stranded)',
      '(?:forgot|lost|left behind) my (?:son|daughter|child|kid|mother|father|medicine|order|file|papers?)|(?:almost|nearly) (?:cried|crying|fell|fainted|crashed)|in tears|was crying|(?:i|she|he|we) (?:cried|burst into tears|broke down)|made (?:me|her|him|us) cry|missed (?:my|his|her|our|the|an?) (?:\\S+ )?(?:flight|train|plane|ferry|connection|appointment|exam|interview|funeral|wedding|operation|surgery)|(?:had to|i|we) (?:throw|threw) (?:it|them|everything|the \\S+|half)(?: \\S+)? (?:away|out)',
    ),
    left: anyOf(
      '(?:i|we)(?: \\S+)? (?:quit|resigned|gave up|packed it in|dropped out|cancelled|canceled|unsubscribed)',
      '(?:i|we)(?: \\S+)? stopped (?:going|coming|using|buying|attending|ordering|volunteering|visiting)',
      '(?:so|and|then|when|until|why) (?:i|we) left(?= $| (?:in|after|because|last|this|that|the (?:job|company|school|course|club|team|place)))',
    ),
    switched: anyOf(
      '(?:i|we)(?: \\S+)? (?:switched|moved|changed) (?:to|over to|from) (?:a |an |the |another )?(?:other |different |new )?(?:\\S+ )?(?:bank|provider|company|shop|school|app|brand|doctor|supplier|gym|branch|service)',
    ),
    'thinking-of-leaving': anyOf(
      '(?:thinking (?:of|about)|considering|tempted to) (?:leaving|leave|quitting|quit|cancelling|cancel|switching|switch|moving|giving up)|(?:i|we) might (?:leave|cancel|quit)',
    ),
    'pleasant-surprise': anyOf(
      '(?:better|nicer|easier|quicker|cheaper) than (?:i|we)(?: \\S+)? (?:expected|thought|imagined|feared)|(?:pleasantly|nicely) surprised|exceeded my expectations',
    ),
    'felt-welcome': anyOf(
      '(?:made|makes|make) (?:me|us) feel (?:welcome|at home|part of)|(?:felt|feel) (?:at home|welcome|part of)|(?:know|knew|knows|remembers?|remembered) my name',
    ),
    'did-something': anyOf(
      '(?:i|we)(?: \\S+)? (?:complained|reported (?:it|them|him|her|this)|wrote to (?:them|you|the|my)|spoke to (?:the|their|her|his|a|my) (?:\\S+ )?(?:manager|head|owner|council|boss|landlord|supervisor|teacher|union)|had it out|took it (?:up|further))',
    ),
    workaround: anyOf(
      '(?:so )?(?:i|we)(?: \\S+)? (?:end up|ended up|have to) \\S+(?: \\S+){0,4} (?:myself|ourselves)|(?:i|we) (?:make do|get round it|get around it|found a way)',
    ),
    'changed-habit': anyOf(
      "(?:i|we) (?:now )?only (?:do|go|come|buy|use|take|eat|order|ride|work) (?:\\S+ ){1,5}(?:now|these days|nowadays)|(?:so )?(?:i|we) only (?:do|go|come|buy|use|take|order) (?:half|once|the)(?: \\S+){0,3}|(?:i|we)(?:'ve| have)? started (?:going|coming|buying|using|taking|walking|driving|cycling|doing)|(?:i|we) (?:walk|drive|cycle|take the \\S+) (?:more|instead)",
    ),
    helped: anyOf(
      "(?:helped|sorted) (?:me|us)(?: out)?|went out of (?:her|his|their) way|(?:couldn't|could not) do enough|explained everything|took the time to|stayed (?:late|behind|on) (?:to|for|with)",
    ),
    saved: anyOf('(?:saves?|saved|saving) (?:me|us)(?: \\S+){0,4}'),
    easy: anyOf('(?:so|very|really|dead|super) (?:easy|simple|straightforward)|no hassle'),
    'liked-quality': anyOf(
      "(?:the )?best (?:\\S+ )?(?:i've|i have|we've|in (?:town|the)|anywhere|ever)|delicious|(?:absolutely|really) (?:love|loved|loves) (?:it|the \\S+)",
    ),
    wish: anyOf(
      '(?:i|we) wish (?:they|there|it|the|someone|people)|(?:they|there|the \\S+|people|someone|somebody|it) should(?! have)|it would (?:help|be (?:better|easier|good|nice|great|useful)) (?:if|to)',
    ),
  },
  tells: {
    duration: anyOf(
      '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|half an|few|several|couple of|whole|all|entire)(?: \\S+)? (?:seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|morning|afternoon|evening|night)',
      '(?:for (?:ages|ever|years|months|weeks|hours)|all day|all night|since \\S+|fortnight)',
    ),
    amount: anyOf(
      '(?:\\d+|hundred|thousand|fifty|twenty|ten|five)(?: \\S+)? ?(?:quid|pounds?|dollars?|bucks|euros?|pence|cents|percent|%|grand|rupees|rand|naira)|(?:double|twice|half|triple) (?:the|what|as|my)',
    ),
    times: anyOf(
      '(?:twice|once|thrice|every (?:day|time|week|month|morning|evening|year|other|single)|daily|weekly|monthly|(?:\\d+|two|three|four|five|six|seven|eight|several|many|countless|second|third|fourth) times?)',
    ),
    moment: anyOf(
      '(?:yesterday|today|last (?:week|month|year|night|time|summer|winter|spring|autumn|fall|\\S+day)|(?:\\S+ )?ago|this (?:morning|week|month|year)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\\d\\d)|since (?:20\\d\\d|\\S+day|january|february|march|april|may|june|july|august|september|october|november|december)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)',
    ),
    cause: anyOf("because|cos|cause|since i|due to|that's why|the reason|so that|reason"),
    action: anyOf(
      '(?:i|we)(?: \\S+)? (?:wrote|called|rang|phoned|complained|reported|emailed|e-mailed|told (?:them|him|her|the|my)|asked|went (?:to|back)|walked out|returned|took (?:it|them) back|sent it back|argued|refused|threw|cancelled|canceled|switched|spoke to|talked to|contacted|borrowed|paid|left|quit|gave up|bought|used|drove|walked|ended up|had to)',
    ),
    outcome: anyOf(
      '(?:in the end|finally|eventually|ended up|turned out|so (?:i|we) (?:left|went|gave up|quit)|sorted (?:it|out)|got (?:it|my money) back|refunded me|still (?:waiting|nothing|not|no|hasn.t|haven.t))',
    ),
    need: anyOf(
      '(?:(?:they|there|it|someone|somebody) (?:should|could) (?:have|be)?|would have (?:helped|been (?:better|nice|enough))|would help|i wish|all i wanted|if only)',
    ),
  },
  asksWhatIsWrong: anyOf(
    'reasons|problems?|difficult\\S*|difficulty|missing|miss|worries|bothers|annoys|(?:kept|keeps|stopped|stops|prevents) you|would you (?:change|improve|suggest)|stands in the way|(?:made|makes|make|led|leads) you(?: \\S+){0,4} (?:leave|quit|stop|cancel|give up|giving up|leaving|quitting|stopping|cancelling|drop out|go elsewhere)',
  ),
  delicate: anyOf(
    'die[sd]?|dying|dead|deaths?|funeral|buried|passed away|killed|suicide|grie\\S+|cancer|melanoma|leuka?emia|lymphoma|tumou?rs?|sepsis|meningitis|heart attack|dementia|alzheimer\\S*|stroke|miscarr\\S+|stillb\\S+|hospice|widow\\S*|chemo\\S*|abuse\\S*|raped?|depress\\S*|robbed|mugged|attacked|assaulted|stabbed',
  ),
  persons: anyOf(
    "i(?:'m|'ve|'d)?|we(?:'re|'ve)?|he(?:'s)?|she(?:'s)?|they(?:'re|'ve)?|me|him|her|us|them|who|people|person|someone|somebody|everyone|everybody|nobody|man|men|woman|women|lad|lads|boys?|girls?|kids?|child|children|baby|babies|patients?|friends?|neighbou?rs?|colleagues?|partner|mum|mom|mother|dad|father|parents?|nan|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|son|daughter|brother|sister|husband|wife|aunt|uncle|cousin",
  ),
  lifeless: anyOf(
    '(?:battery|phone|line|engine|car|van|app|screen|laptop|tablet|computer|connection|wifi|internet|signal|printer|call|mic|server|site|website|system|till|lights?|heating|boiler|fridge|motor|charger|plants?|party|conversation|chat|atmosphere|town|street)(?: \\S+){0,2} (?:die[sd]?|dying|dead|killed)|(?:drop|dead|bored) (?:dead|end|ends|slow|easy|on time|to death)|dead (?:end|ends|slow|easy|good|helpful|nice|on time|line|zone|quick|simple)|(?:dying|killed) (?:to|time|for a)',
  ),
  aside: anyOf(
    '(?:ha){2,}|lol|lmao|(?:like|as) i (?:said|mentioned|told (?:you|them))|i (?:just |already |have )?(?:said|told you|answered)|already (?:said|told you|answered|mentioned)|you (?:just |already |keep )?(?:ask|asked|asking|mean)|you (?:didn.t|did not|haven.t|have not)(?: even)? (?:answer|answered) (?:me|my question|what i asked|that)|your? (?:question|questions|survey)|(?:this|that|the) (?:question|survey|robot|bot)|make sense|makes sense|understand|no idea|dunno',
  ),
  satisfied: anyOf(
    "(?:it's|it is|it was|was|were|is|are|all|they're|that's|that was|everything|everything's|i'm|been)(?: all| just| perfectly| absolutely| pretty| really| quite| very| always)? (?:fine|ok|okay|right|alright|good|great|perfect|lovely|brilliant|happy)",
    "no (?:problems?|complaints?|issues?|trouble)|nothing (?:really|much|to complain|at all)|can't complain|cannot complain|never had (?:a|any) (?:problem|trouble|issue)s?|works? (?:well|fine)",
  ),
  denial: anyOf(
    "(?:never(?! (?:\\S+ )?(?:had|have|seen|been|known) (?:so|such) )|not|no|nothing|without|rarely|hardly ever|didn't|did not|haven't|have not|hasn't|wasn't|weren't|isn't|aren't|don't|doesn't)(?: (?:have|had|any|an?|the|been|be|really|real|that|so|once|even|see|seen|noticed?|with|ever|one|single|much|many|big|major|too|very|run into|come across|come|came|arrived?|is|get|got|give|gave|given|me|us))* (?:problems?|issues?|troubles?|complaints?|complain\\S*|delay\\S*|late|wrong|hassles?|difficult\\S*|bother\\S+|bother (?:me|us|him|her|them|anyone|anybody)|(?<!(?:did|do|does)(?:n't| not)(?: \\S+)? )bother|mind|worr(?:y|ies|ied))",
  ),
  dismissal: anyOf(
    "(?:that|it|this|price|money)(?:'s| is| was)? (?:not|isn't|wasn't)(?: (?:really|even|actually|the|my|a|main|real|big|biggest))* (?:problem|issue|point|reason)|(?:problem|issue|point|reason) (?:isn't|wasn't|is not|was not) (?:that|it|this|there)",
  ),
  nothing:
    /^ (?:never|i(?:'ve| have)? never|haven't|i haven't|have not) (?:been|tried|used|seen|gone|went|go|needed|had one|been there|heard of it)(?: \S+){0,4} $|^ (?:(?:um|uh|well|oh|hm+|honestly|honest|really|actually|to be honest|tbh|so far|i think|i guess|i'd say|i would say|there's|there is|there was|i have|i've|i've got|i can think of|i had|it's|we have|sorry|for me|for now|at the moment) )*(?:no|nope|nah|nothing|none|nowt|not really|nobody|no one|neither|never|zero|zilch|nil|n a|not that i (?:know|can think|remember)\S*)(?: (?:no|really|much|at all|special|particular|in particular|comes to mind|to add|to say|so far|that i (?:know|can think)|of|thanks|thank you|tbh|honestly|everything|else|more|i think|i guess|i'm afraid|sorry|ever|yet|right now|at the moment|i can think of|springs to mind|bothers me|annoys me|i know of|from me|lol|mate|love|dear|sir|for me|whatsoever|wrong|bad|problems?|issues?|complaints?|trouble|i told you|i said|already|like i said|suggestions?|comments?|ideas?|opinions?|preferences?|changes?|idea what))* $/u,
  factual:
    /^ (?:and )?(?:where|when|who|which(?! (?:problem|difficult|reason|change|improve|worr|challenge|trouble))|how did \S+ (?:hear|find (?:out|us)|come across)|what (?:did|does|do) (?:it|they|that) cost|how (?:many|much|long|often|far|old|big)|what (?:time|day|kind|type|sort)|what do you (?:grow|eat|drink|use|buy|pay|sell|wear|own|drive|study|teach|play)|do|did|does|are|is|was|were|have|has|had|can|could|would|will) /u,
  quantity: anyOf('how (?:many|much|long|often|far|old)|cost'),
  dependent: anyOf(
    'when|if|because|cos|that|which|who|whose|where|while|after|before|until|as|than|to|for|with|without|of|in|on|at|from|like|not|or|so',
  ),
}
