// English. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf } from '../shared/word-lists.ts'
import type { FollowUps } from '../types/follow-ups.ts'

export const followUps: FollowUps = {
  kinds: {
    unpaid: anyOf(
      "(?:they|he|she|it|the \\S+|\\S+ company|boss)(?: \\S+)? (?:never|didn't|did not|hasn't|haven't|won't|wouldn't|don't|doesn't)(?: ever| even)? (?:pay|paid|refund|refunded|reimburse|reimbursed)",
      '(?:nobody|no one|none of them) (?:ever |has |would )?(?:paid|pays|pay|refunded|reimbursed)',
      "(?:i|we)(?: \\S+)? (?:haven't|have not|hadn't|wasn't|weren't|never|didn't)(?: \\S+)? (?:been paid|got paid|get paid|paid back|get my money|got my money|been refunded|seen a penny)",
      "(?:never|haven't|didn't|hasn't|not)(?: \\S+)? (?:got|get|saw|see|seen|received|receive|had|have)(?: \\S+){0,2} (?:money|refund|penny|payment|expenses|wages|deposit)",
      '(?:owes?|owed|owing) (?:me|us)',
      'unpaid',
      '(?:paid|payments?|wages|salary)(?: \\S+){0,2} late',
    ),
    problem: anyOf(
      '(?:nobody|no one|none of them)(?: ever| has| had| even| really)? (?:came|comes|told|tells|called|calls|wrote|writes|let|minded|noticed|bothered|rang|rings|answered|answers|replied|replies|listened|listens|helped|helps|explained|explains|turned up|showed up|warned|checked|picked up|said (?:anything|a word))',
      "(?:never|didn't|did not|hasn't|hadn't|haven't)(?: \\S+)? (?:came|come|arrived?|turned? up|showed? up|rang back|ring back|call(?:ed)? back|repl(?:y|ied)|happened|worked|fixed|delivered|got back|heard back)",
      '(?:went|gone|go) missing',
      'lost (?:my|his|her|our|their|half|the) (?!(?:weight|count|track|interest|time|plot|thread|will)\\b)\\S+',
      'heard nothing',
      '(?:no|without)(?: any| a)? (?:reply|response|explanation|warning|notice)',
      "(?:it|hose|handle|motor|blade|wheel|door|zip|screen|pump|machine|boiler|roof|pipe|chain|strap|lid|cable|battery|engine|button)(?: \\S+){0,2} (?:split|snapped|burst|jammed|fell off|fell apart|cracked|broke|died|packed up|gave out)|(?:made (?:me|us)|(?:i|we)(?:'d| would)? (?:had|have) to) pay(?= )(?: for (?:it|that|the damage))|broke down|stopped working|not working|leaks|leaked|leaking|flooded",
      "(?:doesn't|didn't|don't) work",
      '(?:shouted|yelled|swore|screamed|snapped|laughed|shouts|yells|swears|screams) at (?:me|us|my \\S+|the \\S+|people|children|kids)|(?:forgot|lost|left behind) my (?:son|daughter|child|kid|mother|father|medicine|order|file|papers?)|hung up on (?:me|us)|lied to (?:me|us)|talked down to (?:me|us)|(?:insulted|humiliated|threatened|accused|blamed) (?:me|us)|left (?:me|us) (?:alone|standing|waiting|on my own|to it)|(?:a|an|the|big|huge) (?:argument|row|fight|quarrel) with',
      '(?:bugs?|mould|mold|mouldy|moldy|maggots?|worms?|insects?|glass|hair|rats?|mice|cockroach\\S*) in|(?:was|were|is|are|came|arrived)(?: \\S+)? (?:mouldy|moldy|rotten|spoiled|spoilt|off|stale)(?= $| (?:and|so|when|twice|again))|(?:had to|i|we) (?:throw|threw) (?:it|them|everything|the \\S+|half)(?: \\S+)? (?:away|out)|(?:the )?wrong (?:dose|order|size|change|medicine|tablets?|pills?|address|item|day|person|room|name|amount)',
      '(?:fainted|collapsed|passed out|in tears|almost cried|nearly cried|nearly crying|was crying|fell asleep at)|(?:had to|have to) (?:borrow|sell|sleep (?:in|on)|walk home|leave early|cancel|miss)|(?:almost|nearly) (?:fell|fainted|crashed|lost|quit|left|gave up|missed|hit)|(?:was|were) (?:shut|closed|locked|out of order) (?:because|when|again|without|and)',
      '(?:was|were|got|been|being|get|gets) (?:broken|stolen|damaged|cancelled|canceled|ignored|refused|rejected|overcharged|told off|shouted at|yelled at|turned away|treated like|cut off|stranded|blamed|humiliated|rushed)',
      '(?:waited|waiting|queued|queueing|sat|stuck)(?: \\S+){0,6} (?:hours?|days|weeks|months)',
      'charged (?:me |us )?twice|overcharged',
    ),
    decision: anyOf(
      '(?:i|we)(?: \\S+)? (?:quit|resigned|gave up|packed it in|walked out|dropped out|cancelled|canceled|unsubscribed|switched|decided)',
      '(?:i|we)(?: \\S+)? stopped (?:going|coming|using|buying|eating|taking|working|playing|attending|ordering|driving|cycling|riding|volunteering|visiting|trying|asking|calling)',
      '(?:so|and|then|when|until|why) (?:i|we) left(?= $| (?:in|after|because|last|this|that|the (?:job|company|school|course|club|team|place)))',
      '(?:i|we) no longer',
      "(?:i|we) (?:don't|do not)(?: \\S+){1,4} (?:anymore|any more)",
    ),
    wish: anyOf(
      '(?:i|we) wish (?:they|there|it|the|someone|people)',
      '(?:they|there|the \\S+|people|someone|somebody|it) should(?! have)',
      'it would (?:help|be (?:better|easier|good|nice|great|useful)) (?:if|to)',
    ),
  },
  misfortune: anyOf(
    '(?:i|we|my \\S+|he|she)(?: \\S+)? (?:was|were|got|been) (?:robbed|mugged|burgled|attacked|assaulted|beaten up|evicted|sacked|fired|laid off|made redundant|run over|scammed|humiliated|bullied|badly hurt|injured)',
    '(?:broke|broken) (?:my|his|her) (?:leg|arm|hip|wrist|ankle|foot|hand|shoulder|ribs?|collarbone)',
    'lost (?:my|his|her|our) (?:job|home|house|flat|baby|business)',
    '(?:i|he|she|we) had (?:a|an) (?:accident|stroke|heart attack|miscarriage|breakdown)',
    '(?:house|flat|home|shop) (?:burned|burnt) down',
    '(?:i|he|she|my (?:son|daughter|child|kid|boy|girl|mum|mom|mother|dad|father|husband|wife)) (?:collapsed|fainted|passed out|got hurt|(?:badly )?cut (?:his|her|my) (?:hand|finger|foot|leg|arm|face|head|knee))',
    'cut my (?:son|daughter|child|kid|boy|girl|hand|finger|foot|leg|arm|face|head|knee)',
    'stole (?:my|our) \\S+|(?:my|our) \\S+ (?:was|were|got) stolen',
    '(?:i|we) lost (?:all )?(?:my|our|the) (?:money|savings)',
  ),
  reacted: anyOf(
    '(?:i|we)(?: \\S+)? (?:wrote|called|rang|phoned|complained|reported|emailed|e-mailed|told (?:them|him|her|the|my)|asked|went (?:to|back)|walked out|returned|took (?:it|them) back|sent it back|argued|refused|threw|cancelled|canceled|switched|spoke to|talked to|contacted|borrowed|paid)',
  ),
  asksWhatIsWrong: anyOf(
    'reasons|problems?|difficult\\S*|difficulty|missing|miss|worries|bothers|annoys|(?:kept|keeps|stopped|stops|prevents) you|would you (?:change|improve|suggest)|stands in the way',
  ),
  unreal: anyOf("never|not|nearly|almost|didn't|wasn't|weren't|if|could|might|would"),
  delicate: anyOf(
    'die[sd]?|dying|dead|deaths?|funeral|buried|passed away|killed|suicide|grie\\S+|cancer|dementia|alzheimer\\S*|stroke|miscarr\\S+|stillb\\S+|hospice|widow\\S*|chemo\\S*|abuse\\S*|raped?|depress\\S*|robbed|mugged|attacked|assaulted|stabbed',
  ),
  aside: anyOf(
    '(?:ha){2,}|lol|lmao|(?:like|as) i (?:said|mentioned|told)|i (?:just |already |have )?(?:said|told you|answered)|already (?:said|told|answered|mentioned)|you (?:just |already |keep )?(?:ask|asked|asking|mean)|you (?:didn.t|did not|haven.t|have not)(?: even)? (?:answer|answered) (?:me|my question|what i asked|that)|your? (?:question|questions|survey)|(?:this|that|the) (?:question|survey|robot|bot)|make sense|makes sense|understand|no idea|dunno',
  ),
  satisfied: anyOf(
    "(?:it's|it is|it was|was|were|is|are|all|they're|that's|that was|everything|everything's|i'm|been)(?: all| just| perfectly| absolutely| pretty| really| quite| very| always)? (?:fine|ok|okay|right|alright|good|great|perfect|lovely|brilliant|happy)",
    "no (?:problems?|complaints?|issues?|trouble)|nothing (?:really|much|to complain|at all)|can't complain|cannot complain|never had (?:a|any) (?:problem|trouble|issue)s?|works? (?:well|fine)",
  ),
  factual:
    /^ (?:and )?(?:where|when|who|which|how did \S+ (?:hear|find (?:out|us)|come across)|what (?:did|does|do) (?:it|they|that) cost|how (?:many|much|long|often|far|old|big)|what (?:time|day|kind|type|sort)|what do you (?:grow|eat|drink|use|buy|pay|sell|wear|own|drive|study|teach|play)|do|did|does|are|is|was|were|have|has|had|can|could|would|will) /u,
  quantity: anyOf('how (?:many|much|long|often|far|old)|cost'),
  dependent: anyOf(
    'when|if|because|cos|that|which|who|whose|where|while|after|before|until|as|than|to|for|with|without|of|in|on|at|from|like|not|or|so',
  ),
}
