// Who is in danger or despair must not be missed in any language; who only speaks so, as in "this queue kills me", need not be.
import { lexicons } from '../text/lexicons.ts'
import { parsePhrases } from '../../languages/types/lexicon.ts'
import { toSearchText } from '../text/tokenizer.ts'

/** Ways of speaking that have nothing to do with death or harm. */
const figuresOfSpeech = parsePhrases(`
  kill myself laughing, killing myself laughing, die laughing, dying laughing, died laughing, dying to try, dying to know, killing it, killing time, suicide squad,
  suicide mission, commit suicide with their prices, career suicide, commercial suicide, political suicide, business suicide, killing myself to finish, killing myself to get, killing myself to meet, killing myself at work, killing myself working,
  kill myself working, hurt myself laughing, suicide prevention training, die of boredom, dying of boredom, want to die of embarrassment, wanted to die of embarrassment, want to die of shame, cut myself off, cut myself shaving, cut myself a, cut myself some,
  shoot myself in the foot, shooting myself in the foot, going to kill me if, gonna kill me if, will kill me if, hang myself out,
  me bate uma, me bate um, me bate aquela, me bate aquele, vai me matar se, quer me matar de, vai me matar de, cortar caminho, me matar de rir, me matando de rir, me matar de trabalhar, me matando de trabalhar, me matar de tanto trabalhar, me matar de estudar, me matando de estudar, me matar pra, me matar para chegar, me matar para pagar,
  morrer de rir, morrendo de rir, quero morrer de rir, morrendo de fome, morrer de fome, morrendo de vontade, vontade de morrer de rir, quero morrer de vergonha, vontade de morrer de vergonha, morrendo de sono, morrer de amores, morrer de vergonha, morrendo de vergonha, suicídio comercial, suicídio profissional, suicídio político,
  esquadrão suicida, preço suicida, me cortar o cabelo, me cortar da lista, me cortar do grupo, acabar com a minha vida útil, se matar de trabalhar, matando de rir,
  matarme de risa, matarme trabajando, matarme de trabajar, morir de risa, muriendo de risa, quiero morir de risa, quiero morir de vergüenza, suicidio comercial, suicidio político,
  أموت من الضحك, اموت من الضحك, مت من الضحك, ميت من الضحك, موت من الضحك, أموت فيه, اموت فيه, أموت فيها, يموت من الضحك, أقتل نفسي من الشغل, أقتل نفسي في العمل, أقتل نفسي من التعب, انتحار تجاري, انتحار سياسي, انتحار مهني, العملية الانتحارية
`)

export function isDistressed(answer: string): boolean {
  // A figure of speech does not hide what else is said.
  const text = foldedFigures.reduce(
    (rest, each) => rest.replaceAll(each, ' | '),
    foldWithoutApostrophes(answer),
  )
  return distressPhrases.some((each) => text.includes(each))
}

/** Who is upset leaves out apostrophes. */
const foldWithoutApostrophes = (text: string) => toSearchText(text).replaceAll("'", '')
const foldedFigures = figuresOfSpeech.map(foldWithoutApostrophes)
const distressPhrases = [
  ...new Set(
    Object.values(lexicons).flatMap(({ intents }) =>
      intents.distress.flatMap(withArabicConjunctions).map(foldWithoutApostrophes),
    ),
  ),
]

/** Arabic writes "and" and "so" together with the word that follows. */
function withArabicConjunctions(sign: string): string[] {
  return /^\p{Script=Arabic}/u.test(sign) ? [sign, `و${sign}`, `ف${sign}`] : [sign]
}
