// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// The infinitive of a third person in the singular.
import { parseWords } from '../../shared/word-lists.ts'

const irregular = new Map(
  `é ser, foi ser, era ser, seria ser, está estar, esteve estar, vai ir, tem ter, teve ter, teria ter, vem vir, veio vir, dá dar, deu dar, vê ver, viu ver, lê ler, crê crer, põe pôr, pôs pôr,
  sai sair, saiu sair, cai cair, caiu cair, traz trazer, trouxe trazer, traria trazer, faz fazer, fez fazer, faria fazer, diz dizer, disse dizer, diria dizer, quer querer, quis querer, pode poder, pôde poder,
  sabe saber, soube saber, mantém manter, obtém obter, constrói construir, destrói destruir, produz produzir, conduz conduzir, reduz reduzir, prefere preferir, sugere sugerir, confere conferir, transfere transferir,
  sente sentir, mente mentir, veste vestir, investe investir, serve servir, segue seguir, consegue conseguir, persegue perseguir, dorme dormir, cobre cobrir, descobre descobrir, sobe subir, foge fugir, pede pedir, mede medir,
  repete repetir, despede despedir, compete competir, impede impedir, reúne reunir, possui possuir, inclui incluir, conclui concluir, contribui contribuir, distribui distribuir, evolui evoluir, diverte divertir,
  some sumir, ouve ouvir, viria vir, dorme dormir, engole engolir, tosse tossir, polui poluir, reflete refletir, adere aderir, fere ferir, digere digerir, cai cair`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)
/** Stems of verbs in "-ir" whose present looks like one of "-er". */
const inIr = parseWords(
  'decid assist divid abr part permit discut desist resist insist exist persist consist consum assum resum cumpr un garant defin admit transmit imprim curt ating fing resid dirig exig ag corrig reag surg emit omit aplaud confund adm explod invad evad colid ped agred progred transgred trad sacud un exib pro proib inib reprim suprim imped',
)

export function infinitiveOf(verb: string): string | undefined {
  const lower = verb.toLowerCase()
  const known = irregular.get(lower)
  if (known) return known
  const [, stem = '', ending = ''] =
    /^(\p{L}{2,}?)(aria|eria|iria|ou|eu|iu|a|e)$/u.exec(lower) ?? []
  if (/^(?:a|ou|aria)$/u.test(ending)) return `${ending === 'a' || ending === 'ou' ? stem : stem}ar`
  if (/^(?:eu|eria)$/u.test(ending)) return `${stem}er`
  if (/^(?:iu|iria)$/u.test(ending)) return `${stem}ir`
  if (ending === 'e') return `${stem}${inIr.has(stem) ? 'ir' : 'er'}`
  return undefined
}
