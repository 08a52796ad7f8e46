// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Losses } from '../types/losses.ts'

const meu = '(?:(?:o|do|com o) )?(?:meu|nosso) (?:\\S+ )?'
const minha = '(?:(?:a|da|com a) )?(?:minha|nossa) (?:\\S+ )?'

export const losses: Losses = {
  people: [
    [`${meu}(?:bebe|nenem|filho|menino|filhinho)|minha crianca`, 'Sinto muito pelo seu filho.'],
    [`${minha}(?:filha|menina|filhinha|bebe)`, 'Sinto muito pela sua filha.'],
    [`${meu}(?:marido|esposo|companheiro|namorado|noivo)`, 'Sinto muito pelo seu companheiro.'],
    [`${minha}(?:mulher|esposa|companheira|namorada|noiva)`, 'Sinto muito pela sua companheira.'],
    [`${minha}(?:mae|mainha|maezinha)|a mae|mamae`, 'Sinto muito pela sua mãe.'],
    [`${meu}(?:pai|painho|velho)|o pai|papai`, 'Sinto muito pelo seu pai.'],
    [`${meu}irmao`, 'Sinto muito pelo seu irmão.'],
    [`${minha}irma`, 'Sinto muito pela sua irmã.'],
    [`${minha}(?:avo|vo|vovo)`, 'Sinto muito pela sua perda.'],
    [`${meu}(?:avo|vo|vovo)`, 'Sinto muito pela sua perda.'],
    [`${meu}(?:amigo|parceiro)`, 'Sinto muito pelo seu amigo.'],
    [`${minha}amiga`, 'Sinto muito pela sua amiga.'],
    [`${meu}vizinho`, 'Sinto muito pelo seu vizinho.'],
    [`${minha}vizinha`, 'Sinto muito pela sua vizinha.'],
    [`${meu}colega|${minha}colega`, 'Sinto muito pela perda do seu colega.'],
    [`${meu}(?:tio|primo|sogro|cunhado|sobrinho|neto)`, 'Sinto muito pela sua perda.'],
    [`${minha}(?:tia|prima|sogra|cunhada|sobrinha|neta)`, 'Sinto muito pela sua perda.'],
    ['el[ea]', 'Sinto muito pela sua perda.'],
  ],
  animals: [
    [
      `${meu}(?:cachorro|cachorrinho|cao|gato|gatinho|cavalo|bichinho|pet)`,
      'Sinto muito pela sua perda.',
    ],
    [`${minha}(?:cachorra|cachorrinha|cadela|gata|gatinha)`, 'Sinto muito pela sua perda.'],
  ],
  died: 'nao aguentou e morreu|partiu dessa|morreu|faleceu|se matou|se foi|tirou a propria vida|foi (?:morto|morta|assassinado|assassinada)|veio a falecer|nasceu (?:morto|morta)|ele (?:morreu|faleceu)|ela (?:morreu|faleceu)',
  blessing:
    '(?:que )?deus [oa] tenha|(?:que )?descans(?:e|a) em paz|que deus (?:guarde|receba)|esteja com deus',
  notSurvived: 'nao sobreviveu',
  animalDied:
    '(?:\\S+ ){0,3}?foi sacrificad[oa]|nao resistiu(?! (?:e|ao|aos) (?!ferimentos|tratamento))',
  lost: '(?:eu )?(?:perdi|perdemos|enterrei|enterramos)|morte d[oa]|morreu|faleceu',
  other:
    '(?:meu|minha) (?:falecid[oa]|finad[oa]|saudos[oa]) \\S+|(?:tive|sofri) um aborto|aborto espontaneo|perdi (?:o|meu|um) (?:bebe|nenem)|perdi a gravidez',
  otherCondolence: 'Sinto muito pela sua perda.',
  none: 'quase|se|ninguem|quando eu (?:era|tinha)|19\\d\\d|de rir|de medo|de fome|de rir|perdi (?:meu|minha) \\S+ (?:de vista|no|na)',
  mayStop: 'A gente pode parar quando você quiser.',
}
