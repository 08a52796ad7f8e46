// Brazilian Portuguese. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf } from '../shared/word-lists.ts'
import type { FollowUps } from '../types/follow-ups.ts'

export const followUps: FollowUps = {
  kinds: {
    unpaid: anyOf(
      '(?:nao|nunca|ninguem|nem)(?: me| nos| mais| ainda){0,2} (?:pagaram|pagam|paga|pagou|reembols\\S+|depositaram|depositou|ressarci\\S+)',
      '(?:nao|nunca|nem)(?: \\S+)? (?:recebi|recebemos|recebeu|vi|vimos)(?: \\S+){0,3} (?:dinheiro|pagamento|salario|valor|reembolso|saldo|comissao|diarias?|grana|estadia)',
      '(?:me|nos) (?:devem|deve|devendo)|devendo para mim|calote',
      '(?:pagam|pagaram|pagamento|saldo|salario|cai|caiu|recebo|recebi|receber)(?: \\S+){0,3} (?:atrasad[oa]s?|com atraso|atrasam?)',
    ),
    problem: anyOf(
      'ninguem(?: \\S+){0,2} (?:veio|vem|avisou|avisa|avisado|explicado|ligou|liga|atendeu|atende|respondeu|responde|explicou|explica|ajudou|ajuda|apareceu|resolveu|resolve|falou|disse|procurou|marcou|perguntou|ouviu)',
      '(?:nao|nunca)(?: me| nos| se){0,2} (?:avis(?:ou|aram)|explic(?:ou|aram)|respond(?:eu|eram)|atend(?:eu|eram)|cheg(?:ou|aram)|veio|vieram|aparec(?:eu|eram)|resolv(?:eu|eram|e)|funcion(?:a|ou|am|ava)|devolv(?:eu|eram)|entreg(?:ou|aram)|deixaram|cumpri(?:u|ram))',
      'sumi(?:u|ram)',
      '(?:perdi|perderam|perdeu) (?:o|a|os|as|meu|minha|meus|minhas|um|uma|metade|dois|duas|tres) (?!(?:peso|conta|tempo|paciencia|vontade)\\b)\\S+',
      '(?:tive|tivemos) que pagar|fui cobrad[oa]|soltou|rasgou|rachou|queimou|quebrou|quebraram|estragou|estragaram|vazou|vazando|alagou|(?:parou|deixou) de funcionar',
      'barr(?:ou|aram)|(?:fui|fomos) (?:\\S+ )?(?:ignorad|humilhad|maltratad|barrad|enganad|destratad)[oa]s?',
      '(?:fiquei|ficamos|esperei|esperamos|esperando|demor(?:ou|aram|ei)|levaram|levou)(?: \\S+){0,6} (?:horas?|dias?|semanas?|meses|mes)',
      'gritou comigo|gritaram|atrasou|atrasaram',
      '(?:esqueceu|esqueceram|perderam|trocaram)(?: de)? (?:o|a|os|as)? ?(?:minha|meu|meus|minhas) \\S+|(?:grita|gritam|gritou|gritaram) com|(?:gritou|berrou|brigou|ameacou|mentiu|riu)(?: \\S+)? (?:comigo|com a gente|conosco|de mim|pra mim|para mim)|me (?:xing\\S+|humilh\\S+|ameac\\S+|acus\\S+|ignor\\S+|engan\\S+|deix(?:ou|aram) (?:so|sozinh\\S+|esperando|na mao|plantad\\S+))|briga com|discuss(?:ao|oes) com|discuti com',
      '(?:com|cheio de|cheia de|tinha|veio|vieram)(?: \\S+)? (?:bichos?|mofo|baratas?|larvas?|rato|vidro|cabelo)|(?:jogar|joguei|jogamos)(?: \\S+){0,2} fora|(?:remedio|dose|pedido|tamanho|troco|endereco|produto|valor) errad[oa]s?',
      'desmai(?:ou|ei|aram)|pass(?:ei|ou) mal|(?:pedi|peguei|pedir|pegar)(?: \\S+)? emprestad[oa]|quase (?:cai|caiu|bati|bateu|desisti|desmaiei|perdi|larguei)|(?:chorei|chorando)|tive(?:mos)? que (?:vender|dormir|cancelar|faltar|voltar a pe|pedir)',
      'cobraram (?:duas vezes|a mais|mais|errado)',
      'sem (?:explicacao|aviso|resposta|explicar|avisar)',
    ),
    decision: anyOf(
      'desisti|larguei|cancelei|pedi demissao|pedi as contas|abandonei|troquei de|mudei de|parei de|deixei de|resolvi|decidi|sai de la',
      'nunca mais (?:voltei|fui|comprei|parei|pisei|usei|pedi|peguei)',
    ),
    wish: anyOf(
      '(?:deveria|deveriam|devia|deviam)(?! ter)',
      'seria (?:bom|melhor|otimo|legal) (?:se|que|ter)|quem dera|(?:queria|gostaria) que',
    ),
  },
  misfortune: anyOf(
    '(?:fui|fomos) (?:assaltad|roubad|atacad|agredid|demitid|despejad|atropelad|humilhad|espancad)[oa]s?|(?:fui|fomos) mandad[oa]s? embora',
    'me (?:assaltaram|roubaram|agrediram|demitiram|humilharam)',
    '(?:quebrei|quebrou|fraturei|fraturou) (?:o|a) (?:perna|braco|bacia|punho|tornozelo|pe|mao|costela|quadril|femur)',
    'perdi (?:o|meu|o meu|a|minha|a minha) (?:emprego|casa|bebe|negocio)',
    '(?:tive|teve|sofri|sofreu) (?:um |uma )?(?:acidente|avc|infarto|derrame|aborto)',
    'roubaram (?:o |a |os |as )?(?:meu|minha|meus|minhas|nosso|nossa) \\S+',
    '(?:cortei|cortou) (?:a|o) (?:mao|dedo|pe|perna|braco|rosto|joelho|testa|cabeca)|(?:meu filho|minha filha|meu pai|minha mae) desmaiou|desmaiei|me machuquei',
    '(?:perdi|perdemos) (?:todo )?(?:o |o meu |meu |nosso )?dinheiro',
  ),
  reacted: anyOf(
    '(?:escrevi|liguei|ligamos|reclamei|reclamamos|fui (?:na|no|ate|a|la)|fomos (?:na|no|ate|a|la)|falei com|pedi|mandei|sai da|devolvi|joguei|chamei|chamamos|procurei|denunciei|registrei|paguei|troquei|cancelei|avisei)',
  ),
  asksWhatIsWrong: anyOf(
    'motivos?|razoes|problemas?|dificuldades?|dificil|falta|faz falta|preocupa|incomoda|atrapalha|impede|(?:voce )?mudaria|melhoraria|sugere|faltou',
  ),
  unreal: anyOf('nao|nunca|quase|se|poderia|podia|nem'),
  delicate: anyOf(
    'morr\\S*|mort[eao]s?|falec\\S+|enterr\\S+|velorio|luto|suicid\\S+|cancer|avc|infarto|aborto|estupr\\S+|abus(?:o|ou|ado|ada)|agredi\\S+|espanc\\S+|assalt\\S+|amarr(?:aram|ou|ado|ada)|depressao|se matou|uti|demencia|alzheimer|quimio\\S*',
  ),
  aside: anyOf(
    'k{3,}\\S*|(?:rs){2,}|haha\\S*|ja (?:falei|disse|contei|respondi|expliquei)|(?:acabei de|como(?: eu)?|que eu) (?:falar|dizer|contar|falei|disse|contei)|vez que eu (?:digo|falo)|(?:sua|essa|esta|a) pergunta|perguntas|pesquisa|entendi|como assim|voce (?:nao|nem) respondeu (?:o que|a? ?minha|ao que|isso)|voce nao (?:ouve|ouviu|escuta|escutou)|voce (?:quer|ta|esta|repete|perguntou|leu|entendeu)|modo de (?:falar|dizer)|sei la|robo',
  ),
  satisfied: anyOf(
    '(?:ta|tudo|esta|foi|e|era|cai|caiu|paga|pagam|funciona|explicaram|correu|deu)(?: \\S+)? (?:bom|boa|bem|certo|certinho|direitinho|direito|tranquilo|tranquila|otimo|otima|normal|beleza|de boa|ok|sossegado|sossegada|rapido|rapidinho)',
    '(?:sem|nenhum|nenhuma|nunca tive|nao tive|nao tenho|nao teve) (?:problemas?|reclamac\\S+|queixas?|do que reclamar|nada a reclamar)|problemas? nenhum|nao tenho do que|gostei|gosto',
  ),
  factual:
    /^ (?:e )?(?:o que voce (?:come|bebe|usa|compra|planta|vende|leva|estuda|toca)|como voce (?:conheceu|soube|descobriu|ficou sabendo)|(?:de |para |com |a |em )?(?:onde|quem|quando)|quant[oa]s?|ha quant[oa]s?|com que frequencia|qual|quais|(?:em |a )?que (?:horas?|horario|dia|epoca)|voce (?:ja |pode |pode |teve|tem|usa|usou|foi|recebe|recebeu|costuma|paga|conhece)\S*) /u,
  quantity: anyOf('quant[oa]s?|com que frequencia|custa|custou'),
  dependent: anyOf(
    'quando|se|porque|pq|que|qual|cujo|onde|enquanto|depois|antes|ate|como|para|pra|com|sem|de|em|no|na|nos|nas|ao|a|por|nem|ou',
  ),
}
