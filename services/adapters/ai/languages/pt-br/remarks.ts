// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Remarks } from '../types/remarks.ts'

/** No negation stands before what follows: "it does not stop" is no wish to stop. */
const opener =
  '(?:(?:bom|bem|tá|ta|ok|okay|olha|entao|e|mas|ai|ah|oh|opa|desculpa|desculpe|gente|moca|moco|querida|querido|nao|sim|sinceramente|agora|enfim|obrigado|obrigada|valeu|por favor|pois e|certo|beleza|blz|eu|acho que|amigo|amiga|minha filha|meu filho) )*(?<! (?:nao|n|nn|num|nem|nunca) )'
const ending =
  '(?: (?:agora|ja|por aqui|aqui|por hoje|por agora|hoje|viu|ta|ok|tchau|obrigado|obrigada|brigado|brigada|valeu|por favor|pfv|pf|moca|moco|gente|abraco|abracos|beijo|beijos|ate mais|ate logo|minha filha|meu filho|querida|querido|com (?:isso|isto|essa|esta|a)|(?:a |essa |esta |da |dessa |desta |de )?(?:pesquisa|conversa|entrevista|enquete)|isso|isto|ai|de responder|desculpa|desculpe|entao|tudo bem|se (?:puder|nao se importa)))*'

