// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { ownValue } from '#contract/own-value.ts'
import { fold } from '../../rules/text/tokenizer.ts'
import type { SpokenLabel } from '../shared/spoken-labels.ts'
import { insights } from './insights.ts'
import { withArticle as articled } from './spoken/noun-questions.ts'

const first =
  '(?:(?:o|a|os|as|seus?|suas?|noss[oa]s?) )?(?:(?:principa(?:l|is)|maior(?:es)?|atua(?:l|is)|gera(?:l|is)|possíve(?:l|is)) )*'
const later = '(?: (?:principa(?:l|is)|mais comuns|mais frequentes|gera(?:l|is)|atua(?:l|is)))?'
const label = (source: string) => new RegExp(`^${first}(?:${source})$`, 'iu')
const of =
  '(?:de|do|da|dos|das|para|pra|por|pelo|pela|por trás d[eoa]s?|que levam à?|que levaram à?)'
const on =
  '(?:em relação aos?|em relação às?|em relação a|quanto aos?|quanto às?|quanto a|com|sobre|em|no|na|nos|nas|de|do|da|dos|das|ao|à|para|pra)'

/** What people decided, as the verb of it. */
const decided: Readonly<Record<string, string>> = {
  saida: 'para sair',
  saidas: 'para sair',
  desligamento: 'para se desligar',
  cancelamento: 'para cancelar',
  cancelamentos: 'para cancelar',
  desistencia: 'para desistir',
  desistencias: 'para desistir',
  evasao: 'para sair',
  abandono: 'para abandonar',
  demissao: 'para pedir demissão',
  compra: 'para comprar',
  escolha: 'para escolher',
  adesao: 'para aderir',
  troca: 'para trocar',
  mudanca: 'para mudar',
  falta: 'para faltar',
  faltas: 'para faltar',
  ausencia: 'para faltar',
  ausencias: 'para faltar',
  inscricao: 'para se inscrever',
  matricula: 'para se matricular',
  renovacao: 'para renovar',
  permanencia: 'para ficar',
  devolucao: 'para devolver',
  participacao: 'para participar',
  insatisfacao: 'de insatisfação',
  satisfacao: 'de satisfação',
}
/** What is over once it was done. */
const finished =
  /^para (?:sair|se desligar|cancelar|desistir|abandonar|pedir|comprar|escolher|aderir|trocar|mudar|se inscrever|se matricular|renovar|devolver|deixar|contratar|voltar|entrar|começar|parar|vir|procurar)/iu

function reasonsFor(what: string): string {
  const bare = what.replace(/^(?:o|a|os|as|sua|seu) /iu, '')
  const [head = '', ...rest] = bare.split(' ')
  const action = ownValue(decided, fold(head))
  const isVerb = /(?:ar|er|ir|or)$/iu.test(head.replace(/^não$/iu, rest[0] ?? ''))
  if (!action && !isVerb)
    return `Na sua opinião, quais são os principais motivos ${contract('de', bare)}`
  const tail =
    action && rest.length > 0
      ? ` ${rest.join(' ').replace(/^[dn]([oa]s?) /iu, /sair|desligar|desistir/u.test(action) ? 'd$1 ' : '$1 ')}`
      : ''
  const goal = action ? `${action}${tail}` : `para ${bare}`
  return `Quais ${finished.test(goal) ? 'foram' : 'são'} os seus principais motivos ${goal}`
}

const isDetermined =
  /^(?:o|a|os|as|um|uma|uns|umas|seus?|suas?|noss[oa]s?|ess[ea]s?|est[ea]s?|cada|tod[oa]s?|outr[oa]s?|você|quem|como|quando|\d)(?!\p{L})/iu
/** With its article where it lacks one: "o preço". */
const withArticle = (thing: string) =>
  isDetermined.test(thing) || /^\p{Lu}/u.test(thing) || /^\p{L}+[aei]r(?:$| )/iu.test(thing)
    ? thing
    : articled(thing)
