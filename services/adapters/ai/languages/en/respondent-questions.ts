// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { RespondentQuestions } from '../types/respondent-questions.ts'
import { plainQuestions } from './plain-questions.ts'

export const respondentQuestions: RespondentQuestions = {
  patterns: {
    anonymous:
      / (?:is|are|will|does) (?:\S+ ){1,6}with my name | (?:is|will|does|do|are) (?:my (?:\S+ )?names?|our names?|it|this|the report|they|you)(?: \S+){0,4} (?:appear|shown?|showing|mentioned?|printed|published|attached|linked|on (?:this|it|there|the report)|named?)(?: (?:my (?:\S+ )?name|me|us|to (?:this|it|my \S+)|with (?:this|it)|anywhere|on \S+))+ | my (?:\S+ )?name (?:is|will be|gets|appears|shows|goes)(?: (?!wrong|incorrect|mis|spel)\S+){0,2} (?:there|here|on (?:this|it)|with (?:this|it|that)|shown|visible|seen|known|attached|public|recorded|saved) $| (?:is|will|does) my (?:\S+ )?name(?: \S+){0,2} (?:appear|show|be (?:shown|mentioned|printed|published|used|there)|attached|come up|on (?:this|it)) | (?:is|are|will|does) (?:this|it|that|these|my|the survey)(?: \S+){0,3} (?:anonymous|anonymously|confidential|private|secret) | (?:do|does|will|can|could) (?:you|they|people|anyone|anybody|someone|(?:my|the|our) \S+)(?: \S+)? (?:know|see|tell|record|trace|find out) (?:who i am|who wrote this|who said this|it(?: is|'s|'ll be| was) me|that it was me|my (?:name|identity)) | do i (?:have|need) to (?:give|say|tell)(?: \S+)? (?:my|a) name /u,
    person:
      / (?:is|are|will|would|can|could|does|do|might|may) (?:my|our|the|his|her|their|any) (?!answers? |names? |results? |report |findings |survey |questions? |people |thing )\S+(?: (?!and )\S+){0,2} (?:going to |gonna |able to |get to |gets to |ever |also |be able to )*(?:see|read|know|hear|learn|find out|look at|have access|get|be (?:shown|told|sent|given)|be (?:reading|seeing)|reading|seeing|shown|told)(?: about| of| to)? (?:this|that|it|these|them|any of (?:this|it)|all this|all of (?:this|it)|what i(?: \S+)?|my answers?|my words|i (?:said|wrote|say) (?:this|that|it)|(?:about|that) (?:this|it|that)|it was me|who i am) | (?:is|are|will|would|can|could|does) (?:my|our|the|his|her|their|any) (?!answers? |names? |results? |report |findings |survey |questions? |people |thing )\S+(?: (?!and )\S+){0,2} (?:going to |gonna )?(?:be )?(?:know|told|find out|finding out|hear)(?: who \S+| it was me| about it)?(?: said| wrote)? $| (?:does|do|is|are|will|would|can|could) (?:this|that|it|these|any of this|what i (?:say|write|said|wrote)|my answers?) (?:\S+ )?(?:go|going|get|getting|be (?:sent|passed|shown|forwarded|given)|sent|passed|shown|forwarded|come|back|reported)(?: back| on| straight)* to (?!take |be |change |help |make |last |do )\S+(?: \S+){0,3} $| (?:will|are|do|would|can) you (?:going to |gonna |then |also )*(?:tell|telling|show|showing|pass|passing|send|sending|report|reporting|forward|forwarding|inform)(?: (?:this|that|it|these|them|on|my answers?|what i \S+))*(?: to)? (?:my|our|the|them|him|her|hr) | you(?:'re| are|'ll| will)(?: not|n't)? (?:going to |gonna )?(?:tell|telling|show|showing|pass|passing|send|sending|report|reporting|forward|forwarding)(?: (?:this|that|it|these|on|my answers?))*(?: to)? (?:my|our|the|them|him|her|hr|anyone|anybody) /u,
    handling:
      /^ (?:so |and |but )*(?:(?:nobody|no one|noone|anyone|anybody)(?: else)? (?:will|ll|is going to|is gonna|gonna|can|would|gets to)|will (?:anyone|anybody)(?: else)?)(?: ever)? (?:know|find out|hear|learn)(?: (?:about|of|it|this|that|i said|i wrote|right|yeah|ok|will they|here))* $| what (?:happens|will happen|is going to happen|becomes|is done|will be done|goes on)(?: \S+)? (?:with|to|of) (?:(?:all )?(?:of )?(?:this|these|my \S+|the answers?)|(?:what i|everything|all i|all that) ?(?:\S+)?)(?: \S+){0,3} $| what (?:will|do|are|would) (?:you|they)(?: \S+){0,2} (?:do|doing|use) (?:with )?(?:all )?(?:of )?(?:this|my|these|the answers|what i|everything)(?: \S+){0,4} $| where (?:do|does|will|is|are) (?:all )?(?:of )?(?:my|this|these|the|what i)(?: \S+){0,2} (?:go|going|stored|kept|end up|saved)(?: \S+){0,2} $| (?:is|are|will|does|do) (?:this|that|it|these|my answers?|what i \S+)(?: \S+)? (?:go|going|be (?:put|kept|saved|stored|recorded)|put|kept|saved|stored|recorded|stay|end up)(?: \S+)? (?:on|in|into|with) (?:my|the|our|a|any) (?:\S+ )?(?:files?|records?|folder|notes|database|cloud|system) /u,
    readers:
      / (?:does|do|will|would|can|could) (?:this|it|any of this|what i say|my answers?)(?: \S+)? (?:get|go) back to | (?:does|will|would|could) (?:this|any of this|what i say) (?:get to|reach|end up with) (?:my|the|our) | (?:is|are|will) (?:anyone|anybody|someone|somebody|people|a person|a human)(?: \S+){0,2} (?:(?:going to|gonna) (?:\S+ )?(?:read|see|look at|check)|reading|seeing|looking at|read|see) (?:this|it|these|them|my|what i|any|all) | who(?:'s|s| is)? (?:else )?(?:will |can |could |is going to |gets to |is gonna )?(?:be )?(?:reads?|sees?|reading|seeing|ha(?:ve|s) access to|looks? at|receives?|gets) (?:this|these|it|them|my|what i|the answers?|all) | (?:will|can|could|does) (?:my|our|your|the|anyone|anybody|someone|somebody|other people)(?: \S+){0,3} (?:see|read|get|hear about) (?:this|it|these|them|my|what i) | (?:will|do|are) you (?:\S+ )?(?:sell|selling|share|sharing|show|showing|keep|keeping|store|storing) (?:this|my|these|it) | where (?:do|does|will|is|are) (?:my|this|these|the) (?:\S+ )?(?:go|going|stored|kept|end up) | what (?:will|do|are) you (?:do|doing|going to do) with (?:all )?(?:of )?(?:this|my|these|it|the answers) /u,
    machine:
      / (?:bot|robot|machine|ai|computer) or (?:a |an )?(?:real |actual )?(?:human|person|not|what) | (?:are|r) (?:you|u) (?:even |really |actually |just )?(?:a |an )?(?:real|human|bot|robot|machine|ai|person|program|computer|chatbot|chatgpt) | (?:is|are) (?:this|it|there) (?:even |really |just )?(?:a |an )(?:real |actual )?(?:bot|robot|machine|ai|human|person|computer|chatbot) (?!that |who |which |at |on the (?:phone|line|desk))| am i (?:talking|speaking|chatting|writing) (?:to|with) | who are you | who am i (?:talking|speaking) /u,
    length:
      / how (?:long|much longer) is (?:this|it) (?:going to|gonna) (?:take|be|last) | how (?:long|much longer) (?:will|does|is) (?:this|it|the (?:survey|conversation|chat|interview))(?: (?:take|last|be|going to (?:take|be|last)|gonna (?:take|be|last)))? $| how many (?:more |other )?questions | how many (?:more )?(?:of )?(?:these|them|those)(?: are there| are left| left| to go| have you got| do you have) | (?:are there|is there|have you(?: got)?|you got|got) (?:many|much|a lot|loads|any) more(?: \S+){0,3} $| how many (?:more|are left|are there)(?: of (?:these|them|those))?(?: are there| to go| left)? $| (?:is|are) (?:this|we) (?:nearly |almost )?(?:over|done|finished)(?: \S+)? $| will (?:this|it) take (?:long|much) /u,
    skip: / (?:can|may|could) i (?:skip|pass on|leave out) (?:this|that|it|one) | do i have to answer /u,
    deletion:
      / (?:can|could|may|do|will|would|is it possible|how|able)(?: \S+){0,3} (?:delete|erase|remove|withdraw|take back|wipe|get rid of)(?: \S+)? (?:it|this|that|them|these|everything|all|answers?|my (?:\S+ )?(?:answers?|data|words|messages?|name)|what i(?:'ve| have)? (?:said|wrote|written|put|told)|things)(?: \S+){0,4} /u,
    results:
      / (?:will|do|can|could|would|shall|are) (?:i|we|you|they|us)(?: \S+){0,3} (?:see|get|hear|know|receive|share|publish|find out|be told|told)(?: \S+){0,3} (?:results?|outcome|findings|report|summary|how it (?:turn(?:s|ed) out|went|comes out)|what (?:you|they|people|others|everyone|comes|came|happens)(?: \S+){0,4}|feedback) | (?:where|when|how) (?:can|will|do) (?:i|we) (?:see|read|get|find) (?:the )?(?:results?|report|findings|outcome) | will (?:the )?(?:results?|report|findings) be /u,
    outcome:
      /(?<! how (?:long|much|often)) (?:is|are|will|does|do|did|can|would) (?:anyone|anybody|someone|somebody|they|you|the \S+|any of (?:this|it|you)|anything|this|it|something|yous|y'all|you lot|you people)(?: \S+){0,3} (?:going to |gonna |go )?(?:do (?:something|anything|owt)|does? (?:something|anything)|fix|change (?:anything|something|it|this|things)|change|make (?:a|any) difference|act on|help (?:anyone|anybody|at all)|improve|sort (?:it|this)|happen|come of (?:it|this)|pay(?: me| us)? for|pass (?:this|these|it) on|pass (?:\S+ )?(?:this|these|it|them) on)(?: \S+){0,6} $| what (?:will|do|are|is)(?: \S+){1,3} (?:do|doing|going to do) (?:with|about) (?:all )?(?:this|it|these|that)(?: (?:now|then|information|info|data|answers?|feedback|survey|stuff|though|afterwards))* $| what(?:'s| is| will| are)?(?: \S+){0,2} (?:going to |gonna )?(?:happen|happens|be done|done) (?:with|about|to|after|next|now)(?: \S+){0,3} $/u,
    reason:
      / why (?:d'you|(?:do|are|would|did) (?:you|they|u|ye|yous)) (?:\S+ )?(?:ask|asking|want to know|need to know|wanna know|care) | what(?: is|'s) (?:it|that|this) to you | why(?: is|'s| does) (?:this|that|it)(?: \S+)? (?:matter|important|relevant|interest|interesting) | what(?: is|'s) (?:this|it|the survey|all this)(?: \S+)? for $| what(?: is|'s) the (?:point|purpose|goal|aim|reason) (?:of|for) (?:this|these|all this|the survey|the question|asking) /u,
  },
  plain: plainQuestions,
  reported:
    / (?:thought|thinking|wondered|wondering|asked|asks|asking|said|says|told|goes|like)(?: (?:me|him|her|us|them|myself|to myself|if|whether))?(?: \|)? $/u,
  indirect: {
    begins:
      / (?:(?:i|we) (?:would |just |also |really )*(?:like|want|need|love)|(?:i'd|we'd|id) (?:just |also |really )?(?:like|love)) to know (?:if|whether|who|what|when|where|how|why) | (?:i'm|i am) (?:just )?wondering (?:if|whether|who|what|when|where|how|why) | how many more of(?= (?:these|those|them) (?:are|left|to|do|have) ) /u,
    unanswered:
      / you (?:still )?(?:haven't|have not|didn't|did not|never) (?:(?:answered|answer|said|say|told me|tell me)(?: me)? (?:if|whether|who|what|when|where|how|why)|(?:answered|answer)(?: (?:me|my question|that|what i asked))?) | my question (?:was|is)(?: (?:if|whether|who))? /u,
    names: {
      length: / (?:these|those|them) /u,
      person:
        / (?:manager|boss|supervisor|gaffer|management|hr|owner|landlord|head|teacher)(?: (?:will|would|can|could|is|are|gonna|going to|get to|gets to|ever|be able to))* (?:see|sees|read|reads|know|knows|find out|finds out|hear|told)(?! my name) /u,
      anonymous: / (?:my name|who i am|anonymous|anonymously|confidential) /u,
      readers: / (?:reads?|reading|sees|see this|seeing this|goes? to|gets? back to) /u,
      results: / (?:results?|findings) /u,
      outcome: / (?:will change|changes anything|be done|do about|do anything|come of) /u,
    },
  },
  meaning:
    /^ (?!(?:so|guess|and|now|or|then|but|say|you|no|i|it|that|for|tell|know|depends) )(?:\S+ ){1,3}what $| (?:do|d'|did|would|are|r) ?(?:you|u|ya|ye|yous|we)(?: \S+){0,2} (?:mean|asking|referring|talking|on about|after|want to know about) | (?:what|which|who|whom|when|where)(?: \S+){0,3} d'?you mean | what(?:'s| is| does| do)(?: \S+){1,3} (?:mean|supposed to mean) | (?:wdym|come again|say again|in what (?:sense|way)|such as what|like what|meaning what|be (?:more )?specific|what exactly|which ones?|which (?:\S+ ){1,3}(?:is|do|are|did|would) (?:you|u|it|this|that)) | (?:about|of|on|with|for|to|before|after|from|in|by|than|at) (?:what|which|whom?)(?: (?:exactly|specifically|now|then|though|sorry|please|dear|love))* $| (?:i|i'm|im|i am|we) (?:do not|don't|dont|didn't|didnt|did not|not sure i|cannot|can't|not) (?:quite |really |fully |even |at all )?(?:follow|following|understand|understanding|get|know what you mean|know what (?:you|that|this) (?:mean|means|is|are|want|asking))(?: (?:you|it|this|that|ya|what you(?: \S+){1,4}|(?:the|your|that|this) (?:question|sentence|wording|one)))? $| (?:can|could|would|will) (?:you|u) (?:please |kindly |maybe )?(?:explain|clarify|rephrase|repeat|reword|simplify|say (?:that|it) (?:again|differently)|be (?:more|a bit more) |give (?:me )?an example|put (?:it|that)|specify|expand) | what(?:'s| is| was) (?:the|your) question |^ (?:(?:oh|er|um) )*(?:sorry|pardon|eh|huh|what|come again) $| (?:eh|huh|beg (?:your |ya )?pardon) $| (?:is (?:this|that|it)|you mean|mean|do you mean) (?:\S+ ){1,6}or /u,
  subject:
    / what(?:'s| is| are|s)? (?:this|it|the (?:survey|topic|subject|question)|we|you|u|all this)(?: \S+)? (?:about|on about|for) | (?:is|are|was) (?:this|it|that|these|you|we)(?: \S+){0,2} (?:about|to do with|concerning|regarding|for the|on about) | (?:don't|do not|dont|not sure) (?:know |sure )?what (?:the (?:topic|subject|survey)|this|it|we)(?: \S+){0,3} (?:is|about|are) | what (?:topic|subject) | (?:begin|start) with what | what (?:am i|are we|should i be) (?:talking|on|meant to be talking) /u,
  opinion:
    / (?:what|how) about (?:you|yourself) | (?:do|did|would|could|can|have|are|were) (?:you|u) (?:\S+ )?(?:agree|think|believe|like|love|prefer|feel|reckon|ever|sleep|eat|get (?:paid|tired)|married|happy|tired|old|have (?:kids|children|any|a|feelings)|live|work|cook|drive|know (?:her|him|them|my|the)) | (?:what|which|who|how|where|whose)(?: \S+){0,3} (?:do|would|did) (?:you|u)(?: personally| yourself| honestly| really)? (?:think|feel|believe|prefer|like|reckon|say|do|live|suggest|recommend|vote) | how (?:are|r) (?:you|u)(?: \S+)? $| how old are you | what(?:'s| is) your (?:name|opinion|view|take|favou?rite|job|age) /u,
  next: / (?:what|which|anything|is there anything|owt) (?:else|more|other)(?: \S+){0,2} (?:do|would|did|can|should|shall|are|is) (?:you|u|i|we|there)(?: \S+){0,6} $| (?:anything|owt) (?:else|more) (?:you|u)(?: \S+){1,6} $| (?:what's|whats|what is) (?:the )?next(?: question| one)? $|^ (?:next|next question|next please|go on|carry on|anything else) $/u,
  alternative: / or (?!\S+ $)/u,
  replies: {
    machine: [
      'I am an AI, not a person; whoever made this survey can read what you write.',
      'You are talking with an artificial intelligence; the answers can be read by whoever made this survey.',
    ],
    readers: [
      'Whoever made this survey can read your answers, and I, an AI, use them to choose my questions.',
      'Your answers go to whoever made this survey. An AI reads them too, to ask follow-up questions and to sum up.',
    ],
    person: [
      'I pass nothing on to anybody myself. Whoever made this survey can read your answers, and decides who else does.',
      'I cannot rule it out: I pass nothing on myself, but your answers go to whoever made this survey, and who else sees them is up to them.',
    ],
    handling: [
      'Your answers are kept for whoever made this survey; an AI reads them too, to ask follow-up questions and to sum up. I don’t know what happens to them after that. At the end the page shows a code with which you can delete them.',
      'They are stored, and whoever made this survey can read them and have an AI sum them up; what follows is up to them. With the code that the page shows at the end you can delete everything.',
    ],
    anonymous: {
      nothing: [
        'No name is attached, because none was asked for; whoever made this survey does read what you write.',
        'Your name is not known here unless you write it yourself; the answers are read by whoever made this survey.',
      ],
      form: [
        'The form at the start asked for some details about you, and whoever made this survey can see them with your answers.',
        'Some details were asked for at the start, so whoever made this survey can connect the answers with them.',
      ],
      link: [
        'You came by a personal link, so whoever sent it may be able to tell that the answers are yours.',
        'Your link is a personal one: whoever sent it may be able to connect the answers with you.',
      ],
    },
    length: [
      'Questions left, this one included: {left} at most. You can stop at any time.',
      'There is a limit: {left} to go at most, counting this one, and you can stop whenever you like.',
    ],
    reason: [
      'Because whoever made this survey hopes to learn about “{title}”, and my questions are part of that. You need not answer any of them.',
      'The topic is “{title}”, and each answer helps those behind the survey to understand it. You can skip anything you’d rather not answer.',
    ],
    skip: [
      'Yes. You need not answer anything you would rather not.',
      'Of course, any question can be left out.',
    ],
    deletion: [
      'Yes: when the conversation ends, the page shows a code with which you can delete everything you said.',
      'Yes, with the code that the page shows at the end you can delete all your answers, whenever you like.',
    ],
    results: [
      'I do not know whether you will see the results: that is up to whoever made this survey.',
      'That is up to whoever made this survey; I do not know whether the results are shared.',
    ],
    outcome: [
      'I do not know what will be done about it: that is up to whoever made this survey.',
      'I cannot promise anything: whoever made this survey can read it, and decides.',
    ],
    opinion: [
      'I am a program, so I have no opinion on that.',
      'I am only a program; what counts is how you see it.',
    ],
    unclear: ['Sorry, that was badly put.', 'Sorry, that was not a clear question.'],
    unheard: [
      'Sorry. I do read every answer, but I am a program and I miss things.',
      'Sorry, I am a program and I do not always understand what I read.',
    ],
    other: [
      'I cannot answer that one, but whoever made this survey can read your question.',
      'I do not know that; whoever made this survey can read your question.',
    ],
    pause:
      'Of course. You can close this page and come back another time; your place is kept. When you are back, just write a word here.',
    either: 'Either is useful.',
    explained: ['In your own words: {ask}', 'Just as it was for you: {ask}'],
    returnToQuestion: ['Back to the question: {ask}', 'And my question was: {ask}'],
  },
}
