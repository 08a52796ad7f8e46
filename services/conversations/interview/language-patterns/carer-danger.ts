// A carer who shuts a child in, leaves it in the dark, ties it down or shames it, in sentences of folded text. The child is often a pronoun.
import { phrasePattern } from './language-patterns.ts'

type CarerPatterns = {
  harm: RegExp
  /** The respondent, or the child, does it; or it is a game, sleep or care. */
  ordinary: RegExp
}

const enWhom = `(?:him|her|them|(?:my|our|the|me|a) (?:\\w+ )?(?:lad|lass|son|sons|daughter|daughters|boy|boys|girl|girls|child|children|kid|kids|toddler|little one|little ones|baby|nephew|niece|grandson|granddaughter))`
const enPlace = `(?:toilets?|bathroom|loo|cupboard|closet|wardrobe|store ?room|stock ?room|dark(?: room)?|shed|basement|cellar|corridor|hall(?:way)?|little room|naughty room|box room|empty room)`
const enCarer = `(?:carers?|childminder|minder|nanny|staff|teachers?|miss|sir|assistant|lady|woman|man|worker|she|he|they|shes|hes|theyre)`

const english: CarerPatterns = {
  harm: phrasePattern(
    `(?:ties|tied|tie) ${enWhom} (?:\\w+ ){0,2}?to (?:the |a |his |her )?(?:chair|cot|bed|radiator|table), (?:leave|leaves|left) (?:him|her|them) (?:in it|dirty|wet|soiled|in (?:his|her|their) (?:sick|mess|nappy)) (?:\\w+ ){0,2}?(?:so|to|until|till|for hours|as a), holds? (?:his|her|their) nose (?:\\w+ ){0,3}?(?:shut|closed|to get|so), forc(?:e|es|ed) (?:the )?(?:food|spoon) (?:\\w+ ){0,2}?(?:into|down|in) (?:his|her|their), (?:put|puts|sent|sends|left|leaves) (?:him|her|them) (?:out(?:side)? )?in the (?:rain|cold|snow|yard|dark)(?= (?:\\w+ ){0,4}?(?:alone|on (?:his|her|their) own|until|till|by (?:him|her)self)), (?:room|cupboard) (?:\\w+ ){0,3}?for the (?:naughty|bad) (?:ones|kids|children), (?:shuts?|shut|shutting|locks?|locked|locking|puts?|putting|sends?|keeps?|kept|leaves?|left|sticks?|stuck|throws?) ${enWhom} (?:\\w+ ){0,2}?in(?:side|to)? (?:the |a |that |this )?(?:\\w+ ){0,2}?${enPlace}(?= (?:\\w+ ){0,2}?(?:when|whenever|if|because|cos|for|as|to (?:think|calm|punish|learn)|until|till|and (?:lock|shut|turn|leave|close)\\w*|alone|by (?:himself|herself|themselves)|with the (?:door|light)s?)|\\W*$), gets? (?:put|shut|locked|sent) in (?:the |a )?(?:\\w+ ){0,2}?${enPlace} (?:to calm|to think|when|if|for), (?:lock|bolt|latch)(?: is| was|s)?(?: \\w+){0,2} on the outside(?! of (?:the house|our|my)), (?:lock|locks|shut|shuts|close|closes) the door and (?:turn|turns|switch|switches|put|puts) (?:the lights? |it )?(?:off|out), (?:bad|naughty|stupid|dirty) (?:boy|girl|\\w+)\\W{1,2}(?:its )?dark, ${enCarer} (?:\\w+ )?(?:straps?|strapped|ties?|tied|leaves? ${enWhom} strapped|left ${enWhom} strapped) (?:\\w+ ){0,6}?(?:chair|cot|bed|high chair|pushchair|radiator)(?: \\w+){0,6}? (?:hours?|punish\\w*|all (?:day|morning|afternoon)|when|because), leaves? ${enWhom} strapped in (?:\\w+ ){0,6}?(?:hours?|punish\\w*|all (?:day|morning|afternoon)), tap(?:e|es|ed|ing) (?:their|his|her) mouths?, (?:make|makes|made|making) ${enWhom} (?:\\w+ ){0,2}?(?:stand|sit|wear|wait) (?:\\w+ ){0,6}?(?:(?:in front of (?:\\w+ ){0,3}?)?(?:wet|soiled|dirty)|in front of (?:\\w+ ){0,4}?(?:wet|pants|trousers|laugh\\w*|naked|punish\\w*)), (?:wet|soiled|messed) (?:him|her|them)sel\\w+ (?:\\w+ ){0,3}?(?:made|left|let) (?:him|her|them) (?:\\w+ ){0,8}?(?:wear|sit|laugh|like that), (?:calls?|called|calling) ${enWhom} (?:a )?(?:stupid|thick|dirty|fat|dumb|useless|disgusting|idiot|baby) (?:\\w+ ){0,3}?in front of, (?:hes|shes|been|was|were|gets?|got|being) locked in(?! (?:at|by|for|the (?:gym|office|car|shop)))`,
  ),
  ordinary: phrasePattern(
    `i (?:put|shut|send|sent|leave|left|lock|locked|keep|kept|sit), we (?:put|shut|send|sent|leave|left|lock|keep|kept|sit), himself in, herself in, themselves in, hide and seek, game, nap, naps, nap time, sleep, sensory, wee, potty, nappy, wash, washed, bath, film, cinema, escape room, theatre, my (?:boss|manager|trainer|coach)`,
  ),
}