const contractions: Readonly<Record<string, string>> = { de: 'd', em: 'n', por: 'pel' }
/** "de" and "o preço" to "do preço". */
function contract(preposition: 'de' | 'em' | 'por' | 'a', thing: string): string {
  const named = withArticle(thing)
  const found = /^(os?|as?) (.+)$/iu.exec(named)
  if (!found) return `${preposition} ${named}`
  const [, article = '', noun = ''] = found
  if (preposition === 'a') return `${{ o: 'ao', os: 'aos', a: 'à', as: 'às' }[article]} ${noun}`
  return `${contractions[preposition]}${article} ${noun}`
}
const isNumerous = (thing: string) => /s$/iu.test(thing.split(' ')[0]!)

export const labels: readonly SpokenLabel[] = [
  [
    label(`(?:motivos?|razão|razões|causas?|motivações|motivação)${later} ${of} (.+)`),
    (what = '') => reasonsFor(what),
  ],
  [
    label(`(?:motivos?|razão|razões|motivações)${later}`),
    () => 'Quais são os seus principais motivos',
  ],
  [
    label(
      `(?:barreiras?|obstáculos?|empecilhos?|entraves?|impedimentos?|objeções)${later} (?:para|pra|à|ao|a|de|do|da) (.+)`,
    ),
    (what = '') =>
      `O que atrapalha você na hora ${/^\p{L}+r(?:$| )/iu.test(what) ? `de ${what}` : contract('de', what)}`,
  ],
  [
    label(
      `(?:dificuldades?|problemas?|desafios?|dores|frustrações|obstáculos?|barreiras?|reclamações|queixas?)${later} (?:encontrad[oa]s? |enfrentad[oa]s? )?${on} (.+)`,
    ),
    (what = '') =>
      `O que tem sido mais difícil para você ${/^\p{L}+r(?:$| )/iu.test(what) ? `na hora de ${what}` : contract('em', what)}`,
  ],
  [
    label(
      `(?:dificuldades?|problemas?|desafios?|dores|frustrações|obstáculos?|barreiras?|reclamações|queixas?)${later}`,
    ),
    () => 'O que tem sido mais difícil para você',
  ],
  [
    label('expectativas? (antes d[eoa]s?|para o|para a|para) (.+)'),
    (when = '', what = '') => `O que você esperava ${when} ${what}`,
  ],
  [label(`expectativas? ${on} (.+)`), (what = '') => `O que você espera ${contract('de', what)}`],
  [label('expectativas?'), () => 'O que você espera'],
  [
    label(`necessidades?(?: não atendidas)? ${on} (.+)`),
    (what = '') => `Do que você precisa ${contract('em', what)}`,
  ],
  [label('necessidades?(?: não atendidas)?'), () => 'Do que você precisa e ainda não tem'],
  [
    label(
      `(?:critérios?|fatores?)(?: de (?:escolha|decisão|compra))? (?:para|pra|na|no|ao|de|da|do) (.+)`,
    ),
    (what = '') =>
      /^(?:escolha|decisão|compra|seleção)$/iu.test(what)
        ? 'O que pesa mais para você na hora de escolher'
        : `O que pesa mais para você ${/^\p{L}+r(?:$| )/iu.test(what) ? `na hora de ${what}` : contract('em', what)}`,
  ],
  [label('decisão de (.+)'), (what = '') => `Como você tomou a decisão de ${what}`],
  [
    label('(?:processo de )?(?:tomada de )?decisão(?: de compra)?'),
    () => 'Como você chegou a essa decisão',
  ],
  [
    label('(?:alternativas?|concorrentes?|concorrência|outras opções)(?: .+)?'),
    () => 'Que outras opções você já considerou',
  ],
  [
    label('frequência (?:de|do|da|dos|das) (.+)'),
    (what = '') =>
      /^(?:uso|utilização)$/iu.test(what)
        ? 'Com que frequência você usa'
        : /^(?:uso|utilização) d[eoa]s? /iu.test(what)
          ? `Com que frequência você usa ${withArticle(what.replace(/^\p{L}+ d(?:e )?/iu, '').trim())}`
          : /^compras?$/iu.test(what)
            ? 'Com que frequência você compra'
            : /^visitas?$/iu.test(what)
              ? 'Com que frequência você vem'
              : `Com que frequência acontece${/^[oa]s /iu.test(withArticle(what)) ? 'm' : ''} ${withArticle(what)} no seu caso`,
  ],
  [
    label(`tempo (?:gasto|dedicado|perdido|investido) (?:com|em|no|na|nos|nas|a|ao|à) (.+)`),
    (what = '') => `Quanto tempo você gasta com ${withArticle(what)}`,
  ],
  [
    label(
      '(?:gastos?|orçamento|despesas?|investimento|valor gasto) (?:com|para|em|de|do|da|no|na) (.+)',
    ),
    (what = '') => `Quanto você gasta com ${withArticle(what)}`,
  ],
  [
    label(
      `primeir([oa]s?) (contatos?|impress(?:ão|ões)|vez|dias?|semanas?|visita|aula|uso|mês|experiência)(?: ((?:com|sobre|em|de|d[oa]s?|n[oa]s?) .+))?`,
    ),
    (ending = '', what = '', rest = '') => {
      const own = /^a/iu.test(ending)
        ? `a${ending.slice(1)} sua${ending.slice(1)}`
        : `o${ending.slice(1)} seu${ending.slice(1)}`
      return `Como ${/s$/iu.test(ending) ? 'foram' : 'foi'} ${own} primeir${ending} ${what} ${rest}`
    },
  ],
  [
    label('momento (?:em que|de|da|do) (.+)'),
    (what = '') =>
      `O que aconteceu no momento ${/^\p{L}+r(?:$| )/iu.test(what) ? `de ${what}` : contract('de', what)}`,
  ],
  [
    label('(?:papel|função|cargo)(?: (na|no|em) (.+))?'),
    (at = '', where = '') => `Qual é a sua função${where ? ` ${at} ${where}` : ''}`,
  ],
  [
    label('(?:papel|peso|influência) (d[eoa]s?) (.+?) (n[oa]s?|em|sobre) (.+)'),
    (a = '', what = '', at = '', whole = '') =>
      `Que papel ${/s$/iu.test(a) ? 'têm' : 'tem'} ${withArticle(a.toLowerCase() === 'de' ? what : `${a.slice(1)} ${what}`)} ${at} ${whole} para você`,
  ],
  [
    label('(?:impactos?|efeitos?|consequências?) (d[eoa]s?) (.+?) (n[oa]s?|em|sobre) (.+)'),
    (a = '', what = '', at = '', whole = '') =>
      `Que efeito ${/s$/iu.test(a) ? 'tiveram' : 'teve'} ${withArticle(a.toLowerCase() === 'de' ? what : `${a.slice(1)} ${what}`)} ${at} ${whole}`,
  ],
  [
    label('(?:impactos?|efeitos?|consequências?) d(?:e|([oa]s?)) (.+)'),
    (article = '', what = '') =>
      `Que efeito ${withArticle(`${article} ${what}`.trim())} teve para você`,
  ],
  [label(`mudanças? ${on} (.+)`), (what = '') => `O que mudou para você ${contract('em', what)}`],
  [
    label('(.+?) (?:desejad[oa]s?|esperad[oa]s?)'),
    (what = '') => `Que ${what} você gostaria de ter`,
  ],
  [
    label('(.+?) (?:que faltam|que falta|faltantes|em falta)'),
    (what = '') => `Que ${what} fazem falta para você`,
  ],
  [
    label('(.+?) (?:preferid[oa]s?|favorit[oa]s?)'),
    (what = '') =>
      `${isNumerous(what) ? 'Quais são' : 'Qual é'} ${insights.withArticle(what, [])} de que você mais gosta`,
  ],
  [
    label(`preferências?(?: ${on} (.+))?`),
    (what = '') => (what ? `O que você prefere ${contract('em', what)}` : 'O que você prefere'),
  ],
  [
    label(`(?:hábitos?|rotina|costumes?)(?: ${on} (.+))?`),
    (what = '') => (what ? `Como são os seus hábitos de ${what}` : 'Como é a sua rotina'),
  ],
  [
    label(
      '(?:relação|relacionamento|comunicação|contato|convivência|diálogo|colaboração|integração) (?:com|entre) (.+)',
    ),
    (whom = '') => `Como é para você a relação com ${withArticle(whom)}`,
  ],
  [
    label('comparação com (.+)'),
    (other = '') => `Como fica a comparação com ${withArticle(other)} para você`,
  ],
  [
    label('(?:facilidade|dificuldade|simplicidade) (?:de|do|da|para|em) (.+)'),
    (what = '') =>
      /^(?:uso|utilização|usar)$/iu.test(what)
        ? 'O que você acha fácil, ou difícil, de usar'
        : /^\p{L}+r(?:$| )/iu.test(what)
          ? `O quanto é fácil ou difícil para você ${what}`
          : `O quanto é fácil ou difícil para você ${withArticle(what)}`,
  ],
  [label('dia a dia|cotidiano'), () => 'Como é o seu dia a dia'],
  [label('usabilidade'), () => 'O quanto é fácil ou difícil de usar para você'],
  [
    label('importância d(?:e|([oa]s?)) (.+)'),
    (article = '', what = '') =>
      `Qual é a importância ${contract('de', `${article} ${what}`.trim())} para você`,
  ],
  [
    label('(?:confiança|credibilidade) (n[oa]s?|em|d[eoa]s?) (.+)'),
    (at = '', whom = '') =>
      `O quanto você confia ${at.replace(/^d(?=[oa])/iu, 'n').replace(/^de$/iu, 'em')} ${whom}`,
  ],
  [
    label(`(?:medos?|receios?|preocupações|preocupação|inseguranças?|dúvidas?)(?: ${on} (.+))?`),
    (what = '') =>
      what ? `O que preocupa você quanto ${contract('a', what)}` : 'O que mais preocupa você',
  ],
  [
    label(`(?:conhecimento|familiaridade) ${on} (.+)`),
    (what = '') => `O que você sabe sobre ${withArticle(what)}`,
  ],
  [
    label('reaç(?:ão|ões) (ao|à|aos|às|a) (.+)'),
    (to = '', what = '') => `Como você reagiu ${to} ${what}`,
  ],
  [
    label('(?:uso|utilização) d(?:e|([oa]s?)) (.+)'),
    (article = '', what = '') => `Como você usa ${withArticle(`${article} ${what}`.trim())}`,
  ],
  [
    label(
      '(.+?) (?:utilizad[oa]s?|usad[oa]s?|testad[oa]s?|experimentad[oa]s?|visitad[oa]s?|considerad[oa]s?)',
    ),
    (what = '') => `Que ${what} você já ${/s$/iu.test(what) ? 'experimentou' : 'usou'}`,
  ],
  [
    label(
      'percepção (?:de|do|sobre o|quanto ao) (?:preço|valor|custo)(?:-benefício)?|custo[- ]benefício',
    ),
    () => 'O que você acha do preço, pelo que recebe em troca',
  ],
  [
    label('(?:nível de )?satisfação(?: geral| d[oa]s? \\p{L}+)?'),
    () => 'Como tem sido a sua satisfação até agora',
  ],
  [
    label('qualidade d(?:e|([oa]s?)) (.+)'),
    (article = '', what = '') =>
      `O que você acha da qualidade ${contract('de', `${article} ${what}`.trim())}`,
  ],
  [
    label('(?:sentimentos?|sensação|sensações) (depois|antes|durante)(?: (?:de|da|do))? (.+)'),
    (when = '', what = '') =>
      `Como você se sentiu ${when}${/^durante$/iu.test(when) ? ` ${withArticle(what)}` : ` ${contract('de', what)}`}`,
  ],
  [
    label('segurança (n[oa]s?|em|durante|ao|à) (.+)'),
    (at = '', where = '') => `Como é para você a sensação de segurança ${at} ${where}`,
  ],
  [
    label('(?:vida|rotina) (depois|após|antes|sem|com) (.+)'),
    (when = '', what = '') => `Como é a vida ${when} ${what} para você`,
  ],
  [
    label('(?:disposição|vontade|intenção|interesse|probabilidade) (?:para|de|em|a) (.+)'),
    (what = '') =>
      /^\p{L}+r(?:$| )/iu.test(what)
        ? `O que você acha da ideia de ${what}`
        : `Qual é o seu interesse ${contract('em', what)}`,
  ],
]
