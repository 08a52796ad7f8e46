// Whether an answer tells of a child who is harmed or in danger. Its words only add to help, and raise what is already found grave.
import { foldText } from '../interview/language-patterns/fold-text.ts'
import { phrasePattern } from '../interview/language-patterns/language-patterns.ts'

/** Of folded text. */
type ChildPatterns = {
  child: RegExp
  /** In the respondent's household. */
  ownChild: RegExp
  /** Done to a child, not to the respondent. */
  harm: RegExp
  /** It continues. */
  now: RegExp
  /** A person does it: no accident. */
  byPerson: RegExp
}

const english: ChildPatterns = {
  child: phrasePattern(
    `child, children, kids?, son, sons, daughters?, bab(?:y|ies), toddlers?, boys?, girls?, little ones?, grandsons?, granddaughters?, grandchild(?:ren)?, stepsons?, stepdaughters?, stepchild(?:ren)?`,
  ),
  ownChild: phrasePattern(
    `(?:my|our|me) (?:\\w+ ){0,2}?(?:child|children|kids?|sons?|daughters?|baby|babies|toddlers?|boys?|girls?|little ones?|grandsons?|granddaughters?|grandchild|grandchildren|stepsons?|stepdaughters?), the (?:kids|children|baby|little ones)`,
  ),
  harm: phrasePattern(
    `(?:hits?|hitting|beats?|beating|smack\\w*|slap\\w*|kick\\w*|punch\\w*|shakes?|shaking|shook|chok\\w*|burns?|burnt|burned|grab\\w*|drag\\w*|threatens?|threatened|hurts?|hurting|locks|locked|touches|touched|touching)(?! (?:me|us|it|on|by the|over|any|the (?:old|new|other))), beaten, molest\\w*, abus(?:e|es|ed|ing)(?! (?:me|us|of)), rap(?:e|ed|es), bruis\\w*, starv\\w*, neglect\\w*, (?:not|never|isnt|arent) safe, (?:afraid|scared|frightened|terrified) of (?:him|her|them|his|their|my|going home), (?:left|leaves|leave) (?:\\w+ ){0,2}?alone, goes hungry, not (?:been )?fed`,
  ),
  now: phrasePattern(
    `hits, beats, smacks, slaps, kicks, punches, shakes, chokes, grabs, threatens, hurts, locks, touches, abuses, molests, leaves, (?:gets?|getting|is being|are being|keeps?) \\w+, (?:hit|beat|smack|slapp|kick|shak|hurt)t?ing, bruis\\w*, (?:is|are) (?:\\w+ )?(?:afraid|scared|frightened|terrified), (?:not|isnt|arent) safe, again, still, always, every (?:\\w+ )?(?:day|night|week|weekend|time), goes hungry`,
  ),
  byPerson: phrasePattern(
    `husband, wife, partner, boyfriend, girlfriend, ex, dad, daddy, father, stepdad, stepfather, mum, mom, mummy, mother, stepmum, stepmom, stepmother, uncle, aunt, grandad, grandfather, neighbou?rs?, teachers?, coach(?:es)?, trainers?, nanny, carers?, childminder, staff, man, men, woman, bloke, parents, beats?, beaten, beating, smack\\w*, slap\\w*, molest\\w*, abus\\w*, rap(?:e|ed|es), threaten\\w*, locks, (?:afraid|scared|frightened|terrified) of (?:him|her|them)`,
  ),
}

