// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Clauses } from '../types/clauses.ts'
import { findAudience, nameAudience, speak, withoutScreener } from './spoken-questions.ts'
import { brief } from './spoken/briefs.ts'
import { focusOf } from './spoken/focus.ts'
import { naming } from './spoken/naming.ts'
import { ofOne, withVerbs } from './spoken/elliptic.ts'
import { splitThing } from './spoken/lists.ts'
import { doubt, slips, wishStart } from './spoken/openings.ts'
import { headTitle, ownThing, roleTitle, titleOf } from './spoken/own-thing.ts'
import { withReferents } from './spoken/referents.ts'
import { within } from './spoken/within.ts'

const word =
  'why|how come|how|whats?|wha[td]|wht|which|who|whos|whom|whose|wher?e|when|wen|whether|if|since when|wetin|wha|hoo|whit|(?:at|in|on|for|to|from|with|of|about|under|by) (?:what|which|whom|whose|what time)|(?:for|by|in|within|after) how (?:many|much|long|often)'
const inverted =
  "(?:do|does|did|are|is|was|were|would|could|can|will|have|has|should)(?:n['’]?t)? (?:they|people|folks|folk|ppl|anyone|anybody|the|our|their|it|there|any|those|these|you|u|ye|your|some|customers|members|students|parents|users|teachers|dem)|(?:would|could|will|does) an? (?=\\p{L})"

const auxiliary = '(?:do|does|did|are|is|was|were|would|could)'

