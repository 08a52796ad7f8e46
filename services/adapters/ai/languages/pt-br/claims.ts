// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { beginsWith, followedBy, nothingBut } from '../shared/claim-patterns.ts'
import { anyOf } from '../shared/word-lists.ts'
import type { ClaimWords } from '../types/claims.ts'

const no = `nao|nunca|ninguem|nem|nenhum|nenhuma|nada|sem|jamais|mal`
const expected = `funciona\\w*|funcionou|chega\\w*|chegou|veio|vem|vieram|aparec\\w+|respond\\w+|atend\\w+|retorn\\w+|abr\\w+|serve|serviu|coube|cabe|ach(?:o|a|ei|amos|am)|encontr\\w+|consig\\w+|conseg\\w+|ajud\\w+|explic\\w+|avis\\w+|inform\\w+|fal(?:a|am|ou|aram) (?:nada|comigo|com)|contou|contaram|disse|disseram|consert\\w+|arrum\\w+|resolv\\w+|limp(?:a|am|ou|aram)|aceit\\w+|carreg\\w+|dorm\\w+|receb\\w+|entend\\w+|escut\\w+|ouv\\w+|liga\\w*|ligou|olh\\w+|adianta|adiantou|presta|vale|compensa|da (?:para|pra|certo|conta|tempo|mais)|dao|deu (?:certo|tempo|retorno|conta|bola)|devolv\\w+|reembols\\w+|tem|teve|tinha|bate|cumpr\\w+|sobr\\w+|saiu|sai|fez nada|fazem nada|faz nada|vaga|opcao|acompanha\\w*|reconhec\\w+|dura|durou|parou|para`
const troubles = `problemas?|queixas?|reclamac\\w+|reclam\\w+|dificuldades?|transtornos?|filas?|esper\\w+|atras\\w+|barulhos?|barulhent\\w+|erros?|defeitos?|suj\\w+|sujeira|cheiro|dor|doeu|demor\\w+|lotad\\w+|quebr\\w+|falh\\w+|cai\\w*|caro|cara|pes(?:a|ado|ada)|ruim|ruins|mal|atrapalh\\w+|incomod\\w+|pressa|estress\\w+|medo|risco|taxas?|multas?|surpresas?|dificil|burocracia|enrolacao|pagu?\\w+|cobr\\w+|desisti\\w*|frio|escur\\w+|mofo|umidade|sumi(?:u|ram)|furtos?|roub\\w+|ratos?|baratas?|risc\\w+|amassad\\w+|apertad\\w+|grosseri\\w+|machuc\\w+`

