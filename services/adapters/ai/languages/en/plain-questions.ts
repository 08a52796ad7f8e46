// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { questionForms } from '../shared/question-forms.ts'
import type { PlainQuestions } from '../types/respondent-questions.ts'

/** Where the question begins, and what people say before it. */
const before = String.raw`and|but|so|oh|ok|okay|wait|hang on|hold on|sorry|btw|by the way|just|also|actually|hey|hi|hello|er|um|erm|hmm|right|well|now|first|one thing|quick question|quick one|before (?:i|we) (?:go on|start|carry on|answer)|anyway|anyhow|out of interest|(?:can|may|could) i (?:just )?ask(?: you)?(?: something)?|tell me|do you know|any idea|just wondering|i'm just wondering|im just wondering|out of curiosity|honest question`
const after = String.raw`by the way|btw|then|though|tho|anyway|anyways|please|pls|plz|mate|love|dear|exactly|actually|now|again|or what|or not|lol|sorry|at all|even|really|here|out of interest|out of curiosity|afterwards|after|later|just wondering|i wonder`
const this_ = String.raw`(?:all |any of |all of )?(?:(?:all )?this|these|it|that|them|this stuff|all this|all of this|the whole thing|this survey|the survey|this chat|my (?:answers?|replies|reply|words|comments?|stuff|data)|the (?:answers|replies)|these answers|what (?:i|we)(?:'m| am|'ve| have)?(?: \S+){0,2}|everything i(?: \S+){1,2}|the things i(?: \S+){1,2})`
const person = String.raw`(?:he|she|they|(?:my|our|the|his|her) \S+(?: \S+)?|management|head office|hr|the council|anyone(?: (?:at|in|from) \S+(?: \S+)?)?)`
const tags = String.raw`right|eh|innit|or (?:not|what)|(?:will|do|does|did|is|are|can|would) (?:he|she|they|you|it|${person})|(?:isn't|isnt|won't|wont|doesn't|doesnt|can't|cant) (?:he|she|it)|(?:aren't|arent|won't|wont|don't|dont|can't|cant) (?:you|they)`
const { asked, stated, endingIn } = questionForms({ before, after, tags })
const read = String.raw`(?:reads?|sees?|reading|seeing|going to (?:read|see)|gonna (?:read|see)|looks? at|looking at|checks?|gets?(?: to (?:see|read)| a look at| a copy of)?|going to be reading|gonna be reading|receives?|(?:has|have|having) access to|to (?:read|see))`

/** The interviewer may be thought to belong to one of these. */
const employer = String.raw`(?:the |this |that |our |my )?(?:shop|store|company|firm|bakery|clinic|vets?|school|nursery|owners?|management|gym|council|hospital|hotel|restaurant|cafe|garage|head office|hr|landlord|agency|bank|union|government|boss|gaffer)`

