// What describes a child in danger, of folded text. A blow needs the child, or a pronoun for it, as its object: children who play hit things.
import { phrasePattern } from './language-patterns.ts'

export type ChildPatterns = {
  child: RegExp
  /** In the respondent's household, or a young relative. */
  ownChild: RegExp
  /** Done to a child, not to the respondent alone. */
  harm: RegExp
  /** It continues. */
  now: RegExp
  /** A person does it: no accident. */
  byPerson: RegExp
}

const englishChild = `(?:child|children|kids?|sons?|daughters?|bab(?:y|ies)|toddlers?|boys?|girls?|little ones?|grandsons?|granddaughters?|grandchild(?:ren)?|stepsons?|stepdaughters?|stepchild(?:ren)?|nieces?|nephews?|(?:little|younger|youngest|baby|kid) (?:brothers?|sisters?|siblings?)|\\d+\\Wyear\\Wolds?)`
const englishDoer = `(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|daddy|father|stepdad|stepfather|mum|mom|mummy|mother|stepmum|stepmom|stepmother|uncle|aunt|grandad|grandfather|neighbou?rs?|teachers?|coach(?:es)?|trainers?|nanny|carers?|childminder|staff|man|men|woman|bloke|parents|he|hes|she|shes|they|someone|somebody)`
const englishBlow = `(?:hits?|hitting|beats?|beating|smack(?:s|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|punch(?:es|ed|ing)?|shakes?|shaking|shook|chok(?:es?|ed|ing)|burns?|burnt|burned|burning|grab(?:s|bed|bing)?|drag(?:s|ged|ging)?|hurts?|hurting|locks?|locked|locking|touches|touched|touching|threaten(?:s|ed|ing)?)`
const englishStruck = `(?:hit|beat|smacked|slapped|kicked|punched|shaken|choked|burnt|burned|grabbed|dragged|hurt|locked|touched|threatened)`
/** “her” alone, not “her hand”. */
const englishIt = `(?:him|them|her(?= (?:and|or|but|when\\w*|while|if|every|each|again|so|with|at|in|on|to|by|because|cause|cos|hard|badly|a|all|always|still|until|till|too|for|around|alone|like|as|after|before|from|down|up|out|once|twice|now|last|this|that|then|since|constantly|daily|sometimes|often)(?!\\w)|\\W*$|\\W+[^ \\w]|[\\x2c;:)]))`
/** “me and”, then words before the child other than those that begin another phrase or name a thing. */
const englishObject = `(?:to (?:kill|hit|beat|hurt) )?(?:${englishIt}|(?:(?:(?:my|our|his|her|their|the) )?(?:us|me|${englishDoer})\\W{1,2}(?:(?:me|both|myself) )?and )?(?:(?!(?:with|for|to|so|while|when|than|and|but|or|on|at|into|from|about|because|that|if|as|like|together|the (?:gym|ball|door|road|beach|shops))(?!\\w))\\w+ ){0,3}?${englishChild}(?!(?<=grab\\w* (?:\\w+ ){0,3}\\w+) (?:an?|some) )(?! (?:bottles?|food|milk|powder|formula|seats?|rattles?|monitors?|strollers?|clothes|toys?|menus?|gates?)))`

