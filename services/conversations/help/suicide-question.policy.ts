// Decides whether a message asks plainly whether its reader thinks of suicide, and whether the reply denies it. All languages are checked.
import { foldText } from '../interview/language-patterns/fold-text.ts'
import { phrasePattern } from '../interview/language-patterns/language-patterns.ts'
import { questionSentence } from '../interview/wording/question-sentence.policy.ts'

/** The reader's own death, not that of another person. */
const ownDeath = phrasePattern(`
  (?:end|ending|take|taking) your (?:own )?life, (?:kill|killing|harm|harming) yourself, suicidal,
  (?:want|wanting|wish|wishing) (?:you were |to be |to )(?:die|dead),
  (?:think|thinking|thought|thoughts)(?: \\w+){0,2} (?:of|about)(?: \\w+){0,2} (?:dying|death|suicide),
  (?:tirar|acabar com|dar fim a|dar fim na|por fim a|terminar com)(?: a| sua| tua| propria)* vida, (?:se|te) matar,
  (?:pensa\\w*|querendo|vontade|quer|quis)(?: \\w+){0,3} (?:morrer|suicidio), pensamentos suicidas,
  (?:quitarte|quitarse|acabar con|terminar con|poner fin a)(?: la| tu| su| propia)* vida, (?:mata|suicida)rte, suicidarse,
  (?:querer|queres|quieres|quiere|ganas de|pensando en|pensado en) morir,
  (?:ت|ب)?(?:تنهين?|انهاء|تخلصي?)(?: من)? (?:حياتك|عمرك), (?:قتل|تقتلي?|تاذي|اذيه) (?:نفسك|حالك|روحك), ب?تنتحري?,
  (?:ب|ت)?(?:فكر|تفكري?|نفسك|بدك|عايزه?|تبي|تبغي|حابه?|تتمني?)(?: \\S+){0,3} (?:ال)?(?:موت|تموتي?|انتحار), (?:ال)?افكار (?:ال)?انتحاريه,
  تكوني? ميته?, ما تصحاش?`)

const fillers =
  /^(?:(?:well|um+|hm+|honestly|truthfully|look|olha|bom|entao|sinceramente|pues|bueno|la verdad|والله|يعني|بصراحه|صراحه|طيب)(?:[\s,.،…]+|$))+/u

/** The first words of a reply that denies it. "I do not know" denies nothing. */
const denied = new RegExp(
  `^(?:${[
    '(?:no|nope|nah|not at all|not really|never|god no|of course not|none)(?!\\p{L})(?! (?:idea|clue|se|lo se|estoy segur[oa])(?!\\p{L}))',
    'i (?:do not|dont|am not|have not|havent|would not|wouldnt|will not|wont)(?! (?:know|sure))(?!\\p{L})',
    'im not(?! sure)(?!\\p{L})',
    'i (?:have|had|would)(?: never| no)(?!\\p{L})',
    '(?:nao|n|num)(?! (?:sei|tenho certeza))(?!\\p{L})',
    '(?:nem|nunca|jamais|imagina|que isso|de jeito nenhum|claro que nao|nada disso)(?!\\p{L})',
    'no(?! (?:se|lo se|estoy segur[oa]))(?!\\p{L})',
    '(?:que va|claro que no|para nada|jamas|siempre no)(?!\\p{L})',
    '(?:لا|لاء|كلا|ابدا|مستحيل|حاشا|مش|مو|ما)(?!\\p{L})(?! (?:ا?عرف|بعرف|اعلم|ا?دري|عارفه?|متاكده?))',
  ].join('|')})`,
  'u',
)

/** The first words of a reply that does not. */
const affirmed = new RegExp(
  `^(?:${[
    '(?:yes|yeah|yep|yup|yh|aye|sometimes|often|maybe|perhaps|probably|kind of|sort of|a bit|a little|now and then|all the time|every (?:day|night))',
    'i (?:think so|guess|suppose|do|have(?: been| thought| sometimes)?|am(?= thinking| sometimes|$)|think (?:about|of) it|dont know|do not know)',
    '(?:ive|im) (?:thought|been|thinking|not sure)',
    '(?:dont know|dunno|idk|not sure|no idea)',
    '(?:sim|s|ss|as vezes|muitas vezes|talvez|um pouco|sempre|tod[oa] (?:dia|noite)|ja (?:pensei|quis)|penso|tenho pensado|to|tou|estou|nao sei|sei la|acho que sim|de vez em quando|direto)',
    '(?:si|no estoy segur[oa]|a veces|tal vez|quizas?|un poco|lo he pensado|lo pienso|no se|creo que si|de vez en cuando)',
    '(?:نعم|ايوه|ايوا|اي|ايه|اه|اها|اكيد|احيانا|ساعات|اوقات|مرات|يمكن|شويه|كل (?:يوم|ليله)|ب?فكر|افكر|عم فكر|كنفكر|معرفش|مابعرف|مش عارفه?|مدري|ما (?:ب?عرف|ادري)|لا (?:اعرف|ادري))',
  ].join('|')})(?!\\p{L})`,
  'u',
)

/** A longer reply is read for what else it says. */
const maxReplyWords = 25

/**
 * Whether `message` asks plainly about suicide, and `reply` does not deny it: says yes, perhaps or that they do not know, or, where no
 * model read it (`isByModel`), anything but a no.
 */
export function affirmsSuicide(
  message: string,
  reply: string,
  { isByModel }: { isByModel: boolean },
): boolean {
  if (!asksAboutSuicide(message) || deniesIt(reply)) return false
  const text = plainTextOf(reply)
  if (text.split(/\s+/u).length > maxReplyWords) return false
  return affirmed.test(text) || (!isByModel && text !== '')
}

/** Whether `message` asks plainly about suicide, and `reply` says no word that denies it: it is not left at that. */
export const leavesSuicideOpen = (message: string, reply: string): boolean =>
  asksAboutSuicide(message) && !deniesIt(reply)

function asksAboutSuicide(message: string): boolean {
  const question = questionSentence(message)
  return /[?؟]/u.test(question) && ownDeath.test(foldText(question))
}

const plainTextOf = (reply: string): string => foldText(reply).replace(fillers, '').trim()

const deniesIt = (reply: string): boolean => denied.test(plainTextOf(reply))
