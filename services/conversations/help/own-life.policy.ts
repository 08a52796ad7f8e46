// Whether a call for help is about the respondent's own life and about nobody else. In doubt it is not: all lines are shown.
import type { HelpTier } from '#contract/help.ts'
import { matchesAny } from '../interview/language-patterns/fold-text.ts'
import { phrasePattern } from '../interview/language-patterns/language-patterns.ts'
import { describesViolence } from './violence.policy.ts'

/** Patterns of folded text. All languages are checked, because a respondent may write in any of them. */
const ownLife = [
  phrasePattern(
    `suicid\\w*, kill(?:ing)? myself, end (?:it all|my life), (?:not|never|dont) (?:want to )?wak(?:e|ing)(?: up)?, want(?:ed)? to die, want(?:ed)? to be dead, better off dead, take my (?:own )?life`,
  ),
  phrasePattern(
    `me matar, me mato, (?:quero|queria|vontade de|penso em|pensei em) (?:morrer|sumir|desaparecer), nao (?:quero |queria )?(?:mais )?acord(?:ar|asse)(?: mais)?, acabar com (?:a )?minha vida, tirar (?:a )?(?:minha|propria) vida, cansad[oa] de viver, nao (?:quero|queria) (?:mais )?viver`,
  ),
  phrasePattern(
    `(?:ا|ب|ن|ال)?انتح\\S*, (?:اريد|بدي|عايز|عايزه|اتمني|نفسي) (?:ان )?(?:اموت|الموت), (?:ما|لا|الا) (?:اصحي|اصحاش|استيقظ), انهي حياتي, اقتل نفسي`,
  ),
]

/** Another person, and harm. */
const otherPeople = [
  phrasePattern(
    `he, him, his, hes, she, her, shes, they, them, husband, wife, boyfriend, girlfriend, partner, ex, father, dad, stepdad, stepfather, mother, mum, mom, uncle, brother, son, boss, manager, man, men, hit\\w*, beat\\w*, punch\\w*, slap\\w*, kick\\w*, push\\w*, hurts?, chok\\w*, rap(?:e|ed|ist), abus\\w*, assault\\w*, violen\\w*, threat\\w*, stalk\\w*, harass\\w*, forc\\w*, lock\\w*, trapped, control\\w*, (?:afraid|scared), follow\\w*, knife, gun, police, someone, somebody, home, house`,
  ),
  phrasePattern(
    `ele, eles, ela, elas, dele, dela, marido, mulher, espos[oa], namorad[oa], companheir[oa], parceir[oa], pai, mae, padrasto, madrasta, tio, irmao, filho, chefe, gerente, patrao, homem, homens, bat(?:e|em|eu|ia|er|endo|ido), apanh\\w*, agred\\w*, agrid\\w*, agress\\w*, espanc\\w*, ameac\\w*, abus\\w*, estupr\\w*, violen\\w*, assedi\\w*, persegu\\w*, tranc\\w*, pres[oa], medo, me segu\\w+, seguindo, control\\w*, machuc\\w*, forc\\w*, empurr\\w*, soco, tapa, chute, faca, arma, policia, alguem, casa`,
  ),
  phrasePattern(
    `(?:و|ب|ل|ال)?(?:زوج|جوز|خطيب|حبيب|صديق|مدير)\\S*, ابي, ابوي\\S*, امي, اخي, اخوي\\S*, عمي, خالي, ابني, هو, هي, هم, منه, منها, منهم, [بيت]*ضرب\\S*, عنف, (?:ال)?عنف, [بيت]*هدد\\S*, تهديد\\S*, تحرش\\S*, [بيت]*تحرش\\S*, اغتص\\S*, اعتد\\S*, [بيت]*حبس\\S*, خا[يئ]ف\\S*, اخاف, خوف, [بيت]*لاحق\\S*, سكين\\S*, شرطه, الشرطه, (?:ال|ل|لل|ب|بال)?بيت\\S*`,
  ),
]

/** Whether a respondent speaks of their own life, whatever else they write. */
export const tellsOfOwnLife = (written: readonly (string | null)[]): boolean =>
  written.some((text) => text !== null && matchesAny(ownLife, text))

/** `written`: all that the respondent wrote, null where it is erased. */
export const isOwnLifeOnly = (written: readonly (string | null)[]): boolean =>
  tellsOfOwnLife(written) && namesNobody(written)

/** Whether a respondent names no other person, no harm, no fear and no home: nobody endangers them. */
export const namesNobody = (written: readonly (string | null)[]): boolean =>
  written.every((text) => text !== null && !matchesAny(otherPeople, text))

export type WrittenAnswer = {
  /** Null where it is erased. */
  text: string | null
  /** How it was read, if it calls for help; `isByPerson` is absent where no model read it. */
  call?: { tier: HelpTier; isByPerson?: boolean | undefined }
}

/**
 * Whether nobody threatens the respondent: no call for help is by another person, and one of distress was read so by a model, beside
 * no words of violence in any answer. Words decide on calls that no model read.
 */
export function isOwnLife(answers: readonly WrittenAnswer[]): boolean {
  const texts = answers.map(({ text }) => text)
  const calls = answers.flatMap(({ text, call }) => (call ? [{ text, ...call }] : []))
  if (calls.some(({ isByPerson }) => isByPerson)) return false
  if (isOwnLifeOnly(texts)) return true
  const isRead = ({ isByPerson }: { isByPerson?: boolean | undefined }) => isByPerson === false
  return (
    calls.some((call) => call.tier === 'distress' && isRead(call)) &&
    calls.every((call) => isRead(call) || isOwnLifeOnly([call.text])) &&
    texts.every((text) => text !== null) &&
    !describesViolence(texts)
  )
}
