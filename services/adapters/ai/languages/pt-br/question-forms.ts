// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf, beginsWithAny } from '../shared/word-lists.ts'
import type { QuestionForms } from '../types/question-forms.ts'

export const questionForms: QuestionForms = {
  plainly: ['Vou perguntar de um jeito mais simples.', 'Desculpe, vou simplificar.'],
  about: 'É sobre {thing}.',
  // The gender of who is asked is not known.
  notAbout: /[ai]d[oa]s?(?!\p{L})/u,
  forms: [
    {
      asks: 'reason',
      suitsAnyLength: true,
      pattern: anyOf(
        '(?:faria|levaria|levou|fez|faz|leva) voce (?:a )?(?:sair|parar|cancelar|desistir|deixar|largar|abandonar|trocar|pedir demissao)',
      ),
      plain: [
        'Qual foi o motivo principal, em uma ou duas palavras?',
        'O que pesou mais para você?',
      ],
      more: ['O que mais pesou?', 'Teve mais alguma coisa por trás disso?'],
    },
    {
      pattern: anyOf(
        '(?:voce |vc )?(?:mudaria|melhoraria|gostaria|sugere|sugeriria|acrescentaria)|(?:faria|ajudaria|teria (?:ajudado|facilitado)|facilitaria|deveria|poderia)|(?:faz |esta |ta )?falta(?:ndo)?|melhorar|mudar',
      ),
      plain: [
        'Se uma coisa só pudesse ser diferente, qual seria?',
        'Que coisa ajudaria mais você?',
      ],
      asks: 'wish',
    },
    {
      pattern: anyOf(
        'por ?que|porque|motivos?|razoes|razao|o que (?:levou|leva|fez|faz|trouxe|traz|pesou|pesa|impede|impediu|motivou|esta por tras|estava por tras)',
      ),
      plain: [
        'Qual foi o motivo principal, em uma ou duas palavras?',
        'O que pesou mais para você?',
      ],
      asks: 'reason',
      suitsAnyLength: true,
      more: ['O que mais pesou?', 'Teve mais alguma coisa por trás disso?'],
    },
    {
      pattern: beginsWithAny('quem|com quem|para quem|pra quem|a quem'),
      plain: [
        'Que pessoa ou lugar vem primeiro à cabeça, se houver?',
        'Tem alguma pessoa ou algum lugar que você lembra nessa hora?',
      ],
    },
    {
      pattern: beginsWithAny('com que frequencia|quantas vezes|de quanto em quanto tempo'),
      plain: [
        'Pode ser por alto: é todo dia, de vez em quando ou quase nunca?',
        'Mais ou menos quantas vezes por mês?',
      ],
    },
    {
      pattern: beginsWithAny('quant[oa]s?|qual (?:e |foi )?o (?:valor|preco)'),
      plain: [
        'Pode ser um número aproximado. Qual vem à cabeça?',
        'Que número você diria, mais ou menos?',
      ],
    },
    {
      pattern: beginsWithAny('quando|em que (?:dia|epoca|ano|momento)|que horas'),
      plain: ['Mais ou menos quando foi?', 'Que dia ou ano vem à cabeça?'],
    },
    {
      pattern: beginsWithAny('onde|aonde|em que lugar'),
      plain: ['Que lugar foi?', 'Que lugar vem à cabeça?'],
    },
    {
      pattern: anyOf(
        'problemas?|dificuldades?|dificil|dificeis|preocupa\\S*|incomod\\S+|atrapalh\\S+|medo|receios?|deu errado|da errado|reclamac\\S+',
      ),
      plain: [
        'O que incomodou você nisso, mesmo que seja pequeno?',
        'Qual foi a primeira coisa que não correu bem, se houve alguma?',
      ],
      suitsAnyLength: true,
      more: ['Como isso afeta você?', 'Como você lida com isso?'],
    },
    {
      isOpinion: true,
      pattern: anyOf(
        'o que (?:voce |vc )?(?:acha|achou|pensa|achava)|qual (?:e |foi )?(?:a )?sua (?:opiniao|experiencia|impressao|visao)|como (?:voce )?(?:avalia|ve|sente|se sente|se sentiu|viveu|vivenciou|percebeu|percebe)|como (?:foi|foram|e|era|sao|tem sido|costuma|anda|esta|estao|ficou|funciona|voce (?:foi|e) (?:tratad|atendid|recebid)\\S*)|ate que ponto|o quanto',
      ),
      plain: [
        'Você diria que é bom, ruim ou mais ou menos?',
        'Qual é a primeira palavra que vem à cabeça?',
      ],
    },
    {
      pattern: anyOf('como (?:voce |vc )?(?:\\S*ou|\\S*eu|\\S*iu|foi|fez|veio|chegou|soube|ficou)'),
      plain: ['O que aconteceu, passo a passo?', 'O que você lembra de como foi?'],
    },
    {
      asks: 'manner',
      pattern: anyOf('como|o que (?:voce |vc )?faz|de que (?:jeito|forma)'),
      plain: ['O que você faz primeiro, e depois?', 'O que você costuma fazer, passo a passo?'],
    },
    {
      pattern: / /u,
      plain: [
        'O que vem primeiro à cabeça, mesmo que seja pequeno?',
        'Você pode contar uma coisa sobre isso, qualquer que seja?',
      ],
    },
  ],
}
