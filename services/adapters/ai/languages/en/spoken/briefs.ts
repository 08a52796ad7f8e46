// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// How formal briefs are built: their labels, what announces their list, and what they say of the survey.
import type { Clauses } from '../../types/clauses.ts'

export const brief: NonNullable<Clauses['brief']> = {
  label: /(?<=(?:^|[.!?\n])\s*)(?:(?:main |overall )?(?:purpose|objective|aim|goal))s?\s*:\s*/giu,
  remark:
    /^(?:(?:background|context)\s*:|(?:the |these |our |all )?(?:findings|results|responses|insights)(?: of [^.]{3,40}?)? (?:will|shall|should|are to)\b|(?:my|our) \p{L}+ (?:says?|said|wants?|told|thinks?|reckons?) (?:(?:me|us) )?(?:to |i should |we should )?(?:please )?(?:keep|make|it)\b|(?:no more than|at most|max(?:imum)?(?: of)?|up to) (?:\d+|\p{L}+) (?:questions|minutes)|(?:(?:but|and|so|also|oh|just|please|pls|plz),? )*(?:(?:do not|don['’]?t|dont|never|without|avoid|not to) (?:\p{L}+ )?(?:mention|mentioning|ask|asking|tell|telling|say|saying|name|naming|let on|hint|bring up|push|sell|pressure|use)\b|no need to \p{L}+|nothing (?:on|about|regarding|to do with)\b|(?:nobody|no one) (?:else )?knows\b|(?:i|we) (?:do not|don['’]?t|dont) (?:want|need)\b|(?:\p{L}+ ){0,6}(?:must not|mustn['’]?t|should not|are not to|is not to) (?:know|hear|see|find out|suspect)\b|not a word\b|no (?:questions?|mention|names?|jargon|scores?|stars|ratings?|sales talk)\b|between (?:us|you and me)\b|keep (?:schtum|quiet|mum|it (?:short|quick|chill|light|brief|simple|friendly))\b|leave (?:it|that) (?:be|out)\b)[^:?]*$|(?:(?:hi|hello|hiya|hey|ok|so),? )*(?:please |pls )?(?:can|could|would|will) (?:you|u) (?:please |pls )?(?:do|make|write|create|draft|set up|knock up|put together|help)\b[^:]*$|(?:thanks?|thx|cheers|ta|thank you|please|pls)\b[^:?]{0,40}$)/iu,
  announcement:
    /(?<![\p{L}'’])(?:(?:hear(?:ing)? from|talk(?:ing)? (?:to|with)|speak(?:ing)? (?:to|with)|ask(?:ing)?|interview(?:ing)?|survey(?:ing)?) (?:(?!(?:about|on|regarding|why|how|what|which|whether|if|and)\b)[\p{L}\d'’-]+ ){1,14}?(?:about|on|regarding)|(?:seek(?:ing)?|collect(?:ing)?|gather(?:ing)?|want|would like|welcome) (?:their |your |people['’]s )?(?:views|opinions|feedback|comments|thoughts) (?:on|about|regarding)|areas of interest (?:are|include)|(?:topics|themes) (?:are|include))(?=\s+(?!(?:why|how|what|which|who|where|when|whether|if)\b)[^.?!:\n]*,[^.?!:\n]*\p{L})/giu,
  aim: /,? (?:with the (?:aim|objective|purpose|goal) of|in order to|so as to) (?=(?:assess|evaluat|measur|understand|explor|ascertain|establish|identif|gaug)\p{L}*)/giu,
  afterthought:
    /[,.!?;–-]?\s+(?:and )?(?:oh|ah)(?: yeah| yes)?,? (?:and |also |plus )*((?:the|our|their) [^,.;:?!()]{2,60}?)(?:\s(?:which|that|bc|because|cos) [^.?!,]*)?(?:, (?:everyone|everybody|people|they|it|we|i) [^.?!]*)?(?=[.?!\n]|$)/giu,
}
