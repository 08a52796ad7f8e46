// Whether an answer describes violence against its respondent: its lines then come first. In doubt the order of the lines stays.
import { matchesAny } from '../interview/language-patterns/fold-text.ts'
import { phrasePattern } from '../interview/language-patterns/language-patterns.ts'

/** “Me bateu uma tristeza”: what strikes is a feeling. */
const feeling =
  '(?:(?:um|uma|o|a|aquel[ea]|ess[ea]|tanta|muita|un|una|la|el) )?(?:\\w+ )?(?:tristezas?|desespero|desesperacion|saudades?|vontade|medo|miedo|angustia|ansiedade|ansiedad|panico|solidao|soledad|vazio|vacio|desanimo|depressao|depresion|depre|bad|crise|crisis|culpa|remorso|aperto|agonia|cansaco|cansancio|sono|choro|dor|negocio|coisa|pensamentos?)'

const agent =
  '(?:ele|eles|ela|marido|mulher|espos[oa]|namorad[oa]|companheir[oa]|ex|pai|mae|padrasto|madrasta|tio|avo|irmao|filho|chefe|patrao|homem|cara)'
const enAgent =
  '(?:he|hes|she|shes|they|theyre|husband|wife|partner|boyfriend|girlfriend|ex|dad|father|stepdad|stepfather|mum|mom|mother|brother|uncle|son|boss|man|men)'

/**
 * Patterns of folded text. All languages are checked. Abuse and violence are those of a person, so not “I abuse alcohol” or
 * “violent thoughts”.
 */
