// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf, parseWords } from '../shared/word-lists.ts'
import type { Worries } from '../types/worries.ts'

/** Nothing of which people die, whatever they say: only beside these is a wish to die an exaggeration. */
const trifle =
  '(?:queues?|queueing|queuing|traffic|forms?|paperwork|passwords?|pin code|captchas?|apps?|website|site|login|logging in|log in|update|updates|software|(?:booking|computer|ticket|new) system|spreadsheets?|excel|meetings?|team building|induction|webinars?|emails?|adverts?|ads|hold music|on hold|call cent(?:re|er)|helpdesk|chatbot|bot|robot|menu|prices?|price list|parking|car park|bus|buses|train|trains|tube|motorway|roundabout|commute|m\\d+|lift|stairs|escalator|checkout|self checkout|till|tills|trolley|coupon|coupons|vouchers?|survey|surveys|questionnaire|flat ?pack|ikea|felixstowe|tilbury|dover|heathrow|luton)'

export const worries: Worries = {
  everyday: anyOf(
    '(?:clears?|clearing|cleared|sorts?|sorting|sorted|empties|settles?|settled|calms?|calmed|wakes) (?:out |up )?(?:my|the|your|me) ?(?:head|mind|brain|thoughts)?(?: (?:out|up|right out|for the (?:day|week)))?(?= $| (?:for|after|before|every|in the|and|it|that|when|out))|blows? (?:away )?(?:the )?cobwebs(?: away)?|like a (?:lemon|spare part|plum|muppet)|(?:gone|going|goes|went) to (?:pot|pieces with the shifts|the dogs)|(?:sit|sits|sitting|sat|wait|waiting|nap|napping) in (?:the|my|our) (?:car|van|cab|canteen|bus)(?: \\S+){0,3} (?:car park|lay ?by|depot|supermarket|asda|tesco|lidl|aldi|till|until|between)',
    "(?:hardly|barely|scarcely|don't|do not|rarely) (?:see|speak to|talk to|meet) (?:a soul|anyone|anybody|people|many people)(?: \\S+){0,2} (?:before|until|till|between|on (?:a )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays?)|at work|on (?:the )?nights?)",
    "(?:at|to) (?:my|our|the) wits'? end with|fed up (?:of|with|to)|sick (?:and tired )?of (?:the|that|this|it|being told|waiting|hearing|having to|their|his|her|your)|(?:had it|had enough) (?:up to here )?(?:with|of)|end of (?:my|our) tether with",
    '(?:given|gave|giving) up (?:knocking|complaining|predicting|asking|trying to (?:call|ring|phone|reach|reason|complain|explain|report|fix)|ringing|calling|phoning|writing|counting|waiting|guessing|reporting|on (?:the|them|that|this|it))',
    "(?:would|'d|broke|breaks|break) (?:my|our) hearts? (?:to see|if|when)|(?:would|'d|will|'ll|i) miss (?:it|them|her|him|the \\S+|that|this)|(?:be )?(?:lost|heartbroken|gutted|devastated) (?:without (?:it|the|that|this)|if (?:it|they|the))",
    "by (?:friday|thursday|the weekend|the evening|the end of (?:the|it)(?: \\S+)?) (?:i am|i'm|we are|we're) (?:finished|dead|done|shattered|wrecked|knackered)|just want my (?:bed|sofa|dinner)|(?:dead|asleep) on my feet",
    "(?:the )?(?:nurse|doctor|gp|pharmacist|midwife|consultant) (?:said|says|told me) (?:that'?s |it'?s |that is |it is |to )?(?:fine|ok|okay|normal|give it|all right|alright)|makes my mouth dry|dizzy in the mornings?",
    '(?:cough|coughing|sneeze|sneezing|ache|aching|sore|stiff)(?: \\S+){0,2} (?:all day|for (?:days|a day|a week|two|three)|after)|sweating before the day|legs? (?:gone|like jelly)|lungs? (?:would|gone|were going to|was going to|on fire)|my (?:feet|back|knees?|arms?|eyes|hands|ears) (?:hurt|hurts|burn|burns|ache|aches|rang|rings|shook|is gone|are gone|were killing|complains?|are cracked)',
    "(?:haven't|have not|hardly|not|didn't|never) (?:slept|sleep|had a night's sleep)(?: \\S+){0,4} (?:since (?:the baby|she was born|he was born|january|february|march|april|may|june|july|august|september|october|november|december)|because of the (?:noise|baby|neighbours|neighbors|heat|traffic|drilling|dogs?|trains?|music|street|bar|shifts?|works?))",
    '(?:kicked|kicking|kicks|bumped) (?:my|our|the back of my) (?:seat|chair)|in the (?:fridge|cupboard|dishwasher|washing machine)|pinching myself|highlight of my (?:week|day|year|month)|size of a (?:bus|house|whale)|sick as a dog',
    "(?:wanted to|could have|could've|nearly|almost|felt like) (?:scream|screamed|cried|cry|throw|thrown)(?: \\S+){0,3} (?:form|screen|phone|app|printer|traffic|queue|drilling|noise)|(?:drives?|drove|driving) me (?:mad|up the wall|round the bend|crazy|nuts)|makes? my blood boil|(?:fuming|livid)(?: \\S+)?",
  ),
  neverEveryday: anyOf(
    '(?:(?:my )?life|living|alive|everything|it all|all of it|myself|being here|breathing|die|dying|died|kill|killed|pills|blade|knife|rope|afraid|scared|hits?|beats?|touch\\S*|hurt me|without me|pinching myself in|any ?more|every night|no one|nobody left|chest pain|faint\\S*|bleed\\S*|blood(?! boils? )|neck|throat|voices|i cut|cutting|hit me|threat\\S*|crying|sobbing|weeping|shaking|trembling|vodka|whisky|gin|booze|weed|razor|follow(?:s|ed|ing) me|pregnant)',
  ),
  treated: {
    injury: anyOf(
      '(?:tooth|teeth|filling|root canal|swollen|swelled|stitches|blisters|rash|hives|sprain\\S*|fractur\\S*|broke|broken|food poisoning|allergic reaction)(?! (?:down|up with|my heart|(?:his|her|their|the) promise))',
      '(?:wrists?|arms?|elbows?|shoulders?|hands?|fingers?|thumbs?|legs?|knees?|ankles?|foot|feet|toes?|hips?|ribs?|collarbone|nose)(?: \\S+){0,4} (?:still (?:aches?|hurts?|throbs?|twinges?|sore|stiff)|in (?:plaster|a (?:\\S+ )?(?:cast|sling|boot|brace)))',
    ),
    care: anyOf(
      '(?:hospital|a and e|a e|casualty|emergency room|er|urgent care|minor injuries|gp|doctor|dentist|physio\\S*|antibiotics|painkillers|surgery|operation|operated|plaster|cast|sling|brace|boot|crutches|stitches|x ?ray\\S*|ointment|antihistamines?|specialist)',
      'still (?:aches?|hurts?|throbs?|twinges?|sore|stiff)|(?:aches?|hurts?|throbs?|twinges?|sore|stiff) (?:when|if|whenever) (?:it |i )?(?:rains?|cold|lift|bend|walk|chew|bite|write|type)',
    ),
    acute: anyOf(
      "(?:cry|crying|cried|worn out|so tired|exhausted|see(?:ing)? things|seeing people|the wall|more than the|nobody left|sleep|he|she|husband|wife|partner|boyfriend|girlfriend|ex|father|dad|stepdad|mother|mum|uncle|brother|threw|pushed|shoved|punched|grabbed|twisted|choked|strangled|slap\\S*|kicked|myself|on purpose|overdos\\S+|tablets|drunk|drink|swallow\\S*|can't breathe|cannot breathe|breath\\S*|spreading|fever|won't stop|getting worse|worse|numb|unconscious|right now|going up my|can't cope|can't go on|can't take|give up|given up|pointless|no point|hopeless|desperate|alone|terrified|suicid\\S*|vomit\\S*|pus|sepsis|chest|stroke|heart)",
    ),
  },
  ofOthers: {
    harm: anyOf(
      "(?:a|an|another|some|one of the|my (?:colleague|coworker|neighbou?r|friend|mate|classmate|teammate)(?:'s)?|the neighbou?r'?s|the (?:girl|boy|lad|woman|man|couple|family|kid|kids|people)|somebody|someone|two)(?: \\S+){0,5} (?:hit|hits|hitting|beat|beats|beaten|beating|punch\\S*|slapp\\S*|kick\\S*|shov\\S*|bull(?:ied|ies|ying)|harass\\S*|grop\\S*|attack\\S*|assault\\S*|stabb\\S*|faint\\S*|collaps\\S*|passed out|threaten\\S*|shout\\S* at|scream\\S* at|run over|knocked (?:down|over))",
    ),
    own: anyOf(
      '(?:my|our) (?:body|chest|head|face|hair|neck|throat|back|bum|bottom|breasts?|boobs?|legs?|thighs?|arms?|wrists?|hands?|mouth|clothes|skirt|house|home|flat|room|bed|door|window)',
      "(?:me|us|myself|ourselves|(?:my|our) (?:son|sons|daughter|daughters|kids?|child|children|baby|boy|girl|lad|husband|wife|partner|boyfriend|girlfriend|ex|mum|mom|dad|mother|father|stepdad|sister|brother|gran|nan|family)|i'm (?:scared|afraid|terrified|next)|i am (?:scared|afraid|terrified)|scared|afraid|terrified|can't cope|can't go on|kill\\S*|suicid\\S*|die|dies|dying|herself|himself|themselves|every night|right now|screaming for help)",
    ),
    joins: / (?:and|but|so|because|cos|then|since|while) /u,
  },
  threats: {
    signs: anyOf(
      '(?:follow(?:s|ed|ing)|stalk(?:s|ed|ing)|chas(?:es|ed|ing)) (?:me|us) (?:home|to my (?:car|house|door|flat|bus|stop|gate)|all the way|from work|after work|down the street)|(?:knows?|knew|found out|told me|said) where (?:i|we) live',
      '(?:customers?|clients?|bloke|man|men|guy|fella|stranger|someone|somebody|passenger|punter|ex)(?: \\S+){0,8} (?:waits?|waited|waiting|hangs? around|parks?|parked|sits|sitting|sat|lurk\\S*)(?: \\S+){0,3} (?:for me|outside (?:my|our) (?:house|flat|home|door|work)|at my door)',
      "threaten(?:s|ed|ing)? to (?:kill|hurt|beat|stab|hit|burn|find|get|harm|attack|rape) (?:me|us|my)|(?:said|says|told me|swore|shouted)(?: that)? (?:he|she|they)(?:'d|'ll| would| will| was going to| is going to| were going to) (?:\\S+ )?(?:hurt|beat|stab|smash|burn|batter|shoot|find|come for|wait for|kill(?! me if)) (?:me|us|my)|(?:pulled|pointed|held)(?: out)? (?:a|the|his) (?:knife|gun|blade|bottle|machete) (?:on|at|to) (?:me|us|my)",
    ),
    harmless: anyOf(
      'dogs?|cats?|pupp(?:y|ies)|kittens?|ducks?|geese|goose|sheep|films?|movies?|games?|books?|series|dreams?|nightmares?|years ago|when i was (?:a|little|young|small|at school|\\d+)|as a (?:kid|child)|couriers?|delivery|driver|postman|postie|taxi|uber|nurse|carer|neighbou?rs?|friends?|mates?|manager follows me (?:round|around)|(?:instagram|twitter|facebook|tiktok)|find (?:me|us) (?:a|an|another|some|the|one)|to (?:give|return|thank|hand) (?:me|it|back)',
    ),
  },
  jests: {
    ownEnd: anyOf(
      "(?:if|when|once|by the time|the day) (?:i|i'm|im|i am) (?:die|dead|croak|drop dead|kick the bucket|pop my clogs|snuff it|peg out)|(?:can|may|could|should|just) (?:bury|cremate|embalm) me|(?:bury|cremate|embalm|stuff) me (?:in|under|by|with|next|beside|at|behind)|(?:scatter|sprinkle|chuck|put|spread) my ashes|(?:on|at) my (?:gravestone|headstone|funeral|wake)|over my dead body",
    ),
    grim: anyOf(
      "(?:nobody|no one|noone|none of (?:them|you)|without me|better off|easier|relief|relieved|peace|at last|over with|sorry|goodbye|forgive|letters?|notes?|pills?|tablets?|blades?|ropes?|bridge|overdose|gun|tired of|alone|lonely|scared|afraid|crying|cry|cancer|tumou?r|terminal|hospice|hits?|beats?|hurts? me|kill(?:s|ed|ing)? me|husband|boyfriend|ex|soon|tonight|wish(?: \\S+){0,4} (?:die|dead|gone)|(?:want|wanna|hope|wish|hoping|waiting|going|gonna|ready)(?: to)? (?:die|be dead|go|disappear|sleep)|planned|insurance|who would|who'd|who'll|who will|cares?|miss me|notice)",
    ),
  },
  exaggerations: {
    phrases: anyOf(
      `(?:rather|sooner) (?:\\S+ ){0,2}?(?:shoot|kill|hang|top|drown|stab|die|slit|jump)(?: \\S+){0,6} than (?:\\S+ ){0,6}?${trifle}`,
      '(?:rather|sooner) (?:\\S+ ){0,2}?(?:poke|gouge|stick|eat)(?: \\S+){0,6} than',
      `${trifle}(?: \\S+){0,6} the death of me|(?:shoot|kill) me now(?: \\S+){0,4} ${trifle}|${trifle}(?: \\S+){0,4} (?:shoot|kill) me now`,
      '(?:nearly|almost|practically) (?:died|killed me|had a heart attack|fainted|passed out)(?: \\S+){0,5} (?:saw|seeing|price|prices|bill|cost|quote|laugh\\S*|embarrass\\S*|boredom|queue|invoice)|(?:bill|price|prices|cost|queue|stairs|hill|heat|quote|parking)(?: \\S+)? (?:nearly |almost |just )?(?:kills?|killed|murdered) (?:me|us)',
      "could(?:'ve| have)? (?:\\S+ )?(?:murder|murdered|kill|killed|strangle|strangled|throttle|throttled) (?:a (?:pint|coffee|curry|sandwich|kebab|burger|tea)|that|the|whoever|someone|somebody)|(?:dying|die) for (?:a|an|her|his|my|some) \\S+|(?:wet|wetting|weed) (?:myself|ourselves) laughing",
      'locked (?:myself|ourselves) out',
    ),
    comparisons: anyOf(
      '(?:rather|sooner) (?:\\S+ ){0,2}?(?:shoot|kill|hang|top|drown|stab|die|be dead|be shot|slit|jump)(?: \\S+){0,6} than',
    ),
    grave: anyOf(
      "(?:husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|ex|marry|married|marrying|marriage|wedding|divorce|(?:(?:my|our|his|her) )?(?:father|dad|mother|mum|mom|stepdad|stepmum|stepfather|stepmother|brother|sister|uncle|sons?|daughters?|kids|children|parents|family)(?:'s)?|debts?|loans?|bailiffs?|arrears|owe|owed|evict\\S*|food ?bank|asylum|hit|hitting|beat|beaten|beatings?|punch\\S*|slap\\S*|strangl(?:es|ing)|strangled (?:me|us)|hurts? (?:me|us)|knife|gun|bleeding|chok\\S*|rap(?:e|ed|ist)|abus\\S*|chemo\\S*|another (?:day|night|week|month|year|minute)|wake up|waking up|life|live|living|alive|stay|staying|go on|carry on|(?:go|going|come|coming|back) home|(?:that|the|his|their|my) (?:house|home)|face|tell|(?:let|have) (?:him|her|them)|him|care home|(?:see|speak to|talk to|with) (?:him|her|them))",
      "(?:he|he's|she|they|man|men|bloke|boss|manager|landlord)(?: \\S+){0,2} (?:killed|murdered|kills) (?:me|us)",
    ),
  },
  denials: {
    phrases: anyOf(
      "(?:(?:i|i'm|im|i am|i was|i've|we're) )?(?:not|never) (?:(?:really|actually|even|ever|seriously|honestly) )?(?:going to|gonna|planning to|thinking of|trying to|wanting to|about to|planning on) (?:(?:go and|actually|really|ever|try to|try and) )?(?:(?:kill|killing|hurt|hurting|harm|harming|top|topping) (?:myself|anyone|anybody)|end (?:it|my life|it all)|ending it|die|be dead)(?!(?: \\S+){0,3} (?:yet|today|tonight|now|this time))",
      "(?:i )?(?:don't|dont|do not|didn't|didnt|did not|never|wouldn't|would not|would never|won't|will not) (?:(?:really|actually|even|ever|seriously|honestly) )?(?:(?:want to|wanna|wanted to|mean to|going to|plan to) )?(?:die|be dead|kill myself|hurt myself|harm myself|end my life)(?!(?: \\S+){0,3} (?:yet|today|tonight|now|this time))",
      "(?:i'm |i am |im )?not (?:\\S+ly )?suicidal|(?:nobody|no one|he doesn't|he never|she doesn't|she never|nobody's|no one's)(?: (?:ever|even|here|is))? (?:hits?|hitting|beats?|beating|hurts?|hurting|abus(?:es?|ing)|raped) (?:me|us)",
    ),
    fillers: parseWords(
      "i i'm im am no nah nope not really honestly actually seriously myself me us you at all never ever mate love pal haha hahaha lol yeah yes ok okay well oh and or please thanks thank cheers honest promise swear course of obviously definitely god my gosh goodness",
    ),
    turns: anyOf(
      "(?:but|until|till|unless|except|only|just|yet|instead|though|although|however|because|cos|if|when|whenever|before|after|rather|simply|still|sometimes|tonight|must|have to|will|i'll|will be)",
    ),
  },
  afterCall: anyOf(
    '(?:stay|stays|staying|leave|leaving|carry on|go on|keep going|be here|be around|quit|live)(?: \\S+){0,4} (?:full stop|period|altogether|in general|in this world)(?= $| )|(?:stay|carry on|go on|be here|live|exist) at all|in the job or|(?:the job|work) or (?:life|living|everything|altogether)',
    "(?:don't|do not|no longer|can't|stopped) (?:\\S+ )?(?:look|looking|think|thinking|plan|planning|see|make plans|making plans)(?: at plans| ahead)? (?:past|beyond|further than|after) (?:this|the|next|that|christmas|friday|summer|winter|spring|autumn)|(?:don't|do not|stopped) (?:\\S+ )?(?:make|making|have) (?:any )?plans(?: any ?more)?(?= $| (?:past|beyond|after|for))|(?:won't|will not|shan't|not going to) (?:need|be needing|be using|have any use for) (?:it|this|that|them|any of it|one|anything|much)(?: any ?more| now| soon)?(?= $| (?:where|by|after|much|when))",
    "(?:no use|of no use|not much use|no good) to (?:me|anyone)(?: now| soon| any ?more)|(?:won't|will not) be (?:here|around|about)|(?:doesn't|does not|don't|won't) (?:really |much )?matter (?:now|any ?more|either way|soon|to me)|(?:past|beyond) (?:caring|that now)|(?:left|written|leaving) (?:a |the )?(?:notes?|letters?)|(?:sorted|tidied|given|giving|put) (?:most of it|everything|it all|things|all my \\S+)(?: \\S+)? (?:out|up|away|in order)|(?:somebody|someone) (?:nice|else|good|kind) (?:should|can|could|might as well) (?:have|take) (?:it|them|my \\S+)|(?:i'm|i am|i'll be) (?:done|finished|gone) (?:with it all|by (?:then|the \\S+)|soon)",
  ),
  staying: anyOf(
    'stay|stays|staying|leave|leaves|leaving|quit|quitting|carry on|keep going|keeps? you (?:here|going)|give up|giving up|end it|stick around|go on',
  ),
  hints: anyOf(
    `(?:shoot|kill) me now(?!(?: \\S+){0,6} ${trifle})|stop (?:existing|living|being alive)`,
    '(?:shak|trembl)\\S+(?: \\S+){0,6} (?:before|until) (?:i|we) (?:can|could|go|went|get|got|open|walk|dare|have to|had to)|(?:sick|vomit\\S*|throw(?:ing)? up|retch\\S*)(?: \\S+){0,5} before (?:the |my |every |each )?(?:shift|shifts|work|school|meeting|class|lesson|training)|(?:my |me )hands (?:shake|shaking|tremble|trembling|going|start shaking)(?: \\S+){0,3} (?:when|if|as soon as|whenever) (?:he|she|they|the boss|my boss)',
    "(?:can't|cannot|can not|don't|do not|couldn't|no longer) see (?:what|the point|any point|why)(?: \\S+){0,5} (?:any of (?:it|this)|anything|any ?more|is for|going on)|(?:stopped|given up|gave up) (?:on )?everything|(?:given|gave|giving) up (?:trying to (?:eat|live|sleep|get up)|on (?:life|myself|living))|nothing (?:matters|is any use|means anything)(?: \\S+){0,2} (?:any ?more|now|since)|since (?:he|she|they)(?: \\S+){1,2} nothing matters|(?:no|what's the) point (?:in )?(?:going on|any ?more|in anything)",
    "(?:they|everyone|everybody|you|all|kids|children|family)(?: \\S+){0,4} (?:manage|be fine|be better|better off|cope|get on|get by|do fine|happier)(?: \\S+){0,3} without me|(?:family|kids|children|they|she|he)(?: \\S+){0,2} (?:would|'d|they'd)(?: \\S+)? be better (?:off|secured)(?: \\S+){0,6} (?:insurance|money|amount|with that)|take up space (?:somebody|someone)|(?:nobody|no one) (?:would|will|'ll|'d) (?:even )?(?:notice|miss)(?: \\S+){0,3} (?:if i|when i|me)|(?:if|when|once) i(?:'m|'ve)? (?:die|died|go|went|gone|dead|left)(?: \\S+){0,2} (?:nobody|no one)(?: \\S+)? (?:notice|miss|care|come|turn up)",
    "(?:it|this|all)(?: will|'ll)(?: all)? be over (?:soon|one way|either way|before long)|(?:many|how) (?:more |mair )(?:mornings|mornins|days|nights)(?: \\S+){0,3} (?:i|left in me|i've got)|don't know how (?:much longer|many more)(?: \\S+){0,3} (?:i|do this|bear|stand|keep)",
    "(?:whole |entire )?(?:weeks?|days)(?: \\S+){0,5} (?:don't|didn't|do not|without|not) (?:speak|spoke|speaking|talk|talking|hear|say|see)(?: \\S+){0,4} (?:anybody|anyone|anybody but|soul|my own name|a word|aloud|person)|first (?:i'd|i had|time i'd|time i had) spoken|(?:don't|do not|never|not) (?:go|leave|open|draw)(?: \\S+){0,3} (?:out any ?more|the house any ?more|the curtains)|sit here with the curtains (?:closed|drawn)",
    '(?:too|so) close to the edge|(?:stood|standing|stand) (?:on|at|by|near)(?: \\S+){0,2} (?:edge|ledge|rails|roof)(?: \\S+){0,5} (?:accident|think|thought|wonder|look)|(?:eyes|my eyes) (?:closed|shut)(?: \\S+){0,6} (?:to see what|what it would)|(?:easy|easier) (?:not to|to just not|to stop)(?: \\S+)? (?:turn|brake|steer|wake)|(?:let|letting|took my hands?) (?:go of|off) the (?:steering )?wheel|on (?:the|a) (?:terrace|roof|bridge|platform) edge',
    "(?:he|she|they|dad|his father) (?:doesn't|does not|mustn't|must not|can't|cannot) (?:know|find out) where (?:we|i) (?:are|live|went)|(?:he|she) counts my (?:minutes|steps|money)|(?:he|she)(?:'s| is)? (?:waits?|waiting|stands?|standing)(?: \\S+){0,3} at the (?:corner|gate|door|stop) again|(?:bruises?|marks|plasters|black eyes?)(?: \\S+){0,8} (?:fell|the cat|tripped|door|clumsy|stories)|while (?:he|she) was (?:asleep|at work|out)(?: \\S+){0,8} (?:know where|find us|left|bag)|wears sunglasses (?:in|indoors)",
    "heart (?:races?|raced|racing|pounds?|pounded|pounding|starts)(?: \\S+){0,8} (?:mad|die|dying|breathe|crazy|run)|(?:thought|think|feel like) i(?:'d| would| was going to|'m| am going to) (?:go mad|go crazy|lose my mind)(?: \\S+){0,8} (?:everywhere|every day|again|all the time|now)",
    '(?:drinks?|glass|glasses|gin|wine|vodka|beers?|whisky|sachets)(?: \\S+){0,8} (?:before (?:work|noon|lunch|i go|i can|the shift)|at eleven|starts about|in the mornings?)|(?:started|start|begun) to (?:have a )?drink(?: \\S+){0,3} (?:before|at lunch|in the morning)|more than a few since',
    "(?:gave|given|sorted)(?: \\S+){0,2} (?:dog|cat|cats|dogs)(?: \\S+)? (?:to|with|out with) my(?! \\S+ (?:while|when|for|until|during|over|on|at))|(?:paid|pay) (?:up |for )?(?:the|my) funeral|(?:put|have put|got) (?:all )?(?:my |the )?(?:papers|documents|affairs)(?: \\S+){0,4} (?:order|file|trouble)|(?:i've|i have|i)(?: \\S+)? (?:a|the) date (?:picked|and i'm calm)|a date and i'm calm|kept one cartridge (?:back|for (?:me|myself))|i won't be here (?:much longer|any ?more|to see \\S+)",
    "(?:down to|i'm|i am|weigh) (?:\\S+ )?(?:thirty|forty|3\\d|4[0-4])\\S*(?: \\S+)? (?:kilos?|kg)|still (?:look|feel|see myself)(?: \\S+)? fat|(?:food|eating) (?:makes|made) me feel (?:dirty|sick|guilty|disgusting)|bring it (?:all )?(?:back )?up (?:again|after)|lost (?:\\S+ ){1,2}kilos since",
    "(?:could not|couldn't|can't|cannot) stop (?:crying|shaking|trembling)|(?:legs|body|feet) (?:won't|will not|refuse\\S*)(?: \\S+){0,3} (?:in there|through the door|to work)|(?:can't|cannot) do this (?:much longer|any longer)|(?:pressure|tight\\S*|squeez\\S+|weight)(?: \\S+){0,3} (?:in|on) my chest(?: \\S+){0,6} (?:arm|jaw|shoulder)|(?:numb|can't feel)(?: \\S+){0,6} (?:words|speak|face droop)|forget\\S* my own address",
    "(?:what|things) (?:he|she|they|the \\S+|my \\S+) did (?:to (?:me|us) in the (?:shower|changing|store|locker|stock|bed)\\S*(?: room)?|in the (?:shower|changing|store|locker|stock|bed)\\S*(?: room)?(?: \\S+){0,3} (?:slept|sleep|say|tell|speak|forget|write))|would rather not say more|i (?:will not|won't|am not going to) (?:say|write) (?:more|it down|any more)",
  ),
}
