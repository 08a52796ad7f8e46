import { phrasePattern } from './language-patterns.ts'
import type { ReplyPatterns } from './reply-patterns.ts'

const want = `(?:i|we)(?:d|ll| would| will| am|m)? (?:really |just |now )*(?:want|like|prefer|rather|sooner|need|going|think(?:ing)?|wish|better)(?: (?:id|i|we|ill|that|to|of|about|just|really|should|would|want|like|better|rather|it|is|best|gonna|its|time)){0,7}`
const lets =
  '(?:lets|can we|could we|may we|can i|could i|may i|please|shall we|better|best|ill|im going to|im gonna|we should)(?: (?:just|now|please|to))*'
const here =
  '(?:here|there|now|this (?:survey|interview|conversation|chat)|the (?:survey|interview|conversation|chat|questions)|answering|talking|for (?:today|now))'

/** Only a few words may come before: “clean enough” is an answer. */
const opened =
  '(?<=^(?:(?:ok|okay|now|sorry|please|right|well|alright|no|honestly|really|quite|just|and|but|so|had|have|ive|had|stop|thats|that|is) ){0,2})'

/** What may follow “don't stop”, which else speaks of tears or blows that do not. */
const stillHere =
  '(?=\\s*(?:$|(?:now|here|yet|there|please|asking|mate|love|on my account|for me|because|its|im|(?:this|the) (?:survey|interview|conversation|chat|questions))(?![a-z])))'

const near =
  '(?:sister|brother|mum|mom|mam|mother|dad|father|friend|mate|flatmate|roommate|gran|nan|grandma|aunt|auntie|cousin|neighbour|neighbor|daughter|son)'
const carers = '(?:doctor|gp|nurse|therapist|counsellor|counselor)'
const person = `(?:(?:(?:my|me|our|a|the) (?:\\w+ )?)?(?:${near}|friends|partner|husband|wife|girlfriend|boyfriend|teacher|${carers})|the samaritans|samaritans|(?:a|the) (?:\\w+ )?(?:helpline|hotline))`
/** “They never told anyone” is about other people. */
const own =
  '(?:(?:i|ive|id)(?: (?:have|had|did|do|could|really|honestly|just|still|actually|simply))* |(?<=^(?:(?:and|but|well|no|honestly|actually|just|so|because) ){0,2}))'