const english: ChildPatterns = {
  child: phrasePattern(`${englishChild}`),
  ownChild: phrasePattern(
    `(?:my|our|me) (?:\\w+ ){0,2}?${englishChild}, the (?:kids|children|baby|little ones)`,
  ),
  harm: phrasePattern(
    `${englishBlow} ${englishObject}, (?:is|was|are|were|gets?|got|being|been|getting) (?:\\w+ ){0,2}?${englishStruck}(?! (?:on|over|by the (?!${englishDoer}))), (?:he|husband|boyfriend|dad|father|stepdad|stepfather|uncle|man) (?:\\w+ )?${englishBlow} her (?:\\w+ )?(?:hands?|arms?|legs?|face|head|hair|body|neck|throat|back), locked (?:in|up|out), (?:hit|hurt|burn|beat)(?:s|ing)? (?:him|her|them)sel\\w+, (?:has|have|had|with|got|cigarette) (?:\\w+ )?burns, a (?:slap|smack|beating|kicking|punch), beatings?, threaten\\w*(?! (?:me(?! and)|us(?! and)|it|any|over|the (?:old|new|other))), beaten, molest\\w*, abus(?:e|es|ed|ing)(?! (?:me(?! and)|us(?! and)|of)), rap(?:e|ed|es|ing), bruis\\w*, starv\\w*, neglect\\w*, (?:not|never|isnt|arent) safe, (?:afraid|scared|frightened|terrified) of (?:him|her|them|his|their|my|going home), (?:left|leaves|leave) (?:\\w+ ){0,2}?alone, goes hungry, not (?:been )?fed`,
  ),
  now: phrasePattern(
    `hits, beats, smacks, slaps, kicks, punches, shakes, chokes, grabs, threatens, hurts, locks, touches, abuses, molests, rapes, (?:is|are) (?:abused|beaten|molested|touched|hit|neglected|starved), leaves, (?:gets?|getting|is being|are being|keeps?) \\w+, (?:hit|beat|smack|slapp|kick|punch|shak|chok|hurt|touch|abus|molest|rap|threaten|lock|starv)t?ing, bruis\\w*, (?:is|are) (?:\\w+ )?(?:afraid|scared|frightened|terrified), (?:not|isnt|arent) safe, again, still, always, every (?:\\w+ )?(?:day|night|week|weekend|time), goes hungry`,
  ),
  byPerson: phrasePattern(
    `${englishDoer} (?:\\w+ ){0,6}?${englishBlow} ${englishObject}, ${englishStruck} (?:\\w+ ){0,4}?by (?:\\w+ ){0,2}?${englishDoer}, (?:he|husband|boyfriend|dad|father|stepdad|stepfather|uncle|man) (?:\\w+ )?${englishBlow} her (?:\\w+ )?(?:hands?|arms?|legs?|face|head|hair|body|neck|throat|back), ${englishDoer} (?:\\w+ ){0,4}?(?:starv\\w*|neglect\\w*|(?:left|leaves|leave) (?:\\w+ ){0,2}?alone), (?:not|never|isnt|arent) safe (?:with|around|near) (?:\\w+ ){0,2}?(?:him|her|them|${englishDoer}), (?:is|was|are|were|gets?|got|being|been|getting) (?:\\w+ )?(?:beat|smacked|slapped), beaten, molest\\w*, abus\\w*, rap(?:e|ed|es|ing), threaten\\w*, (?:afraid|scared|frightened|terrified) of (?:(?:his|her|their|my|the) )?(?:\\w+ )?(?:him|her|them|${englishDoer})`,
  ),
}

const portugueseChild = `(?:criancas?|filh[oa]s?|filhinh[oa]s?|bebes?|nenem|menin[oa]s?|garot[oa]s?|guri[as]?|enteados?|enteadas?|net[oa]s?|netinh[oa]s?|pequen[oa]s|sobrinh[oa]s?|sobrinhinh[oa]s?|irmaozinh[oa]s?|irmazinhas?|(?:irmao|irma|irmaos|irmas) (?:mais nov[oa]s?|menor|menores|cacula))`
const portugueseDoer = `(?:marido|mulher|espos[oa]|companheir[oa]|namorad[oa]|ex|pai|mae|padrasto|madrasta|tio|tia|avo|vizinh[oa]s?|professor\\w*|treinador\\w*|baba|cuidador\\w*|homem|homens|pais|ele|ela|eles|alguem)`
const portugueseBlow = `(?:bate|batem|bateu|batia|batendo|bater|machuc\\w*|empurr\\w*|chut\\w*|sacod\\w*|sacud\\w*|queim\\w*|tranc\\w*|toca|tocou|tocava|tocando)`
const portugueseObject = `(?:(?:(?:muito|sempre|demais|ate|so|tambem) )?n?(?:ele|ela|eles|elas)|(?:(?:\\W?(?:a|em) mim|(?:n[oa]s? |em )?(?:minha|meu|noss[oa]) ${portugueseDoer}) )?(?:e )?(?:(?!(?:com|para|pra|pro|bolas?|palmas?|porta|papo|foto|mamadeira|chupeta|carrinho|berco|e|que|quando|porque|enquanto|celular)(?!\\w))\\w+ ){0,3}?${portugueseChild})`