export const claims: ClaimWords = {
  nothing: nothingBut(
    `nada(?: demais| a (?:declarar|acrescentar|dizer|comentar)| em especial| especial| de mais| nao)?|nao|nenhuma?|nunca(?: (?:usei|fui|precisei|pedi|reparei|pensei|liguei|reclamei))?|sei la|nao (?:sei(?: dizer| responder| o que\\b.*)?|uso|usei|pedi|precisei|lembro|tenho (?:opiniao|ideia|o que (?:dizer|falar))|reparei|notei|fui|frequento|tenho|conheco|liguei|me importo|saberia dizer)|sem (?:opiniao|comentarios?)|indiferente|tanto faz|ainda nao|prefiro nao (?:dizer|responder)`,
    `eu|acho|que|bom|ah|so|nisso|isso|la|aqui|mesmo|nao|muito|pra ser sincer[oa]|sinceramente|ainda|por enquanto|disso|sobre isso|agora|de momento|ate hoje|uso pouco`,
  ),
  unsure: beginsWith(
    `(?:nao|nem) (?:faco|fazemos|tenho) (?:a menor |a minima |nem )?ideia|sei la|nao (?:sei|saberia) (?:te |lhe )?(?:dizer|falar|responder|explicar)|vai saber|(?:nao )?faco nem ideia|quem sabe|nao me pergunt\\S+`,
  ),
  content: anyOf(
    `me (?:serve|servem|atende|atendem|basta|convem)|(?:serve|da|funciona|bom|ta bom|otimo) (?:pra|para) mim|sem (?:estresse|drama|dor de cabeca|erro)|nao (?:tenho|ha) (?:do |o )?que (?:reclamar|falar mal)`,
    `sem (?:nenhum |nenhuma |maiores )?(?:problemas?|queixas?|reclamac\\w+|dificuldades?|transtornos?|novidades)`,
    `(?:nao|nada|nunca|nenhum|nenhuma) (?:tenho |tive |tem |houve |ha |teve |deu |vi |vejo |tenho do que |tenho nada |a |me |o que |do que |tenho o que )?(?:que )?(?:a )?(?:nenhum |nenhuma )?(?:problemas?|queixas?|reclam\\w+|dificuldades?|contra|atrapalh\\w+|incomod\\w+)`,
    `nao (?:posso|tenho como|da pra|da para) (?:me )?(?:queixar|reclamar)`,
    `(?:tudo|ta|esta|tava|estava|foi|foram|e|sao|acho|vai|indo|anda|fica|pra mim) (?:tudo |bem |super |muito )?(?:certo|bem|bom|boa|ok|normal|tranquil[oa]|de boa|beleza|justo|justa|razoavel|em ordem|otim[oa])`,
    `\\| (?:ok|okay|normal|tranquil[oa]s?|bom|boa|bons|boas|bem|razoavel|regular|adequad[oa]s?|certo|beleza|de boa|funciona|aceitavel|justa|justo|suficiente|mais ou menos|correu bem|foi bem)(?= \\|)`,
    `nao (?:faco|fazemos) questao|nao (?:me |nos )?(?:faz|fazem) falta|no ponto|na medida(?: certa)?|do tamanho certo|na quantidade certa`,
    `nem (?:bo[mn]\\w*|boa) nem (?:ruim|ma|mau)|da pro gasto|nao e ruim|nada mal|me atende|atende bem`,
  ),
  even: anyOf(
    `(?:nem|nao) (?:e |esta |ta |muito |tao )?(?:grandes?|pequen[oa]s?|car[oa]s?|barat[oa]s?|quentes?|fri[oa]s?|cedo|tarde|rapid[oa]s?|lent[oa]s?|nov[oa]s?|velh[oa]s?|limp[oa]s?|suj[oa]s?|sobra|falta|muit[oa]s?|pouc[oa]s?|demais|quebrad[oa]s?) (?:e )?nem (?:e |esta |ta |muito |tao )?(?:grandes?|pequen[oa]s?|car[oa]s?|barat[oa]s?|quentes?|fri[oa]s?|cedo|tarde|rapid[oa]s?|lent[oa]s?|nov[oa]s?|velh[oa]s?|limp[oa]s?|suj[oa]s?|sobra|falta|muit[oa]s?|pouc[oa]s?|de menos|quebrad[oa]s?)`,
  ),
  harmless: followedBy(no, troubles, 3),
  harm: anyOf(
    `(?:muito|tao|demais|bem|super) (?:pequen\\w+|car[oa]s?|tarde|cedo|long[oa]s?|curt[oa]s?|quente|frio|fria|barulhent\\w+|dificil|dificeis|pesad\\w+|lent[oa]s?|chei[oa]s?|longe|alt[oa]s?|complicad\\w+|doce|salgad\\w+|escur[oa]|ruim|ruins|suj[oa]s?|confus[oa]s?|demorad\\w+|apertad\\w+|fraca?|desorganizad\\w+)`,
    `\\S+ demais|muit[oa] (?:acucar|sal|doce|barulho|fila|gente|espera|demora|burocracia|atraso|sujeira|bagunca|erro|calor|frio|gordura|plastico|propaganda)|cedo demais|demais (?:pra|para)`,
    `atras(?:o|os|ou|ado|ada|ados|a|am|ando)|demor(?:a|ou|am|aram|ado|ada|ando) (?:\\S+ )?(?:muito|demais|horas|dias|semanas|meses|pra|para|uma|dois|tres|a)|demora|demorad\\w+|(?:esper(?:ei|o|amos|ando)|aguard(?:ei|o|ando|o))(?: \\S+)? (?:uma|duas|dois|tres|quatro|cinco|dez|vinte|trinta|quarenta|meia|horas|dias|semanas|meses|\\d+|ate hoje|retorno)|ate hoje (?:nada|nao|espero)|fila (?:enorme|gigante|imensa|pra tudo)`,
    `quebr(?:ou|ado|ada|ados|adas|a|am)|estrag(?:ou|ado|ada|ados|adas|a)|com defeito|pifou|trav(?:a|ou|ei|ando|am)|caiu|caindo|cai toda|falh(?:a|ou|am|as)|erro|erros|vaz(?:a|ando|amento|ou)|mof(?:o|ado|ada)|enferruj\\w+|fora do ar|rasg\\w+|despenc\\w+`,
    `gross[oe]\\w*|grosseri\\w+|mal educad\\w+|ignor(?:a|am|ou|aram|ad[oa])|destrat\\w+|gritou|gritam|grita|humilh\\w+|descaso|ma vontade|maltrat\\w+|debochad\\w+|deboch\\w+|desrespeit\\w+`,
    `suj[oa]s?|sujeira|imund[oa]\\w*|nojo|nojent\\w+|fed(?:e|ido|ida|endo|or)|mau cheiro|cheiro (?:de|ruim|forte)|barulho|barulhent\\w+|lotad[oa]s?|apertad[oa]s?|abafad[oa]|escur[oa]|escuridao|gelad[oa]|calorao|chei[oa] de`,
    `escorreg\\w+|tombos?|tropec\\w+|(?:quase|me|eu|ja|ele|ela|mae|pai|filh[oa]|idos[oa]) cai(?:u)?|cai (?:no|na|nas|nos|de|da|do|com|e)|machuc\\w+|ferid[oa]s?|me feri|se feriu|ferimentos?|torci|torceu|vira sabao`,
    `medo|perigos\\w+|insegur\\w+|assalt\\w+|roub\\w+|ameac\\w+`,
    `cansa(?:tivo|tiva|do|da|co|nte)?|exaust\\w+|esgotad\\w+|sobrecarreg\\w+|dor(?:es)? (?:nas?|no|de)|dol\\w+ido|estress\\w+|chego em casa mort[oa]`,
    `chat[oa]|irrit\\w+|frustr\\w+|pessim[oa]s?|horrivel|horriveis|terrivel|ruim|ruins|lixo|absurd[oa]s?|palhacada|vergonha|vergonhos\\w+|decepc\\w+|um caos|caotic\\w+|bagunca|uma zona|zoado|odeio|odiei|detest\\w+|pior|piorou|piora|piorando|inaceitavel|revolt\\w+|triste|desanim\\w+|um saco|inferno|pesadelo|furada|enganac\\w+|propaganda enganosa|enganad[oa]|nao da|deixa (?:muito )?a desejar|deixou a desejar|fraco|fraca`,
    `confus[oa]s?|complicad[oa]s?|dificil de|dificeis|enrolad[oa]|enrol(?:a|am|ou|acao)|burocra\\w+|impossive(?:l|is)|perdid[oa]`,
    `car[oa]s? (?:demais|pra|para|mesmo)|carissim\\w+|(?:e|ta|esta|ficou|acho|achei|sao) (?:muito )?car[oa]s?|cobr(?:aram|ou|ado|ada) (?:\\S+ )?(?:duas|dobrado|a mais|errado|taxa|multa|em dobro)|o dobro d\\w+|multa|paguei (?:\\S+ )?(?:car[oa]|a mais|dobrado|em dobro|duas vezes|multa|reclamando|sem (?:saber|querer))|tirar do bolso|do (?:meu )?proprio bolso|pes(?:a|ando|ou) (?:no|demais)|pesando|subiu|aumentos?|aumentou|nao cabe no bolso`,
    `sem (?:avisar|aviso|explicacao|explicar|nenhum aviso|falar nada|resposta|retorno|previsao|agua|luz)|em cima da hora|fiquei sabendo (?:por|pel[oa]|do|da|so)|descobri (?:pel[oa]|por|que|so)|soube (?:pel[oa]|por)|so (?:fui|fiquei) (?:saber|sabendo)|no vacuo|deixa(?:m|ram|ou)? (?:a gente |me )?(?:no vacuo|esperando|na mao|plantad\\w+)|so falam`,
    `perd(?:i|eu|eram|ido|ida|e|em) |sum(?:iu|iram|ido|ida|iu)|extravi\\w+|errad[oa]s?|faltou|falta(?:m|va|ndo|ram)?|cancel(?:ou|aram|ado|ada)|troc(?:ou|aram|ado) (?:errado|o|a)|esqueceram|ninguem|fecha (?:cedo|antes|as|cinco|quatro)|tive que|temos que|tenho que|desist(?:i|iram|imos)|caiu e`,
    `(?:nao tem|nao ha|nao tinha|sem) (?:vaga|vagas|agua|luz|sinal|lugar|espaco|papel|sabonete|elevador|ar|estacionamento|opcao|opcoes|informacao|atendimento|desconto|remedio|medico|comida)|tudo (?:errado|quebrado)|parad[oa] (?:ha|desde|faz)|so promessa|prometeram`,
  ),
  failing: followedBy(no, expected, 3),
  praise: anyOf(
    `ador(?:o|ei|amos|a|am)|amo|amei|amamos|amor|amores|otim[oa]s?|excelentes?|maravilh\\w+|perfeit[oa]s?|incrivel|incriveis|sensacional|lind[oa]s?|delici\\w+|gostos[oa]s?|carinh\\w+|acolh\\w+|atencios\\w+|educad[oa]s?|gentil|gentis|gente boa|simpatic\\w+|pacien\\w+|prestativ\\w+|competent\\w+|didatic\\w+|gost(?:o|ei|amos|a)|elogi\\w+|recomend\\w+|satisfeit\\w+|feliz|felizes|melhor (?:parte|coisa|lugar|que)|limpinh\\w+|impecavel|caprich\\w+|confort\\w+|rapid[oa]s?|rapidinh\\w+|facil|faceis|pratic[oa]s?|clar[oa]s?|organizad[oa]s?|pontual|pontuais|tranquil[oa]s?|show|top|nota (?:dez|10|mil)|parabens|agradec\\w+|grat[oa]|muito (?:bo[mn]\\w*|boa|boas|bem)|boa demais|bom demais|bem feit[oa]s?|cuidad[oa] que|com cuidado|um cuidado|um doce|dom de|da pra entender|explica bem|me ajud\\w+|ajuda (?:ate|muito|bastante)|delicia|conhecem \\S+ \\S+ pelo nome|seguram|nao (?:podia|poderia|tinha como) (?:ser|estar|ficar) melhor|uma (?:beleza|maravilha|bencao|gracinha)|show de bola|mao na roda|pechincha|vale (?:a pena|cada)|em cheio|divin[oa]|querid[oa]s?`,
  ),
  hearsay: anyOf(
    `(?:meu|minha|meus|minhas|um|uma) (?:irma|irmao|mae|pai|marido|esposa|mulher|namorad[oa]|filh[oa]s?|sogr[oa]|amig[oa]s?|vizinh[oa]s?|colegas?|chefe|prim[oa]|ti[oa]|cunhad[oa]|genro|nora|avo) (?:\\S+ )?(?:acha|achou|diz|disse|fala|falou|reclama|reclamou|odeia|gosta|adora|prefere|desistiu|vive|detesta|comentou|contou)`,
    `(?:(?:da|do|pra|para|com|de|na|no) )?(?:a |o )?(?:minha|meu) (?:irma|irmao|amig[oa]|vizinh[oa]|colega|prim[oa]|ti[oa]|cunhad[oa]|sogr[oa]|comadre|compadre|concunhad[oa]) (?:(?:ja|e que|que|ela|ele|nao|nunca|quase|ate|la|tambem) )?(?:levaram|roubaram|furtaram|perdeu|caiu|ficou|teve|tem|tinha|foi|passou|levou|pegou|quebrou|cortou|torceu|escorregou|machucou|esperou|pagou|sumiu|parou|largou|saiu|viu|achou|conseguiu|consegue|precisou|se|desmaiou|queimou|tomou)`,
    `\\| (?:ela|ele) (?:disse|falou|diz|fala|contou)(?= \\|)`,
    `(?:me avisaram|tinham me dito|me falaram|me disseram) que (?:e|era|estava|tinha|ia)|(?:dizem|falam por ai|ouvi (?:dizer|falar)|tem gente que|uns acham|outros|o pessoal (?:diz|fala|reclama)|todo mundo (?:diz|fala))`,
  ),
  self: anyOf(
    `eu|me|mim|meu|minha|meus|minhas|nos|nosso|nossa|comigo|a gente|\\S+ei|estou|to|fui|tive|vou|tenho`,
  ),
  others: anyOf(`ela|ele|elas|eles|dela|dele`),
  injury: anyOf(
    `(?:cortei|machuquei|quebrei|torci|queimei|furei|bati|prendi|ralei|esfolei|luxei|fraturei|feri|abri|rasguei|esmaguei|trinquei) (?:a |o |as |os |meu |minha |meus |minhas |com a |com o |feio )?(?:pes?|perna|pernas|joelhos?|tornozelo|maos?|dedos?|dedao|polegar|bracos?|cotovelo|ombro|cabeca|testa|rosto|nariz|queixo|boca|labio|costas|costela|quadril|dentes?|pulso|olho|canela|coxa)`,
    `(?:machucou|cortou|quebrou|torceu|queimou|furou|bateu|prendeu|ralou|abriu) (?:a |o )?(?:minha |meu )?(?:pe|perna|joelho|tornozelo|mao|dedo|braco|cabeca|testa|rosto|nariz|queixo|boca|dente|pulso|olho)`,
    `(?:me |se )(?:machuquei|machucou|cortei|queimei|feri|feriu)|pisei (?:num|em um|no|em cima de um) (?:\\S+ )?(?:prego|caco|vidro|arame)|antitetanica|(?:levei|tomei|deu|dei|levou|tomou) (?:um |uma )?(?:choque|tombo|queda|pontos|pontada)|(?:levei|tomei|deram|foram) (?:\\S+ )?pontos|desmaiei|pronto socorro|(?:fiquei|saiu|ficou) (?:\\S+ )?(?:sangrando|zonz[oa])`,
    `(?:meu|minha|o|a) (?:pe|perna|pernas|mao|dedo) (?:\\S+ )?(?:entrou|afundou|ficou pres[oa]|prendeu|escorregou|desceu|foi parar)`,
    `(?:escorreguei|cai|despenquei|rolei) (?:\\S+ )?(?:na|no|nela|nele|da|do|de|e) (?:\\S+ ){0,2}(?:escada|rampa|tabua|chao|piso|cara|costas|joelho|bati|agua|rio|barranco|degrau)`,
  ),
  unmet: anyOf(
    String.raw`(?:a minha|o meu|as minhas|os meus|comigo) (?:nao|nunca)|[ao]s? d[oa]s? (?:minhas?|meus?) [^ |]+ (?:[^ |]+ )+\| (?:mas )?(?:a minha|o meu)`,
    String.raw`se (?:[^ |]+ (?:\| )?)+?(?:mas|ainda bem)`,
    String.raw`se (?:[^ |]+ ){0,4}(?!(?:esse|desse|nesse|disse|posse|isso|nosso) )[^ |]+[aeio]ssem? (?:[^ |]+ (?:\| )?)*?(?:(?:cancel|larg|par|deix|reclam|troc|mud)a(?:va|ria)|(?:sair|desistir|ficar)ia|(?:sa|desist)ia|(?:tinha|teria) (?:cancelado|saido|largado|parado|deixado|reclamado|trocado|desistido|mudado))`,
  ),
  counterfactual: anyOf(
    String.raw`se (?:[^ |]+ ){0,4}(?!(?:esse|desse|nesse|disse|posse|isso|nosso) )[^ |]+[aeio]ssem?`,
  ),
  amounts: {
    asked: anyOf(`tamanho|quantidade|porc(?:ao|oes)|duracao|numero|ritmo|volume`),
    excess: anyOf(
      `exager\\w+|sobra\\w*|(?:coisa|comida|muito) demais|pro lixo|para o lixo|no lixo|apodrec\\w+|estraga\\w*|nao (?:dou|damos) conta|(?:grande|muito) demais|muito grande|em excesso|jog(?:o|amos|ar) fora`,
    ),
    lack: anyOf(
      `falta\\w*|pequen[oa]s?|pouc[oa]s?|nao (?:da|dura|chega|basta)|acab(?:a|ou)|insuficiente|(?:ja )?nao tem mais|curt[oa]s?`,
    ),
  },
  past: anyOf(
    `antes(?! d[eoa]s?| que)|antigamente|no comeco|no inicio|de primeiro|melhorou|melhoraram|melhor agora|agora (?:ta|esta|melhorou|e)|ja foi|era (?:ruim|bom|um|uma(?! coisa)|muito|pior|melhor)|eram|costumava|ano passado|foi resolvido|(?:ja|depois|agora|finalmente|enfim) resolveram|ja resolvid[oa]|consertaram|arrumaram|ate (?:a|o) (?:mudanca|reforma)`,
  ),
  ironic:
    /^[ |]*(?:nossa |ai |que |uma |um |ah |puxa )*(?:maravilha|maravilhos[oa]|beleza|eficiencia|lindo|linda|otim[oa]|parabens|genial|sensacional|show|excelente|adoro|amo|legal|bonito|perfeito|obrigad[oa]|delicia) /u,
  unreal: anyOf(
    `seria|seriam|gostaria|queria|deveria|deveriam|devia|deviam|poderia|poderiam|podia|podiam|tomara|espero|talvez|(?<!como )se \\S+sse(?:m)?|caso|imagin\\w+|precis(?:a|ava|aria|amos|o)|tinha que|teria|bem que|faltaria|mudaria|ajudaria|tomara|quem sabe|(?<!nem )esperava`,
  ),
  asksFor: {
    bad: anyOf(
      `(?:o que|que|quais|qual) (?:\\S+ ){0,4}(?:incomod\\w+|atrapalh\\w+|dificuldades?|dificil|pior|frustr\\w+|reclam\\w+|irrit\\w+|cansa\\w*|estress\\w+|desanim\\w+|decepcion\\w+|impede|desagrad\\w+|nao gost\\w+|problemas (?:teve|tem|encontr\\w+))`,
    ),
    good: anyOf(
      `(?:voce|mais|o que) (?:mais )?(?:gosta|gostou|agrada|agradou|curte|curtiu|aprecia)|gosta mais|de bom|ponto forte|pontos fortes|melhor parte|funciona bem|foi bom`,
    ),
    wish: anyOf(
      `mudaria|mudar|melhorar|melhoraria|gostaria|sugest\\w+|sugere|sugeriria|falta|sente falta|deveria\\w*|poderia\\w*|ajudaria|o que (?:\\S+ ){0,3}precis(?:a|am|amos|aria|ariam|o)|precis(?:a|am|amos) (?:\\S+ )?(?:mudar|melhorar|ter|de)|quer que|desej\\w+|o que faria`,
    ),
  },
}
