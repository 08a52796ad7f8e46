// Whether a respondent tells of violence against them: its lines then come first. In doubt the order of the lines stays.
import { foldText } from '../interview/language-patterns/fold-text.ts'
import { phrasePattern } from '../interview/language-patterns/language-patterns.ts'

/** Of folded text, in all languages together. */
const violence = [
  phrasePattern(
    `(?:hit|hits|beat|beats|beaten|punch\\w*|slap\\w*|kick\\w*|chok\\w*|hurts|shov\\w*) me, (?:hits|beats) us, beat up, bruis\\w*, rap(?:e|ed|ist), abus\\w*, assault\\w*, violen\\w*, threaten\\w*, stalk\\w*, molest\\w*, (?:locks?|locked) me, (?:wont|doesnt|does not) let me (?:out|leave|see), (?:afraid|scared|frightened|terrified) of (?:him|my (?:husband|partner|boyfriend|ex|father|dad|stepdad|wife|girlfriend)), (?:grabbed|grabs|pushed|pushes|threw|throws) me`,
  ),
  phrasePattern(
    `(?:me|nos) (?:bate|bateu|batia|batem|agride|agrediu|empurr\\w+|tranc\\w+|ameac\\w+|enforc\\w+|chut\\w+|machuc\\w+|persegu\\w+), (?:bate|bateu|batia) em mim, bater em mim, apanh(?:o|ei|ava|ar), levei (?:um )?(?:soco|tapa|chute)s?, agredid\\w*, agress\\w+, espanc\\w+, estupr\\w+, abus(?:o|a|ou|ad[oa])s?, violen(?:cia|t[oa]|tad[oa]), ameac(?:a|ou|as|ando|ad[oa]), assedi\\w+, medo d(?:ele|ela), medo do meu (?:marido|namorado|ex|companheiro|pai|padrasto), nao (?:me )?deixa (?:eu )?sair`,
  ),
  phrasePattern(
    `(?:[بيت]*ضرب|ضرب)(?:ني|نا|وني), [بيت]*هدد(?:ني|نا|وني), [بيت]*حبس(?:ني|نا|وني), (?:ال)?عنف, تهديد\\S*, تحرش\\S*, [بيت]*تحرش\\S*, اغتص\\S*, اعتد[يا]\\S* علي, خا[يئ]ف\\S* (?:منه|من زوجي|من جوزي), اخاف منه`,
  ),
  phrasePattern(
    `me (?:pega|pego|pegaba|golpea|golpeo|empuj\\w+|encierr\\w+|amenaz\\w+|agred\\w+), maltrat\\w+, violencia, violad[oa], violo, abus(?:o|a|aron), acos\\w+, miedo (?:a|de) (?:el|mi (?:marido|novio|pareja|ex|padre|padrastro))`,
  ),
]

/** `written`: all that the respondent wrote, null where it is erased. */
export const tellsOfViolence = (written: readonly (string | null)[]): boolean =>
  written.some((text) => text !== null && violence.some((each) => each.test(foldText(text))))