export const remarks: Remarks = {
  unclear:
    / (?:nao faz|nao tem|sem pe nem|nao vejo) (?:o menor |nenhum |muito )?(?:sentido|cabimento|cabeca)(?: (?:nenhum|pra mim|para mim|essa pergunta|isso))? $| que (?:pergunta|frase)(?: \S+)? (?:esquisita|estranha|confusa|doida|maluca|sem sentido|mal feita|sem pe|idiota|besta|e essa|mais) | (?:pergunta|frase)(?: \S+)? (?:mal feita|mal escrita|mal formulada|confusa|esquisita|estranha|sem sentido|sem pe) | (?:nao perguntei|nao pedi)(?: \S+)? (?:sua|a sua|tua) opiniao |^ (?:nossa |oxe |ue |gente |mas |e |ai |cara |mano )*(?:serio(?: mesmo)? (?:que )?(?:isso|(?:voce|vc|ce|tu)(?: \S+){0,2} perguntando)(?: \S+){0,2}|(?:voce|vc|ce|tu) (?:ta|esta) (?:me )?(?:perguntando isso|perguntando mesmo|zoando|de brincadeira|brincando|de sacanagem)|ta (?:me )?(?:zoando|de brincadeira|brincando|de sacanagem)(?: comigo)?|isso la e pergunta|isso e pergunta|que pergunta)(?: (?:mesmo|ne|hein|que se faca|isso))* $| (?:que|essa|esta|sua|isso e uma|e uma) pergunta(?: mais)? (?:besta|idiota|boba|ridicula|sem nocao|sem cabimento|sem graca|cretina) /u,
  notUnderstood: new RegExp(
    [
      `^ ${opener}(?:(?:eu|ainda|continuo|mas|mesmo assim|olha|ja disse que|moco|moca) )*(?:nao|n|num) (?:(?:estou|to|tou|consegui|consigo|deu pra|da pra) )?(?:entendi|entendo|entendendo|entender|compreendi|compreendo|peguei|saquei)(?: (?:nada|bem|direito|ainda|mesmo|isso|muito|foi nada|(?:a|essa|sua|esta) (?:sua )?(?:pergunta|frase|palavra)(?: \\S+)?|o que (?:voce|vc|ce|voces|vcs|e|eh|isso|quer|querem|esta|ta|era)(?: \\S+){0,5}|do que \\S+(?: \\S+){0,4})){0,6}(?: (?:nao|moca|moco|desculpa|desculpe|viu|sinceramente))* $`,
      `^ ${opener}(?:continuo|sigo|fiquei|to|tou|estou) (?:sem entender|na mesma|perdid[oa]|confus[oa]|boiando)(?: \\S+){0,2} $`,
      `^ ${opener}(?:(?:eu|ainda) )*(?:nao|n) (?:sei|faco ideia|tenho ideia) (?:d?o que|de que|sobre o que) (?:voce|vc|ce|voces|vcs|isso|ta|esta|se|e|quer)(?: \\S+){0,5} $`,
      `^ ${opener}(?:boiei|fala mais simples|mais simples|explica direito|pergunta (?:dificil|confusa|estranha)|que pergunta (?:confusa|estranha|dificil)|(?:isso|essa pergunta|a pergunta) (?:ta|esta|e|eh|ficou) (?:muito )?(?:confus[oa]|dificil|complicad[oa]))(?: \\S+){0,2} $`,
    ].join('|'),
    'u',
  ),
  unheard:
    / (?:voce|vc|vcs|voces|isso|isso aqui|alguem|tu|moco|moca)(?: \S+)? (?:ta|tá|esta|tao|estao|ta mesmo|le|leu|leram|lembra|escuta|ouve|ouviu|presta)(?: \S+)? ?(?:lendo|ouvindo|escutando|prestando|lembrando|atencao|le|leu)?(?: (?:mesmo|direito|atencao|no))* (?:o que (?:eu )?(?:escrevo|escrevi|falo|falei|digo|disse|respondo|respondi|to)\S*|as? (?:minhas? )?respostas?(?: de cima)?|a de cima|o de cima|la em cima|ou nao)(?: \S+){0,3} $| (?:voce|vc|tu) (?:nao|nem) (?:le|leu|escuta|ouve|ouviu|ta lendo|esta lendo|presta|prestou)(?: \S+){0,4} $| (?:voce|vc|tu) (?:ja )?(?:esqueceu|esquece)(?: \S+){0,4} $| (?:ta|esta) (?:me )?(?:lendo|ouvindo|escutando) (?:mesmo|direito|ou nao) $/u,
  repeated:
    / (?:ja te|ja lhe|acabei de te) (?:falei|disse|contei|respondi)| (?:ja (?:escrevi|coloquei|foi perguntado|foi respondido|me perguntou|me perguntaram)|(?:isso|essa) (?:voce|vc) ja|perguntou e eu respondi|(?:segunda|terceira|quarta) vez que (?:eu |voce |vc )?(?:respondo|digo|falo|pergunta|perguntam)) /u,
  asBefore:
    / (?:ele|ela|eles|elas|(?:o|a|os|as|meu|minha) \S+) ja (?:disse|disseram|falou|contou)(?= )| (?:como|igual|que nem|conforme|bem como) (?:eu )?(?:ja )?(?:te |lhe )?(?:disse|falei|contei|comentei|respondi|escrevi|coloquei)(?: (?:antes|acima|la em cima|no comeco|ja))? /gu,
  apology: / (?:desculpa|desculpas|desculpe|desculpem|perdao|foi mal|com licenca|me perdoe) /u,
  leaving: new RegExp(
    [
      `^ ${opener}(?:queria|quero|gostaria de|prefiro|preferia|vou|vamos|posso|podemos|da pra|da para|(?:pode|podia)(?! (?:sair|ir|deitar|dormir))|pensando em|to pensando em|estou pensando em|melhor|hora de|vou ter que|tenho que|preciso|vou precisar) (?:(?:ja|mesmo|so|agora|de|ter que) )*(?:parar|encerrar|terminar|finalizar|sair|fechar|desligar|ir|indo|ir embora|ir nessa|nessa|me despedir|deitar|dormir|ficar por aqui|ficando por aqui|largar|desistir)${ending} $`,
      `^ (?:(?:nao|ah|oh|olha|opa|entao|gente|moca|moco|bom|mas) )*(?:desculpa|desculpe|perdao|foi mal|com licenca)(?: (?:mas|ai|viu|moca|moco|gente|e que|eu|agora))* (?:tenho (?:que|de|q)|preciso|vou ter (?:que|q)|tou tendo que|to tendo que) (?!dizer|falar|repetir|discordar|perguntar|admitir|confessar|esperar|pagar|pensar|corrigir|rir)(?:\\S+)(?: \\S+){1,6} $`,
      `^ ${opener}(?:(?:ih|eita|putz|uai|ue|opa|moc[oa]|meu) )*(?:(?:vou|vo|tenho|preciso)(?: ter)?(?: (?:que|q|de))? (?:vazar|meter o pe|picar a mula|capar o gato|puxar o carro)|to vazando|tou vazando|vazei|(?:to|tou|estou) indo (?:nessa|embora|la))(?: (?:flw|falou|vlw|valeu|tchau|fui|abraco|pessoal|galera))*${ending} $`,
      `^ ${opener}(?:(?:tenho|preciso|vou ter)(?: (?:que|q|de))? correr|vou correr (?:la|aqui)|deixa eu correr)(?: (?:aqui|la|agora|que|pq|porque))* (?:(?:o|a|os|as|meu|minha|meus|minhas) )?\\S+ (?:(?:ta|esta|tao|estao|ja|ja ta) )?(?:chamando|chamou|chegou|chegando|ligando|ligou|chorando|esperando|acabou|acabando|apitou|abrindo|fechando|saindo)${ending} $`,
      `^ ${opener}(?:to indo|tou indo|estou indo|to saindo|estou saindo|fui|to fora|tou fora|vou nessa|vou ficando por aqui|vou ficar por aqui|fico por aqui|paro por aqui|vou parando|encerro|encerrei|cansei|chega(?! rapid)|ja chega(?! rapid)|ja deu|deu|deu por hoje|por hoje (?:chega|deu|e so|ta bom)|ta bom (?:ja|assim)|terminei|pronto acabou)${ending} $`,
      `^ ${opener}(?:tchau|tchauzinho|xau|flw|falou|falou valeu|vlw flw|valeu tchau|ate mais|ate logo|ate a proxima|adeus|boa noite|fui|bjs|abracos?|um abraco|passar bem)(?: (?:tchau|abraco|abracos|valeu|obrigado|obrigada|pra voces?|pra voce|a todos|bjs|e obrigado|e obrigada|fui|ai|viu|e boa sorte|boa sorte)){0,3} $`,
      ` (?:nao quero|nao vou|nao desejo|nao pretendo|n quero|cansei de|enjoei de|nao aguento) (?:mais )?(?:responder|continuar|falar|conversar|participar|seguir)(?: (?:mais|nada|nenhuma|pergunta|perguntas|isso|a|essa|com|disso|aqui|voce|robo|um|maquina))* $`,
      ` (?:chega|basta) de (?:tanta |tantas )?perguntas?${ending} $`,
      ` (?:nao|n) (?:vou|quero|to a fim de|estou a fim de) (?:ficar |mais ficar )?(?:respondendo|fazer mais|responder mais|continuar|fazer)(?: (?:mais|isso|isto|nada|essa|esta|pesquisa|com|aqui|a|perguntas?))* $`,
      `^ ${opener}(?:para|pare|parem|parar|pode parar|vamos parar|pode encerrar|encerra|encerre|encerrar|finaliza|finalize|pode finalizar|fecha|pode fechar|acaba|termina|cancela|sair|stop|chega(?! rapid))(?: (?:de perguntar|com (?:isso|as perguntas|essa pesquisa)|a pesquisa|essa pesquisa|a conversa|isso|aqui|ai|por aqui|ja|logo|por favor|pra mim|agora|tudo|obrigado|obrigada|me))*${ending} $`,
      `^ ${opener}me deixa?(?: em)? paz${ending} $`,
      ` (?:cansei|cansado|cansada|to cheio|to cheia|enjoei|de saco cheio|sem tempo|nao tenho tempo) (?:disso|dessa|desta|d?essas|dessas|deste|pra isso|pra essa|para isso|para essa|com isso|com essa)(?: (?:pesquisa|perguntas?|conversa|entrevista|aqui|agora|ja))* $`,
      ` (?:nao quero mais|n quero mais)${ending} $`,
      `^ ${opener}(?:ja )?(?:falei|disse|avisei) que (?:to|tou|estou|vou|tenho que|preciso) (?:saindo|indo|sair|ir|parar|encerrar)${ending} $`,
      ` prefiro nao (?:continuar|seguir|prosseguir|responder mais)(?: \\S+){0,2} $`,
      `^ ${opener}(?:(?:agora|agr|ja) chega|tenho q ir|vou desligar(?! (?:o|a|os|as) )|vou nessa|me despeco|encerro(?: aqui)?|(?:e )?por aqui eu paro|vou (?:ter q(?:ue)? sair|sair fora|parar por aqui)|preciso encerrar|(?:ja )?pode (?:ja )?(?:encerrar|fechar)|considero encerrad[ao]|damos por fin[dt][ao]|gostaria de (?:finalizar|encerrar)|fui{2,}|vou la(?= $)|tchau|ate logo|(?:pronto )?encerra (?:isso|ai|aqui))(?! (?:no|na|ao|pro|pra|ate) )(?: \\S+){0,7} $`,
      `^ ${opener}(?:ta|tá|esta) bom de perguntas?${ending} $`,
      `^ ${opener}me tira (?:daqui|dessa pesquisa|disso)${ending} $`,
      ` (?:vou|vamos|queria|quero) (?:parar|encerrar|ficar|ficando) por aqui${ending} $`,
      ` (?:vou fechar|vou desligar|vou largar|vou sair) (?:isso|isto|aqui|daqui|da pesquisa|a pagina|o celular)${ending} $`,
    ].join('|'),
    'u',
  ),
  endsStatement:
    / (?:e (?:so )?isso|so isso|era (?:so )?isso|era so|era tudo|seria (?:so )?isso|e so|e pronto|ponto|ponto final|e acabou|e fim|e tudo|foi isso|e isso ai|fim de papo|pronto e acabou|mais nada|nada mais)(?: (?:mesmo|ai|so|viu))* $| que situacao(?: \S+){0,2} $/u,
  later:
    / (?:depois|mais tarde|amanha|logo|outra hora|outro dia|a noite|de noite|hoje a noite|daqui a pouco|em casa|quando (?:eu )?(?:chegar|sair|puder|tiver|der|voltar|acabar)(?: \S+){0,3}) (?:eu )?(?:ja )?(?:continuo|termino|volto (?:aqui|pra (?:ca|isso|terminar|continuar|responder))|respondo|acabo|sigo|faco o resto|finalizo|completo|te (?:respondo|falo|conto)|a gente (?:continua|termina|conversa|segue)|retomo)(?: \S+){0,4} $| (?:posso|podemos|da pra|da para|pode ser|consigo|tem como|vou|queria|quero|prefiro|preferia|deixa eu|deixa|a gente|melhor) (?:\S+ ){0,3}?(?:continuar|terminar|voltar|responder|acabar|seguir|fazer|finalizar|completar|retomar|conversar|falar|ficar|deixar|continua|termina|volta|segue)(?: \S+){0,4}? (?:depois|mais tarde|amanha|outra hora|outro dia|outro momento|a noite|de noite|em casa|daqui a pouco|(?:na )?(?:segunda|terca|quarta|quinta|sexta)|no (?:sabado|domingo|fim de semana)|quando (?:eu )?\S+)(?: \S+){0,5} $| (?:continuo|termino|respondo|acabo|sigo|retomo|finalizo|faco o resto|o resto eu faco|volto)(?: \S+){0,3}? (?:depois|mais tarde|amanha|outra hora|outro dia|a noite|de noite|em casa|quando (?:eu )?\S+)(?: \S+){0,5} $|^ (?:(?:olha|agora|desculpa|moca|moco) )*(?:agora (?:nao|n)(?: (?:posso|da|consigo|tenho tempo|to podendo))?|outra hora|outro momento|depois eu volto|volto depois|volto mais tarde|mais tarde|depois)(?: (?:ta|viu|ok|obrigado|obrigada|eu volto|volto|a gente conversa|por favor))* $/u,
  address:
    / (?:voce|vc|voces|vcs|ce|tu|sua|suas|seu|seus|esta pesquisa|essa pesquisa|a pesquisa|o senhor|a senhora) /u,
  forgotten:
    / (?:esqueci|esquecemos|esqueco|me esqueci)(?: (?:de|do|da|dos|das|o|a|os|as|meu|minha))* (?!(?:isso|agora|tudo|ja|mesmo|desculpa|responder|dizer|falar|que|resposta|pergunta|nome|detalhes?|motivo|resto|o|a|os|as|de|do|da|dos|das|meu|minha)(?: |$)|$)\S/u,
  closingQuestion:
    /^ (?:(?:e|mas|ou|entao|alias|ah|so|por acaso|sera que) )*(?:(?:eu )?(?:vou|posso|devo|ganho|recebo|preciso|consigo) |(?:voce|voces|vc|vcs) (?:vao|vai|pode|podem|guarda|guardam|trabalha|trabalham|e|sao|consegue|conseguem) |(?:da|tem como|pode|daria) (?:pra |para |eu )?\S+ |(?:isso|isto|esta|essa|este|esse) (?:aqui |pesquisa |conversa )?(?:vai|pode|fica|e|esta|ta|demora|prejudica) |fica (?:registrad|gravad|salv)\S+ |demora |(?:alguem|o pessoal|meu chefe|minha chefe|meu nome|a empresa|quem)(?: \S+){0,3} (?:vai|vao|le|leem|pode|fica|aparece|ver|ler|saber) |onde (?:eu )?(?:reclamo|posso|devo|encontro) |como (?:eu )?(?:faco|posso|devo) |o que (?:voce|voces|vcs|acontece|fazem) |faltam? )/u,
  condition: / (?:se|caso) /u,
  rhetorical:
    / (?:(?:q|que)?(?: )?(?:o |a )?(?:meu|minha) \S+ (?:nao )?(?:e|eh) (?:meu|minha)|(?:nao|n) (?:vai|vao) (?:me )?perguntar (?:d[aoe]s?|sobre|pel[oa]|n[oa])) | (?:fazer o que|vai fazer o que|fazer oq|quem sabe|quem aguenta|quem nao|quem e que (?:nao|aguenta)|vai saber|e eu la sei|sei la eu|o que (?:eu )?(?:ia|podia|posso|vou) fazer|como assim nao|pode isso|pode uma coisa dessas|ja pensou|acredita(?: nisso)?|ne|sabe|entende|entendeu|viu|certo|nao e|vai entender|por que nao|pra que|o que mais|que mais|que jeito|ja viu|como que faz|quer o que|quer mais o que|vou fazer o que|e quem liga|quem liga|e pedir (?:muito|demais)(?: \S+){0,3}) $| (?:como (?:que )?(?:voce|vc) acha|o que (?:voce|vc) acha que (?:eu|eles|ela|ele|a|aconteceu)|quem nao|e pedir (?:muito|demais)|ja imaginou|ja pensou|o que eu nao) |^ (?:(?:e|mas|ai|entao|me diz|agora) )*quem (?:e que |que )?(?:vai |ia |iria |consegue |quer |pode )?(?:querer|quer|aguenta|aguentar|comer|come|pagar|paga|merece|suporta|suportar|gosta|gostar|esperar|espera|trabalhar|comprar|usar|acredita|acreditar) (?!isso aqui |minha |essa pesquisa )(?:\S+ ){1,7}$|^ (?:(?:e|mas|entao) )*(?:pra|para) ?que (?:serve|adianta) (?!isso |isto |essa pesquisa |essas perguntas |esta )(?:\S+ ){1,7}$/u,
}