const portuguese: ChildPatterns = {
  child: phrasePattern(
    `criancas?, filh[oa]s?, filhinh[oa]s?, bebes?, nenem, menin[oa]s?, garot[oa]s?, guri[as]?, enteados?, enteadas?, net[oa]s?, netinh[oa]s?, pequen[oa]s`,
  ),
  ownChild: phrasePattern(
    `(?:minhas?|meus?|noss[oa]s?) (?:\\w+ ){0,2}?(?:crianca|criancas|filh[oa]s?|filhinh[oa]s?|bebe|nenem|menin[oa]s?|enteados?|enteadas?|net[oa]s?|netinh[oa]s?|pequen[oa]s?), (?:n|d|pr)?(?:as|os) (?:criancas|filhos|filhas|meninos|meninas)`,
  ),
  harm: phrasePattern(
    `(?<!(?:me|nos) )(?:bate|batem|bateu|batia|batendo|espanc\\w*|agred\\w*|agrid\\w*|machuc\\w*|empurr\\w*|chut\\w*|sacod\\w*|sacud\\w*|queim\\w*|tranc\\w*|ameac\\w*|maltrat\\w*), apanh(?:a|am|ou|ava|ando|aram), tapas?, soco, abus(?:a|ou|ava|ada|ado|am|ando), estupr\\w*, (?:mexe|mexeu|mexia) com, (?:passa|passam|passando) fome, roxos?, hematomas?, medo d(?:ele|ela|eles|o|a), nao (?:esta|ta|estao|tao) segur[oa]s?, sozinh[oa]s? em casa, negligenc\\w*`,
  ),
  now: phrasePattern(
    `bate, batem, batendo, espanca, agride, machuca, empurra, chuta, sacode, tranca, ameaca, maltrata, apanha, apanham, apanhando, abusa, mexe, passa fome, passando fome, roxos?, hematomas?, (?:tem|esta com|ta com|fica com|com) medo, nao (?:esta|ta|estao|tao) segur\\w*, sozinh[oa]s? em casa, de novo, ainda, sempre, tod[oa]s? (?:os |as )?(?:dias?|noites?|vez|semanas?), quando bebe`,
  ),
  byPerson: phrasePattern(
    `marido, mulher, espos[oa], companheir[oa], namorad[oa], ex, pai, mae, padrasto, madrasta, tio, tia, avo, vizinh[oa]s?, professor\\w*, treinador\\w*, baba, cuidador\\w*, homem, homens, pais, espanc\\w*, agred\\w*, agrid\\w*, apanh\\w*, estupr\\w*, abus\\w*, maltrat\\w*, ameac\\w*, tapas?, soco, medo d(?:ele|ela|eles)`,
  ),
}

const arabic: ChildPatterns = {
  child: phrasePattern(
    `(?:و|ب|ل|ال|وال|بال|لل)?(?:طفل\\S*|اطفال\\S*|ولد|ولدي|ولدها|ولده|اولاد\\S*|ابني|ابنه|ابنها|بنتي|بنته|بنتها|ابنتي|ابنته|ابنتها|بنات|بناتي|عيال\\S*|صغار\\S*|رضيع\\S*|بيبي|حفيد\\S*)`,
  ),
  ownChild: phrasePattern(
    `(?:و|ب|ل)?(?:ابني|بنتي|ابنتي|ولدي|اولادي|بناتي|عيالي|طفلي|طفلتي|اطفالي|حفيدي|حفيدتي|رضيعي|صغاري), (?:و|ب)?(?:الاولاد|العيال|الاطفال)`,
  ),
  harm: phrasePattern(
    `(?:و|ف)?(?:ب|عم )?[يتن]?(?:ضرب|نضرب|اذي|عنف|حبس|تحرش|غتصب|هدد|خنق|حرق|صفع|رفس|لطم)(?!ني|نا)\\S*, (?:ال)?ضرب\\S*, (?:ال)?تعنيف, تحرش\\S*, اغتص\\S*, كدم\\S*, جوعان\\S*, (?:ب?[يت]خاف|خايف|خايفه|خائف|خائفه) من\\S*, (?:مش|مو|ليس|ليست) (?:ب?امان|امن|امنه)`,
  ),
  now: phrasePattern(
    `(?:و|ف)?(?:ب|عم |عم ب)?[يت](?:ضرب|نضرب|اذي|عنف|حبس|تحرش|هدد|خنق|حرق|صفع|رفس|لطم|خاف)\\S*, خايف\\S*, خائف\\S*, كدم\\S*, (?:مش|مو|ليس|ليست) (?:ب?امان|امن|امنه), كل (?:يوم|ليله|مره|اسبوع), دايما, دائما, لسه, لسا, ما زال\\S*, مازال\\S*, مره تانيه, مره ثانيه`,
  ),
  byPerson: phrasePattern(
    `(?:و|ف)?(?:ب|عم )?[يتن]?(?:ضرب|نضرب|عنف|حبس|تحرش|غتصب|هدد|خنق|صفع|رفس|لطم)\\S*, (?:ال)?ضرب\\S*, (?:ال)?تعنيف, تحرش\\S*, اغتص\\S*, (?:و|ب)?(?:زوجي|جوزي|ابوه|ابوها|ابوهم|والده|والدها|والدهم|امه|امها|زوج امه|زوج امها)`,
  ),
}