const portuguese: ChildPatterns = {
  child: phrasePattern(`${portugueseChild}`),
  ownChild: phrasePattern(
    `(?:minhas?|meus?|noss[oa]s?) (?:\\w+ ){0,2}?${portugueseChild}, (?:n|d|pr)?(?:as|os) (?:criancas|filhos|filhas|meninos|meninas)`,
  ),
  harm: phrasePattern(
    `${portugueseBlow}\\W{1,2}${portugueseObject}, lhes? ${portugueseBlow}, se (?:machuc|queim)\\w*, queimaduras?, empurr(?:ao|oes), chutes, (?:machucad|empurrad|chutad|queimad|trancad)[oa]s?, (?<!(?:me|nos) )(?:espanc\\w*|agred\\w*|agrid\\w*|ameac\\w*|maltrat\\w*), (?:espanc\\w*|agred\\w*|agrid\\w*|ameac\\w*|maltrat\\w*)\\W{1,2}(?:a mim )?e ${portugueseObject}, apanh(?:a|am|ou|ava|ando|aram), tapas?, soco, abus(?:a|ando|ou|ava|ada|ado|am), estupr\\w*, (?:mexe|mexeu|mexia) com, (?:passa|passam|passando) fome, roxos?, hematomas?, medo d(?:ele|ela|eles|o|a), nao (?:esta|ta|estao|tao) segur[oa]s?, sozinh[oa]s? em casa, negligenc\\w*`,
  ),
  now: phrasePattern(
    `bate, batem, batendo, espanca, agride, machuca, empurra, chuta, sacode, tranca, ameaca, maltrata, apanha, apanham, apanhando, abusa, abusam, abusando, estupra, estupram, estuprando, espancando, agredindo, machucando, ameacando, maltratando, trancando, toca, tocando, mexe, mexendo, passa fome, passando fome, roxos?, hematomas?, (?:tem|esta com|ta com|fica com|com) medo, nao (?:esta|ta|estao|tao) segur\\w*, sozinh[oa]s? em casa, de novo, ainda, sempre, tod[oa]s? (?:os |as )?(?:dias?|noites?|vez|semanas?), quando bebe`,
  ),
  byPerson: phrasePattern(
    `${portugueseDoer} (?:\\w+ ){0,6}?${portugueseBlow}\\W{1,2}${portugueseObject}, ${portugueseDoer} (?:\\w+ ){0,4}?(?:mex\\w+ com|negligenc\\w*|deix\\w+ (?:\\w+ ){0,4}?(?:sozinh[oa]s?|com fome)), (?:machucad|empurrad|chutad|queimad|trancad)[oa]s? (?:\\w+ ){0,2}?pel[oa]s? (?:\\w+ )?${portugueseDoer}, espanc\\w*, agred\\w*, agrid\\w*, apanh(?:a|am|ou|ava|ando|aram), estupr\\w*, abus\\w*, maltrat\\w*, ameac\\w*, tapas?, soco, medo d(?:ele|ela|eles), medo d[oa] (?:\\w+ )?${portugueseDoer}`,
  ),
}