const ptWhom = `(?:os pequenos|as pequenas|ele|ela|eles|elas|meu filho|minha filha|meus filhos|minhas filhas|meu menino|minha menina|o menino|a menina|as criancas|os meninos|o bebe|meu neto|minha neta|meu sobrinho|minha sobrinha)`
const ptPlace = `(?:banheiro|banheirinho|quartinho|quarto escuro|escuro|deposito|despensa|almoxarifado|armario|closet|corredor|porao|salinha|sala vazia|sala escura)`

const portuguese: CarerPatterns = {
  harm: phrasePattern(
    `(?:amarra|amarram|amarrou|amarraram) ${ptWhom} (?:\\w+ ){0,2}?(?:na|no|em) (?:cadeira|cadeirinha|berco|cama|mesa), deix\\w+ (?:ele|ela|eles|elas) (?:suj[oa]s?|molhad[oa]s?|mijad[oa]s?|assim) (?:pra|para|ate|por horas|de castigo), (?:tapa|tapam|segura|seguram|aperta) o nariz (?:dele|dela|deles), (?:poe|pos|poem|botou|bota|deixou|deixa|colocou) (?:ele|ela|eles) (?:la fora|na chuva|no frio|no sol|no patio) (?:\\w+ ){0,3}?(?:sozinh[oa]|ate|de castigo), (?:sala|quarto) (?:\\w+ ){0,3}?(?:pros|para os|pra os) (?:bagunceir|levad|mal ?criad|teimos)\\w+, (?:tranca|trancam|trancou|trancaram|trancava|fecha|fecham|fechou|poe|poem|bota|botam|botou|coloca|colocam|colocou|deixa|deixam|deixou|deixaram|prende|prendem|prendeu|joga|manda) ${ptWhom} (?:\\w+ ){0,3}?(?:n[oa]|dentro d[oa]|de castigo n[oa]|pr[oa]) (?:\\w+ )?${ptPlace}(?! (?:pra|para) (?:fazer|lavar|tomar|trocar|escovar|dormir|xixi)), (?:n[oa]|pr[oa]|d[oa]) ${ptPlace} que (?:\\w+ ){0,4}?(?:poe|poem|bota|botam|tranca|coloca|deixa) ${ptWhom}, (?:tranca|trinco|fechadura|cadeado|ferrolho)(?: \\w+){0,2} (?:por fora|do lado de fora), tem (?:uma |um )?(?:tranca|trinco) por fora, (?:apag\\w+|deslig\\w+) a luz e (?:fech\\w+|tranc\\w+) a porta, (?:fech\\w+|tranc\\w+) a porta e (?:apag\\w+|deslig\\w+) a luz, (?:\\w+ )?(?:ma|mau|fei[oa]|burr[oa]|malvad[oa]|suj[oa])\\W{1,2}(?:no )?escuro, (?:amarr\\w+|deixa\\w* ${ptWhom} (?:pres[oa]|amarrad[oa])|prend\\w+ ${ptWhom}) (?:\\w+ ){0,4}?(?:cadeir\\w+|berco|cama|carrinho)(?= (?:\\w+ ){0,3}?(?:horas?|castigo|o dia|a tarde|quando|porque)), (?:pass\\w+|bot\\w+|pus\\w+|coloc\\w+) fita na boca, (?:faz|fazem|fez|fizeram) ${ptWhom} (?:ficar|sentar|usar) (?:\\w+ ){0,6}?(?:roupa molhada|calcinha molhada|cueca molhada|calca molhada|molhad[oa]|mijad[oa]|sujo|suja|de castigo n?a? ?frente|pelad[oa]), (?:fez|faz) (?:xixi|coco) (?:\\w+ ){0,4}?deix\\w+ (?:\\w+ ){0,10}?(?:assim|rir\\w*|molhad[oa]|suj[oa]), (?:chama|chamou|chamam|chamaram|xinga|xingou) ${ptWhom} de (?:burr[oa]|porc[oa]|lerd[oa]|gord[oa]|idiota|retardad[oa]|nojent[oa]|fei[oa]) (?:\\w+ ){0,2}?(?:na frente|pra todo|perto d), (?:(?:ele|ela|filh[oa]|menin[oa]|crianca|net[oa]|sobrinh[oa]) (?:\\w+ ){0,8}?|que )(?:ficou|fica|ficava|estava|tava|foi|deixaram|deixam) trancad[oa](?! (?:pra fora|do lado de fora|no transito|pra fora de casa)), por(?:em)? ele pra pensar`,
  ),
  ordinary: phrasePattern(
    `eu (?:ponho|boto|coloco|deixo|tranco|fecho|mando|fiquei), a gente (?:poe|bota|coloca|deixa|tranca), fiquei trancad[oa], se trancou, esconde esconde, brincadeira de esconder, soneca, dormir, sensorial, sensoriais, xixi no (?:banheiro|vaso), escovar, trocar a fralda, tomar banho, filme, cinema, escape, academia, elevador, portao, parquinho, carro`,
  ),
}

