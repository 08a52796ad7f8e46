// Decides whether a message asks plainly whether its reader thinks of suicide, and whether the reply does not deny it. All languages are checked.
import { foldText } from '../interview/language-patterns/fold-text.ts'

const letter = '[\\p{L}\\p{M}\\p{N}]'
const words = (...of: readonly string[]) =>
  new RegExp(`(?<!${letter})(?:${of.join('|')})(?!${letter})`, 'u')
const starting = (...of: readonly string[]) => new RegExp(`^(?:${of.join('|')})(?!${letter})`, 'u')

const suicide = words(
  '(?:end|ending|take|taking) your (?:own )?life',
  '(?:kill|killing) yourself',
  '(?:want|wanting|wish|think|thinking)(?: \\w+){0,2} (?:to die|of dying|about dying|of suicide|about suicide)',
  '(?:tirar|acabar com|dar fim a|por fim a|terminar) (?:com )?(?:a |sua |tua |propria )+vida',
  '(?:se|te) matar',
  '(?:pensa\\w*|querendo|vontade|quer)(?: \\w+){0,3} (?:morrer|suicidio)',
  '(?:quitarte|quitarse|acabar con|terminar con) (?:la|tu|su) (?:propia )?vida',
  '(?:matarte|matarse|suicidarte|suicidarse|querer morir|ganas de morir|pensando en morir)',
  '(?:ب|ت|و)?(?:تنهين?|انهاء|تنه|تخلصي?) (?:حياتك|روحك|عمرك)',
  'ب?(?:تقتلي?|تموتي?|تنتحري?)(?: (?:نفسك|حالك|روحك))?',
  '(?:ال|بال|في ال)?(?:انتحار|موت)',
)

/** The first words of a reply that does not deny it. */
const leftOpen = starting(
  '(?:well |um+ |honestly |i guess |i think |maybe |kind of |sort of |to be honest )*(?:yes|yeah|yep|yh|aye|sometimes|often|always|maybe|perhaps|a bit|a little|now and then|every (?:day|night)|i (?:do|am|have|think about it|dont know)|dont know|dunno|idk|not sure)',
  '(?:bom |olha |acho que |sinceramente |as vezes )*(?:sim|s|ss|as vezes|talvez|um pouco|sempre|todo dia|toda noite|ja pensei|penso|to pensando|estou pensando|nao sei|sei la|acho que sim|de vez em quando)',
  '(?:pues |bueno |creo que )*(?:si|a veces|tal vez|quizas?|un poco|siempre|lo he pensado|no se|de vez en cuando)',
  '(?:والله |يعني |بصراحه |صراحه )*(?:نعم|ايوه|ايوا|اي|ايه|اه|اها|احيانا|ساعات|اوقات|مرات|ممكن|يمكن|شويه|كل يوم|كل ليله|بفكر|افكر|عم فكر|كنفكر|ما (?:ا|ب)?عرفش?|مش عارفه?|مدري|ما ادري|لا اعرف|لا ادري)',
)

/** A longer reply is read for what else it says. */
const maxReplyWords = 25

/** Whether `message` asks plainly about suicide, and `reply` says yes, perhaps or that they do not know. */
export function affirmsSuicide(message: string, reply: string): boolean {
  if (!/[?؟]/u.test(message) || !suicide.test(foldText(message))) return false
  const folded = foldText(reply).trim()
  return folded.split(/\s+/u).length <= maxReplyWords && leftOpen.test(folded)
}