export const clauses: Clauses = {
  lead: /^(?:ask (?:them|people|everyone)\b,?|(?:i['’]?m|i am|we['’]?re|we are) (?:currently )?(?:writing|doing|working on|preparing|conducting) (?:my|a|an|our|the) (?:[\p{L}’'-]+ ){0,2}(?:thesis|dissertation|study|project|paper|research|article|report) (?:on|about|into|of)\b|(?:hear from|ask|interview|talk to|speak (?:to|with)|survey) (?:the |our |my )?(?:[\p{L}'’-]+ ){0,4}?[\p{L}'’-]+s (?:about|on(?! (?:[\p{L}'’-]+ ){1,4}(?:why|how|what|whether|if)\b)|regarding) (?!(?:why|how|what|which|who|where|when|whether|if)\b)|(?:hear from|ask|interview|talk to|survey) [^,:;.]{3,40}?[,:] ?(?=(?:why|how|what|which|who|where|when|whether|if)\b)|ask(?:ing)? (?:the |our |my )?(?:[\p{L}'’-]+ ){1,5}?(?=(?:why|how|what|which|where|whether|if)\b)|(?:so|well|and|but|or|also|plus|then|(?:first|second|third|last)(?=,|:| (?:of all|why|how|what|which|whether|if|who|where|when|whom)\b)|secondly|thirdly|lastly|finally|basically|really|just|please|kindly|like|ok|okay|hi|hey|hello|mainly|especially|particularly|specifically|additionally|moreover|both|etc|maybe|is|it['’]?s)\b|(?:i|we|you|my boss|(?:the (?:board|team|committee|council|company|school|union|club|department|director|manager|parish)|our (?:team|school|company|club|union|manager|boss))(?= (?:just|really|also|only|both|all|simply|would|should|am|is|are|to|and|wan|need|like|love|wish|hope|aim|seek|tr(?:y|ies)|intend|desire|look|going|figur|curious|interested|ask|has|have)|['’])|(?:\p{L}+ ){1,5}?(?=(?:wants?|wishes|needs?|would like|desires?|seeks?|aims?|hopes?|tries|intends?) to (?:establish|ascertain|know|find out|learn|understand|discover|ask|hear|evaluate|assess|review|measure|gauge|examine)))['’]?(?:d|ll|re|m|ve)?\s?(?:just |really |also |only |both |all |simply )*(?:would |should |am |are |is )?(?:wan|wants?|need(?:s|ed)?|like|love|wish(?:es)?|hopes?|aims?|seeks?|tries|intends?|desires?|try(?:ing)?|looking|going|figure|figuring|curious|interested|asked|have been asked)?\b|(?:to |for )?(?:(?:better |fully |really )?(?:know|kno|understand|understanding|find(?:ing)? (?:out|oot)|learn(?:ing)?|hear(?:ing)?(?! (?:of|from))|hear from|see|tell|figure out|work out|discover(?:ing)?|explore|exploring|identify(?:ing)?|establish|ascertain(?:ing)?|determine|investigate|examine|measure|check(?!-)|ask(?:ing)?(?: about)?(?! (?:the |our |my )?(?:(?!(?:about|on|regarding|and|or|why|how|what|which|where|whether|if)\b)[\p{L}'’-]+ ){1,5}?(?:why|how|what|which|where|whether|if)\b)|enquire|inquire|assess(?:ing)?|evaluate|evaluating|map|analy[sz]e|study|gauge|research|collect|gather|test|validate|note(?: down)?|record|write down|jot down|interview|survey)\b)|(?:from|of|among|with) (?:the |our |my )?[\p{L}'’ -]{3,40}?(?:,|:)? (?=(?:why|how|what|which|who|where|when|whether|if)\b)|from (?:the |our |my )?[\p{L}'’ -]{3,40}? about\b|(?:a few |two|three|four|some|the following) (?:things|points|questions)\b|(?:our|my|the|research|main) ?(?:goal|aim|objective|purpose|question|topic|task|q areas?|q)s?(?: of (?:this|the|our|my) (?:\p{L}+ )?(?:survey|study|research|project|interviews?))?(?: here| na| \d+)? ?(?:is|are|was)?(?: to)?\b|(?:(?:an?|the) )?(?:(?:quick|short|brief|anonymous) )?(?:survey|study|research|review|debrief|pulse|interviews?|poll)(?: (?:on|about|of|into|with))?\b|about\b|abt\b|on\b(?! (?:what|which|whose))|in depth\b|in detail\b|more\b|to\b|want\b|need\b)\s*/iu,
  wish: /^(?:(?:we|i)(?:['’]d)? (?:want|need|would like|like)|get|gather|collect) (?:people['’]s|\p{L}+s['’]|their|everyone['’]s) |^(?:to )?(?:better )?(?:understand|find out|learn|know|hear|discover|explore|identify|establish|ascertain|determine|investigate|examine|measure|assess|evaluate|map|analy[sz]e|study|gauge|feedback|opinions?|views?|satisfaction|experiences?|reasons?|causes?|suggestions?|difficulties|barriers|attitudes?|perceptions?|expectations?|needs|habits|preferences|willingness|topics?|points?|areas|ask)\b/iu,
  question: new RegExp(
    String.raw`^(?:(?:${word})(?![\p{L}'’])|what['’]?s|who['’]?s|how['’]?s|what['’]d|how['’]d|${auxiliary} (?!\p{L}+(?:ed|en|ing)\b(?! \p{L}+s \p{L})|an?\b|told|asked|not\b|like\b|love\b|be\b|so\b|on\b)\p{L}|${inverted}\b)`,
    'iu',
  ),
  boundary: new RegExp(
    String.raw`(?:[,;.]\s*(?:(?:and|an|or|plus|but|&|n|also|as well as|then|of course)\s+)*(?:also\s+|especially\s+|particularly\s+|mainly\s+|finally\s+|to\s+|like\s+|if so\s+|secondly\s+|lastly\s+|last\s+|exactly\s+|ask\s+(?:them|people|everyone|\p{L}+s)\s+)*|\s(?:and|an|plus|but|&|n)\s+(?:also\s+|finally\s+|lastly\s+|last\s+|basically\s+|to know\s+|to understand\s+|how exactly\s+)*)(?=(?:${word}|${inverted}|what['’]?s|who['’]?s|what['’]d|was there|is there|are there)(?![\p{L}]))(?!if (?:any|so|not|they did|you|at all)\b)(?!(?:what|which|who|when|where|how)(?:ever)?\s+(?:not|else)?\s*(?:[,.]|$))`,
    'giu',
  ),
  strongBoundary: new RegExp(
    [
      // Behind the words that ask: "I need to know what".
      String.raw`(?<=(?:^|[\s,])(?:to|wan|wants?|need|must|love|should|like|aim|please|kindly|want|wishes|just|really|i|we|and|basically|:|the|main)\s*(?:just |really |better |actually |na )?(?:to )?(?:know|kno|ken|find out|find oot|learn|understand|see|hear|discover|ascertain|ask|asking|tell us|tell me|figure out|establish|determine|explore|check|guess|wonder|basically|honestly|question is|thing is|first|second|third|last)(?: from [^,:]{3,40}?)?(?: about| on| if like)?[,:]?\s)(?=(?:${word}|${inverted})(?![\p{L}]))(?!(?<=from [^,:]{1,45}\s)who\b)`,
      String.raw`(?<=\s(?:first|second|third|lastly|basically|mainly|finally|guess|like)\s)(?=(?:${word}|${inverted})(?![\p{L}])(?!(?:when|if|where|what) ))`,
      String.raw`(?<=[,;.:]\s*)(?=(?:do|does|did|are|is|was|were|would) \p{L}+ \p{L})`,
      String.raw`(?<=\p{L}\s)(?<!(?:decide|deciding|about|on|of|or|unsure|depends on|and|but|know|if|judge|see|check|tell|determine|assess|evaluate|choose|consider|care|cares|matter|matters)\s)(?=whether\b)|(?<=\b(?:its|it['’]s|is) about )(?=whether)|(?<=\p{L} \p{L}+ )(?=is it the\b)`,
      // In texts without commas.
      String.raw`(?<=\p{L}{3,} \p{L}+ [\p{L}'’]+\s)(?<!(?:know|knew|tell|tells|told|say|says|said|do|does|did|against|versus|vs|match|matches|matched|meets|fits|about|of|for|to|in|on|at|by|from|with|and|or|than|like|is|are|was|were|understand|learn|see|find out|out|asked|ask|whom|decide|choose|judge|check|determine|assess|evaluate|consider|care|wonder|matter|remember|think|exactly|much|just|reasons?|reason|explain|explained|describe|forget|forgot|clear|sure)\s)(?=(?:why|whether|what|how) (?!(?:to|ever|else|not)\b)\p{L})`,
    ].join('|'),
    'giu',
  ),
  relative: /^(?:who|whose|which|when|where)\b/iu,
  appendix:
    /^(?:(?:(?:under|on|in) )?(?:what|which) (?:conditions?|circumstances|terms)|what (?:made|makes) (?:them|people) (?:think|do|say|feel) (?:so|that)|why|why not|if not,? why(?: not)?|if no why|if so,? (?:why|how)|how so|how come|when|where|how often|what on|in what way|on what|which ones?|since when)$/iu,
  background:
    /(?:,? as (?:my|our) \p{L}+ (?:says?|thinks?|maintains?|claims?|insists?).*)|(?:,? (?:that |which )?we(?: are|['’]re|['’]ve been) (?:planning|building|developing|thinking|making|creating|about|going|considering|preparing|working)\b.*)|(?:,? (?:especially|particularly|mainly|in particular|including|focusing on|so that|so we can|so i can|so as to|in order (?:to|that)|because|cuz|cause(?= (?:i|we|the|my|it|they)\b)|bcoz|since (?:i|we|my|our|the boss)|as (?:i|we) (?:have|need|want)|before (?:we|i)\b|that way|and (?:then )?(?:fire|sack|cut|lay off)|for (?:the|our|my) (?:board|investors?|boss|newsletter|report|meeting|funders?|ceo|next release)|(?<!\b(?:how|when|where|what|whether|which|whom|who|able|wants?|needs?|like|likely|willing|ready|hope|tr(?:y|ies|ying)|plans?|prefer|used|have|has) )(?:in order )?to (?:decide|improve|reduce|increase|justify|convince|prove|raise|help us|help me|sell|fire|inform|support|guide|shape|prepare (?:the|our)|feed into|update (?:the|our)|revise|redesign (?:the|our)|plan (?:the|our)|underpin)|so (?:we|i|they|our|the)\b|because|given that|with a view to|as input|for the purpose|ideally|but (?:don['’]?t|do not|please|no)|dont mention|and (?:please )?(?:keep|make) it)\b.*)|,? (?:in|with) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten) questions.*$|,? (?:on|via|by|over) whats ?app.*$|,? (?:and )?(?:we |i )?(?:offer|give|ask for|collect)(?:ing)? (?:their|the|an?|everyone|them|respondents|names?|e-?mails?)\b.*$/iu,
  plan: /(?<=^|[.!?\n]\s*)(?:before|until|while|since|as|because|now that|given that|although|though) (?:we|i|our|my|the (?:board|council|committee|team|management)) [^,.!?\n]*,/giu,
  instruction:
    /^(?:(?:\d+|\p{L}+) questions (?:at (?:the )?most|max)|0 ?[-–] ?10$|(?:no |without )?(?:stars|scores|ratings)(?: or .*)?$|(?:from|among) |(?:people|those|customers|users|students|attendees|everyone|anyone) who\b|(?:please |and |also |but )?(?:don['’]?t|do not|keep|make|ask for|collect|thanks?|thank you|anonymous|no |maximum|max |at most|short|quick|brief|nothing|we offer|everyone who|voice|by voice|in \d+)|(?:my|our) (?:boss|manager|sister|brother|wife|husband|partner)|reasons$|who: |audience|public$|target)/iu,
  addressing:
    /^(?:.*\b(?:to|please|and)\s)?(?:hear(?:ing)? from|ask|interview|survey|(?:talk|speak) (?:to|with)) (?:(?:the|our|my|some) )?(?:(?!(?:about|on|regarding)\b)[\p{L}'’-]+ ){0,3}[\p{L}'’-]+s$/iu,
  caption:
    /^(?:(?:the )?(?:feedback|opinions?|views?|thoughts|input|answers) (?:from|of|by) (?!the (?:food|service)\b)[^,:]+|what (?:they|people|everyone) thinks?(?: (?:of|about) (?:it|us|this))?|(?:the |our |my )?(?:main |key )?(?:topics?|themes?|subjects?|points?|areas?|questions?|things|following)(?: to (?:ask|cover)| of interest)?|(?:from|of|with|to) (?:the |our |my )[\p{L}'’-]+s)$/iu,
  brief,
  listConjunction: /\s+(?:and|&|plus|or)\s+/iu,
  and: ', and ',
  nonsense: {
    fillers:
      /^(?:te?sti?(?:ng|e)?|asdf\w*|bla+h?|foo|bar|qwe\w*|xyz|lorem|ipsum|la+la\w*|abc|idk|hmm+|haha\w*)$/u,
    danglingEnd: /(?<=\s)(?:the|a|an|of|when|and|because|likewise|yes|wants)[.!?]*$/u,
    vague:
      /^(?:(?:hmm|idk|i|do|not|know|something|anything|everything|good|nice|about|some|stuff|things?|whatever|make|it|better|all|a|survey|questions?|please|for|my|me|want|to|ask)[\s,.!?]*)+$/u,
  },
  topicPoint: 'Experience with {s}',
  topicTitle: 'Your experience with {s}',
  unsoundName:
    /^\p{L}+ing (?:from|in|at|with|for|to|on|of)$|\babout (?:how|what|where|when|why) \p{L}+(?: \p{L}+)?$|\b(?:with|at|to|about|for) (?:the|our) (?:the|for|of|in|on|with|to|from|by|that|which|fit)\b|\b(?:they|them|their|whit|wetin|dae|dey|phd|thesis|dissertation|persona|survey|study)\b|\bID$/iu,
  planTitle: 'Your view of {s}',
  audienceTitle: 'A few questions for {s}',
  topicPhrase:
    /(?:^|\s)(?:us(?:e|es|ed|ing)|visit(?:s|ed|ing)?|attend(?:s|ed|ing)?|join(?:s|ed|ing)?|(?:feel|think|experiences?|opinions?|views?|satisfaction|satisfied) (?:about|of|with|on))\s(?:the|our)\s+((?:(?!(?:people|reasons?|way|ones?|last|first|main|most|best|next|other|same|day|week|evening|morning|night|afternoon|weekend|hours?|end|rest|over|under|and|or|of|to|for|in|on|at|they|we|is|are|was|were|would|that|who|with|from|after|before|by|as)\b)[\p{L}’'-]+\s?){1,3})(?=\s(?:is|are|was|were|has|have|would|should|in|on|at|for|after|before|and|that|which|of|to|from|by|if|when|since|with|or|as|they|we|instead|now|first|this|last)\b|$|[,.])/iu,
  ownPlace:
    /\b(?:at|in|into|inside) (our (?:(?!(?:street|area|town|city|village|country|neighbou?rhood|region|county|state|building|sector|industry|and|or|of|to|for|in|on|at|last|first|own)\b)[\p{L}’'-]+\s?){1,4}?)(?=\s(?:is|are|was|were|has|have|in|on|at|for|after|before|and|that|which|of|to|from|by|if|when|since|with|or|as|they|we|last|this|made|during|so)\b|$|[,.:;?])/iu,
  ownThing,
  titleOf,
  headTitle,
  roleTitle,
  notFirst:
    /^is it\b|\binstead$|^(?:how much|what|whether|if|would|how likely|do|are)\b.*\b(?:pay|paying|cost|price|earn)\b|^(?:why|whether|if|did|have)\b.*\b(?:leav(?:e|ing)|left|quit|quitting|stop(?:ped)?|cancel(?:led|ling)?|resign(?:ed|ing)?)\b/iu,
  closes:
    /^(?:(?:whether|if) they(?:['’]d| would) (?:recommend|come back|return)|what should|what (?:one |single )?change|what (?:they )?would (?:they )?(?:change|improve)|what (?:would|could|might) (?:bring|make|get|win|have|of|persuade|be|keep)|whether anything would|what [\p{L} ]+ would (?:bring|get))\b/iu,
  planned:
    /\b(?:would|could|planning|plan to|thinking (?:of|about)|considering|developing|building|new|willing\p{L}*|if we|before we)\b/iu,
  audienceName: nameAudience,
  withoutScreener,
  audience: findAudience,
  speak,
  determiner: /^(?:the|our|their|its|your|any|an?) /iu,
  specifying:
    /(?:,?\s+(?:especially|particularly|mainly|in particular|including|such as|namely|focus(?:ing|sed|ed)? on|with (?:a )?(?:focus|emphasis) on|with (?:particular|special) attention to|paying attention to|notably|in terms of|with regard to|when it comes to|for example)|(?<=(?:^|[.!?]\s*|\b(?:to|quick|short|brief|an?|please)\s)(?:survey|interviews?|interviewing|study|ask|asking|feedback|hear from|hearing from|talk to|talking to|questionnaire)\s(?:(?:for|with|of|from|among|to)\s)?(?:(?!(?:why|how|what|whether|if)\b)[\p{L}'’-]+\s){0,4}?[\p{L}'’-]+)\s(?:about|on|regarding))\s+(?=[^.?!:]*,[^.?!:]*\p{L})(?![^,.?!:]*\b(?:why|how|what|whether|if)\b)(?!(?:when|where|who|which)\b)/iu,
  emphasis:
    /^(?:and )?(?:especially|particularly|mainly|in particular|above all|including|such as|e\.?g\.?|for example|because|so that|in \d+ questions|everybody|everyone|nobody|we|before we|i|(?:in-depth |long |short |quick )*interview)(?!\p{L})/iu,
  supposed: {
    why: /^why\b/iu,
    which: 'which of these matters most to them',
    question: 'Which of these matters most to you',
    or: ' or ',
    asked: /^(?:(?:is|was|were|are) (?:it|that|they)|(?:do|did) they|because)\b/iu,
    beforeNoun:
      /^(?:and |or )?(?:is|was) it (?:because of |about |down to )?(?=(?:the|our|their) (?:(?!(?:that|who|which|what|are|is|was|were|has|had)\b)[\p{L}’'-]+ ?){1,5}$)/iu,
  },
  elliptic: /^(?:what for|how often|how long|since when)$/iu,
  refer: (things, goal) => withReferents(withVerbs(things), goal, things[0]),
  focus: focusOf,
  isNamedThing: /^(?!your |\p{L}+ing\b)/iu,
  within,
  splitThing,
  naming,
  ofOne,
  slips,
  doubt,
  wishStart,
  label: (thing) =>
    thing
      .replace(/^(?:if)\b/iu, 'whether')
      .replace(/(?<!,) if any$/iu, ', if any')
      .replace(
        /^(?=would (?:recommend|return|come|buy|use|pay|join|visit|stay)(?: |$))/iu,
        'whether they ',
      ),
}