export const english = (): ReplyPatterns => ({
  stop: phrasePattern(`(?:${want}|${lets}) (?:(?:stop|stopping|quit|end|ending|leave|leaving)(?: (?:it|this|things|the \\w+))? (?:right )?${here}|(?:finish|finishing)(?: (?:it|this|things))? (?:right )?(?:here|there|now)),
    (?:${want}) (?:stop|end|quit|leave) (?:this|the) (?:survey|interview|conversation|chat|questionnaire), (?:i|we) (?:dont|do not) (?:really )?(?:want|wish) to (?:go on|continue|carry on|keep going|talk|answer)(?: (?:with this|with it|any ?more|any further|now|the questions|any more questions|about this|about it))*(?=\\s*(?:$|please)),
    id (?:rather|prefer) not (?:to )?(?:go on|continue|carry on|answer any more|say any more), no more questions, stop asking(?: me)?, i said (?:id |to )?stop, i (?:said|told you) i (?:wanted to|was going to|want to|would) (?:stop|leave|end), end the (?:survey|interview|conversation), i want out, stop here please, please stop here, leave me alone`),
  bareStop: phrasePattern(
    `(?:${want}|${lets}) (?:stop|quit)(?: please)?, stop, stop please, please stop, i quit, stop it, ${opened}enough, thats enough, no more, no more please, finish, finished`,
  ),
  stopReply:
    phrasePattern(`stop, stopping, enough, had enough, no more, (?:ill|lets|id|we can|we could)(?: (?:rather|sooner|like to|prefer to|just))* (?:(?:leave|end) (?:it|things|this)(?: (?:there|here|at that))?|finish (?:it |things |this )?(?:there|here|at that|now)), leave it (?:there|here|at that), finish here, end (?:it )?(?:here|there), end it, im done, i am done,
    quit, goodbye, bye, not today, (?:id )?rather not, dont ask (?:me )?(?:any ?more|anything else), finish up`),
  noStop: phrasePattern(
    `(?:dont|do not|no need to|no reason to|didnt|did not|cant|cannot|couldnt|never|not|not going to|wont|without|nothing to) (?:\\w+ ){0,3}?(?:stop|stopping|quit|end), (?:isnt|isn t|is not|wasnt|arent|not) (?:\\w+ ){0,2}?enough, (?:if|when|unless|whenever|until|in case) (?:\\w+ ){0,5}?(?:stop|enough|much|quit|leave), (?:stop|stopping|quit) (?:existing|living|being|breathing|feeling|hurting|crying|shaking|bleeding|drinking|eating|cutting|thinking|(?:him|her|them|the (?:pain|voices|noise|bleeding|hurt|hurting)))`,
  ),
  notStopping: phrasePattern(
    `(?<=^(?:(?:no|nah|oh|ok|okay|well|yeah|please|but|and|so|you|just) ){0,3})(?:dont|do not) (?:\\w+ )?stop${stillHere}, (?:i|we) (?:really )?(?:dont|do not|didnt|did not) (?:\\w+ )?(?:want|wanna|need|wish|mean|have)(?: to)? (?:stop|quit)${stillHere}, (?:i|we) (?:really )?(?:dont|do not) (?:\\w+ )?(?:want|need) to end (?:the|this) (?:survey|interview|conversation|chat), (?:no need|no reason|not ready) to (?:stop|quit)${stillHere}, (?:im|i am|were) not (?:\\w+ )?(?:stopping|quitting)${stillHere}, rather not stop${stillHere}, prefer not to stop${stillHere},
    (?:ill|i will|i shall|i can) (?:\\w+ )?(?:tell|say|let|shout) (?:\\w+ ){0,3}?(?:if|when|once) (?:\\w+ ){0,4}?(?:stop|enough|much|quit|leave), (?:if|when|once) (?:\\w+ ){0,5}?(?:stop|enough|much|quit|leave) (?:then )?(?:ill|i will|i shall|i can) (?:\\w+ )?(?:tell|say|let|shout)`,
  ),
  unable: phrasePattern(
    `(?:cant|cannot|can not|couldnt|dont think i can|unable to) (?:\\w+ ){0,2}?(?:go on|continue|carry on|keep going|do this)`,
  ),
  later: phrasePattern(
    `later, some other time, another time, another day, some other day, not (?:right )?now, tomorrow, tonight, this evening, next week, come back, after work, at the weekend`,
  ),
  goOn: phrasePattern(`go on, g(?:oo+|wan|an|aan|aun) on, gwan, going on, go ahead, go for it, go further, continue, carry on, carrying on, keep going, keep em coming, keep them coming, crack on, press on, move on, proceed, resume, next, whats next, next question, next one, ask me, ask away, ask your questions, ask, just ask, fire away, shoot, bring it on,
    (?:lets|want to|like to|rather|may as well|might as well|can) (?:\\w+ )?(?:finish|get it done|get on|get this done|do it|do this)(?: (?:it|the survey|this|with it|off))?, get on with it, finish (?:the|your|these) (?:survey|questions|rest|interview), more questions, lets go, lets do it, on you go, im listening, im ready`),
  fine: phrasePattern(`(?:im|i am|im feeling|i feel|were|its|it is|thats|all|everythings|youre) (?:\\w+ly |all |very |quite |really |just |doing |absolutely |ok |so )*(?:fine|ok|okay|alright|right|good|grand|well|great|well looked after|over it|not upset|better), nothings? (?:is )?wrong, nothing (?:is )?the matter, nothing wrong, no help, (?:dont|do not|didnt) (?:\\w+ )?need (?:\\w+ ){0,3}?(?:help|helpline|line|that|this|it|any),
    no need, not (?:necessary|needed), only telling you, just (?:telling|saying|venting), only saying, was just, happy to, no worries, dont worry, not a problem, no problem, doesnt bother me, no bother`),
  notMine: phrasePattern(
    `(?:(?:its|it is|it was|it|that was|that(?= wasnt)) (?:really |deffo |defo |definitely )?(?:not|aint|ay|ay nt|isnt|wasnt|ent|nae|no) (?:about |on about |happening to )?|(?:thats|that is|that|this is|this) (?:really |deffo |defo |definitely )?(?:not|aint|ay|ay nt|isnt|wasnt|ent|nae|no) (?:about |on about |happening to ))me(?! (?:fault|problem|own|mum|mam|dad|kids?|son|daughter|any ?more|anymore|now|today|these days|talking|speaking|doing|in|inside|here|who|that|he|she|they|him|its|it)(?![a-z])), (?:its|it is|it was|thats|it has|it had|this has) (?:got )?(?:nowt|nothing) to do with me, (?:its|it is|it was|i mean|i meant|i was on about|im on about|was about|its about) (?:about )?(?:someone|somebody) else`,
  ),
  joked: phrasePattern(
    `(?<!(?:not|wasnt|isnt|no|never|aint) )(?:i was|im|i am|was|it was|that was|only|just) (?:only |just )?(?:joking|kidding|messing(?: about| around)?|having a laugh|taking the mick|pulling your leg|being sarcastic|exaggerating)(?! (?:about (?:being|feeling)|when)), (?:it was|its|that was|thats|twas|it is|only|just) (?:only |just )?(?:a |my )?(?:bad |little |silly |dark )?(?:jokes?|figure of speech|turn of phrase|manner of speaking|way of speaking|black humou?r|sense of humou?r|bit of fun)(?! (?:to|that|when|at work|of a))`,
  ),
  denied: phrasePattern(
    `what danger, (?:im|i am|were|nobodys|no ones) (?:really |absolutely |definitely )?(?:not|in no|never)(?: in)?(?: any| real)? (?:danger|suicidal|at risk|depressed|being (?:hit|abused|hurt)|in trouble), (?:nothing|its nothing|not|its not|it was) (?:anything )?of the sort, (?:didnt|did not|dont|do not|never) (?:really |actually )?mean(?:t)? (?:it |that |any of it )?(?:like that|that way|literally|seriously|for real), not what i (?:meant|was saying|said), you(?:ve| have)? (?:\\w+ )?(?:misunderst\\w+|misread|got (?:it|me|that) (?:all )?wrong|got the wrong (?:idea|end)|taken (?:it|me|that) (?:the )?wrong\\w*|read (?:it|me|that) wrong), wrong end of the stick, dont be (?:so )?(?:daft|silly|dramatic|ridiculous|soft), (?:no need to|dont) panic, (?:its|thats) (?:just |only )?(?:how|the way) (?:i|we|people|folk) (?:talk|speak), (?:just|only) (?:an expression|a saying|a phrase|an exaggeration|hyperbole), (?:nobodys|no ones|nobody is|no one is) (?:dying|hurting me|hitting me|hurt|getting hurt), i was (?:on about|talking about|only talking about) (?:the )?(?:price|bill|traffic|job|app|queue|work|parking|food)`,
  ),
  ownPeople: phrasePattern(
    'my, our, me mum, me mam, me dad, me kid, me kids, me son, me daughter, the (?:kids?|child|children|bab(?:y|ies)|little ones?), voices?, head, mind, brain, depression, illness',
  ),
  turnsTo: phrasePattern(
    `(?:(?:(?<=^)|i |maybe |perhaps |then |so |but |and )(?:could|can|might|may|will|would|should|am going to|want to|need to|ought to)|id|ill|im (?:going to|gonna)|maybe|perhaps) (?:\\w+ ){0,2}?(?:(?:ring|call|phone|text|message|talk to|talk with|speak to|speak with) (?:${person}|her|him|them)|tell ${person}(?! to )|(?:ask|go round to|go over to|go and see) ${person}),
    (?<=^(?:(?:only|just|maybe|perhaps|well|probably|ok|okay|yes|yeah|theres|there is|i have|ive got|i suppose|i guess) ){0,2})(?:my|me) (?:\\w+ )?(?:${near}|friends|teacher|nurse|doctor|gp)(?: (?:maybe|perhaps|probably|i suppose|i guess|i think|could come|would come|would listen|might come))?(?=$),
    (?:my|me|our|a) (?:\\w+ )?${near} (?:\\w+ ){0,4}?(?:said|says|told me|tells me|keeps saying|keeps telling me|asked me|wants me) (?:\\w+ ){0,3}?(?:ring|call|phone|text|come|talk|stay)(?! away), (?:theres|there is|i have|ive|ive got|i got) (?:got )?(?:a|my|me) (?:\\w+ )?${near}(?! (?:who|that|to|and|with|but) )`,
  ),
  farewell: phrasePattern(
    `(?:go|going|gone|get|walk|drive|head|jump|step)\\w* (?:\\w+ ){0,2}?(?:to|off|from|into|onto|on) (?:(?:the|a) (?:bridge|river|roof|rooftop|tracks?|railway|train line|rails|cliffs?)|heaven), (?:tell|say|saying) (?:\\w+ ){0,3}?(?:good(?: )?bye|farewell), last good(?: )?byes?`,
  ),
  noTurn: phrasePattern(
    `not, no, never, cannot, cant, couldnt, wouldnt, shouldnt, dont, doesnt, didnt, wont, nobody, if, when, afraid, scared, frightened, hits?, hurts?, died, dead, used to`,
  ),
  firstDisclosure: phrasePattern(
    `${own}(?:never|not|havent|hadnt|didnt|dont|aint) (?:\\w+ ){0,3}?(?:told|tell|said|say|spoken|talked|mentioned|shared)(?: (?:it|this|that|anything|a word))?(?: (?:about (?:it|this|that)))?(?: to)? (?:anyone|anybody|a soul|another soul|a single person), ${own}(?:told|tell|telling) (?:nobody|no one), ${own}never (?:said|told|written) (?:it|this|that|any of (?:it|this|that)) (?:out loud|aloud|before|to anyone|to anybody), (?:nobody|no one) (?:else knows(?: (?:about )?(?:it|this|that))?|knows about (?:it|this))(?=$), first (?:time|person) (?:that )?(?:i|ive|im) (?:\\w+ ){0,2}?(?:told|tell|telling|said|say|saying|written|writing), youre the first(?: person| one)?(?: (?:to know|to hear|who knows|i|ive)|(?=$))`,
  ),
  consent: phrasePattern(
    'yes, yeah, yep, yup, aye, ok, okay, sure, of course, please do, alright, all right, certainly, absolutely, fine, gladly',
  ),
  thanks: phrasePattern('thanks, thank you, thx, cheers, appreciate it, ta'),
  negation: phrasePattern('not, no, never, cannot, cant, dont, wont, nothing, nobody, nope'),
})