const violence = [
  phrasePattern(
    `(?<!(?:it|grief|sadness|loneliness|depression|anxiety|panic) )(?:hit|hits) me, (?:beat|beats|beaten|punch\\w*|slap\\w*|kick\\w*|chok\\w*|(?<!it )hurts|shov\\w*) me, (?:hits|beats) us, beat up, bruis\\w*, rap(?:e|ed|ist), abus(?:e|es|ed|ing) (?:me|us|her|him|them|my), (?:am|is|was|were|be|been|being|get|got|getting) (?:\\w+ )?abused, abused by, abusers?, abusive (?:${enAgent}|relationship|marriage|home|family|to|towards?|with), ${enAgent} (?:\\w+ ){0,3}abusive, (?:sexual|physical|emotional|domestic|child|verbal)(?:ly)? abuse[ds]?, (?:his|her|their|suffered|survived|victim of|survivor of|years of|the) abuse(?! of), abuse (?:from|by|at home), assault\\w*, (?:domestic|his|her|their|the|suffered|victim of) violence, violence (?:from|by|against|towards?|at home), ${enAgent} (?:\\w+ ){0,3}violent(?! thoughts?), violent (?:${enAgent}|relationship|marriage|home|family|(?:to|towards?|with) (?:me|us|her|him|them|my)), threaten\\w*, stalk\\w*, molest\\w*, (?:locks?|locked) me, (?:wont|doesnt|does not) let me (?:out|leave|see), (?:afraid|scared|frightened|terrified) of (?:him|my (?:husband|partner|boyfriend|ex|father|dad|stepdad|wife|girlfriend)), (?:grabbed|grabs|pushed|pushes|threw|throws) me, (?:followed|follows|following) (?:me|us)(?! (?:on (?:insta\\w*|facebook|twitter|tiktok|social)|back|up))(?= (?:home|to|all|around|from|until|till|round|out|into|up|down|when|after|every)), knows? where (?:i|we) live, (?:waits?|waiting|waited) for me (?:outside|after|by|at) (?:my|the|work|closing|home)`,
  ),
  phrasePattern(
    `(?:me|nos) (?:bate|bateu|batia)(?! ${feeling}), (?:me|nos) (?:batem|agride|agrediu|empurr\\w+|tranc\\w+|ameac\\w+|enforc\\w+|chut\\w+|machuc(?!o(?![a-z]))\\w+|persegu\\w+), (?:bate|bateu|batia) em mim, bater em mim, apanh(?:o|ei|ava|ar), levei (?:um )?(?:soco|tapa|chute)s?, agredid\\w*, agress\\w+, espanc\\w+, estupr\\w+, (?:me|nos) abus(?:a|ou|ava|aram|am), abus(?:a|ou|ava|aram|am|ar) (?:\\w+mente )?de (?:mim|nos), (?:fui|sou|era|foi|ser|sendo|sido) (?:\\w+mente )?abusad[oa]s?, abusad[oa] por, ${agent} (?:\\w+ )?abus(?:a|ou|ava)(?! (?:muito )?d[eoa]s? (?!mim)), abuso (?:sexual|del[ea]|d[oe] (?:meu |minha )?${agent}), (?:sofr\\w+|vitima de) (?:\\w+ )?(?:abusos?|violencia), (?:vivo com|vivendo com|por causa da|medo da) violencia, (?:abusos?|violencia) que (?:sofri|sofro), violencia (?:domestica|sexual|contra|del[ea]|d[oe] (?:meu |minha )?${agent}|(?:\\w+ ){0,2}em casa), violent[oa] comigo, ${agent} (?:\\w+ ){0,3}violent[oa], violentad[oa], ameac(?:a|ou|as|ando|ad[oa]), assedi\\w+, medo d(?:ele|ela), medo do meu (?:marido|namorado|ex|companheiro|pai|padrasto), nao (?:me )?deixa (?:eu )?sair, (?:me|nos) segu(?:e|em|iu|iram|ia|indo)(?! n[oa]s? (?:insta\\w*|face\\w*|twitter|tiktok|redes?)), (?:sab(?:e|em|ia)|descobriu|falou|disse) onde (?:eu |a gente )?(?:moro|mora|moramos)`,
  ),
  phrasePattern(
    `(?:[بيت]*ضرب|ضرب)(?:ني|نا|وني), [بيت]*هدد(?:ني|نا|وني), [بيت]*حبس(?:ني|نا|وني), (?:ال)?عنف, تهديد\\S*, تحرش\\S*, [بيت]*تحرش\\S*, اغتص\\S*, اعتد[يا]\\S* علي, خا[يئ]ف\\S* (?:منه|من زوجي|من جوزي), اخاف منه, (?:[بي]{0,2}لحق|[بي]{0,2}لاحق|[بي]{0,2}تبع|[بي]{0,2}مشي ورا)(?:ني|نا|يا|ايا), (?:عارف|عرف|يعرف|بيعرف)\\S* (?:وين|فين|اين) (?:ساكن\\S*|اسكن|بسكن|بيتي)`,
  ),
  phrasePattern(
    `me (?:pega|pego|pegaba|golpea|golpeo)(?! ${feeling}), me (?:empuj\\w+|encierr\\w+|amenaz\\w+|agred\\w+), maltrat\\w+, violencia (?:domestica|sexual|de genero|machista|contra|en casa), (?:sufr\\w+|victima de) (?:\\w+ )?(?:abusos?|violencia), violad[oa], violo, (?:me|nos) abus\\w+, abus(?:o|a|aba|aron) de (?:mi|nosotr[oa]s), abusos? sexual(?:es)?, abusad[oa] por, acos(?:o|os|a|an|aba|aban|ad[oa]s?|aron|ar|ando|ador(?:a|es)?), miedo (?:a|de) (?:el|mi (?:marido|novio|pareja|ex|padre|padrastro))`,
  ),
]

/** Words of violence, about any person or thing. */
const violentWords = phrasePattern(
  `abus\\w*, violen\\w*, (?:me|nos) bat(?:e|eu|ia), me (?:peg|golpe)\\w+, hits? me, hurts me`,
)

/** `written`: all that the respondent wrote, null where it is erased. */
export const describesViolence = (written: readonly (string | null)[]): boolean =>
  isWritten(written, violence)

/** Also where nobody is named who does it. */
export const mayDescribeViolence = (written: readonly (string | null)[]): boolean =>
  isWritten(written, [...violence, violentWords])

const isWritten = (written: readonly (string | null)[], patterns: readonly RegExp[]) =>
  written.some((text) => text !== null && matchesAny(patterns, text))
