// English. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf } from '../shared/word-lists.ts'
import type { Concepts } from '../types/concepts.ts'

export const concepts: Concepts = {
  source: anyOf(
    'hear(?:d)? (?:about|of)|f(?:i|ou)nd out|find us|found you|come across|came across|posters?|noticeboards?|leaflets?|flyers?|adverts?|google\\S*|facebook|instagram|whatsapp group|radio|newspaper|word of mouth|recommended (?:it|you|them|by)',
  ),
  companion: anyOf(
    'compan(?:y|ion\\S*) with you|companions?|accompan\\S+|(?:stayed|came|went|was|sat|be) with (?:me|you|her|him)|on (?:my|your) own|alone',
  ),
  wait: anyOf(
    'wait\\S*|queu\\S+|on hold|kept me hanging|took (?:ages|forever)|delays?|delayed|punctual\\S*|lateness|(?:run|running|runs|ran|is|was|are|were|be|always|often|never|usually|comes?|came|arrives?|arrived|turns? up|turned up|minutes|hours?) late|on time',
  ),
  clean: anyOf(
    'clean(?:ed|er|liness|ing)?|dirt\\S*|filth\\S*|grubby|mess|messy|mould\\S*|smell\\S*|stinks?|stank|hygien\\S+',
  ),
  digital: anyOf('apps?|websites?|web ?site|online|log(?:ging)? in|login|passwords?|the site'),
  money: anyOf(
    'pay|pays|paid|paying|payments?|prices?|pric(?:ed|ey)|costs?|costing|fees?|charg(?:e|es|ed)|bills?|wages?|salary|rent|spend|spent|afford\\S*|expensive|cheap\\S*|quid|pounds?|dollars?|euros?|p?ence|money|fares?',
  ),
  sleep: anyOf('sleep\\S*|slept|beds?|mattress\\S*|bunks?|naps?'),
  food: anyOf(
    'eat|eats|ate|eating|eaten|foods?|meals?|breakfasts?|lunch\\S*|dinners?|suppers?|snacks?|cook\\S*|hungry',
  ),
  travel: anyOf(
    'travel\\S*|commut\\S+|bus|buses|trains?|trams?|petrol|get(?:ting)? there|drive|drove|driving|bikes?|cycle|cycling|miles|parking|lifts? home|cars?|taxis?|cabs?|walk(?:ed|ing|s)?(?! out)|on foot|pick(?:ed)? (?:me|us|him|her|them) up|dropp?(?:ed)? (?:me|us|him|her|them) off|(?:get|got|come|came) (?:home|here|to (?:us|the (?:shop|market|fair|clinic|club|store)))',
  ),
  leave: anyOf(
    'leav(?:e|ing)|left (?:the|because|after|in)|quit\\S*|stop(?:ped)? (?:going|coming|doing|using|volunteering)|giv(?:e|ing) (?:it )?up|gave (?:it )?up|drop(?:ped)? out|cancel\\S*|resign\\S*|walk(?:ed)? out',
  ),
  choose: anyOf('cho(?:o|i)\\S+|chose\\S*|pick(?:ed|ing)?|decid\\S+|decisions?|opted|went for'),
  start: anyOf(
    'first (?:days?|weeks?|months?|time|term|shift)|beginning|at first|settl\\S+|induction|started (?:out|off|there|in)',
  ),
  contact: anyOf(
    '(?:to|can|could) (?:call|ring|contact|turn to)|phones?|telephone|rang|ring|(?:phone|ward\\S*|their|the|a|your) number|text(?:ed)?|emails?|emailed|messages?|in touch|contact(?:ed)?|inform(?:ed|s)?|keep (?:you|me|us) (?:informed|posted|updated)|let (?:me|you|us) know|r(?:i|a)ngs? (?:me|us|you|back)|call(?:s|ed)? (?:me|us|you|back)|phon(?:e|ed|es) (?:me|us|you)|updates?|newsletters?|told (?:me|us) (?:about|that|when|what)|nobody (?:told|rings|rang|calls|called|tells)|no one (?:told|rings|rang|calls|called|tells)',
  ),
  worry: anyOf(
    'worr(?:y|ied|ies|ying)|afraid|scared|fear(?:s|ed)?|frighten\\S+|anxious|nervous|dread\\S*',
  ),
  pain: anyOf('pain\\S*|hurts?|hurting|ach(?:e|es|ing|ed)|sore|an(?:a)?esthetic|epidural'),
  training: anyOf(
    'train(?:ed|ing)|courses?|workshops?|taught|teach\\S*|lessons?|instruct(?:ed|ions?|or)',
  ),
  safety: anyOf(
    'saf(?:e|ety|er)|unsafe|theft|thie(?:f|ves)|stolen|stole|robbed|burgl\\S+|dangerous|lock(?:ed|s)? up',
  ),
  hours: anyOf(
    'rotas?|shifts?|schedules?|timetables?|opening (?:hours|times)|open(?:s|ed|ing)? (?:at|earlier|later)|clos(?:e|es|ed|ing) (?:at|earlier|later)',
  ),
  noise: anyOf('nois\\S+|loud\\S*|quiet\\S*|drilling|racket|banging'),
  warmth: anyOf('warm\\S*|cold\\S*|heat(?:ing|ed)?|freez\\S+|froze|radiators?|chilly|temperature'),
  weather: anyOf('weather|rain\\S*|drought|frosts?|wet spring|storms?|heatwave|snow\\S*'),
  staff: anyOf(
    'staff|nurses?|doctors?|receptionists?|reception|drivers?|teachers?|managers?|assistants?|volunteers?|helpers?|carers?|conductors?|cashiers?|waiters?|waitress\\S*|guards?|midwi(?:fe|ves)|instructors?|treated (?:you|me|us)|(?:the )?(?:man|woman|lady|girl|lad|lads|girls|ladies) (?:at|on|behind) the (?:desk|counter|till|gate|door)',
  ),
  booking: anyOf(
    'book(?:ed|ing|ings|s)?|appointments?|sign(?:ed|ing)? up|register(?:ed|ing)?|registration|reserv\\S+',
  ),
  wish: anyOf(
    "would (?:make|have made|help|have helped|be (?:nice|good|better|great))|(?:could|should) (?:be|have|get)|missing|lack(?:s|ing)?|(?:i|we) wish|i(?:'d| would) (?:like|love|change|want)|(?:would you|you would|to) (?:change|like|improve|add|see)|if i (?:could|were)|improve\\S*|suggest\\S*|easier|(?:i|we) want|please (?:add|fix|change|get|put)|needs? (?:more|an?|to be|better)",
  ),
}