const arWhom = `(?:(?:و|ل)?(?:ابني|بنتي|الصغار|ابنتي|ولدي|طفلي|طفلتي|عيالي|اولادي|ولادي|الاولاد|العيال|الاطفال|الولد|البنت|ابن اختي|ابن اخوي|حفيدي))`
const arPlace = `(?:(?:ب|بال|في ال|في |ع|عال|علي )?(?:ال)?(?:حمام|تواليت|مستودع|مخزن|خزانه|دولاب|عتمه|ظلمه|ممر|قبو|بدروم)(?: الصغير)?|(?:ب|في |بال|في ال)?(?:ال)?(?:غرفه|اوضه|غرفه ال|قوضه) (?:ال)?(?:معتمه|مظلمه|ضلمه|عتمه|العتمه|العقاب|فاضيه|مسكره))`

const arabic: CarerPatterns = {
  harm: phrasePattern(
    `[بيت]*(?:ترك|خل|سيب)\\S*(?:ه|ها|هم) (?:وسخ|وسخه|مبلول|مبلوله|كده|هيك) (?:\\S+ )?(?:عشان|لحد|حتي), [بيت]*(?:سد|تسد|مسك)\\S* (?:انفه|انفها|مناخيره|مناخيرها|خشمه|خشمها), (?:طلعت|طلعوا|حطت|حطوا|وقفت|وقفوا|خلت|خلوا|تركت|تركوا)(?:ه|ها|هم) (?:بالمطر|في المطر|برا|بره|بالبرد|بالشمس|في الشمس) (?:\\S+ ){0,2}?(?:لحاله|لحالها|لوحده|لوحدها|لحد|حتي), (?:غرفه|اوضه) (?:\\S+ ){0,3}?(?:للمشاغبين|للمشاغب|العقاب|للعقاب), (?:و|ف)?(?:ب|عم |عم ب)?(?:[يت](?:قفل|سكر|حبس|غلق|قعد|حط|رمي|دخل|خلي|ترك)(?:وا|و|ون)?|(?:قفل|سكر|حبس|غلق|قعد|حط|رمي|خلي|ترك)(?:ت|وا|و)?)(?:(?:ه|ها|هم)| (?:عليه|عليها|عليهم|(?:علي |ع)?${arWhom})) (?:\\S+ ){0,2}?${arPlace}, (?:قفل|اقفال|ترباس|مزلاج|والقفل|القفل)(?: \\S+){0,2} (?:من )?(?:برا|بره|الخارج|خارج|براها), (?:[بيت]*(?:طف|طفي|طفو)\\S*) (?:ال)?(?:نور|ضو|ضوء|لمبه|انوار) (?:\\S+ )?و[بيت]*(?:سكر|قفل|غلق)\\S* (?:ال)?باب, (?:بنت|ولد) (?:وحشه|وحش|سيءه|سيء|شرير\\S*|غبي\\S*|وسخه|وسخ)\\W{1,3}(?:ال)?(?:ظلمه|عتمه|ضلمه), [بيت]*(?:ربط|قيد)\\S*(?:ه|ها|هم| ${arWhom}) (?:\\S+ ){0,2}?(?:ب|في )?(?:ال)?(?:كرسي|سرير|كرسيه), [بيت]*(?:لصق|سكر|لزق)\\S* (?:\\S+ )?(?:فمه|فمها|فمهم|تمه|تمها|تمهم|بقه|بقهم), (?:[بيت]*(?:وقف|قعد|خلي)\\S* ${arWhom}|(?:وقفوها|وقفوه|وقفتها|وقفته|خلوها|خلوه)) (?:قدام|امام) (?:\\S+ ){1,3}?(?:و(?:هو|هي) )?(?:مبلول|مبلوله|عريان|وسخ)\\S*, (?:عملها|بلل|شخ|بال) (?:علي )?(?:نفسه|نفسها|حاله|هدومه|ملابسه) (?:\\S+ ){0,8}?و?(?:خلوه|خلوها|تركوه|تركوها|سابوه), [بيت]*(?:نادي|نادون|قول|قولون|سمي|صيح)\\S*(?:ه|ها)? (?:له |لها )?(?:يا )?(?:غبي|غبيه|حمار|حماره|وسخ|وسخه|متخلف|متخلفه)(?: يا \\S+)? (?:قدام|امام), (?:حبسوني|حبستني|قفلوا علي|سكروا علي|سكرت علي)`,
  ),
  ordinary: phrasePattern(
    `[اب]?احطه, بحطه, احطها, بحطها, نحطه, نسكر عليه, قيلوله, نوم, لعبه, استغمايه, الحسيه, حسيه, حفاض, يستحم, فيلم, سينما, النادي, المصعد, من جوا`,
  ),
}

/** Together: a respondent may write in any of them. */
export const carerPatterns: readonly CarerPatterns[] = [english, portuguese, arabic]
