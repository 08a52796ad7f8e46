// Brazilian Portuguese. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf } from '../shared/word-lists.ts'
import type { FollowUps } from '../types/follow-ups.ts'

export const followUps: FollowUps = {
  outright: {
    'reported-in-vain': anyOf(
      '(?:ja |cansei de )?(?:falei|falamos|falar|reclamei|reclamamos|reclamar|avisei|avisamos|avisar|pedi|pedimos|comuniquei|relatei|registrei)(?: \\S+){0,6} (?:e|mas|so que)(?: \\S+){0,3} (?:nada(?: \\S+)?|nao (?:resolv\\S+|fizeram|adiantou|mudou|arrum\\S+|consert\\S+)|ninguem (?:fez|resolveu|arrumou)|ficou por isso mesmo)|(?:falei|avisei|reclamei|ja falei|ja avisei) e nada|fic(?:a|ou) (?:\\S+ )?(?:na|numa|dentro da) gaveta|(?:vai|foi) (?:\\S+ )?(?:pra|para a|pro|parar na) gaveta',
      'nao (?:adianta|tem jeito|vale a pena) (?:\\S+ )?(?:falar|reclamar|avisar|relatar|pedir)|(?:adianta|serve) de nada (?:falar|reclamar|avisar)|(?:falar|reclamar|avisar)(?: \\S+)? (?:pra que|nao adianta(?: nada)?)|(?:nunca|nem) (?:\\S+ )?(?:falo|reclamo|aviso|registro)(?: \\S+){0,3} (?:nao adianta|pra que|a toa)',
    ),
    hazard: anyOf(
      '(?:sem|falta|faltando|nao tem|nao ha|nao vejo) (?:\\S+ )?(?:corrimao|grade|cerca|protecao|cinto de seguranca|extintor\\S*|tranca|guarda ?corpo|equipamento de protecao|epi)|(?:luz|luzes|lampadas?|postes?|iluminacao)(?: \\S+){0,3} (?:queimad[oa]s?|apagad[oa]s?|quebrad[oa]s?)|freios?(?: \\S+){0,3} (?:ruins?|falh\\S+|quebrad\\S+|com (?:problema|defeito)|gastos?)|fios? (?:\\S+ )?(?:desencapad\\S+|solt[oa]s?|expost\\S+)|(?:cheiro|vazamento) de gas|saida de emergencia(?: \\S+){0,2} (?:trancad\\S+|bloquead\\S+|fechad\\S+)|(?:degrau|escada|andaime|piso)(?: \\S+){0,2} (?:solt[oa]|podre|bamb[oa])',
    ),
    violence: anyOf(
      '(?:atir(?:ou|aram)|disparou|dispararam) (?:n[aeo]|em|contra|pra cima)|balead[oa]s?|balearam|(?:lev(?:ou|ei|aram)|tom(?:ou|ei)) (?:um |dois |tres |uns |varios |\\S+ )?tiros?(?! no pe)|tiroteio|troca de tiros|esfaque\\S+|(?:lev(?:ou|ei)|deu|deram) (?:uma |duas |\\S+ )?facadas? (?:n[aeo]|em|del)\\S*',
      '(?:apont(?:ou|aram)|botou|colocou|encostou|puxou|sacou)(?: \\S+)? (?:arma|faca|revolver|pistola|facao)|arma na (?:minha |cara|cabeca)|(?:desde|depois d|antes d|durante|no dia d|na hora d|n)(?: ?(?:o|aquele|esse))? assalto(?! (?:de preco|que e|no preco))|(?:teve|houve|sofr(?:emos|i|eu)) (?:um |o |outro |\\S+ )?assalto|assaltaram (?:o|a|os|as|aqui|nos|meu|minha|um|uma)',
    ),
    'grave-harm': anyOf(
      '(?:deram|dei|deu|serviram)(?: \\S+){0,6} (?:comida|cafe|almoco|agua|alimento)(?: \\S+){0,6} (?:em )?jejum|(?:em )?jejum(?: \\S+){0,4} (?:cirurgia|operacao)(?: \\S+){0,4} (?:deram|dei|deu|comeu|serviram)',
      '(?:dormi(?:u|ndo|a)|cochil(?:ou|ando|ava)|apagou|pesc(?:ou|ando)) (?:n?o |ao |em |na )?(?:volante|direcao)|motorista(?: \\S+){0,2} (?:dormiu|dormindo|cochilou|cochilando|bebad[oa]|alcoolizad[oa])',
      '(?:remedio|medicamento|medicacao|dose|dosagem|injecao|vacina|sangue|receita|soro|comprimido|insulina)(?: \\S+){0,2} (?:errad[oa]s?|trocad[oa]s?|vencid[oa]s?|em dobro|dobrad[oa]s?|de outr[oa] (?:paciente|pessoa|crianca|senhor|senhora|mulher|homem))|(?:dobro|duas vezes)(?: \\S+)? (?:a )?dose|overdose|superdosagem|(?:dente|perna|olho|lado|braco|joelho|bebe|paciente) errad[oa]',
      'quase (?:morr\\S+(?! de (?:susto|rir|riso|raiva|vergonha|medo|fome|tedio|sono|calor|frio|saudade|emocao|felicidade))|mat\\S+|perd\\S+ (?:o|a|meu|minha|um|uma) (?:\\S+ )?(?:perna|braco|olho|dedo|mao|vista|visao|vida|bebe|filh[oa])|se afog\\S+|sufoc\\S+)|podia ter morrido|poderia ter morrido',
      'quase (?:\\S+ )?(?:capot\\S+|bat(?:emos|i|eu) (?:o carro|de frente|n[ao])|atropel\\S+|tomb(?:ou|amos|ei))|(?:parou|parei) de respirar|(?:nao|mal) consegui\\S* respirar|engasg\\S+|(?:perd\\S+|perdendo) (?:(?!(?:exames?|amostras?|tubos?|bolsas?|coletas?|resultados?|banco|tipo) )\\S+ ){0,2}sangue|hemorragi\\S+|sangr(?:ou|ei|ando|ava) (?:muito|demais|bastante)|sufoc(?:ou|ando|ada|ado)|convulsion\\S+|convulsao|convulsoes|desmai(?:ou|ei|ada|ado|aram)|inconsciente|(?:bateu|bateram|deu (?:\\S+ )?tapa|sacudiu)(?: \\S+){0,2} (?:meu|minha|no meu|na minha|no|na) (?:\\S+ )?(?:filh[oa]|crianca|menin[oa]|bebe)|(?:abriu|rachou|esmagou|prendeu|arrancou) (?:a|o) (?:\\S+ )?(?:cabeca|queixo|testa|dedo|mao|braco|perna|rosto|boca|joelho)|sem (?:o |a )?(?:oxigenio|insulina)|hemorragia|sangr(?:ou|ei|ando)(?: \\S+)?|levou (?:\\S+ )?choque|choque (?:eletrico|anafilatico)|intoxic\\S+|reacao alergica|queimadura\\S*|(?:queimou|queimei) (?:(?:a|o|as|os|todo|toda) ){1,2}(?:\\S+ )?(?:couro(?: cabeludo)?|cabelos?|cabeca|testa|rosto|cara|pele|olhos?|sobrancelhas?|boca|labios?|lingua|garganta|orelhas?|nariz|queixo|pescoco|nuca|ombros?|costas|peito|barriga|bracos?|cotovelos?|punhos?|pulsos?|maos?|dedos?|pernas?|coxas?|joelhos?|canelas?|pes?|tornozelos?|corpo|virilha|filh[oa]s?|filhinh[oa]|criancas?|menin[oa]s?|bebe|net[oa]s?|mae|pai|avo|vo|irmao|irma|marido|esposa|mulher|namorad[oa]|amig[oa]|sobrinh[oa])|(?:quebrou|quebrei|fraturou|fraturei|torceu) (?:a|o|as|os) (?:\\S+ )?(?:perna|braco|bacia|femur|punho|tornozelo|pe|mao|costela\\S*|nariz|dente\\S*|clavicula|dedo|cabeca)|traumatismo',
      '(?:foi parar|fui parar|foram parar|fomos parar|parou|fomos|levad[oa]s?|fui|foi|saiu|acabou|acabei|voltou|voltei)(?: \\S+){0,3} (?:no hospital|na uti|na upa|na emergencia|no pronto socorro|no pronto atendimento|na cti|no ps|de ambulancia|pra uti|para a uti)|(?:ficou|fiquei|passou|passei|esteve)(?: \\S+){0,4} (?:internad[oa]|entubad[oa]|em coma|na uti)|internad[oa]s? (?:de urgencia|as pressas)|(?:chamamos|chamei|chamaram|veio) (?:o |a )?(?:samu|ambulancia|resgate)',
      '(?:esquec\\S+|deix\\S+|larg\\S+|perderam)(?: \\S+){0,2} (?:meu|minha|o|a|um|uma) (?:\\S+ )?(?:filh[oa]|bebe|menin[oa]|crianca|net[oa])(?: \\S+){0,4} (?:sozinh[oa]|trancad[oa]|no|na|dentro|dormindo|para tras|pra tras)|(?:meu|minha|a|o) (?:filh[oa]|bebe|menin[oa]|crianca|net[oa])(?: \\S+){0,2} (?:sumiu|ficou sozinh[oa]|ficou trancad[oa]|fugiu|foi esquecid[oa])',
    ),
    'somebody-ill-or-dead': anyOf(
      '(?:tive|tenho|teve|tem|estou com|esta com|ta com|to com|descobri|descobriram|era|e|deu|virou|diagnostic\\S+(?: \\S+){0,2})(?: \\S+)? (?:cancer|melanoma|leucemia|linfoma|tumor|avc|derrame|infarto|sepse|meningite|aborto|metastase|alzheimer)',
    ),
    overcharged: anyOf(
      '(?:nao|nunca|ninguem|nem)(?: me| nos| mais| ainda){0,2} (?:pagaram|pagam|pagou|reembols\\S+|depositaram|depositou|ressarci\\S+|estornaram|devolveram o dinheiro)',
      '(?:nao|nunca|nem)(?: \\S+)? (?:recebi|recebemos|recebeu|vi|vimos)(?: \\S+){0,3} (?:dinheiro|pagamento|salario|valor|reembolso|estorno|saldo|comissao|diarias?|grana|estadia)',
      '(?:me|nos) (?:devem|deve|devendo)|devendo para mim|calote',
      '(?:pagam|pagaram|pagamento|saldo|salario|cai|caiu|recebo|recebi|receber)(?: \\S+){0,3} (?:atrasad[oa]s?|com atraso|atrasam?)',
      '(?:cobraram|cobrou|cobrado|cobrada|descontaram)(?: \\S+)? (?:duas vezes|em dobro|a mais|mais|errado)|taxas? escondidas?|cobranca indevida',
    ),
    'treated-badly': anyOf(
      '(?:zoando|zoou|zoava|zoaram|zoam|cacoando|cacoou|debochando|gozando|tirando sarro|tirou sarro|rindo)(?: d[aeo]s?)?(?: \\S+){0,4} (?:na frente d\\S+|de mim|da gente|meu (?:corpo|peso|cabelo|sotaque)|minha (?:barriga|cara|roupa|voz))',
      'nao (?:parou|parava|quis parar|pararam) quando (?:eu )?(?:pedi|falei|disse|mandei|levantei|gritei|implorei)',
      '(?:falou|disse|gritou|chamou|perguntou|mandou)(?: \\S+){0,8} na frente d(?:e|os|as|a|o) (?:todo mundo|todos|todas|outr[oa]s|clientes|colegas|turma|sala|fila|meus?|minhas?|gente)|(?:deram|deu) (?:risada|de ombros)|(?:nao|nem) (?:ligou|ligaram|se importou|se importaram)(?= $| (?:pra|para|com|nem))|(?:fez|fizeram) pouco caso',
      '(?:me|nos) cham(?:a|ou|aram|ava|avam) de (?!volta|novo|manha|tarde|noite)\\S+|(?:riu|riram|debochou|debocharam|zombou|zombaram) (?:de mim|da gente|da minha cara|na minha cara|na minha frente)|(?:debochou|zombou|cacoou) d[aeo]|fe[zs] pouco (?:caso )?de mim|me (?:trat(?:ou|aram|a|am|ava) (?:mal|muito mal|como|feito|que nem|igual)|constrang\\S+|rebaix\\S+|persegu\\S+|desrespeit\\S+|esculach\\S+|ofend\\S+)|(?:mandou|mandaram) (?:eu )?(?:calar|ficar quiet[oa]|ir embora|sumir)',
      'gritou comigo|(?:fui|fomos) (?:\\S+ )?(?:ignorad|humilhad|maltratad|barrad|destratad)[oa]s?|(?:grita|gritam|gritou|gritaram) com|(?:gritou|berrou|ameacou|mentiu|riu)(?: \\S+)? (?:comigo|com a gente|conosco|de mim|pra mim|para mim)|me (?:xing\\S+|humilh\\S+|ameac\\S+|acus\\S+|ignor\\S+|destrat\\S+)',
      '(?:foi|foram|era|muito|super|bem) (?:gross[oa]s?|mal educad[oa]s?|estupid[oa]s?) (?:comigo|com a gente|conosco|com)|desligou na (?:minha|nossa) cara',
    ),
    conflict: anyOf(
      '(?:brigou|briguei|brigamos|discuti|discutimos|bate boca|briga|discuss(?:ao|oes)) (?:com|comigo)',
    ),
    'no-reply': anyOf(
      'ninguem(?: \\S+){0,2} (?:ligou|liga|atendeu|atende|respondeu|responde|retornou|retorna)',
      '(?:nao|nunca)(?: me| nos| se){0,2} (?:respond(?:eu|eram)|atend(?:eu|eram)|retorn(?:ou|aram))|sem resposta|sem retorno',
    ),
    'not-informed': anyOf(
      'ninguem(?: \\S+){0,2} (?:avisou|avisa|avisado|explicou|explica|explicado|falou nada|disse nada|informou)',
      '(?:nao|nunca)(?: me| nos| se){0,2} (?:avis(?:ou|aram)|explic(?:ou|aram)|inform(?:ou|aram)|comunic(?:ou|aram))|sem (?:explicacao|aviso|avisar|explicar)',
    ),
    'never-arrived': anyOf(
      'ninguem(?: \\S+){0,2} (?:veio|vem|apareceu)|(?:nao|nunca)(?: me| nos| se){0,2} (?:cheg(?:ou|aram)|veio|vieram|aparec(?:eu|eram)|entreg(?:ou|aram))|(?:encomenda|pedido|carta|pacote|mala|documento)(?: \\S+)? sumi(?:u|ram)',
    ),
    'waited-long': anyOf(
      '(?:fiquei|ficamos)(?: \\S+){0,5} (?:esperando|na fila)|(?:esperei|esperamos|esperando|demor(?:ou|aram|ei))(?: \\S+){0,6} (?:minutos|horas?|dias?|semanas?|meses|mes)',
      'me deix(?:ou|aram) (?:esperando|plantad\\S+)|(?:demora|demorou|demoraram|demoram) (?:demais|muito)|cha de cadeira',
    ),
    'wrong-item': anyOf(
      '(?:mandaram|mandou|veio|vieram|entregaram|entregou|trouxeram|enviaram|enviou|deram|deu) (?:\\S+ )?(?:o |a |os |as |um |uma )?(?:\\S+ )?errad[oa]s?|(?:remedio|dose|pedido|tamanho|troco|endereco|produto|valor|nome|exame|cor|data) (?:veio |estava |chegou )?(?:errad|trocad)[oa]s?|trocaram (?:o|a|os|as) (?:meu|minha|meus|minhas)? ?\\S+',
    ),
    broken: anyOf(
      'trava toda hora|pifou|(?:parou|deixou) de funcionar|(?:nao|nunca) funcion(?:a|ou|am|ava)|com defeito',
    ),
    'lost-money': anyOf(
      '(?:tive|tivemos) que pagar|do (?:meu|nosso|proprio) bolso|no prejuizo|(?:perdi|perdemos|perdeu)(?: \\S+){0,2} (?:\\d+|cem|duzentos|trezentos|quinhentos|mil)(?: \\S+)? (?:reais|contos?|mil|pila)|(?:cai|caimos|caiu) (?:num|em|no) (?:\\S+ )?golpe|golpe d[oe] pix|(?:perdi|perdemos) (?:todo )?(?:o |o meu |meu |nosso |um )?(?:dinheiro|dia de servico|tanque inteiro|sinal)',
    ),
    'bad-quality': anyOf(
      '(?:com|cheio de|cheia de|tinha|veio|vieram)(?: \\S+)? (?:bichos?|mofo|baratas?|larvas?|rato|vidro|cabelo)|(?:sem gosto|mal feit[oa]|malfeit[oa]|estragad[oa]s?|podre)',
    ),
    'got-hurt': anyOf(
      '(?:escorreguei|escorregou|tropecei|tropecou)(?: \\S+){0,4} (?:banheiro|box|escada|degrau|piso|chao|molhado|piscina|calcada|tapete|rampa)(?= )',
      '(?:engessad[oa]s?|engessei|engessou|engessaram|engessar)|no gesso|(?:lev(?:ei|ou|aram)|precis(?:ei|ou) de) (?:\\S+ )?pontos(?! (?:a mais|de|do|da|no cartao|por))|(?:me |ele se |ela se |se )(?:machucou|machucaram|machuquei)(?! com (?:o|a|os|as) (?:preco|atitude|atendimento))|(?:machuc|fer)(?:ou|aram|i|iu|iram) (?:o|a|meu|minha) (?:\\S+ )?(?:boca|gengiva|bochecha|dente|rosto|mao|dedo|pe|perna|braco|olho|joelho|cabeca|costas|filh[oa]|mae|pai|avo|vo|bebe)',
      '(?:doeu|doia) (?:muito|demais|pra caramba|horrores|bastante)|(?:inchou|inchei|inchad[oa]|inchando)(?: \\S+)? (?:tod[oa]|o rosto|a cara|a boca|a mao|o pe|a perna|o olho|muito|ate hoje|ainda)|(?:ta|esta|ficou|fiquei|ainda)(?: \\S+)? inchad[oa]',
      'queim(?:ou|aram|ei) (?:o |a |os |as |todo o |toda a )?(?:meu|minha|meus|minhas) (?:\\S+ )?(?:couro(?: cabeludo)?|cabelos?|cabeca|testa|rosto|cara|pele|olhos?|sobrancelhas?|boca|labios?|lingua|garganta|orelhas?|nariz|queixo|pescoco|nuca|ombros?|costas|peito|barriga|bracos?|cotovelos?|punhos?|pulsos?|maos?|dedos?|pernas?|coxas?|joelhos?|canelas?|pes?|tornozelos?|corpo|virilha|filh[oa]s?|filhinh[oa]|criancas?|menin[oa]s?|bebe|net[oa]s?|mae|pai|avo|vo|irmao|irma|marido|esposa|mulher|namorad[oa]|amig[oa]|sobrinh[oa])|me queim(?:ou|aram|ei)(?! com (?:o |a |os |as |meu |minha |meus |minhas |todo )?(?:chef\\S+|gerente\\S*|patrao|patroa|diretor\\S*|client\\S+|pessoal|turma|mundo|equipe|vizinh\\S+|colegas?|profess\\S+))|(?:quebrei|quebrou|fraturei|fraturou) (?:o|a) (?:perna|braco|bacia|punho|tornozelo|pe|mao|costela|quadril|femur|dedo)|(?:cortei|cortou|queimei|queimou) (?:a|o) (?:mao|dedo|pe|perna|braco|rosto|joelho|testa|cabeca)|(?:meu filho|minha filha|meu pai|minha mae) desmaiou|desmaiei|me machuquei|(?:tive|sofri) (?:um )?acidente',
    ),
    'too-expensive': anyOf(
      '(?:muito|ta|esta|tao|cada vez mais) car[oa]s?|nao (?:tenho|temos) (?:como|condic\\S+)(?: \\S+)? pagar|(?:preco|mensalidade|valor|aluguel|passagem|conta)(?: \\S+)? (?:subiu|aumentou|dobrou)|pesa no bolso|nao cabe no (?:bolso|orcamento)',
    ),
    'went-many-times': anyOf(
      '(?:tive|tivemos) que (?:voltar|refazer|repetir|ir)(?: \\S+){0,3} (?:vezes|de novo|outra vez)|volt(?:ei|amos) (?:tres|quatro|cinco|varias|\\d+) vezes|(?:explicar|contar|preencher)(?: \\S+){0,3} tudo de novo|comecar do zero',
    ),
    'got-worse': anyOf(
      'piorou|piorando|ficou pior|ja foi melhor|nao e mais (?:o mesmo|a mesma|como antes)|a qualidade caiu',
    ),
    'too-much-work': anyOf(
      '(?:estou|to|ando|fico|fiquei|chego) (?:exaust[oa]|esgotad[oa]|sobrecarregad[oa]|mort[oa] de cansad[oa])|nao dou conta|dobrando turno|duas pessoas fazendo',
    ),
    distrust: anyOf('(?:nao|nunca) confi[oa]|desconfi[oa]|pe atras'),
    misfortune: anyOf(
      '(?:fui|fomos) (?:assaltad|roubad|atacad|agredid|demitid|despejad|atropelad|espancad|enganad)[oa]s?|(?:fui|fomos) mandad[oa]s? embora|me (?:assaltaram|roubaram|agrediram|demitiram|engan\\S+)|roubaram (?:o |a |os |as )?(?:meu|minha|meus|minhas|nosso|nossa) \\S+',
    ),
    problem: anyOf(
      '(?:perdi|perderam|perdeu) (?:o|a|os|as|meu|minha|meus|minhas|um|uma|metade|dois|duas|tres) (?!(?:peso|conta|tempo|paciencia|vontade|medo)\\b)\\S+',
      '(?:esqueceu|esqueceram|perderam)(?: de)? (?:o|a|os|as)? ?(?:minha|meu|meus|minhas) \\S+|(?:jogar|joguei|jogamos)(?: \\S+){0,2} fora|(?:soltou|rasgou|quebrou|quebraram|estragou|estragaram|vazou|vazando|alagou)|quase (?:cai|caiu|bati|bateu|desmaiei)|(?:chorei|cheguei a chorar|sai chorando|fiquei chorando|chorar de raiva)|(?:perdi|perdemos|perdeu) (?:(?:a|o|uma|um|minha|meu) )?(?:consulta|prova|voo|entrevista|exame|cirurgia|vestibular|conexao|enterro|casamento|formatura)|ninguem(?: \\S+){0,2} (?:ajudou|ajuda|resolveu|resolve|ouviu|procurou)|(?:nao|nunca)(?: me| nos){0,2} (?:resolv(?:eu|eram|e)|cumpri(?:u|ram)|devolv(?:eu|eram))',
    ),
    left: anyOf(
      'desisti|larguei|cancelei|pedi demissao|pedi as contas|abandonei|(?:parei|deixei) de (?:ir|usar|comprar|frequentar|pagar|pedir|assinar)|nunca mais (?:voltei|fui|comprei|parei|pisei|usei|pedi|peguei)',
    ),
    switched: anyOf(
      '(?:troquei|trocamos|mudei|mudamos) de (?:banco|operadora|escola|medic[oa]|mercado|marca|academia|empresa|plano|aplicativo|fornecedor|igreja|provedor|agencia)',
    ),
    'thinking-of-leaving': anyOf(
      '(?:pensando|penso|pensei) em (?:sair|largar|cancelar|desistir|trocar|mudar|me mudar|parar|deixar)|talvez eu (?:saia|cancele|troque|desista)',
    ),
    'pleasant-surprise': anyOf(
      '(?:melhor|mais (?:facil|rapido|bonito|barato)) (?:do )?que (?:eu |a gente )?(?:esperava|imaginava|pensava|achava)|me surpreend\\S+|superou (?:as |minhas |as minhas )?expectativas',
    ),
    helped: anyOf(
      '(?:ficou|ficava|ficaram)(?: \\S+)? (?:depois d[ao]|ate mais tarde|comigo ate)(?: \\S+){0,5}|se desdobr\\S+|foi alem|(?:me|nos) ajud(?:ou|aram)(?: \\S+)?|explic(?:ou|aram) tud[ao]|teve (?:muita )?paciencia',
    ),
    'better-now': anyOf('melhorou|melhoraram|ficou (?:bem |muito )?melhor'),
    'did-something': anyOf(
      '(?:fui|fomos)(?: la)? (?:falar|reclamar|conversar)|reclamei|reclamamos|(?:fiz|abri|registrei)(?: \\S+)? (?:reclamacao|queixa|chamado|denuncia|boletim)|falei com (?:o|a) (?:gerente|diretor\\S*|coordenador\\S*|dono|dona|chefe|responsavel|sindic[oa])|escrevi (?:para|pra|uma)|mandei (?:email|mensagem|carta)',
    ),
    workaround: anyOf(
      'dou um jeito|dei um jeito|me viro|quebro o galho|(?:eu )?mesm[oa] (?:faco|resolvo|levo)',
    ),
    'changed-habit': anyOf(
      '(?:agora|hoje em dia) (?:eu |a gente )?(?:so|nem) \\S+|(?:passei|comecei|passamos|comecamos) a (?:ir|vir|usar|comprar|pegar|levar|fazer|comer|andar)|(?:vou|venho|ando) (?:mais )?(?:a pe|de bicicleta|de carro) (?:agora|em vez)',
    ),
    saved: anyOf('economiz\\S+'),
    easy: anyOf('(?:muito|super|bem|bastante) (?:facil|simples|pratic[oa])|sem burocracia'),
    'liked-quality': anyOf(
      '(?:o|a) melhor (?:\\S+ )?(?:que|da cidade|do bairro|da regiao)|fresquinh[oa]s?|uma delicia|delicios[oa]s?',
    ),
    wish: anyOf(
      '(?:deveria|deveriam|devia|deviam)(?! ter)|seria (?:bom|melhor|otimo|legal) (?:se|que|ter)|quem dera|(?:queria|gostaria) que',
    ),
  },
  tells: {
    duration: anyOf(
      '(?:\\d+|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|cinquenta|meia|mei[ao]|poucos|poucas|varios|varias|alguns|algumas|quase)(?: \\S+)? (?:segundos?|minutos?|min|horas?|hs?|dias?|noites?|semanas?|mes|meses|anos?)',
      '(?:o dia (?:todo|inteiro)|a (?:tarde|manha|noite) (?:toda|inteira)|ha (?:anos|meses|semanas)|faz (?:anos|meses|semanas|tempo)|desde \\S+)',
    ),
    amount: anyOf(
      '(?:r\\$? ?\\d+|\\d+(?: \\S+)? (?:reais|real|conto|contos|pila|mil|centavos|por cento|%)|(?:cem|duzentos|trezentos|quinhentos|mil)(?: \\S+)? (?:reais|conto|contos)|o (?:dobro|triplo)|metade do)',
    ),
    times: anyOf(
      '(?:\\d+|duas|tres|quatro|cinco|seis|varias|muitas|segunda|terceira|quarta) vez(?:es)?|tod[oa]s? (?:o |a |os |as )?(?:dia|dias|semana|mes|vez|manha|ano)|uma vez (?:por|na|ao)|diariamente|sempre que',
    ),
    moment: anyOf(
      'ontem|hoje|anteontem|(?:semana|mes|ano) passad[oa]|(?:ultim[oa]) (?:vez|semana|mes|ano)|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|20\\d\\d)|desde (?:20\\d\\d|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)',
    ),
    cause: anyOf('porque|pq|por causa|por isso|devido|o motivo|ja que|pois'),
    action: anyOf(
      '(?:escrevi|liguei|ligamos|reclamei|reclamamos|fui (?:na|no|ate|a|la|embora)|fomos (?:na|no|ate|a|la)|falei com|pedi|mandei|sai|devolvi|joguei|chamei|chamamos|procurei|denunciei|registrei|paguei|troquei|cancelei|avisei|desisti|comprei|larguei|tive que|acabei)',
    ),
    outcome: anyOf(
      'no fim|no final|finalmente|acabei|acabou|ate hoje|ate agora|resolveram|devolveram|desisti|fui embora|deu certo',
    ),
    need: anyOf(
      '(?:deveria|deveriam|devia|deviam|podiam|poderiam) (?:ter|ser)?|seria (?:bom|melhor)|era so (?:ter|avisar|falar)|queria que|gostaria|bastava|quem dera',
    ),
  },
  asksWhatIsWrong: anyOf(
    'motivos?|razoes|problemas?|dificuldades?|dificil|falta|faz falta|preocupa|incomoda|atrapalha|impede|(?:voce )?mudaria|melhoraria|sugere|faltou|(?:levou|levaria|leva|fez|faz|faria) voce(?: \\S+){0,3} (?:sair|parar|cancelar|desistir|deixar|largar|abandonar|trocar|demissao)',
  ),
  delicate: anyOf(
    'morr\\S*|mort[eao]s?|falec\\S+|enterr\\S+|velorio|luto|suicid\\S+|cancer|melanoma|leucemia|linfoma|tumor|sepse|meningite|derrame|avc|infarto|aborto|estupr\\S+|abus(?:o|ou|ado|ada)|agredi\\S+|espanc\\S+|assalt\\S+|amarr(?:aram|ou|ado|ada)|depressao|se matou|uti|demencia|alzheimer|quimio\\S*',
  ),
  persons: anyOf(
    'eu|nos|ele|ela|eles|elas|me|mim|gente|pessoas?|alguem|ninguem|homem|homens|mulher|mulheres|crianca|criancas|menin[oa]s?|bebe|pacientes?|amig[oa]s?|vizinh[oa]s?|colegas?|mae|pai|pais|avo|vo|filh[oa]s?|irmao|irma|irmaos|marido|esposo|esposa|tia|tio|prim[oa]|sogr[oa]|namorad[oa]',
  ),
  lifeless: anyOf(
    '(?:bateria|celular|telefone|linha|motor|carro|tela|app|aplicativo|conexao|internet|computador|planta|plantas|ligacao|sistema)(?: \\S+){0,2} (?:morreu|morreram|mort[oa]s?|morre|morrendo)|(?:morreu|morre|mort[oa]) (?:a|o) (?:bateria|celular|telefone|linha|motor|tela|internet|sistema|assunto)|(?:ponto|tempo|horas?) mort[oa]s?|(?:mort[oa]s?|morrendo|morri|morro) de (?:fome|rir|sono|calor|frio|cansaco|vergonha|vontade|raiva|saudade)',
  ),
  aside: anyOf(
    'k{3,}\\S*|(?:rs){2,}|haha\\S*|ja (?:falei|disse|contei|respondi|expliquei)(?! (?:e nada|mas nada|com|pro|ao|varias|mil|muitas|\\d+|(?:pra|para) (?!voce|vc)))|(?:acabei de|como(?: eu)?|que eu) (?:falar|dizer|contar|falei|disse|contei)|vez que eu (?:digo|falo)|(?:sua|essa|esta|a) pergunta|perguntas|pesquisa|entendi|como assim|voce (?:nao|nem) respondeu (?:o que|a? ?minha|ao que|isso)|voce nao (?:ouve|ouviu|escuta|escutou)|voce (?:quer|ta|esta|repete|perguntou|leu|entendeu)|modo de (?:falar|dizer)|sei la|robo',
  ),
  satisfied: anyOf(
    '(?:ta|tudo|esta|foi|e|era|cai|caiu|paga|pagam|funciona|explicaram|correu|deu)(?: \\S+)? (?:bom|boa|bem|certo|certinho|direitinho|direito|tranquilo|tranquila|otimo|otima|normal|beleza|de boa|ok|sossegado|sossegada|rapido|rapidinho)',
    '(?:sem|nenhum|nenhuma|nunca tive|nao tive|nao tenho|nao teve) (?:problemas?|reclamac\\S+|queixas?|do que reclamar|nada a reclamar)|problemas? nenhum|nao tenho do que|gostei|gosto',
  ),
  denial: anyOf(
    '(?:nunca|nao|n|sem|nenhum|nenhuma|nada|jamais|nem|zero)(?: (?:tive|tivemos|tem|tenho|teve|ha|houve|me|nos|vi|deu|da|foi|e|esta|chega|chegou|chegaram|veio|vem|um|uma|nenhum|nenhuma|de|muito|muita|tao|a|o|com|la))* (?:problemas?|atras\\S+|demor\\S+(?! tanto )|reclamac\\S+|queixas?|transtornos?|dificuldades?|incomod\\S+|errad[oa]s?|defeitos?|perrengues?)',
  ),
  dismissal: anyOf(
    '(?:o )?(?:(?:meu|maior|principal) )*(?:problema|motivo|questao|ponto) (?:nao|num) (?:e|eh|era|foi) (?:esse|isso|por isso|ai|este|nem esse)(?: nao)?|(?:nao|num) (?:e|eh|era|foi) (?:esse|isso|este|por isso) (?:o )?(?:(?:meu|maior|principal) )*(?:problema|motivo|questao|ponto)|(?:nao|num) (?:e|eh|foi) (?:por isso|esse o caso)',
  ),
  nothing:
    /^ (?:eu )?(?:nunca|nao) (?:fui|usei|vi|experimentei|precisei|provei|conheco|conheci|uso)(?: \S+){0,4} $|^ (?:(?:bom|ah|olha|hum+|sinceramente|na verdade|acho que|eu|que eu (?:saiba|lembre)|ate agora|por enquanto|pra mim|para mim|de verdade|assim|por mim|ue|uai|moca|moco|gente) )*(?:nao|n|nada|nenhum|nenhuma|nunca|ninguem|nem|zero|nadica|nadinha|nao tenho nada|nao tem nada|nao teve nada|tem nada|tenho nada)(?: (?:nao|n|nada|nenhum|nenhuma|mesmo|demais|de mais|de especial|especifico|em especial|em particular|que eu (?:saiba|lembre)|pra (?:dizer|falar|acrescentar|contar|reclamar)|para (?:dizer|falar|acrescentar|contar|reclamar)|a (?:dizer|declarar|acrescentar|reclamar)|me (?:incomoda|vem a cabeca)|por enquanto|ate agora|obrigado|obrigada|valeu|viu|moco|moca|ta|tudo|bem|certo|ok|tem|tenho|teve|tive|problema|problemas|ja disse|ja falei|nunca|ruim|errado|kk+|rs+|sei la|acho|sinceramente|ue|sugestao|sugestoes|ideia|ideias|comentario|comentarios|opiniao|uma))* $/u,
  factual:
    /^ (?:e )?(?:o que voce (?:come|bebe|usa|compra|planta|vende|leva|estuda|toca)|como voce (?:conheceu|soube|descobriu|ficou sabendo)|(?:de |para |com |a |em )?(?:onde|quem|quando)|quant[oa]s?|ha quant[oa]s?|com que frequencia|(?:qual|quais)(?! (?:e |foi |eram |sao |foram )?(?:os? |as? |sua |seu |suas |seus )*(?:maior(?:es)? |principa(?:l|is) )*(?:problema|dificuldade|motivo|raz|mudanca|sugest|opini|experiencia|reclama|vantage|impress|desafio))|(?:em |a )?que (?:horas?|horario|dia|epoca)|voce (?:ja |pode |pode |teve|tem|usa|usou|foi|recebe|recebeu|costuma|paga|conhece)\S*) /u,
  quantity: anyOf('quant[oa]s?|com que frequencia|custa|custou'),
  dependent: anyOf(
    'quando|se|porque|pq|que|qual|cujo|onde|enquanto|depois|antes|ate|como|para|pra|com|sem|de|em|no|na|nos|nas|ao|a|por|nem|ou',
  ),
}
