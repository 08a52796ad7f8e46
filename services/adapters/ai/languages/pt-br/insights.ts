// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { romanceArticle } from '../shared/romance-articles.ts'
import { parseWords } from '../shared/word-lists.ts'
import type { InsightWords } from '../types/insights.ts'

export const insights: InsightWords = {
  withArticle: romanceArticle({
    articles: ['o', 'a', 'os', 'as'],
    byWord: {
      o: parseWords(
        'o do no pelo ao um dum num meu seu nosso teu esse este aquele nesse neste desse deste',
      ),
      a: parseWords(
        'a da na pela uma duma numa minha sua nossa tua essa esta aquela nessa nesta dessa desta',
      ),
      os: parseWords('os dos nos pelos aos uns meus seus nossos esses estes aqueles'),
      as: parseWords('as das nas pelas umas minhas suas nossas essas estas aquelas'),
    },
    feminine: /(?:a|ao|cao|sao|dade|gem|ncia|ice|tude|as|coes|soes|dades|gens)$/,
    masculine: /(?:ema|ama|clima|mapa|dia|mao|alao|orao|amao)$/,
  }),
  wishes:
    / (?:se (?:tivesse|tivessem|houvesse|fosse|fossem|abrisse|abrissem|pegasse|aceitasse|aceitassem|pusessem|botassem|viesse) (?:\S+ ){1,6}(?:eu |a gente )?(?:voltava|voltaria|vinha|viria|comprava|compraria|ia|iria|usava|usaria|ficava|ficaria)|queria|gostaria|queria que|quero que|seria (?:bem |muito |tao |mais )*(?:bom|otimo|melhor|legal|ideal|pratico|facil|util|bacana)|deveria|deveriam|devia|deviam|poderia|poderiam|podia|podiam|bem que|tomara|o ideal|eu mudaria|sugiro|sugestao|ajudaria|ajudariam) /,
  staff:
    / (?:equipe|pessoal|funcionari[oa]s?|atendentes?|recepcionistas?|instrutor(?:es|as?)?|professor(?:es|as?)?|enfermeir[oa]s?|medic[oa]s?|doutor(?:es|as?)?|dr|dra|dentistas?|motoristas?|garco(?:m|ns|nete|netes)|vendedor(?:es|as?)?|caixas?|segurancas?|voluntari[oa]s?|agentes?(?: \S+)?|treinador(?:es|as?)?|mecanic[oa]s?|veterinari[oa]s?|porteir[oa]s?|monitor(?:es|as?)?|moca d[oa] (?:balcao|recepcao|secretaria|caixa)) /,
  unneeded:
    / (?:nunca|nao) (?:precisei|tive que|tive de|usei) (?!esperar|pagar|reclamar|voltar|ligar|insistir|repetir|me preocupar)/,
  lacks:
    / (?:falta(?:m|ndo)?(?: (?:um|uma|uns|mais|de))?|sem(?: (?:um|uma))?|sem medico de|(?:nao|nunca|quase nao) (?:tem|tinha|ha|havia)(?: (?:um|uma|mais))?|contratar(?: (?:um|uma|uns|mais))?|trazer(?: (?:um|uma|mais))?|colocar(?: (?:um|uma|mais))?|precisa(?:m|mos)? de(?: (?:um|uma|mais))?|ter(?: (?:um|uma|mais))?|mais) $/,
  dispensed:
    / (?:(?:fico|vivo|passo|me viro|fiquei|vou|faco|dou um jeito|prefiro|ando) (?:bem |muito bem |tranquil[oa] )?sem|(?:nao|nunca) (?:preciso|precisei|quero|sinto falta|ligo)|dispenso) /,
  subjects:
    /,? e (?=(?:o|a|os|as|meu|minha|meus|minhas|ele|ela|eles|elas|eu|nos|ninguém|todo|toda|isso|não|nunca) )/gu,
  nameIntroducers: parseWords(
    `dr dra doutor doutora sr sra senhor senhora dona seu padre pastor pastora irma irmao tia tio prima primo vizinha vizinho amiga amigo colega
    chefe enfermeira enfermeiro professora professor motorista chamada chamado filho filha marido esposa gerente coordenadora coordenador`,
  ),
  hasCapitals: true,
  notAName: /^$/,
  backReferences: parseWords(
    `ele ela eles elas isso isto aquilo esse essa nele nela dele dela la ali dai entao tambem`,
  ),
  leadingWords: parseWords(`mas e entao ai dai porem tipo olha bom tambem alias inclusive`),
  adverbTurns: parseWords(`agora exceto tirando`),
  subordinate:
    / (?:assim que|toda vez que|sempre que|cada vez que|(?:e|so que|mas) (?:quando|se)|(?<=^ )(?:quando|se)) (?:\S+ ){1,6}$/u,
  timePrepositions: / (?:antes d[eoa]s?|depois d[eoa]s?|durante|ate|desde|entre) (?:\S+ )?$/u,
  conjunctions: parseWords(`e mas porque pois ou`),
  danglingWords: parseWords(
    `e mas porque pois ou que quem se quando como eu voce ele ela a gente nos eles elas me te lhe meu minha seu sua o a os as um uma de do da dos das em no na nos nas por pelo pela para pra pro com sem sobre entre e ser foi era`,
  ),
}
