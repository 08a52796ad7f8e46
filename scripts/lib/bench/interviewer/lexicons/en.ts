import { wordSet, type DetectorLexicon } from './detector-lexicon.ts'

export const english: DetectorLexicon = {
  common: wordSet(
    'the a an and or but of to in on at for with from by about is are was were be been am do does did have has had i you he she it we they me my your our their this that these those what which who when where why how not no yes so than then there here if because as would could can will should just very more most some any all one out up into over after before me us them its it’s i’m don’t',
  ),
  leading:
    /\b(?:do|does|did|is|are|was|were|would|should|could|have|has|wo)n['’]?t (?:you|it|that|this|they|we|the)\b|\bagree (?:that|with)\b|\b(?:surely|obviously|clearly|undoubtedly|no doubt|naturally)\b|\bas (?:everybody|everyone|we all) knows?\b|\byou (?:must|probably|surely) (?:have|be|feel|think|find|like|love|hate)\b|\bi (?:bet|guess|assume|suppose|imagine)\b|\b(?:that|it|this) (?:must|cannot|can['’]t) have (?:been|felt)\b|\bhow (?:great|wonderful|amazing|awful|terrible|horrible|fantastic|annoying|frustrating) (?:is|was|are|were|did|do)\b|,\s*(?:right|correct|true|no|yes|okay|isn['’]t it)\s*\?/iu,
  doubleBarrelled:
    /(?<=[\p{L},”]\s)(?:and|or)(?: also| then)? (?:(?:what|how|why|when|where|who|which)\b|(?:do|did|does|would|could|are|is|was|were|will|have|has) (?:it|you|your|they|we|the|there)\b)|\b(?:like|love|enjoy|liked|best|good|positive|pros) (?:and|or) (?:dislike|hate|disliked|worst|bad|negative|cons)\b|\bboth\b[^?]*\band\b|\bas well as\b/iu,
}