const arabicChild = `(?:(?:و|ب|ل|ال|وال|بال|لل)?(?:طفل\\S*|اطفال\\S*|ولد|ولدي|ولدنا|ولدها|ولده|اولاد\\S*|ابني|ابننا|ابنه|ابنها|بنتي|بنتنا|بنته|بنتها|ابنتي|ابنتنا|ابنته|ابنتها|بنات|بناتي|بناتنا|عيال\\S*|صغار\\S*|رضيع\\S*|بيبي|حفيد\\S*|(?:ابن|بنت|ولد) (?:اخي|اخوي|اخويا|اختي)|(?:اخي|اخوي|اخويا) الصغير|اختي الصغير[هة]?)|[وبل]?ولاد(?:ي|نا|ه|ها|هم)?|[وبل]?الولاد)`
const arabicPrefix = `(?:و|ف)?(?:ب|عم |عم ب|ح|س)?`
const arabicBlow = `${arabicPrefix}[يتن]?(?:ضرب|عنف|حبس|تحرش|غتصب|هدد|خنق|حرق|صفع|رفس|لطم|عذب)`
const arabicHarm = `${arabicBlow}(?!ني|نا)\\S* (?:(?!(?:الكره|كره|البيانو|الجرس|الباب|مثال|مثل|مثلا|مع|عشان|لما|و)(?:\\s))\\S+ ){0,3}?${arabicChild}, ${arabicBlow}(?:ه|ها|هم|هن), ${arabicBlow}(?:ني|نا) (?:انا )?(?:و|وال)${arabicChild}`
const arabicSuffered = `${arabicPrefix}[يت](?:نضرب|تعنف|تعذب|نحبس|تهدد|غتصب|تحرش)\\S*, (?:ال|لل|بال)ضرب, (?:ال|لل|بال)?تعنيف, تحرش\\S*, اغتص\\S*`

const arabic: ChildPatterns = {
  child: phrasePattern(`${arabicChild}`),
  ownChild: phrasePattern(
    `(?:و|ب|ل)?(?:ابني|ابننا|بنتي|بنتنا|ابنتي|ابنتنا|ولدي|ولدنا|اولادي|اولادنا|ولادي|ولادنا|بناتي|بناتنا|عيالي|عيالنا|طفلي|طفلتي|طفلنا|اطفالي|اطفالنا|حفيدي|حفيدتي|رضيعي|صغاري|(?:ابن|بنت|ولد) (?:اخي|اخوي|اخويا|اختي)|(?:اخي|اخوي|اخويا) الصغير|اختي الصغير[هة]?), (?:و|ب|ل)?(?:الاولاد|الولاد|العيال|الاطفال)`,
  ),
  harm: phrasePattern(
    `${arabicHarm}, ${arabicSuffered}, (?:${arabicBlow}|ب?[يت](?:اذي|وذي))\\S* (?:حاله|حالها|نفسه|نفسها), (?:ب)?[يت](?:اذي|وذي)\\S* ${arabicChild}, كدم\\S*, جوعان\\S*, (?:ب?[يت]خاف|خايف|خايفه|خائف|خائفه) من\\S*, (?:مش|مو|ليس|ليست) (?:ب?امان|امن|امنه)`,
  ),
  now: phrasePattern(
    `(?:و|ف)?(?:ب|عم |عم ب)?[يت](?:ضرب|نضرب|اذي|وذي|عنف|تعنف|عذب|تعذب|حبس|تحرش|غتصب|هدد|خنق|حرق|صفع|رفس|لطم|خاف)\\S*, خايف\\S*, خائف\\S*, كدم\\S*, (?:مش|مو|ليس|ليست) (?:ب?امان|امن|امنه), كل (?:يوم|ليله|مره|اسبوع), دايما, دائما, لسه, لسا, ما زال\\S*, مازال\\S*, مره تانيه, مره ثانيه`,
  ),
  byPerson: phrasePattern(
    `${arabicHarm}, ${arabicSuffered}, (?:خايف|خايفه|خائف|خائفه|ب?[يت]خاف) من (?:\\S+ )?(?:زوجي|جوزي|ابوه|ابوها|ابوهم|والده|والدها|والدهم|امه|امها|زوج امه|زوج امها)`,
  ),
}

