// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf } from '../shared/word-lists.ts'
import type { IndirectDanger } from '../types/indirect-danger.ts'

const gone =
  '(?:sem (?:eu(?= $| (?:la|aqui|por|nao|pra|na))|mim)(?! (?:\\S+ndo))|comigo (?:fora|longe|morto|morta)|(?:se|quando|depois que) eu (?:\\S+ )?(?:nao (?:estivesse|estiver|tivesse|tiver|existisse)|sumir|sumisse|morrer|morresse|for embora daqui)|longe de mim|nao tivesse mais aqui|nao estivesse mais aqui)'
const he = '(?:ele|marido|namorado|companheiro|esposo|ex|padrasto|meu pai|noivo|esposa|namorada)'

export const indirectDanger: IndirectDanger = {
  ownDeath: {
    signs: anyOf(
      '(?:escrevi|escrevendo|deixei|fiz)(?: \\S+)? (?:uma )?(?:carta|cartas|bilhete)(?: \\S+){0,4} quem (?:fica|vai ficar) com (?:o|a) (?:carro|casa|dinheiro|cachorro|moto)',
      '(?:quanto tempo|quantos dias)(?: \\S+){0,4} (?:me achar\\S*|me encontr\\S+|dar\\S* (?:minha )?falta|sentir\\S* (?:minha )?falta|notar\\S*)(?= $| (?:que|eu))|(?:quando|ate) (?:alguem )?(?:me )?(?:acharem|encontrarem) (?:me|meu corpo|eu)|quando me acharem',
      '(?:queria|quero|so) (?:\\S+ )?(?:desligar|apagar|me desligar)(?: \\S+){0,3} (?:igual|feito|que nem|como|de vez|pra sempre)|(?:nao|nem) (?:nasci|nasceu|fui feit[oa]|foi feit[oa]) (?:pra|para) (?:envelhecer|viver|durar|ficar velh[oa])',
      '(?:virasse|capotasse|caisse|batesse|afundasse)(?: \\S+){0,2} comigo (?:dentro|junto)(?: \\S+){0,4}|(?:paguei|quitei|cancelei|fechei)(?: \\S+){0,10} (?:nao fica|nada fica|sem deixar)(?: \\S+){0,2} (?:nada|pra)(?: \\S+){0,3}|(?:vale|valem|serve|servem) mais (?:do )?que eu(?= $)',
      `(?:melhor|bem|aliviad\\S+|mais (?:facil|leve|barato|feliz\\S*|tranquil\\S+)|fecha (?:melhor|certo)|sobra (?:dinheiro|mais)|crescer)(?: \\S+){0,6} ${gone}|${gone}(?: \\S+){0,3} (?:sobra|fecha|melhora|fica (?:melhor|mais facil|mais leve)|ficam (?:bem|melhor)|seria melhor|era melhor)`,
      '(?:dorm\\S+|apagar|apagasse|fechar os olhos|deitar)(?: \\S+){0,3} (?:e|sem)(?: \\S+){0,2} (?:nao|nunca|ter que|ter de)(?: \\S+){0,3} (?:levantar|acordar|levantasse|acordasse|abrir|amanha)(?! (?:cedo|tarde|as|com|no|na|antes|de madrugada|pra))(?: \\S+)?(?: (?:nunca|mais|de novo|tava|tudo))*(?= $| )|(?:nao|sem) (?:ter|tivesse|houvesse) (?:mais )?amanha',
      '(?:nao|nem) (?:vou|to|tou|devo) (?:mais )?(?:ta|estar|tar|ficar) (?:mais )?(?:aqui|por aqui)(?= $| (?:pra ver|ate la|mais|quando))|(?:nao|num) me vejo (?:mais )?(?:cheg\\S+|viv[oa]|aqui)(?: \\S+){0,4}|nao adianta (?:marcar|agendar|comprar|planejar|renovar)(?: \\S+){0,6} nao (?:vou|devo) (?:ta|estar|tar|precisar)|minha hora (?:ja )?(?:deu|chegou)|(?:so )?(?:esperando|falta|faltando) (?:a )?coragem(?= $)|quando eu nao (?:estiver|tiver)(?: \\S+)?(?: (?:mais|aqui))*(?= $)',
      '(?:tomara|espero|queria|rezo)(?: \\S+){0,4} (?:coracao|caminhao|carro|aviao|onibus)(?: \\S+){0,3} (?:pare|parasse|para|bata|batesse|capote|capotasse|caia|caisse|me pegue|me pegasse)(?: \\S+){0,6} (?:decidir|logo|acab\\S+|descans\\S+|assim)|(?:jogar|jogo|jogava|virar|joga) o (?:carro|caminhao|volante|onibus)(?: \\S+){0,2} (?:na|no|contra|pra cima d\\S+|pro) (?:carreta|poste|muro|caminhao|barranco|pilar|arvore|abismo|ribanceira)',
      '(?:deixei|deixo|ta|esta|to|anotei|arrumei|arrumando)(?: \\S+){0,4} (?:tudo )?(?:anotad[oa]|escrito|arrumad[oa]|anotei)(?: \\S+){0,2} (?:senha|documentos?|conta)|(?:senha|documentos?)(?: \\S+){0,3} (?:banco|carro|casa)(?: \\S+){0,3} (?:anotad[oa]|arrumad[oa]|pra ela|pra ele|pra eles)(?: \\S+){0,8}|(?:diz|diga|fala|fale|avisa)(?: \\S+){0,3} (?:mae|pai|filh[oa]s?|irma|irmao|mulher|marido|esposa|meninos|familia)(?: \\S+){0,2} (?:nao foi culpa|nao e culpa|me perdo\\S+|que amo|nao foi por causa)|ja me despedi(?: de)? (?:de )?(?:quem|todo|todos)|cuida(?:r|m)? (?:bem )?(?:d\\S+ )?(?:por mim|del[ea]s por mim|d\\S+ (?:meus|minhas) \\S+ por mim)',
      '(?:depois d[ea]|a partir d[ea]|passando) (?:sexta|segunda|sabado|domingo|amanha|hoje)(?: \\S+){0,4} nao (?:vai|vou)(?: \\S+)? (?:ser|ter)(?: \\S+){0,2} problema|(?:sou|eu sou|virei) (?:so )?um peso(?! (?:leve|pesado))(?: \\S+){0,2} (?:pra|para|sem|n[ao]|deles|del[ea])|com o seguro (?:eles|ela|as criancas|elas)(?: \\S+){0,2} (?:bem|melhor|garantid\\S+)',
    ),
    pairs: [
      [
        anyOf('(?:rio|represa|mar|lago|acude|cachoeira)'),
        anyOf(
          '(?:pensando (?:na|em) (?:agua|entrar|pular)|entrar (?:e|andando)|nao (?:sair|voltar) mais|quao frio|funda?)',
        ),
      ],
      [
        anyOf('(?:morfina|remedios?|comprimidos?|insulina)'),
        anyOf(
          '(?:por ?que (?:eu )?(?:nao joguei|guardei|ainda)|sei bem (?:por|o motivo)|da e sobra|suficiente pra)',
        ),
      ],

      [
        anyOf(
          '(?:ponte|viaduto|passarela|plataforma|trilhos?|trem|metro|telhado|laje|sacada|janela|precipicio|carreta|beirada|beira|abismo|poste)',
        ),
        anyOf(
          '(?:(?:seria|ia ser|ai seria) (?:\\S+ )?(?:rapid[oa]|ligeiro|facil|num segundo)|(?:so|basta|bastava|e) (?:e )?um passo|acab(?:a|ar|ava|aria) tudo (?:num|em|rapido|de)|tudo (?:num|em um) segundo|ia parecer acidente|(?:fico|paro)(?: \\S+){0,2} (?:olhando|pensando)(?: \\S+){0,3} (?:la embaixo|pra baixo|que|em pular))',
        ),
      ],
      [
        anyOf(
          '(?:junt\\S+|guard\\S+|escond\\S+|tenho|separ\\S+)(?: \\S+){0,3} (?:remedios?|comprimidos?|corda|ampolas?|faca|veneno|chumbinho)',
        ),
        anyOf(
          '(?:(?:fico|me) (?:mais )?(?:calm[oa]|tranquil[oa]|acalma|conforta|alivia)(?: \\S+){0,2} (?:sab\\S+|em saber|que)|(?:bom|alivio|calma|conforto) (?:\\S+ )?saber que(?: \\S+){0,3} (?:la|ali|guardad\\S+)|pra (?:quando|o dia que)(?: \\S+){0,3} (?:nao aguentar|cansar|der))',
        ),
      ],
      [
        anyOf(
          '(?:passei|assinei|botei|coloquei|transferi)(?: \\S+){0,6} (?:pro|para o|no|pra o) nome d\\S+',
        ),
        anyOf(
          '(?:(?:vao|vai|fica|ficam|vao crescer|crescer)(?: \\S+){0,2} (?:bem |muito )?melhor|ja (?:ta|esta) tudo (?:certo|arrumado|pronto)|senha|arrumando tudo)',
        ),
      ],
      [
        anyOf('(?:seguro|pensao|dinheiro|gasto|divida|conta)'),
        anyOf(`(?:${gone}|comigo aqui e so (?:gasto|despesa|peso))`),
      ],
    ],
    harmless: anyOf(
      '(?:nadar|pescar|piscina|alaga\\S*|enchente|carrinho|ha \\S+ anos|anos atras|na epoca|cheguei a pensar|fui tratad[oa]|equipe|turno|turnos|escala|plantao|reuniao|turma|ferias|aposent\\S+|novo emprego|mudei de emprego|inauguraram|abrir\\S*|reabr\\S*|constru\\S+|obra|transito|onibus lotado|minutos|pedagio|consert\\S*|pressao|diabete\\S*|insulina|dor de cabeca|enxaqueca|seguro do carro|franquia|sinistro|apolice|filme|serie|jogo|livro|anestesia|cirurgia|festa|churrasco|viagem|viajar)',
    ),
  },
  atHome: {
    signs: anyOf(
      '(?:falei|disse|inventei)(?: \\S+){0,3} (?:enfermeira|medic[oa]|doutor[a]?|dentista|professora|chefe)(?: \\S+)? (?:tropecei|cai|escorreguei|bati)(?: \\S+){0,5} (?:ela|ele) (?:sabe|sabia|nao acreditou|percebeu)(?: \\S+){0,4}|ele me da (?:uma )?(?:mesada|o dinheiro contado)(?: \\S+)? (?:confere|conta|cobra)|(?:tampo|tapo|escondo|cubro|disfarco) (?:as |os |o |a )?(?:marcas?|roxos?|hematomas?|olho)(?: \\S+)? (?:com|de) (?:base|maquiagem|corretivo|lenco)(?: \\S+){0,4}|(?:quieto|quietos|calados|mudos|em silencio)(?: \\S+)? quando (?:o carro dele|ele) (?:chega|encosta|entra|estaciona)',
      '(?:mandar|mando|manda|mostrar) (?:foto|selfie|localizacao)(?: \\S+){0,4} (?:onde|pra ele)(?: \\S+){0,4} (?:ele|saber|to|estou)(?: \\S+){0,3}|ele (?:rastreia|monitora)(?: \\S+){0,2} (?:meu|minha)?(?: ?\\S+)?',
      'nao (?:compensa|vale a pena) o que vem depois|(?:socou|deu (?:um )?soco|chutou|jogou)(?: \\S+){0,5} (?:do lado d[ae]|perto d[ae]|na frente d[ae]) (?:minha|mim)(?: \\S+)?',
      '(?:mochila|mala|bolsa|documentos?)(?: \\S+){0,8} (?:se precisar|caso precise|por precaucao|ele nao sabe|escondid[oa])|(?:falei|disse|falo)(?: \\S+){0,2} (?:de novo|outra vez)(?: \\S+)? (?:que )?(?:escorreguei|cai|tropecei|bati)(?: \\S+){0,4}',
      '(?:no|do) (?:banheiro|servico|trabalho)(?: \\S+){0,4} (?:porque|pq) em casa (?:ele|meu marido)(?: \\S+){0,6}|(?:ele )?(?:quis|quer|exige|manda) (?:ver|mostrar) (?:a nota|o recibo|a notinha|o comprovante)(?= $| de cada)',
      `${he} (?:\\S+ ){0,2}?(?:mexe|olha|ve|le|fuca|confere|vasculha|checa)(?: \\S+){0,2} (?:meu|minhas|minha|meus) (?:celular|telefone|mensagens|conversas|zap|bolsa)`,
      'apagar(?: \\S+){0,5} antes (?:d?el[ea]|que (?:ele|ela))(?= )|pergunt\\S+(?: \\S+){0,3} (?:d[oa]|pel[oa]|sobre) (?:meu |minha |o |a )?(?:olho|braco|pulso|rosto|boca|pescoco|mao|roxo|marca|dente|costela)(?: \\S+){0,3} (?:falei|disse|falo|respondi|inventei)|(?:falei|disse|falo|digo|inventei)(?: \\S+){0,4} (?:que )?(?:foi (?:o |a |no |na )?(?:armario|porta|escada|quina|tombo|gato|queda)|bati n[oa] (?:porta|armario|quina))|(?:dentista|medic[oa]|doutor[a]?|professora|enfermeira)(?: \\S+){0,4} (?:falei|disse|inventei)(?: \\S+){0,2} (?:foi (?:um )?tombo|foi queda)|(?:falei|disse|inventei)(?: \\S+){0,4} (?:dentista|medic[oa]|doutor[a]?|professora|enfermeira)(?: \\S+){0,2} (?:foi|que cai|tombo)|ja (?:to|tou|fiquei) boa nisso',
      `${he} (?:\\S+ ){0,4}?(?:me acha(?! (?:chat|bonit|fei|bo[ma]|engracad|legal|dem))|vem (?:me )?buscar|me caca|acha (?:a gente|onde eu)|que acha(?= $))(?: \\S+){0,4}|(?:jurou|disse|falou) que (?:me )?(?:acha|caca|pega|busca|mata)(?= $| (?:onde|em|a gente|eu|se))|se eu (?:for embora|sair|largar|contar|fugir|falar)(?: \\S+){0,5} (?:ele (?:me )?(?:acha|mata|pega|caca|vem)|e pior pra mim|vai ser pior)`,
      '(?:tranquilo|calmo|bom|bem|paz)(?: \\S+){0,3} (?:ruim|pior|problema|dificil|duro) (?:e|ta|fica) (?:quando|depois que) (?:ele|o pai) (?:chega|volta|bebe)|(?:barulho|som) (?:d\\S+ )?(?:chave|portao|carro|porta)(?: \\S+){0,5} (?:noite|humor|como vai)|pelo barulho d\\S+ (?:chave|portao|carro)(?: \\S+){0,6}|(?:lugar mais seguro|so me sinto segur[oa]|segur[oa] (?:aqui|la|na escola|na creche|no trabalho))(?: \\S+){0,10} (?:em casa|quando ele|depois das|fecha)|inseguro e (?:depois|quando|em casa)|(?:em casa|la em casa) e outra (?:coisa|historia)(?= $)',
      `(?:preciso|tenho que|tenho de) pedir (?:pra|para|permissao|autorizacao)(?: \\S+)? (?:sair|ver|ir|ele)(?: \\S+){0,6}|${he} (?:\\S+ )?marca (?:a hora|o tempo|quanto tempo)|(?:dinheiro|salario|cartao|documento)(?: \\S+){0,3} (?:tudo |fica |ficam )*com ele(?: \\S+){0,4}|${he} confere o troco|nao (?:me )?deixa (?:eu )?(?:ver|sair|trabalhar|falar com|visitar) (?:minha|meus|meu|nem|com|sozinha|de casa)(?: \\S+){0,3}|so (?:venho|vim|posso vir)(?: \\S+){0,3} porque ele (?:acha|pensa)`,
      '(?:manga (?:comprida|longa)|base|corretivo|maquiagem|oculos escuros?)(?: \\S+){0,5} (?:pra (?:nao|ninguem)(?: \\S+)? (?:pergunt\\S+|ver\\S*|repar\\S+)|n[oa] (?:olho|roxo|marca)(?: \\S+){0,2} (?:ninguem|pra|nao))(?: \\S+){0,4}',
      '(?:criancas|meninas|meninos|filhos)(?: \\S+){0,2} sabem(?: que)?(?: \\S+)? quando (?:ele|o pai) (?:comeca|bebe|chega|grita)(?: \\S+){0,6}|(?:comoda|cadeira|guarda roupa|sofa|movel) (?:\\S+ )?(?:na|atras da|contra a|encostad[oa] na) porta|(?:quebrou|jogou|tomou)(?: \\S+){0,2} (?:meu|minha)(?: \\S+)? (?:celular|telefone) (?:porque|pq|quando|so porque) eu|(?:fala|diz|disse|falou) que ninguem (?:vai|ia) acreditar em mim',
    ),
    pairs: [
      [
        anyOf('(?:melhor|unica) (?:hora|parte) do (?:meu )?dia'),
        anyOf('ninguem (?:gritando|grita|me olhando|mandando)'),
      ],
      [
        anyOf('(?:dinheiro|pedi|pedir)'),
        anyOf('ele (?:quis|quer|pediu pra) ver (?:a nota|o recibo|a notinha)'),
      ],

      [
        anyOf('(?:celular|telefone|demorar|muito tempo|digitando)'),
        anyOf(
          '(?:ele|meu marido|o marido) (?:olha|confere|ve|mexe|vigia|fica olhando|desconfia)(?= $| (?:tudo|sempre|no|meu))',
        ),
      ],
      [
        anyOf(
          '(?:ir (?:embora )?(?:pra|para) onde|vou (?:pra|para) onde|nao tenho (?:pra )?onde ir|pens\\S+ em (?:ir embora|ir|sair|fugir|largar)|sair de casa)',
        ),
        anyOf(
          '(?:ele (?:\\S+ ){0,4}?|jurou que |disse que |falou que )(?:(?:me )?(?:acha|caca|busca|pega|mata|persegue)|vem (?:me )?buscar)',
        ),
      ],
      [
        anyOf('(?:ele bebe|ta bebado|chega bebado|quando bebe|comeca a gritar|fica bravo)'),
        anyOf(
          '(?:chave no bolso|de sapato|bolsa pronta|mala pronta|me tranco|me escondo|a gente se esconde)',
        ),
      ],
      [
        anyOf('(?:rox[oa]s?|hematomas?|olho inchado|marcas? no)'),
        anyOf(
          '(?:(?:falei|falo|disse|digo)(?: \\S+){0,3} (?:quina|armario|porta|escada|cai|tombo|batida)|disfarc\\S+)',
        ),
      ],
    ],
    harmless: anyOf(
      '(?:garantia|reembolso|hotel|troca|adolescente|meu filho mexe|bebe mexe|cachorr\\S+|gat[oa]|chefe|patrao|gerente|supervisor\\S*|treinador|motorista|uber|entregador|carteiro|tecnico|mecanico|loja|conserto|presente|aniversario|surpresa|espinhas?|acne|tatuagem|escritorio|gelad[oa]|frio|sol|uniforme|filme|serie|novela|jogo|preco|promocao)',
    ),
  },
  pictures: {
    signs: anyOf(
      '(?:chantag|extor)\\S*(?: \\S+){0,6} (?:fotos?|videos?|nudes?|imagens|imagem)|(?:fotos?|videos?|nudes?|imagens)(?: \\S+){0,6} (?:chantag|extor)\\S*|ameac\\S*(?: \\S+){0,2} (?:postar|publicar|mandar|mostrar|espalhar|vazar|botar|colocar|divulgar)(?: \\S+){0,3} (?:fotos?|videos?|nudes?|imagens)(?: \\S+){0,4}',
    ),
    pairs: [
      [
        anyOf('(?:fotos?|videos?|nudes?|imagens)'),
        anyOf(
          '(?:pagar|pague|transferir|deposit\\S+|quer|querem)(?: \\S+){0,2} (?:em |no |por )?(?:bitcoin|cripto|pix)',
        ),
      ],

      [
        anyOf('(?:fotos?|videos?|nudes?|imagens|nuvem|print)'),
        anyOf(
          '(?:senao (?:\\S+ )?(?:espalha|manda|mostra|posta|vaza)|(?:tenho|deram|dao) (?:24|48|\\d+) horas|(?:quer|pede|pedindo) (?:favor|favores|sexo|encontro)|(?:pedem|querem|pede|quer) (?:pix|dinheiro|vale)(?: \\S+){0,2} (?:pra|para) nao|manda(?:m)? (?:ela|ele) (?:fazer|mandar|pagar))',
        ),
      ],

      [
        anyOf('(?:fotos?|videos?|nudes?|imagens)'),
        anyOf(
          '(?:(?:pra|para) nao (?:postar|publicar|mandar|mostrar|espalhar|vazar|divulgar)|(?:ou|senao|se nao)(?: \\S+){0,2} (?:posta|publica|manda|mostra|espalha|vaza|todo mundo ve|todo mundo vai ver)|(?:numero|desconhecido|estranho|cara|homem|alguem)(?: \\S+){0,8} (?:cobrando|pedindo (?:dinheiro|pix)|exigindo)|querem (?:pix|dinheiro)|agora (?:ta|esta|tao) (?:me )?(?:cobrando|pedindo (?:dinheiro|pix))|fal\\S+ (?:pra|que e pra|para) (?:ela |ele |eu )?pagar|(?:diz|fala|falou|disse) que (?:manda|mostra|posta|espalha|vaza|publica)(?: \\S+){0,4} (?:pr[oa]|n[oa]|minha|meu|familia|todo)|se eu nao (?:voltar|pagar|fizer|mandar)|chantag\\S*|extor\\S*)',
        ),
      ],
    ],
    harmless: anyOf(
      '(?:entrega|transfer\\S*|abria|impress\\S+|imprimir|album|porta retrato|fotograf[oa]|casamento|formatura|3x4|orcamento|anuncio|perfil|corretor|divulgacao)',
    ),
  },
}
