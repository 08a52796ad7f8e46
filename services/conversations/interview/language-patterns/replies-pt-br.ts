import { phrasePattern } from './language-patterns.ts'
import type { ReplyPatterns } from './reply-patterns.ts'

const want = `(?:acho (?:melhor|que)(?: (?:e |era |seria )?melhor)?(?: (?:eu|a gente|nos))?(?: (?:vou|quero|prefiro|queria|vamos))?|(?:eu |a gente )?(?:so |ja |agora |mesmo )*(?:quero|queria|gostaria de|prefiro|preferia|vou|vamos|podemos|pode|posso|preciso|melhor|pensando em|pensei em|da pra|tenho que|quer))(?: (?:mesmo|so|ja|agora|entao|a gente|de))*`
const here =
  '(?:por aqui|aqui|por hoje|agora|ja|de responder|d?essa (?:pesquisa|entrevista|conversa)|a (?:pesquisa|entrevista|conversa)|com (?:isso|isto|essa pesquisa|a pesquisa|as perguntas)|essa (?:pesquisa|conversa|entrevista))'

/** Only a few words may come before: “o ônibus chega” is an answer. */
const opened =
  '(?<=^(?:(?:ok|ta|bom|entao|agora|ja|por|hoje|pra|mim|desculpa|desculpe|nao|sim|olha|gente|moco|moca|favor|e|mas|ah|ai|chega|pronto|aqui|pode|so|amig[oa]|querid[oa]|mano|mana|cara|senhora?|cansei|obrigad[oa]) ){0,2})'

/** What may follow “não quero parar”, which else speaks of tears or blows that do not stop. */
const stillHere =
  '(?=\\s*(?:$|(?:nao|agora|aqui|por aqui|por hoje|ainda|moca|moco|obrigad[oa]|por favor|de responder|com isso|(?:a|essa) (?:pesquisa|conversa|entrevista))(?![a-z])))'

const near =
  '(?:irma|irmao|mae|pai|amiga|amigo|tia|tio|prima|primo|vizinha|vizinho|filha|filho|avo|madrinha|padrinho)'
const person = `(?:(?:(?:a|o|um|uma) )?(?:(?:minha|meu|minhas|meus) (?:\\w+ )?)?(?:${near}|amigas|amigos|mulher|marido|esposa|namorad[oa]|professora?|medic[oa]|enfermeir[oa]|psicolog[oa]|terapeuta)|o cvv|cvv)`
/** “Eles nunca tinham falado” is about other people. */
const own = '(?:eu |(?<=^(?:(?:e|mas|bom|olha|na verdade|isso|disso) ){0,2}))'