const spanishChild = `(?:hij[oa]s?|nin[oa]s?|bebes?|niet[oa]s?|hijastr[oa]s?|pequen[oa]s|chic[oa]s?|criaturas?|sobrin[oa]s?|herman[oa]s? (?:menor|menores|pequen[oa]s?)|hermanit[oa]s?)`
const spanishDoer = `(?:marido|mujer|espos[oa]|pareja|novi[oa]|ex|padre|papa|madre|mama|padrastro|madrastra|tio|tia|abuelo|vecin[oa]s?|maestr[oa]s?|profesor\\w*|entrenador\\w*|ninera|hombre|padres|el|ella|ellos|alguien)`
const spanishBlow = `(?:pega|pegan|pego|pegaba|pegando|golpe(?:a|an|o|aba|aron|ando)|empuj(?:a|an|o|aba|aron|ando)|quem(?:a|an|o|aba|aron|ando)|zarande\\w*)`
const spanishObject = `(?:a mi (?:${spanishDoer} )?y )?(?:(?!(?:con|para|por|y|que|cuando|porque|pelota|balon|puerta|mesa|comida|cochecito|carrito)(?!\\w))\\w+ ){0,3}?${spanishChild}`
const spanishHarm = `${spanishBlow} ${spanishObject}, (?:les?|l[oa]s?) (?:esta |estan )?${spanishBlow}(?! a (?:la|el|las|los|una?) (?!${spanishChild}))(?! al (?!${spanishChild}))`

const spanish: ChildPatterns = {
  child: phrasePattern(`${spanishChild}`),
  ownChild: phrasePattern(
    `(?:mis?|nuestr[oa]s?) (?:\\w+ ){0,2}?${spanishChild}, (?:los|las) (?:nin[oa]s|hij[oa]s)`,
  ),
  harm: phrasePattern(
    `${spanishHarm}, (?:golpead|empujad|quemad)[oa]s?, golpes, (?<!(?:me|nos) )(?:maltrat\\w*|encierr\\w*|encerro|amenaz\\w*|lastim\\w*), (?:maltrat\\w*|amenaz\\w*|lastim\\w*) a mi y ${spanishObject}, viol(?:a|an|ando) (?:a|al) (?:\\w+ ){0,2}?${spanishChild}, abus(?:a|an|o|aba|ada|ado|ando), viol(?:o|ada|ado|aron), moretones?, (?:pasa|pasan) hambre, miedo (?:de|a) (?:el|ella|su|mi|ellos), sol[oa]s? en casa, no (?:esta|estan) (?:segur[oa]s?|a salvo)`,
  ),
  now: phrasePattern(
    `pega, pegan, pegando, golpea, golpean, golpeando, maltratando, maltrata, empuja, encierra, amenaza, lastima, quema, abusa, abusan, abusando, violando, viola a, moretones?, pasa hambre, pasan hambre, (?:tiene|tienen|con) miedo, no (?:esta|estan) (?:segur\\w*|a salvo), sol[oa]s? en casa, otra vez, todavia, siempre, cada (?:dia|noche|semana|vez), tod[oa]s l[oa]s (?:dias|noches)`,
  ),
  byPerson: phrasePattern(
    `${spanishDoer} (?:\\w+ ){0,6}?${spanishBlow} ${spanishObject}, ${spanishDoer} (?:\\w+ ){0,4}?(?:les?|l[oa]s?) (?:esta |estan )?${spanishBlow}(?! al? ), ${spanishDoer} (?:\\w+ ){0,4}?(?:encierr\\w*|encerro|lastim\\w*), (?:golpead|empujad|quemad)[oa]s? por (?:\\w+ )?${spanishDoer}, maltrat\\w*, abus\\w*, viol(?:a|o|ada|ado|aron|ando), amenaz\\w*, miedo (?:de|a) (?:\\w+ )?${spanishDoer}`,
  ),
}

/** Together: a respondent may write in any of them. */
export const childPatterns: readonly ChildPatterns[] = [english, portuguese, arabic, spanish]
