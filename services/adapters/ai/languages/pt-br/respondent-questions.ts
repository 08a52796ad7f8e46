// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { RespondentQuestions } from '../types/respondent-questions.ts'
import { plainQuestions } from './plain-questions.ts'

export const respondentQuestions: RespondentQuestions = {
  patterns: {
    anonymous:
      / (?:meu|o meu) nome(?: \S+){0,2} (?:(?:ta|esta) (?:aqui|ai|nisso|visivel|aparecendo|n[ao]s? (?:pesquisa|relatorio|respostas?|conversa))|aparece\w*|vai|fica|sai|consta|e mostrado|sera) (?!(?:\S+ )?(?:errad|incorret|trocad))| (?:vai|vao|ira|pode)(?: \S+){0,2} (?:aparecer|sair|mostrar|constar|publicar|citar|colocar|por) (?:o )?(?:meu )?nome | (?:isso |isto |tudo |pesquisa |conversa |respostas )?(?:e|eh|sera|fica|ficam|sao|vai ser|vao ser) (?:mesmo |tudo |totalmente |realmente )?(?:anonim[ao]s?|confidencia(?:l|is)|sigilos[ao]s?|secret[ao]s?) | (?:voces?|vcs?|eles|alguem|meu chefe|minha chefe|a empresa)(?: \S+){0,2} (?:sabem?|saber|descobrir|ver|veem|descobre) (?:quem (?:eu )?sou|que (?:sou|fui) eu|(?:o )?meu nome|quem respondeu) | (?:preciso|tenho que|tem que|precisa) (?:\S+ )?(?:dizer|dar|colocar|informar|falar) (?:o )?(?:meu )?nome | (?:da|tem como) (?:pra |para )?(?:saber|descobrir) (?:quem (?:eu )?sou|que (?:sou|fui) eu) /u,
    person:
      / (?:o |a |os |as )?(?:meus?|minhas?|nossos?|nossas?|o|a|os|as|seu) (?!respostas? |nomes? |resultados? |pesquisa |pergunta )\S+(?: \S+){0,3} (?:vai|vao|ira|pode|podem|consegue|conseguem|tem como)(?: poder| conseguir)? (?:ler|ver|ter acesso a|receber|olhar) (?:isso|isto|tudo|o que (?:eu )?\S+|(?:as )?minhas respostas|minha resposta|que (?:eu )?(?:falei|disse|escrevi)(?: \S+)?|as respostas) | (?:meu|minha|nosso|nossa|o|a) (?!resposta |pesquisa )\S+(?: \S+){0,3} (?:vai|vao|ira|pode|consegue) (?:ver|ler) $| (?:meu|minha|nosso|nossa|o|a|os|as) (?!resposta |pesquisa )\S+(?: \S+){0,3} (?:vai|vao|ira) (?:ficar sabendo|saber|descobrir)(?: d?(?:iss?o|o)?)?(?: que (?:eu |fui |falei |disse )?\S+(?: \S+){0,4})? $| (?:isso|isto|o que eu \S+)(?: aqui)? (?:vai|vao|chega|vai parar|vai chegar) (?:pro|pra|para o|para a|ao|no|na|ate|na mao) (?!ar |onde |frente |ficha |sistema |banco |nuvem )\S+(?: \S+){0,2} $| (?:voces?|vcs?|voce)(?: nao)? (?:vai|vao) (?:contar|falar|mostrar|passar|mandar|entregar|repassar)(?: isso| isto| tudo)? (?:pro|pra|para o|para a|para|ao|a) (?:meus?|minhas?|o|a|escola|empresa|rh|\S+)(?: \S+){0,2} | nao (?:vai|vao) (?:contar|mostrar|passar|mandar|repassar) (?:isso|isto|tudo) (?:pro|pra|para) \S+(?: \S+){0,2} ne $/u,
    handling:
      /^ (?:(?:e|mas|entao|ai) )*(?:mais )?(?:ninguem|alguem)(?: mais)? (?:vai|vao|ira|pode) (?:(?:poder|nunca|mesmo) )?(?:saber|descobrir|ficar sabendo)(?: (?:disso|disto|isso|isto|aqui|que (?:eu falei|eu disse|fui eu)))?(?: (?:n|nao|ne|certo|ta|mesmo|viu))* $| o que (?:que )?(?:vai |ira )?(?:acontece|acontecer|e feito|ser feito|vira|rola)(?: \S+)? (?:com|d) ?(?:tudo )?(?:isso|isto|as|minhas|essas|o que|disso)(?: \S+){0,3} $| (?:e )?(?:o )?que (?:(?:voces?|vcs?|eles) )?(?:vao |vai )?(?:fazer|fazem|faz) com (?:tudo |todas )?(?:isso|isto|as|minhas|essas|meus|o que)(?: \S+){0,3} $| (?:pra|para) onde (?:vao|vai)(?: tudo)? (?:as|isso|isto|minhas|essas|meus|o que)(?: \S+){0,2} $| (?:isso|isto|minhas respostas)(?: \S+)? (?:fica|ficam|vai ficar|vao ficar|ser guardad\S+)(?: \S+)? (?:n\S{1,2}|em) (?:minha|meu|algum\S*|sistema|banco)?(?: ?\S+){0,2} $/u,
    readers:
      / (?:meu|minha|o|a|os|as) \S+(?: \S+)? (?:vai|vao) (?:ficar sabendo|saber|descobrir) (?:d?o )?que (?:eu |fui )\S+ | (?:isso|isto|o que eu \S+|a minha resposta)(?: aqui)? (?:chega|vai chegar|vai parar|vai cair|cai) (?:n\S{1,4}|a\S?|ate|pr\S{1,3}|na mao) | (?:tem|ha) (?:alguem|gente|uma pessoa)(?: \S+)? (?:lendo|vendo) | quem (?:e que |mais )?(?:vai |ira |pode |consegue |vao )?(?:ler|ver|le|ve|receber|recebe|ter acesso|tem acesso) (?:a )?(?:isso|isto|as (?:minhas )?respostas|minhas? respostas?|o que eu|esta|essa|tudo) | (?:meu|minha|meus|minhas|alguem|voces|vcs|outras pessoas)(?: \S+){0,2} (?:vao |vai |pode |podem )(?:\S+ )?(?:ler|ver|mostrar|ter acesso|receber|compartilhar|divulgar|vender|guardar) (?:isso|isto|as respostas|minhas|o que eu|tudo|essas) | (?:pra|para) onde (?:vao|vai) (?:as|isso|minhas|essas|meus) | o que (?:(?:voces?|vcs?) )?(?:vao |vai )?(?:fazer|fazem|faz) com (?:tudo |todas )?(?:isso|as|minhas|essas|meus) /u,
    machine:
      / (?:robo|bot|maquina|ia) ou (?:uma? )?(?:pessoa|gente|humano|humana|nao|de verdade) | (?:voce|vc|vcs|tu) (?:e|eh|es) (?:mesmo |realmente |so )?(?:uma? )?(?:pessoa|robo|bot|humano|humana|maquina|ia|real|inteligencia artificial|programa|gente) | (?:isso|isto|aqui) (?:e|eh) (?:um robo|um bot|uma ia|uma inteligencia artificial|uma pessoa) | (?:estou|to|tou) (?:falando|conversando) com (?:quem|um|uma|alguem|gente) | com quem (?:eu )?(?:estou|to|tou|falo) | quem (?:e|eh) (?:voce|vc) | quem (?:ta|esta) (?:falando|ai|do outro lado) | (?:tem|ha) (?:alguem|gente|uma pessoa) (?:\S+ )?(?:ai|do outro lado|por tras) /u,
    length:
      / quanto tempo (?:(?:ainda|mais|isso|isto|vai|a pesquisa|essa pesquisa|a conversa) )*(?:demora|dura|leva|falta|demorar|durar|levar)(?: (?:isso|isto|ainda|a pesquisa|essa pesquisa|a conversa|essa conversa|(?:pra|para) (?:terminar|acabar)|tudo isso))? $| quanto (?:ainda )?(?:falta|demora)(?: (?:ainda|(?:pra|para) (?:terminar|acabar)))? $| quantas (?:perguntas|questoes) | (?:isso |ainda )?vai demorar(?: muito)? $| faltam? (?:muito|muitas|muitas perguntas)(?: ainda)? $/u,
    skip: / (?:posso|da pra) (?:pular|nao responder) | (?:tenho que|sou obrigad[oa] a) responder /u,
    deletion:
      / (?:da|tem como|posso|consigo|pode|podem|como|e possivel|dava|daria|vou poder)(?: \S+){0,3} (?:apag\S+|delet\S+|exclu(?:ir|o|i)|remov\S+|retirar)(?: \S+){0,2} (?:isso|isto|tudo|que (?:eu )?(?:escrevi|falei|disse|respondi|contei|mandei)|respostas?|dados|conversa|depois|coisas?)(?: \S+){0,3} /u,
    results:
      / (?:vou|vamos|posso|podemos|da pra|da para|consigo|a gente|eu|voces|vcs|vao|vai)(?: \S+){0,3} (?:ver|saber|receber|ficar sabendo|fica sabendo|ficamos sabendo|sabe|conhecer|divulgar|mostrar|publicar|compartilhar|mandar|avisar)(?: \S+){0,3} (?:resultados?|no que deu|no que da|relatorio|conclusao|o que deu|como ficou|retorno|no que vai dar|em que deu|o que (?:os outros|as outras|outros|todo mundo)(?: \S+){0,3}) | (?:o |os )?resultados?(?: \S+){0,2} (?:vai|vao|sera|serao|sai|saem|fica|ficam) /u,
    outcome:
      / (?:alguem|voces|vcs|eles|a (?:prefeitura|empresa|escola|direcao|diretoria|\S+)|o \S+|isso|isto|algo|alguma coisa)(?: \S+){0,2} (?:vai|vao|ira|irao|pretende|pretendem|realmente|repassam|repassa|passam|passa|adianta|muda|faz)(?: \S+){0,3} (?:fazer|resolver|mudar|melhorar|adiantar|servir|tomar|arrumar|consertar|pagar|acontecer|ajudar|repassar|passar|isso|alguma|algo|diferenca|nada)(?: \S+){0,5} $| (?:vai|vao) (?:mudar|adiantar|resolver|melhorar|fazer|dar em|servir|acontecer|pagar)(?: \S+){0,5} $| (?:adianta|serve|muda)(?: \S+){0,2} (?:alguma coisa|algo|de algo|pra alguma coisa|para alguma coisa|responder|falar) | o que (?:vai |ira )?(?:acontece|acontecer|ser feito|e feito)(?: \S+){0,2} (?:com|depois|agora|disso)(?: \S+){0,3} $/u,
    reason:
      / (?:por ?que|pq|pra que|para que) (?:e que )?(?:(?:voces?|vcs?) )?(?:essa pergunta|essas perguntas|quer(?:em)? saber|precisam? saber|pergunt\w+|(?:estao|esta|tao|ta) perguntando) | (?:pra|para) que (?:e |serve )?(?:isso|isto|essa (?:pesquisa|pergunta)|esta (?:pesquisa|pergunta))(?: tudo)? $| (?:o )?que (?:voces?|vcs?) tem a ver com (?:isso|isto|minha) | qual (?:e |eh )?(?:o |a )?(?:objetivo|motivo|sentido|finalidade|razao) (?:disso|dessa|desta|dessas|da pesquisa|da pergunta|de perguntar) /u,
  },
  plain: plainQuestions,
  reported:
    / (?:pensei|pensa|pensando|perguntou|perguntei|perguntaram|pergunta|falei|falou|disse|disseram|digo|tipo)(?: (?:assim|pra mim|comigo|me|pra ele|pra ela|se|que))*(?: \|)? $/u,
  indirect: {
    begins:
      / (?:quero|queria|gostaria de|preciso) (?:so |muito |tambem )?saber (?:se|quem|quando|onde|como|o que|por ?que|pra que|para que|quanto) /u,
    unanswered:
      / (?:voces?|vcs?|ce) (?:ainda |tambem )?nao (?:me )?(?:(?:respond\S+|disse\S*|fal\S+|explic\S+) (?:se|quem|quando|onde|como|o que|por ?que|pra que|para que)|respond(?:eu|eram|es)(?: (?:o que eu perguntei|minha pergunta|a minha pergunta))?) | (?:a )?minha (?:pergunta|duvida) (?:era|foi|e)(?: (?:se|quem|que))? /u,
    names: {
      person:
        / (?:avisam?|contam?|falam?|vao avisar|vao contar) (?:(?:pra|para|pro|ao|a|o|com) ){1,2}(?:diretor\S*|coordenad\S*|chefe|patrao|professor\S*|gerente|don[oa]|escola|creche) | (?:gerente|chef[ei]a?|patrao|patroa|dono|dona|diretora?|supervisora?|encarregad[oa]|rh|professora?) (?:vai|vao|pode|consegue|ira) (?:\S+ )?(?:ver|ler|saber|descobrir|ficar sabendo)(?! (?:o )?meu nome) /u,
      anonymous: / (?:meu nome|quem eu sou|quem sou|anonim[oa]|sigilos[oa]) /u,
      readers: / (?:ler|le|leem|lendo|ver isso|vai ver|chega\S*|vai receber|recebe) /u,
      results: / (?:resultados?) /u,
      outcome: / (?:vai mudar|muda alguma coisa|vao fazer|vai ser feito|vai adiantar|adianta) /u,
    },
  },
  meaning:
    /^ \S+[aei]r (?:o )?que $| (?:voce|vc|voces|vcs|o senhor|a senhora|ce) (?:quer|querem|ta querendo|esta querendo|quis|quiseram) (?:saber|dizer|falar)(?! (?:meu|quem)) | o que (?:\S+ ){0,3}(?:quer dizer|significa|quis dizer|querem dizer) | (?:como assim|comassim|em que sentido|qual sentido|tipo o que|o que exatamente|qual (?:deles|delas|das|dos|pergunta|parte|e a pergunta)|qual seria|explica melhor|me explica|explica ai|pode explicar|poderia explicar|seja mais (?:claro|especifico)|pode ser mais claro|nao ficou claro|do que (?:voce|vc) (?:ta|esta) falando) | (?:sobre|de|do|com|em|no|pra|para|por|a) (?:o )?(?:que|qual|quem)(?: (?:exatamente|especificamente|moca|moco|gente|agora|ai))* $| (?:nao|n|num) (?:entendi|entendo|compreendi|peguei|to entendendo|estou entendendo)(?: (?:nada|bem|direito|a|essa|sua|o|que|voce|vc|isso|pergunta|frase|quer|quis|quiseram|dizer|perguntou|mto|muito))* $| (?:fala|falando|falam|diz|perguntando|pergunta|perguntam)(?: (?:so|mais|voce|vc|ai|aqui))* (?:do|da|de|no|na|sobre|d)(?: \S+){1,4} (?:ou) | (?:ta|esta|tao|estao) perguntando(?: so)? (?:do|da|de|sobre|d) | (?:pode|poderia|da pra) (?:explicar|repetir|reformular|esclarecer|falar de outro jeito|dar um exemplo) |^ (?:que|qual|quem|o que|oi|hein|ha|como) $| (?:e (?:isso|a|o)|seria|vale|serve)(?: \S+){1,6} ou /u,
  subject:
    / (?:isso|isto|aqui|essa (?:pesquisa|conversa)|esta (?:pesquisa|conversa))(?: \S+)? (?:e|eh|seria|trata) (?:mesmo |so |ainda )?(?:sobre|do que|de que|a respeito|da|do) | (?:e|eh|seria) (?:so |mesmo )?sobre (?:isso|a|o|as|os|aquela|aquele|que|qual) | (?:qual|que) (?:e |eh )?(?:o )?(?:assunto|tema)(?: \S+){0,3} | sobre o que(?: \S+){0,3} $|^ (?:e )?(?:sobre|so|da|do)(?: \S+){1,4} ou (?:sobre|da|do|e)(?: \S+){1,4} $| (?:nao sei) (?:sobre o que|qual (?:e )?o (?:assunto|tema)|do que (?:se trata|e)) | do que se trata | e sobre isso ou /u,
  opinion:
    / e (?:voce|vc|tu) $| e (?:voce|vc|tu) (?:\S+ ){1,5}$| (?:voce|vc|tu) (?:ja |nunca |tambem |ai |mesmo |acha|concorda|gosta|prefere|mora|dorme|come|cansa|trabalha|tem (?:filhos?|familia|opiniao|sentimentos?)|e casad[oa]|sente|faria|dirige|conhece) | o que (?:voce|vc|tu) (?:acha|pensa|faria|prefere|sugere|recomenda|me diz) | qual (?:e |eh )?(?:a )?(?:sua|tua) (?:opiniao|idade|profissao) | (?:tudo bem|como vai|como voce ta|como vc ta|como voce esta)(?: \S+){0,2} $| qual (?:e |eh )?(?:o )?(?:seu|teu) (?:nome|time) /u,
  next: / (?:o que|que|quer saber|tem) (?:mais|mais alguma coisa)(?: (?:voce|vc|voces|vcs|eu))?(?: \S+){0,5} (?:saber|perguntar|dizer|contar|falar|quer|querem|gostaria|gostariam|pergunta)(?: \S+){0,3} $| (?:quer|querem) saber mais (?:o que|alguma coisa|algo) | (?:mais alguma|alguma outra|tem mais) (?:pergunta|coisa)(?: \S+){0,3} $|^ (?:proxima|a proxima|proxima pergunta|manda|pode perguntar|pergunta ai|que mais|mais o que|o que mais|segue|bora)(?: (?:a|outra|proxima|ai|moca|moco))* $/u,
  alternative: / ou /u,
  replies: {
    machine: [
      'Sou uma inteligência artificial, não uma pessoa; quem criou a pesquisa pode ler o que você escreve.',
      'Você está conversando com uma inteligência artificial; as respostas podem ser lidas por quem criou a pesquisa.',
    ],
    readers: [
      'Quem criou a pesquisa pode ler as suas respostas, e eu, uma inteligência artificial, uso cada uma para escolher as perguntas.',
      'As suas respostas vão para quem criou a pesquisa. Uma inteligência artificial também as lê, para perguntar e resumir.',
    ],
    person: [
      'Eu não aviso nem repasso nada a ninguém. Quem criou a pesquisa pode ler as suas respostas e decide quem mais pode.',
      'Não dá para descartar: eu não aviso ninguém, mas as suas respostas vão para quem criou a pesquisa, que também decide quem mais pode ler.',
    ],
    handling: [
      'As suas respostas ficam guardadas para quem criou a pesquisa; uma inteligência artificial também as lê, para perguntar e resumir. O que é feito depois eu não sei. No fim a página mostra um código com o qual você pode apagar tudo.',
      'Ficam guardadas, e quem criou a pesquisa pode ler e pedir um resumo a uma inteligência artificial; o resto é decisão de quem criou. Com o código que a página mostra no fim você pode apagar tudo.',
    ],
    anonymous: {
      nothing: [
        'O seu nome não aparece, porque não foi pedido; quem criou a pesquisa lê o que você escreve.',
        'Aqui ninguém sabe o seu nome, a não ser que você escreva; as respostas são lidas por quem criou a pesquisa.',
      ],
      form: [
        'O formulário do início pediu alguns dados seus, e quem criou a pesquisa pode ver esses dados junto com as respostas.',
        'Alguns dados foram pedidos no início, e com eles quem criou a pesquisa pode saber de quem são as respostas.',
      ],
      link: [
        'Você entrou por um link pessoal, e quem o enviou talvez consiga saber que as respostas são suas.',
        'O seu link é pessoal: quem o enviou talvez consiga ligar as respostas a você.',
      ],
    },
    length: [
      'Perguntas que ainda faltam, contando com esta: no máximo {left}. Você pode parar quando quiser.',
      'Há um limite: no máximo {left} até o fim, contando com esta, e dá para parar a qualquer momento.',
    ],
    reason: [
      'Porque quem criou a pesquisa espera entender melhor “{title}”, e as minhas perguntas fazem parte disso. Você não precisa responder todas.',
      'O tema é “{title}”, e cada resposta ajuda quem criou a pesquisa a entender isso melhor. O que você preferir não responder pode ficar de fora.',
    ],
    skip: [
      'Pode, sim. Você não precisa responder o que não quiser.',
      'Claro, qualquer pergunta pode ficar sem resposta.',
    ],
    deletion: [
      'Dá, sim: quando a conversa termina, a página mostra um código com o qual você pode apagar tudo o que disse.',
      'Sim, com o código que a página mostra no fim você pode apagar todas as suas respostas, quando quiser.',
    ],
    results: [
      'Não sei se você vai ver os resultados: isso depende de quem criou a pesquisa.',
      'Quem decide isso é quem criou a pesquisa; não sei se os resultados serão divulgados.',
    ],
    outcome: [
      'Não sei o que vai ser feito: isso depende de quem criou a pesquisa.',
      'Não posso prometer nada: quem criou a pesquisa pode ler e é quem decide.',
    ],
    opinion: [
      'Sou um programa, não tenho opinião sobre isso.',
      'Sou só um programa; o que conta é como você vê.',
    ],
    unclear: ['Desculpe, perguntei mal.', 'Desculpe, a pergunta não ficou clara.'],
    unheard: [
      'Desculpe. Leio todas as respostas, mas sou um programa e deixo passar coisas.',
      'Desculpe, sou um programa e nem sempre entendo o que leio.',
    ],
    other: [
      'Isso eu não sei responder, mas quem criou a pesquisa pode ler a sua pergunta.',
      'Não sei dizer; quem criou a pesquisa pode ler a sua pergunta.',
    ],
    pause:
      'Claro. Pode fechar esta página e voltar outra hora; o lugar onde você parou fica guardado. Quando voltar, é só escrever uma palavra aqui.',
    either: 'As duas coisas interessam.',
    explained: ['Com as suas palavras: {ask}', 'Do jeito que foi para você: {ask}'],
    returnToQuestion: ['Voltando à pergunta: {ask}', 'E a pergunta era: {ask}'],
  },
}
