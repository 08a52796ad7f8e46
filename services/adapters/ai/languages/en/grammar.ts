// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Grammar } from '../types/grammar.ts'

export const grammar: Grammar = {
  preamble:
    /^(?:(?:i|we)(?:['’]d| would| am| are|['’]re|['’]m)?\s+(?:want to|like to|need to|wish to|aim to|hope to|trying to|planning to)\s+|(?:our|my|the) goal is to\s+)?(?:to\s+)?(?:(?:better\s+)?(?:understand|find out|learn|know|discover|explore|measure|validate|evaluate|assess|investigate|collect|hear|analyse|analyze|identify|research)\s+)?(?:(?:better|in detail|in depth|more)\s+)?(?:about\s+)?(?=\S)/iu,
  surveyFormat:
    /^(?:an?\s+)?(?:(?:quick|short|brief|anonymous|academic|scientific|qualitative|detailed|in-depth)\s+)+(?:survey|pulse|interviews?|study|research|poll|chat|conversation)(?:\s+for\s+my\s+\p{L}+)?\s+(?:on|about|of|into|with)\s+|^hear from\s+(?:our\s+)?\p{L}+\s+about\s+|[,;]?\s+(?:and\s+)?(?:ask(?:ing)? for|collect(?:ing)?)\s+(?:their|the|names?|e-?mails?).*$|,?\s+in\s+\d+ questions.*$|,?\s+(?:on|via|by|over)\s+whats ?app.*$/iu,
  clauseBoundary:
    /,?\s+(?=(?:and|but|or)\s+(?:also\s+)?(?:what|how|why|which|when|where|who|whether|if)\s)|,\s*(?=(?:who|how|why|which|what|when|where|especially|particularly|mainly|in particular|including)\s)/giu,
  pause:
    /[,;:(]|\s[–—-]\s|\s(?=(?:in order to|so that|because|when|while|before|after|and|to (?:improve|decide|reduce|increase|help|make))\s)/giu,
  questionStart:
    /^(?:(?:what|which)\s+\p{L}+s\s+(?:do|does|did)\s|(?:what|how|why|when|where|which|who)(?:\s+(?:much|many|often|long|happy|satisfied|easy|hard|well|likely|important|useful|clear))?\s+(?:is|are|was|were|do|does|did|would|could|can|should|will|has|have|makes?|made)\s|(?:is|are|was|were|do|does|did|would|could|can|should|will|has|have)\s)/iu,
  unsuitableTitle:
    /^(?:(?:improve|reduce|increase|decide|test|get|gather|make|build|launch|grow|check|see|map|compare|choose|ask|interview|talk|listen|hear|run|raise|lower|prioriti[sz]e)\s|(?:from|to)\s|(?:people|those|customers|users|students|attendees|everyone) who\s|(?:whether|if)\s)/iu,
  leadingArticle: /^(?:the|a|an)\s+/iu,
  questionMark: '?',
  capitalizedStart: /^I(?:['’ ]|$)/,
}