export const portuguese = (): ReplyPatterns => ({
  stop: phrasePattern(`(?:${want}) (?:parar|encerrar|finalizar|terminar|ficar|sair)(?: (?:tudo|isso))? (?:por aqui|aqui|por hoje|agora|de responder), (?:${want}) (?:parar|encerrar|finalizar|sair)\\s*${here}, (?:para|paramos|paro|parei|encerra|encerramos|encerro) por aqui, (?:${want}) sair d(?:essa|esta|a) (?:pesquisa|conversa|entrevista),
    nao (?:quero|vou|queria|pretendo) (?:mais )?(?:continuar|responder|seguir|falar)(?: (?:mais|nao|com isso|essa pesquisa|a pesquisa|nada))*(?=\\s*(?:$|obrigad)), (?:disse|falei|avisei) que (?:eu )?(?:ia|vou|quero|queria) (?:parar|encerrar|sair), chega de perguntas?, (?:para|pare) de perguntar, nao quero mais responder, me deixa em paz, parar por aqui`),
  bareStop: phrasePattern(
    `(?:${want}) (?:parar|encerrar|finalizar), parar, ${opened}para, ${opened}pare, ${opened}encerra, encerrar, ${opened}chega, ja chega, ${opened}basta, vamos parar`,
  ),
  stopReply:
    phrasePattern(`parar, paro, paramos, parei, parando, para aqui, a gente para, encerrar, encerra, encerro, encerramos, finalizar, finaliza, ${opened}chega(?! (?:as?|ate|cedo|tarde|logo|em|na|no|de (?:onibus|carro|viagem|noite|manha|madrugada)|daqui|\\d)), acho que (?:ja )?chega, ja deu, deu por hoje, basta, tchau, ${opened}fui(?=\\s*$), nao quero(?: mais)?(?=\\s*(?:$|obrigad|valeu|nao)), deixa pra la, nao vou (?:mais )?(?:continuar|responder|seguir), nao quero (?:mais )?(?:continuar|responder|seguir|falar), terminar por aqui, termina por aqui,
    prefiro nao, melhor nao, hoje nao`),
  noStop: phrasePattern(
    `(?:nao|nem|sem|nunca) (?:\\w+ ){0,3}?(?:parar|encerrar|finalizar|chega), (?:nao|nem|nunca) (?:\\w+ )?(?:para|pare|paro|paramos|parou|encerra), (?:se|quando|caso) (?:\\w+ ){0,4}?(?:parar|pare|encerrar|demais|cansar|sair), (?:parar|pare|para) de (?:existir|viver|respirar|sofrer|sentir|doer|chorar|tremer|sangrar|beber|comer|pensar|me \\w+)`,
  ),
  notStopping: phrasePattern(
    `nao (?:\\w+ )?(?:quero|queria|quer|precisa|preciso|precisamos|e (?:pra|para)|tem que|ha motivo (?:pra|para)) (?:mesmo )?(?:parar|encerrar|finalizar)${stillHere}, nao vou (?:parar|encerrar) (?:aqui|agora|por aqui|a (?:pesquisa|conversa|entrevista)|essa (?:pesquisa|conversa|entrevista)), (?<=^(?:(?:nao|por|favor|ah|mas|e|moca|moco) ){0,3})nao (?:pare|encerre|encerra|para nao|para (?:aqui|agora|por favor|moca|moco))${stillHere},
    (?:falo|aviso|digo|vou falar|vou avisar|te falo|te aviso) (?:\\w+ )?(?:se|quando|caso) (?:\\w+ ){0,4}?(?:parar|encerrar|cansar|sair|demais), (?:se|quando|caso) (?:\\w+ ){0,4}?(?:parar|encerrar|cansar|sair|demais) (?:\\w+ ){0,2}?(?:falo|aviso|digo|falarei|avisarei)`,
  ),
  unable: phrasePattern(
    `nao (?:consigo|posso|aguento|dou conta de|to conseguindo|estou conseguindo) (?:mais )?(?:continuar|seguir|falar|ir em frente)`,
  ),
  later: phrasePattern(
    `mais tarde, depois, outra hora, outro dia, outro momento, agora nao, agora nao da, amanha, de noite eu, a noite eu, semana que vem`,
  ),
  goOn: phrasePattern(`continuar, continuo, continua, continue, continuamos, continuemos, seguir, segue, siga, seguimos, sigamos, prosseguir, prossegue, prossiga, em frente, adiante, proxima, proxima pergunta, (?:pode|podem|pd) (?:\\w+ )?(?:perguntar|tocar|mandar|ir|falar|fazer|seguir|continuar|prosseguir|vir), pergunta, pergunte, perguntem, manda, manda ver, mande, toca, toque, tocar, bora, vamos, vamo, simbora, vambora, partiu, vai(?=\\s*(?:$|entao|la|em frente|fundo)), diga, fala, solta,
    (?:quero|vamos|vamo|prefiro|bora) (?:terminar|acabar|responder), terminar (?:a|essa|logo), acabar logo, mais perguntas`),
  fine: phrasePattern(`(?:to|tou|estou|ta|tudo|me sinto|sigo|fiquei|eu|fico) (?:\\w+ )?(?:bem|otim[oa]|tranquil[oa]|certo|bom|boa|legal|sossegad[oa]|de boa|melhor|joia), de boa, tranquilo, tranquila, numa boa, sem problema, nao (?:me )?(?:incomoda|importo|ligo), nao (?:precisa|preciso|precisava|e preciso|necessito)(?: (?:de |d)?\\w+)*, n precisa, n preciso, nao e (?:pra|para) tanto, ja passou, foi so (?:um )?desabafo, so (?:um )?desabafo, so (?:to |estou |tava )?(?:contando|falando|contei|falei|comentei),
    nao se preocup[ea], fica tranquil[oa], gracas a deus, nao (?:tenho|ha|tem) (?:nada|problema)`),
  notMine: phrasePattern(
    `(?<!(?:ess[ae]|est[ae]|isso|eu|ja|pessoa) )nao (?:sou|era|fui|e) eu(?! (?:mesm|mais|que|quem|desde|quando|agora|hoje|falando)), nao (?:e|foi|era|aconteceu|acontece|tem a ver) (?:nada )?(?:comigo|sobre mim|de mim)(?! (?:que|mais)), (?<!(?:el[ea]|se) )(?:e|foi|era|aconteceu) com outra pessoa, aconteceu com outr[oa], (?:e|foi|era|falei|to falando|estou falando) (?:de|sobre) outra pessoa`,
  ),
  joked: phrasePattern(
    `(?<!(?:nao|nem|nunca) )(?:era|foi|e|tava|estava|to|tou|estou|so|eu tava) (?:so )?(?:uma? )?(?:brincadeira|brincadeirinha|zoeira|zueira|piada|gracinha|modo de (?:dizer|falar)|forca de expressao|jeito de (?:dizer|falar)|brincando|zoando|exagero)(?! (?:com a|quando|de mau)), (?<=^(?:(?:kk+|haha\\w*|rs+|calma|opa|nao|moca|moco|que isso) ){0,3})(?:so )?(?:brincadeira|zoeira|brinquei|zoei)(?=$| (?:kk+|rs+|haha\\w*|moca|moco|gente|viu|ne)$)`,
  ),
  denied: phrasePattern(
    `que perigo, qual perigo, perigo de que(?=$| (?:moca|moco|gente)), perigo nenhum, (?:nao|num|nem) (?:to|tou|estou|corro|tem|ha|existe) (?:\\w+ )?(?:em )?(?:perigo|risco|deprimid[oa]), (?:nao|num) (?:foi|e|era|falei|quis dizer|disse|quero dizer) (?:\\w+ )?(?:isso|nesse sentido|desse jeito|a serio|serio|assim)(?: nao| moca| moco)?(?=$), (?:voce|vc|vcs|voces|ce) (?:me )?(?:\\w+ )?entend(?:eu|eram) (?:tudo |me )?(?:errado|mal|torto), entendeu errado, ninguem (?:ta|esta|me) (?:me )?(?:\\w+ndo|em perigo|bate|machuca), (?:so |era |foi |e )+(?:so )?(?:uma )?(?:expressao|figura de linguagem|jeito meu), que (?:exagero|drama)(?=$| (?:moca|moco|gente|de|e))`,
  ),
  ownPeople: phrasePattern(
    'meu, minha, meus, minhas, nosso, nossa, nossos, nossas, (?:os|as) (?:filh[oa]s|criancas|menin[oa]s|pequen[oa]s|bebes), (?:o|a) (?:bebe|nenem|crianca), voz, vozes, cabeca, mente, depressao, doenca',
  ),
  turnsTo: phrasePattern(
    `(?:posso|poderia|podia|vou|vo|da pra|daria pra|talvez|quem sabe|acho que|queria|quero|devia|deveria|consigo|vou tentar|tento) (?:\\w+ )?(?:(?:ligar|ligo|ligue|falar|falo|fale|escrever|escrevo|conversar|converso|mandar (?:uma )?(?:mensagem|msg|zap)|pedir ajuda) (?:pra|pro|para|com|a|ao|p) (?:${person}|ela|ele|elas|eles)|(?:contar|conto|conte) (?:pra|pro|para|a|ao|p) ${person}|(?:chamar|chamo|procurar|procuro|avisar|aviso) (?:${person}|ela|ele)),
    (?<=^(?:(?:so|talvez|acho que|tem|tenho|sim|bom|olha|quem sabe|a|o) ){0,2})(?:minha|meu) (?:\\w+ )?(?:${near}|professora?|medic[oa])(?: (?:talvez|acho|eu acho|quem sabe|viria|vem|me ouve|ia me ouvir))?(?=$),
    (?:minha|meu|uma|um|a|o) (?:\\w+ )?${near} (?:\\w+ ){0,4}?(?:falou|fala|disse|diz|pediu|pede|vive falando|quer|mandou) (?:\\w+ ){0,3}?(?:ligar|ligue|ligasse|chamar|chame|falar|conversar|procurar|ir|ficar), (?:tenho|eu tenho|tem|so tenho) (?:uma|um|a|o) (?:\\w+ )?(?:minha |meu )?${near}(?! (?:que|pra|com|de|e|mas) )`,
  ),
  farewell: phrasePattern(
    `(?:ir|vou|irei|subir|pular|andar|me jogar) (?:\\w+ )?(?:pra|pro|para (?:a|o)|ate (?:a|o)|na|no|da|do) (?:\\w+ de )?(?:ponte|viaduto|telhado|terraco|ceu|trilhos?|penhasco), linha do trem, (?:dizer|dar|falar|vou me|quero me) (?:adeus|despedir|tchau), me despedir, ultimo adeus`,
  ),
  noTurn: phrasePattern(
    'nao, nunca, nem, jamais, sem, se, quando, medo, bate, bateu, machuca, morreu, faleceu, ninguem',
  ),
  firstDisclosure: phrasePattern(
    `(?:nunca|nao|jamais) (?:\\w+ ){0,3}?(?:contei|falei|comentei|conto|falo)(?: (?:isso|isto|nada|disso|sobre isso|uma palavra))?(?: (?:pra|para|a|com|p))? (?:ninguem|alguem|vivalma), ${own}(?:nunca|nao|jamais) (?:\\w+ ){0,3}?(?:disse|contado|falado|dito|contar)(?: (?:isso|isto|nada|disso|sobre isso|uma palavra))?(?: (?:pra|para|a|com|p))? (?:ninguem|alguem|vivalma), ${own}nunca (?:tinha )?(?:contei|falei|disse|contado|falado|dito) (?:isso|isto|disso|nada disso)(?: (?:antes|em voz alta))?(?=$), ninguem (?:mais (?:sabe|sabia)(?: (?:disso|disto))?|(?:sabe|sabia) (?:disso|disto))(?=$), primeira vez que (?:eu )?(?:(?:conto|falo|digo|escrevo)(?! com)|consigo (?:contar|falar|dizer|escrever)), primeira pessoa (?:a saber|(?:a|pra|para) quem|que sabe)`,
  ),
  consent: phrasePattern(
    'sim, s, claro, pode, podemos, ok, okay, ta bom, ta, ta certo, beleza, blz, isso, com certeza, uhum, aham, positivo, demoro, por mim',
  ),
  thanks: phrasePattern('obrigad[oa], brigad[oa], brigadao, obg, valeu, vlw, agradeco'),
  negation: phrasePattern('nao, n, nunca, nem, nada, ninguem, sem'),
  shortNot: {
    pattern:
      /(?<![\p{L}\p{N}])(?:n|nn|num(?= (?:quer\p{L}*|vou|vai|vamos|par[aeo]|param|parou|parei|pode|posso|preciso|precisa|consigo|aguento|encerra|chega|continua|sou|foi|era)(?!\p{L})))(?![\p{L}\p{N}])/gu,
    written: 'nao',
  },
})