export const plainQuestions: PlainQuestions = {
  person: `${asked(
    ` (?:is|are|will|does|do|can|could|would) ${person}(?: also| ever| actually| be able to| able to| going to| gonna| get to| gets to)* (?:see|read|hear|know|find out|hear about|know about|find out about)(?: about)? (?:${this_}|it was me|that it was me|it's me|i said (?:this|that|it))`,
    ` (?:will|are|do|would) (?:you|u|ya) (?:going to |gonna )?(?:tell|telling|show|pass)(?: this| it| on| to)* (?:him|her|them|anyone|anybody|someone|other people|${person})(?: about)?(?: ${this_})?`,
    ` (?:will|are|do|would) (?:you|u|ya) (?:going to |gonna )?(?:let|inform|warn|contact) (?:him|her|them|anyone|anybody|${person})(?: know)?(?: about)?(?: ${this_})?`,
  )}|${stated(
    ` ${person} (?:won't|wont|will not|isn't going to|isnt going to|ain't gonna|aren't going to|isn't gonna|doesn't|doesnt|don't|dont|can't|cant)(?: get to| be able to| ever)* (?:see|read|hear about|know about|find out about) ${this_}(?: (?:will|do|does|is|are|can) ${person}| right| eh)?`,
    ` (?:you(?: are|'re)?|this) (?:won't|wont|will not|not going to|not gonna|aren't going to) (?:tell|show|pass|send|get back to|go to|go back to)(?: this| it| on| to)* (?:him|her|them|anyone|anybody|${person})(?: (?:will|are) (?:you|it)| right)?`,
  )}`,
  readers: `${asked(
    ` (?:who|whos|who's|who is|who will|who'll|who else|who can|who would|whos gonna|who's going to|who actually|who exactly)(?: else| actually| is| will| can)* ${read} ${this_}`,
    ` (?:does|do|will|is|are|has|can) (?:anyone|anybody|someone|somebody|people|a person|a human|yous|you lot|you guys|a real person)(?: actually| even| really| ever| going to| gonna)* (?:reads?|looks? at|sees?|check|checking|reading|looking at|seeing) ${this_}(?: \\S+ put)?`,
    ` (?:so )?(?:who|where) (?:does|do) (?:this|it|my answers) (?:get sent|get|go) to`,
    ` (?:is|are) (?:my answers?|this|it) (?:shared|sent|passed on|shown)(?: (?:with|to) (?:anyone|anybody|others|other people|anyone else))?`,
  )}|${stated(
    ` (?:nobody|no one|noone) (?:will|can|is going to|gets to|else will|else can) (?:read|see|look at) ${this_}(?: right| (?:will|do) they)?`,
  )}`,
  machine: `${asked(
    ` (?:are|r) (?:you|u|yous|you lot)(?: actually| even| really)* (?:from|with|part of|working for|employed by|paid by|connected (?:to|with)) (?:${employer}|them)(?: \\S+)?(?: or (?:\\S+ ){0,2}\\S+)?`,
    ` who (?:do|does) (?:you|u|this|it) (?:work for|belong to|represent)`,
    ` who(?:'s| is) (?:behind|running|asking) (?:this|these|it)`,
    ` (?:are|r|is) (?:you|u|ya|this|it|that)(?: even| actually| really| just| an?| all)* (?:real|real person|human|human being|person|bot|robot|chatbot|chat bot|machine|ai|a\\.i|computer|automated|automatic|living person|chatgpt|program)(?: or (?:an? )?(?:real )?(?:human|person|robot|bot|machine|computer|ai|not))?`,
    ` (?:is|are) (?:there|this) (?:actually |really )?(?:someone|somebody|anyone|anybody|a (?:real )?(?:person|human)|people)(?: real| actually| there)*(?: (?:typing|answering|replying|reading|there|behind (?:this|it)))*(?: on the other (?:end|side))?(?: of this)?`,
    ` am i (?:really |actually )?(?:talking|speaking|chatting|typing|writing) (?:to|with)(?: an?)*(?: real| actual)? (?:\\S+)(?: or(?: an?)? (?:real )?\\S+)?`,
    ` (?:are|r|is) (?:you|u|this|it) (?:one of (?:them|those|these|the) )?(?:ai|bot|robot|computer|chatbot)(?: (?:things?|bots?|ones?|programs?|chats?))*`,
    ` (?:who|what) (?:am i|are we) (?:talking|speaking|chatting|writing) (?:to|with)`,
  )}|${stated(
    ` (?:you|u|you're|youre|you are|ur|this is|it's|its)(?: just| only| an?)* (?:bot|robot|ai|computer|machine|chatbot|real person)(?: (?:aren't you|arent you|isn't it|isnt it|right|innit|yeah))?`,
  )}`,
  length: `${asked(
    ` how (?:many|much) (?:more|longer|further)(?: \\S+){0,3}(?: (?:left|to go|are there|of (?:these|this|them)|questions?))?`,
    ` how (?:many|much)(?: questions)?(?: (?:are|is))?(?: there)? (?:left|remaining|to go)`,
    ` (?:how long|how much time)(?:'s| is| does| will| do)? (?:this|it|the survey|this survey|this thing|the questions)(?: (?:survey|take|going to take|gonna take|going on for|go on|go on for|carry on|last|be|going to be|gonna be))*`,
    ` (?:is|are) (?:there|we|this|it) (?:much|many|nearly|almost|about|a lot|loads|still much|close to)(?: more| left| longer| done| finished| over| there| the end| of (?:this|it|these))*`,
    ` (?:will|does|is) (?:this|it) (?:going to |gonna )?(?:take|be) (?:long|much longer|ages|a while)`,
    ` how many questions (?:have you(?: got)?|do you have|are there|is it|is this|will there be|in total|altogether)(?: left| in total| altogether)*`,
    ` (?:what|whats|what's|what is) (?:left|still to come)`,
  )}|${stated(` (?:much|many|a lot) (?:more|left|longer)(?: of (?:this|these))?(?: to go)?`)}`,
  skip: `${asked(
    ` (?:can|may|could|can't|should|shall) (?:i|we) (?:just |please )?(?:skip|pass|pass on|miss out|leave out|leave|miss|not answer)(?: (?:this|that|it|one|this one|that one|the question|this question|out|blank|a question))*`,
    ` (?:do|must|should) (?:i|we) (?:have to |need to |got to |gotta )?(?:answer|reply to|say)(?: (?:this|that|it|these|one|this one|that one|all(?: of)?|the|every|everything|question|questions))*`,
    ` (?:have i got|am i obliged|am i required|am i supposed|do i got) to (?:answer|say)(?: (?:this|that|it|one|this one|everything))*`,
    ` (?:is it |would it be )(?:ok|okay|alright|all right|fine|possible)(?: with you)? (?:if i (?:don't|dont|skip|leave|pass|miss)|to (?:skip|leave|pass|miss))(?: (?:answer|this|that|it|one|this one|that one|out|blank|on))*`,
    ` (?:i'd|id|i would|i) (?:rather|prefer)(?: to)? not (?:say|answer|to say)(?: (?:is|if) (?:that|it)(?:'s| is)?(?: ok| okay| alright| all right| fine| possible| allowed)*)`,
    ` (?:can|could|shall) (?:we|i) (?:just |please )?(?:move on|go on|go past|go to the next)(?: (?:from|to|one|this|this one|that|the next|question))*`,
    ` (?:mind|do you mind) if i (?:skip|leave|pass on|don't answer|dont answer)(?: (?:this|that|it|one|out))*`,
    ` what (?:happens )?if i (?:don't|dont) answer(?: (?:this|that|it|one|this one))*`,
  )}|${stated(
    ` (?:it's |its )?(?:ok|okay|alright|all right|fine|possible)(?: with you)? (?:if i (?:don't|dont|skip|leave|pass|miss)|to (?:skip|leave|pass|miss))(?: (?:answer|this|that|it|one|this one|that one|out|blank|on))*`,
    ` if i (?:don't|dont) answer(?: (?:this|that|it|one|this one))*`,
  )}`,
  reason: `${endingIn(' why (?:do|would) (?:you|they|u|ya) (?:want|need) to know(?: (?:that|this|it|about (?:that|this|it|me)))?')}|${asked(
    ` why (?:d'you|d'ya|(?:do|are|would|did) (?:you|u|ya)) (?:even |all )*(?:ask(?:ing)?|want to know|wanna know|need to know|have to know|care)(?: (?:me|about|for|that|this|it|all|these|what|how|where|if|which|\\S+)){0,5}`,
    ` what(?:'s|s| is| are)? (?:this|it|all this|the survey|these|these questions|they)(?: \\S+)? for`,
    ` why (?:this|these|that|all these) questions?`,
    ` what(?:'s|s| is) (?:it|that) (?:to you|got to do with you)`,
    ` what(?:'s|s| is) the (?:point|purpose|reason|aim)(?: (?:of|for|in|behind) (?:this|these|it|that|all this|all these|all of this|all of these|asking|the)(?: (?:questions?|survey))?)+`,
    ` why (?:does|would|should) (?:this|it|that) matter(?: \\S+){0,5}`,
    ` what do (?:you|they|u) (?:need|want) (?:that|this|to know that|to know this) for`,
  )}`,
  handling: asked(
    ` what(?:'s| is| will|'ll| would)? (?:happens?|happening|be done|going to happen|gonna happen)(?: to| with) ${this_}(?: (?:once|when|after|if)(?: \\S+){1,5})?`,
    ` what'll (?:you|they|u) do with ${this_}`,
    ` what (?:do|will|are|would) they(?: going to| gonna)? (?:do|doing|use) (?:with )?(?:my (?:answers?|replies|words)|the answers|these answers|all this|what (?:i|we)(?: \\S+){1,3})`,
    ` what (?:do|will|are|would) (?:you|u)(?: going to| gonna)? (?:do|doing|use) (?:with )?${this_}`,
    ` where (?:do|does|will|is|are|did) ${this_} (?:go|going|end up|go to|stored|kept|saved)`,
    ` (?:how long )?(?:do|will|are|is) (?:you|they|this|it|my answers) (?:going to |gonna )?(?:be )?(?:keep|keeping|kept|store|stored|hold|hold on to|saved?)(?: on)? ?(?:${this_})?(?: for)?(?: how long)?`,
    ` (?:is|are) ${this_}(?: being| getting)? (?:recorded|stored|saved|kept)(?: (?:somewhere|anywhere|on|in|a|file|record|database|for long|forever))*`,
  ),
  anonymous: `${asked(
    ` (?:is|are|will|does|do) ${this_}(?: be| stay| remain| kept| going to be| really| actually| all)* (?:anonymous|anon|private|confidential|between us|between you and me|secret|just between us)`,
    ` (?:can|will|do|could|would|are) (?:they|he|she|you|u|people|${person})(?: be able to| going to| gonna)* (?:tell|know|see|work out|find out)(?: that)? (?:it was me|it's me|its me|who i am|who said (?:this|it|that)|who wrote (?:this|it)|my name)`,
    ` (?:is|will|does) my name (?:come |be |get |going to be |appear |show )?(?:on|attached|shown|with|used|in|up|to|anywhere|seen)(?: (?:it|this|that|here|there|up|anywhere|to|on|my answers))*`,
  )}|${stated(
    ` (?:this|it) (?:is|stays|'s) (?:anonymous|anon|private|confidential|between us)(?: (?:right|isn't it|yeah|innit|yes))?`,
    ` (?:nobody|no one|noone|they) (?:will|'ll|can|won't|wont)(?: be able to)? (?:know|tell|see|find out) (?:it's|its|it was|who) (?:me|i am)(?: (?:right|will they|though))*`,
  )}`,
  deletion: asked(
    ` (?:can|could|may|how do|how can) (?:i|you|we) (?:get |have )?(?:${this_} )?(?:deleted?|erased?|removed?|wiped?|taken down|take back|undo)(?: ${this_})?(?: later(?: on)?| afterwards)?`,
  ),
}
