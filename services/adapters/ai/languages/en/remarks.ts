// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Remarks } from '../types/remarks.ts'

const opener =
  '(?:(?:right|ok|okay|well|and|so|anyway|anyways|sorry|look|listen|oh|ah|but|now|alright|all right|no|nah|yes|yeah|hey|thanks|thank you|cheers|please|pls|plz|mate|love|dear|honestly|actually|then|fine) )*'
const ending =
  "(?: (?:now|soon|then|here|there|love|dear|mate|hen|pal|please|thanks|thank you|cheers|sorry|bye|goodbye|ok|okay|today|tonight|for now|for today|i'm afraid|im afraid|if (?:that's|that is|you) (?:\\S+ )?(?:ok|okay|alright|all right|fine|mind)|with (?:this|it|that|you|these|all this)|the (?:survey|chat|interview|conversation|questions|questionnaire|form)|this(?: survey| chat| interview| conversation| thing| form)?|it|answering|at this point|my \\S+ (?:is|are) \\S+))*"
const end =
  '(?:stop(?! (?:by|at|for|over))|end|finish|quit|leave it|leave off|leave you|leave this|wrap (?:this |it |things )?up|call it (?:a day|quits)|be done|be off|exit|log off|sign off|sign out|close|drop out|bow out|get going|get on|be going|head off|go|dash|run|rush)'