const spanish: ChildPatterns = {
  child: phrasePattern(
    `hij[oa]s?, nin[oa]s?, bebes?, niet[oa]s?, hijastr[oa]s?, pequen[oa]s, chic[oa]s?, criaturas?`,
  ),
  ownChild: phrasePattern(
    `(?:mis?|nuestr[oa]s?) (?:\\w+ ){0,2}?(?:hij[oa]s?|nin[oa]s?|bebes?|niet[oa]s?|hijastr[oa]s?|pequen[oa]s?), (?:los|las) (?:nin[oa]s|hij[oa]s)`,
  ),
  harm: phrasePattern(
    `(?<!(?:me|nos) )(?:pega|pegan|pego|pegaba|golpe\\w*|maltrat\\w*|empuj\\w*|encierr\\w*|encerro|amenaz\\w*|lastim\\w*|quem\\w*|zarande\\w*), abus(?:a|an|o|aba|ada|ado), viol(?:o|ada|ado|aron), moretones?, (?:pasa|pasan) hambre, miedo (?:de|a) (?:el|ella|su|mi|ellos), sol[oa]s? en casa, no (?:esta|estan) (?:segur[oa]s?|a salvo)`,
  ),
  now: phrasePattern(
    `pega, pegan, golpea, maltrata, empuja, encierra, amenaza, lastima, quema, abusa, moretones?, pasa hambre, pasan hambre, (?:tiene|tienen|con) miedo, no (?:esta|estan) (?:segur\\w*|a salvo), sol[oa]s? en casa, otra vez, todavia, siempre, cada (?:dia|noche|semana|vez), tod[oa]s l[oa]s (?:dias|noches)`,
  ),
  byPerson: phrasePattern(
    `marido, mujer, espos[oa], pareja, novi[oa], ex, padre, papa, madre, mama, padrastro, madrastra, tio, tia, abuelo, vecin[oa]s?, maestr[oa]s?, profesor\\w*, entrenador\\w*, ninera, hombre, padres, maltrat\\w*, abus\\w*, viol(?:o|ada|ado|aron), amenaz\\w*, golpea, golpean, miedo de (?:el|ella|ellos)`,
  ),
}

/** Together: a respondent may write in any of them. */
const languages = [english, portuguese, arabic, spanish]

/** Whether all of some patterns of one language are in one sentence. */
const hasSentence = (
  written: readonly (string | null)[],
  ...parts: readonly (keyof ChildPatterns)[]
): boolean =>
  sentencesOf(written).some((sentence) =>
    languages.some((patterns) => parts.every((part) => patterns[part].test(sentence))),
  )

const sentencesOf = (written: readonly (string | null)[]): string[] =>
  written.flatMap((text) => (text ?? '').split(/[.!?؟\n]+/u)).map(foldText)

/** `written`: all that the respondent wrote, null where it is erased. In a call for help; elsewhere it may be an accident. */
export const tellsOfChildInDanger = (written: readonly (string | null)[]): boolean =>
  hasSentence(written, 'child', 'harm')

export const tellsOfChildHarmedByPerson = (written: readonly (string | null)[]): boolean =>
  hasSentence(written, 'child', 'harm', 'byPerson')

/** Whether a child of the respondent's household is in danger that continues. */
export const isOwnChildInDanger = (text: string): boolean =>
  hasSentence([text], 'ownChild', 'harm', 'now')

export const isOwnChildHarmedByPerson = (text: string): boolean =>
  hasSentence([text], 'ownChild', 'harm', 'now', 'byPerson')