export const remarks: Remarks = {
  unclear:
    / (?:can't|cannot|couldn't|can not) make (?:any )?sense of (?:that|this|it|the question|your question)(?: \S+)? $| (?:makes? no|does(?:n't|nt| not) make(?: any| much)?|not making(?: any| much)?) sense (?:to me )?$| (?:can't|cannot|can not|couldn't) make head n?o?r? ?tails? | (?:what (?:a|kind of)|that's a|that is a|thats a|this is a)(?: \S+){0,2} (?:question|sentence|way to (?:ask|put)) | (?:question|sentence|wording|that|this) (?:is|was|'s)?(?: \S+)? ?(?:badly|poorly|oddly|strangely) (?:put|worded|phrased|written) | (?:badly|poorly|oddly) (?:put|worded|phrased) $| i did(?:n't| not) ask (?:for )?(?:you|your) | (?:is|was) (?:that|this) (?:even )?(?:a |an )?(?:serious|real|actual|proper|genuine)(?: \S+)? question |^ (?:oh |wow |sorry |wait |but |seriously |really )*(?:are you (?:serious|kidding(?: me)?|joking|for real|having a laugh)|you(?:'re| are)? (?:really |seriously |actually )+ask(?:ing)?(?: me)? (?:that|this|me that|it)|you must be joking|you can't be serious) | (?:that's|that is|thats|what|such|this is) (?:an? )?(?:\S+ )?(?:stupid|silly|daft|dumb|ridiculous|pointless|insensitive|tactless|strange|odd|weird) (?:question|thing to ask) |^ (?:stupid|silly|daft|dumb|ridiculous|pointless) question(?: \S+){0,2} $| what (?:sort|type|kind) of (?:a )?question /u,
  notUnderstood: new RegExp(
    [
      `^ ${opener}(?:i|i'm|im|i am|we)? ?(?:(?:still|really|just|honestly|do|genuinely) )*(?:don't|dont|do not|didn't|didnt|did not|cannot|can't|cant|not|couldn't) (?:(?:quite|really|fully|even|at all|sure i) )*(?:understand|understanding|get|follow|following|know what you mean)(?: (?:you|it|this|that|a thing|at all|a word(?: of (?:it|this|that))?|(?:the|your|that|this|these) (?:questions?|sentence|wording|one)|the word \\S+|what (?:you|u|ye)(?: \\S+){0,5}|what (?:this|that|the question|it)(?: \\S+){0,4}|what (?:i'm|i am|am i) (?:supposed|meant)(?: \\S+){1,4}))?(?: (?:sorry|at all|either|though|still|really|please|love|mate|dear))* $`,
      `^ ${opener}(?:i |i'm |im |i am )?(?:have |got )?(?:no idea|no clue|not sure|not a clue|don't know|do not know|dont know|dunno) (?:what|which one) (?:you|u|ye|you're|youre|that|this|the question)(?: \\S+){1,4} $`,
      `^ ${opener}(?:you(?:'ve| have)? lost me(?: there)?|i'm lost|im lost|i am lost|i'm confused|im confused|lost me there|say that again|come again|you what|simpler|in plain english|plain english)(?: (?:sorry|please|now|mate|love))* $`,
      `^ ${opener}(?:that|this|the question|it|your question) (?:is|was|'s) (?:too )?(?:confusing|unclear|hard to (?:follow|understand)|over my head|beyond me)(?: \\S+){0,2} $`,
    ].join('|'),
    'u',
  ),
  unheard:
    / (?:are|do|does|did|can|r) (?:you|u|it|this|this (?:thing|survey|bot)|anyone|anybody|they) (?:even |actually |really |ever )*(?:reading|read|listen|listening|listened|pay attention|paying attention|remember|hear|hearing) (?:to )?(?:me|what i(?:'m| am|'ve)? \S+|my (?:answers?|replies|messages?)|a word|any of (?:it|this|that)|the last one|above|anything i \S+) | (?:are|r) (?:you|u) (?:even |actually |really )?(?:listening|reading) $| (?:you|u)(?:'re| are|r)? (?:clearly |obviously |just )?(?:not|never|don't|didn't|dont|aren't) (?:even )?(?:listen|listening|read|reading)(?: to me| what i \S+| my \S+)? $| (?:you|you've|u) (?:seem to |keep |obviously )?(?:have )?(?:forgot|forget|forgotten|forgetting) (?:already|what i|everything) /u,
  repeated:
    /^ (?:i )?(?:just |already )?told (?:you|ye|u)(?: \S+){0,3} $| i(?:'ve)? (?:just |already )?told (?:you|ye|u) (?:that|this|already|before|twice|what happened|all (?:that|this|about)|everything|how|why)|(?: already said (?:it|so)| asked and answered| (?:you|u) (?:already )?(?:just )?asked (?:me )?(?:that|this|it)) | (?:already|just) been asked | (?:second|third|fourth) time (?:you|you've|i) (?:\S+ )?(?:ask|asked|asking|had me|answer) | i (?:already )?wrote (?:this|that|it) (?:a minute ago|already|above|before) /u,
  asBefore:
    / (?:as|like|well like|what) i(?:'ve| have)? (?:already |just )?(?:said|say|told you|mentioned|wrote|put)(?: before| earlier| above| already| at the start)? /gu,
  apology: / (?:sorry|apologies|excuse me|pardon me|forgive me) /u,
  leaving: new RegExp(
    [
      `^ ${opener}(?:i'd like|i would like|i want|i wanna|i'd rather|i would rather|i prefer|i think i(?:'ll| will)|i'm going|i am going|im going|i'm gonna|im gonna|gonna|let's|lets|let us|can we|could we|can i|could i|may i|i'll|i will|ill|time|happy|rather|better|i'd better|i had better|i better) (?:to )?(?:(?:please|just|now|have to|need to) )*${end}${ending} $`,
      `^ (?:(?:no|oh|ok|okay|right|anyway|look|listen|so|fine|and|but) )*(?:sorry|apologies|excuse me|forgive me|right|anyway)(?: (?:but|sorry|anyway|right|ok))* (?:i've |i have |i |i'll |ive )?(?:really |now |just )*(?:got to|gotta|have to|need to|must)(?! (?:say|repeat|disagree|ask|admit|tell|be honest|answer|think|wait|pay|correct|stress|add|confess|laugh))(?: \\S+){1,7} (?:now|here|soon|in a (?:minute|moment|sec|bit))${ending} $`,
      `^ (?:(?:no|oh|ok|okay|right|look|listen|so|fine|and|but) )*(?:sorry|apologies|excuse me|forgive me)(?: (?:but|sorry|anyway))* (?:i've |i have |i |i'll |ive )?(?:really |now |just )*(?:got to|gotta|have to|need to|must) (?:pick|collect|fetch|get|feed|catch|start|be|take|make|see to|put|help|attend)(?: \\S+){1,6} $`,
      ` (?:i've|i have|i|ive|i'd|i've really|i really) (?:really |now )?(?:gotta|(?:got|have|need|ought|better) to)(?: be)? (?:go|going|get going|getting on|get on|be off|off|dash|run|rush|shoot|scoot|bounce|head off|sign off|log off|leave|stop|stop here|finish here|get back to (?:work|it))${ending} $`,
      ` (?:i )?ought to be (?:getting on|going|off)${ending} $`,
      `^ ${opener}(?:gotta|got to|have to|need to|must) (?:go|run|dash|bounce|leave|stop|shoot|scoot)${ending} $`,
      `^ ${opener}(?:gtg|g2g|ttyl|bye|bye bye|goodbye|good bye|cheerio|ta ra|ta ta|tara|see ya|see you|so long|good night|goodnight|night night|over and out)(?: (?:now|then|for now|and thanks|thanks|thank you|everyone|all|love|dear|hen|mate|x|xx|and good luck|good luck|and)){0,4} $`,
      `^ ${opener}(?:i'm|im|i am|that's me|thats me|that is me|we're|we are) (?:done|off|out|finished|leaving|stopping|quitting)(?: (?:answering|talking|chatting|writing|typing|with (?:this|you|the survey|the questions|these questions|all these questions)))*${ending} $`,
      ` no more (?:questions|of (?:this|these|your questions))${ending} $`,
      ` (?:i'm|im|i am) (?:not|no longer) (?:doing|answering|filling|carrying on|going on|continuing|playing|typing|having)(?: (?:in|out|with|any|more|any more|anymore|this|that|it|of|these|your|to|questions?|survey|game|further|now))* $`,
      `^ ${opener}(?:stop|quit|cease) (?:asking|bothering|messaging|texting|questioning|pestering)(?: me| us)?(?: (?:things|stuff|so many questions|questions))?${ending} $`,
      `^ ${opener}(?:i'm |im |i am |i'll |ill |i'd )?(?:gonna |going to |better )?(?:(?:have|got|need) to |gotta |must )?(?:love (?:you|ya) and leave (?:you|ya)|make (?:a move|tracks)|scarper|hit the road|bid you (?:farewell|goodbye))${ending} $`,
      `^ ${opener}(?:please )?leave me alone${ending} $`,
      ` i (?:don't|do not|dont|won't|will not|wont|refuse to|don't wish to|no longer) (?:want to |wanna |wish to |care to |feel like |intend to )?(?:answer|answering|continue|continuing|carry on|carrying on|go on|keep going|do|doing|take part in|type|write|talk)(?: (?:any ?more|anything|any further|further|any of this|this|these|this survey|questions|with this|to (?:you|a (?:robot|bot|machine))))+ $`,
      `^ ${opener}(?:just )?(?:end|stop|finish|quit|close|cancel|shut) (?:the |this |that |it )(?:survey|interview|chat|conversation|thing|questionnaire|down|off|here|now|please)*${ending} $`,
      `^ ${opener}(?:stop|quit|exit|unsubscribe|enough|that's enough|thats enough|that is enough|that will do|that'll do|i quit|stop it|stop here|stop now)(?: (?:questions|of this|of that|of these|already|survey))*${ending} $`,
      ` (?:fed up with|sick of|tired of|bored of|bored with|had enough of|no time for) (?:this|these|your|the) (?:survey|questions|questionnaire|interview|chat|conversation|thing|bot)(?: \\S+){0,5} $`,
      ` (?:i'll|i will|i'm going to|ill|let me) (?:leave (?:it|you|this|things) (?:there|here|at that|to it|be)|let you go|say (?:bye|goodbye|good night))${ending} $`,
      ` (?:i would|i'd|i) (?:like|prefer|rather) (?:to )?(?:leave it|stop|end it|end) (?:there|here)${ending} $`,
      ` that's (?:it|all|enough) (?:from|for|out of) me${ending} $`,
      `^ ${opener}(?:i )?(?:just |already )?(?:said|told you)(?: that)? (?:i'm|im|i am|i was|i have to|i need to) (?:leav(?:e|ing)|off|go(?:ing)?|done|stop(?:ping)?|finished)${ending} $`,
      ` (?:so|anyway|right|ok|okay|look|sorry|then) (?:i'm|im|i am) (?:off|away)${ending} $`,
      `^ ${opener}(?:(?:i'm|im|i am|that's me|thats me) )?(?:off|away|heading (?:off|out|home)|going (?:now|to bed))(?: now)?${ending} $`,
      ` (?:got to|gotta|need to|have to|must|better) (?:head (?:off|out)|drop off|get back to (?:work|it)|go now)${ending} $`,
      ` i'd rather not (?:go on|continue|carry on|answer any more)(?: \\S+){0,3} $`,
      ` (?:don't|do not|dont) (?:fancy|want|feel like|care to) (?:answering|to answer|doing|going on with|typing) (?:any ?more|anything|this|these|it)(?: \\S+){0,3} $`,
      `^ ${opener}(?:ok )?(?:gtg|g2g|gotta go|bye|cheerio|goodbye|good day|laters|catch you later|see you later|i've gone|ive gone|i'm gone|im gone|(?:i'm )?signing off|i'm knocking off|that(?:'s| is) (?:your lot|my last answer|me done)|(?:so )?i'll leave (?:it|ye|you|you lot) (?:there|at that|to it)|i must (?:stop|finish|end|go) now|i'll (?:have|need) to (?:leave (?:it|this)|stop|finish|go)|i (?:end|finish|stop) here|(?:kindly |please )?(?:end|close) (?:it|this|my response|the session|this chat|the chat|the interview)|let(?:'s| us) (?:end|finish)|(?:abeg )?make (?:i|we|una) (?:end|close)|i (?:should|would) like to (?:finish|conclude|end) here)(?: \\S+){0,6} $`,
      `^ ${opener}(?:no more|no more of this|enough)(?: (?:please|thanks|now|of this|for me))* $`,
      `^ ${opener}(?:my|our) (?:break|lunch|shift|time) ?(?:'s|is|has)? (?:over|up|starting|finished)${ending} $`,
      `^ ${opener}(?:my|our) (?:break's|lunch's|shift's|time's) (?:over|up|starting|finished)${ending} $`,
      `^ ${opener}(?:i'm|im|i am) bored (?:of|with) (?:this|these questions|answering|you)(?: now)? $`,
      `^ ${opener}(?:please )?(?:wrap (?:it |this |things )?up|finish (?:up|here)|end (?:it )?here)${ending} $`,
    ].join('|'),
    'u',
  ),
  endsStatement:
    / (?:that's|thats|that is|that was|and that's|this is) (?:about )?(?:all|it|that|the end)(?: of it| really| tbh| to it| i (?:know|remember|can say|have)| there is(?: to it)?)? $| (?:full stop|period|end of|end of story|simple as|done and dusted|that was that|and that's that) $/u,
  later:
    / (?:can|could|may|might|shall|should|i'll|i will|ill|we'll|will|let me|let's|gonna|going to|need to|have to|must|rather|prefer to|want to|allow me to|kindly|if i|is it (?:ok|okay|possible|alright)|ok to|okay to|try me|ask me|best|better)(?: \S+){0,5} (?:do|finish|complete|continue|carry on|resume|come back|get back|go on|pick|answer|fill|reply|respond|chat|talk|speak|return|try me|ask me|send|give|type|save|leave|rest|remaining)(?: \S+){0,7}? (?:later|tomorrow|tonight|the morn|another (?:day|time)|some other (?:day|time)|this (?:evening|afternoon|weekend)|next (?:week|time)|after (?:work|tea|dinner|lunch|supper|school|class|church|handover|my \S+|the \S+|i \S+|this \S+)|when (?:i|i'm|im|ive|i've)(?: \S+){1,5}|once (?:i|i'm|im)(?: \S+){1,5}|in (?:a bit|a while|an hour|the morning|the evening|half an hour)|(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)) | (?:do|finish|continue|answer|come back|carry on|resume|back|rest|pick (?:it|this) up)(?: (?:it|this|to this|with this|the rest|with it|and finish))* (?:later|tomorrow|tonight|another (?:day|time)|some other time|after (?:work|my shift|tea|dinner|lunch)|when i(?:'m| am|m)? \S+) $|^ (?:sorry |no |look |oh )*(?:not now|maybe later|later please|another time|some other time|later today|not right now|not a good time|this is a bad time|bad time)(?: \S+){0,5} $/u,
  address:
    / (?:you|u|ye|yous|y'all|you're|you've|you'll|you'd|your|this survey|the survey|this thing|these questions) /u,
  forgotten:
    / (?:forgot|forgotten|forget) (?!(?:it|that|this|now|sorry|honestly|already|what|how|your|(?:the|my|that|this) (?:answer|question|details?|words?|names?|reasons?|rest))(?: |$)|$)\S/u,
  closingQuestion:
    /^ (?:(?:and|but|so|or|by the way|btw|also|oh|just|actually) )*(?:(?:will|can|could|should|may|do|did|am|would) (?:i|you) |(?:will|does|do|can|could|is|are|would) (?:this|these|that|any of (?:it|this|that)|anybody|anyone|somebody|someone|my (?:name|boss|answers?|manager|number)|the \S+(?: \S+)? (?:see|read|get|know|be told|hear)) |who (?:are you|will|is going|gets|can) |(?:how many|what happens|where (?:do|can|should) i|how (?:do|can|should) i|what are you) )/u,
  condition: / (?:if|unless|in case) /u,
  rhetorical:
    / (?:is(?:n't)? my \S+ (?:not )?(?:mine|my own)|(?:aren't|arent|not|won't|wont|never) (?:you |u )?(?:going to |gonna )?ask(?:ing)? (?:me )?(?:about|after) (?:my|the|what)) | (?:who knows|who cares|what can (?:you|i|we|one) do|what else|what choice|what would (?:you|i) do|how (?:should|would) i know|why not|why wouldn't|so what|go figure|can you (?:believe|imagine)|would you believe|guess what|you know what|you know|know what i mean|who doesn't|who wouldn't|who isn't|what do you expect|what did (?:you|they|i) expect|do you think|d'you think|what do you think (?:i|they|we|he|she|happened|it)|what's not to|what wouldn't|isn't it|wasn't it|aren't they|don't they|doesn't it|do you|don't you|is it too much|what was i supposed|what am i supposed|where do i (?:start|begin)|where to (?:start|begin)|right|innit|eh|really) $| (?:how|what|where|when|why) (?:do|d'|would) (?:you|ye|u|ya) think (?:i|they|we|he|she|it|that|the|my|that's) | (?:who knows|can you believe|is it too much|you ever tried|have you ever tried|ever tried|what's not to|who wouldn't|who doesn't) |^ (?:(?:and|but|i mean|so) )*(?:who|whos|who's)(?: in their right mind| on earth| the hell)*(?: is| would| will| wants?| is going| going| could| can| even| really)+(?: (?:want|pay|to|eat|buy|stand|put up|live|wait|work|believe|bother|use|go)) (?!this |these |my |what i )(?:\S+ ){1,8}$/u,
}
