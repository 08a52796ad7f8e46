// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { questionForms } from '../shared/question-forms.ts'
import type { PlainQuestions } from '../types/respondent-questions.ts'

/** Where the question begins, and what people say before it. */
const before = String.raw`e|mas|ah|oi|ola|olha|ei|opa|so|uma (?:coisa|duvida|pergunta)|vem ca|me (?:diz|fala|diga|conta)(?: uma coisa)?|desculpa|perai|pera|alias|agora|antes(?: de (?:continuar|responder))?|por curiosidade|aqui|entao|tipo|queria saber|quero saber|posso (?:te )?perguntar(?: uma coisa)?|sera que|hein|so por curiosidade|escuta|nossa|bom|ta|ok`
const after = String.raw`ai|hein|ne|mesmo|por favor|pfv|pf|pfvr|viu|entao|ta|moco|moca|depois|afinal|agora|aqui|ein|nao|n|sim|gente|uai|so|de verdade|por curiosidade|la|isso|serio`
const you = String.raw`(?:voce|voces|vc|vcs|oce|oces|ce|ces|tu|o senhor|a senhora|eles)`
const this_ = String.raw`(?:tudo )?(?:isso|isto|is so|iss|disso|nisso|esse|essa|essas coisas|(?:isso|isto) aqui|isso tudo|isso ai|tudo isso|tudo|(?:a|as|o|os|essas|estas|essa|esta)? ?(?:minhas? )?(?:respostas?|conversa|pesquisa|questionario)|(?:o|a)? ?que (?:eu |a gente |nos )?(?:to |estou |tou |tava )?(?:fala|diz|escreve|responde|falo|digo|falei|disse|escrevo|escrevi|falando|dizendo|respondi|respondo|contei|conto|escrevendo)(?: aqui)?)`
const person = String.raw`(?:ele|ela|eles|elas|(?:o|a|os|as|meu|minha|nosso|nossa|meus|minhas) \S+(?: \S+)?)`
const asking = String.raw`sera que|queria saber(?: se)?|quero saber(?: se)?|posso (?:te )?perguntar(?: uma coisa)?`
const tags = String.raw`ne|hein|ein|certo|nao e|ou nao`
const { asked, stated, endingIn } = questionForms({ before, asking, after, tags })

/** The interviewer may be thought to belong to one of these. */
const employer = String.raw`(?:loja|academia|creche|escola|empresa|don[oa]|gerente|pousada|clinica|hospital|prefeitura|banco|equipe|padaria|restaurante|mercado|condominio|sindico|patrao|chefe|rh|diretora?)`
/** Roles that the interviewer might notify. */
const superior = String.raw`(?:diretor\S*|coordenad\S*|chefe|patrao|patroa|professor\S*|prof|conselho(?: tutelar)?|policia|escola|creche|mae|pai|gerente|don[oa]|marido|esposa|rh|sindic[oa]|supervisor\S*|alguem|eles?|elas?|tia(?: \S+)?)`

export const plainQuestions: PlainQuestions = {
  person: stated(
    ` (?:${you}|alguem) (?:nao |n )?(?:vai|vao|ira|pode|podem)(?: ja)? (?:avisar|contar|falar|informar|comunicar|chamar|denunciar)(?: ${this_})? (?:(?:com|pra|para|pro|ao|a|o|as|os|na|no|minha|meu) ){0,2}${superior}(?: (?:${this_}|da creche|da escola|da loja))?`,
    ` (?:${you} )?(?:avisa|avisam|conta|contam)(?: ${this_})? (?:(?:pra|para|pro|ao|a|o|minha|meu) ){1,2}${superior}`,
    ` ${person}(?: nao| n)? (?:vai|vao|pode|podem|consegue|ira)(?: poder| conseguir)? (?:ver|ler|saber|ficar sabendo|descobrir|receber|ter acesso)(?: d?(?:e|a)?)? ?${this_}(?: nao)?`,
    ` ${person} (?:fica|ficam|vai ficar|vao ficar) sabendo(?: (?:disso|disto|de nada|que fui eu|quem falou|${this_}))?`,
    ` (?:${you} )(?:nao |n )?(?:vai|vao|ira)(?: (?:contar|falar|mostrar|passar|mandar|repassar|dizer))(?: ${this_})? (?:pra|para|pro|pros|pras|ao|a) (?:alguem|ninguem|ele|ela|eles|outr\\S+|mais ninguem|\\S+(?: \\S+)?)`,
    ` (?:nao |n )(?:vai|vao)(?: (?:contar|falar|mostrar|passar|mandar|dizer))(?: ${this_})? (?:pra|para|pro) (?:alguem|ninguem|ele|ela|eles)`,
  ),
  readers: `${asked(
    ` quem (?:e |eh )?(?:que )?(?:mais )?(?:vai |vao |pode |ira |consegue )?(?:le|ler|ve|ver|recebe|receber|lendo|tem acesso a?|ter acesso a?s?|olha|fica com|ta lendo|esta lendo) ?${this_}`,
    ` (?:isso|isto|minhas respostas|as respostas) (?:vai|vao|e|eh|sao|chega) (?:pra|para|parar na mao de|compartilhad\\S+ com|passad\\S+ pra) quem(?: \\S+)?`,
    ` ${this_} (?:vai|vao|chega|e|eh) (?:pra|para) quem`,
    ` (?:pra|para) quem (?:vai|vao|chega) ${this_}`,
  )}|${stated(
    ` (?:alguem|tem alguem que|voces|vcs|ces|ninguem)(?: realmente| mesmo| vai| vao| ainda)* (?:le|ler|leem|ve|ver|olha|lendo)(?: mesmo)? ${this_}`,
    ` (?:isso|isto|minhas respostas|as respostas) (?:vai|vao|e|eh|sao|chega) (?:pra|para|parar na mao de|compartilhad\\S+ com|passad\\S+ pra) (?:alguem|outr\\S+)(?: \\S+)?`,
  )}`,
  machine: `${asked(
    ` (?:afinal )?quem (?:e|eh|sao|es) (?:${you})(?: mesmo)?`,
    ` (?:voce|vc|oce|ce|tu)(?: ai)? (?:e|eh|sao|es|seria)(?: mesmo| um| uma| tipo| so)* (?:gente|pessoa|humano|humana|robo|robozinho|bot|maquina|computador|ia|inteligencia artificial|real|de verdade|alguem|ser humano|programa|automatico)(?: (?:de verdade|mesmo|real))?(?: (?:ou|ou e|ou eh)(?: um| uma)? \\S+)?`,
    ` (?:${you}|isso|isto|isso aqui|aqui)(?: ai)? (?:e|eh|sao|es|seria)(?: mesmo| um| uma| tipo| so)* (?:gente|pessoa|humano|humana|robo|robozinho|bot|maquina|computador|ia|inteligencia artificial|real|de verdade|alguem|ser humano|programa|automatico)(?: (?:de verdade|mesmo|real))?(?: (?:ou|ou e|ou eh)(?: um| uma)? \\S+)`,
    ` (?:e|eh|to falando com|tou falando com|estou falando com|falo com)(?: um| uma)? (?:gente|pessoa|humano|robo|bot|maquina|computador|ia|inteligencia artificial)(?: (?:de verdade|mesmo|real))?(?: (?:ou|ou e|ou eh)(?: um| uma)? \\S+)`,
    ` (?:to|tou|estou) (?:conversando|falando|teclando) com quem(?: \\S+)?(?: (?:e|eh|ou))*(?: \\S+)?`,
    ` quem (?:ta|esta|e que ta) (?:falando|respondendo|escrevendo|perguntando)(?: (?:e|eh))?(?: (?:gente|robo|maquina|pessoa|alguem|uma pessoa))?`,
    ` (?:com quem|quem)(?: e que)? (?:eu )?(?:to|tou|estou) falando`,
    ` (?:to|tou|estou) falando com quem`,
  )}|${stated(
    ` (?:${you})(?: ai| aqui)? (?:e|eh|sao|trabalham?|falam?|ta falando|tao falando)(?: mesmo| tipo)? (?:d[oa]s?|com [oa]|pr[oa]|para [oa]|pel[oa]|em nome d[oa]|a mando d[oa]) ${employer}(?: (?:mesmo|daqui|ou (?:\\S+ ){0,2}\\S+))?`,
    ` (?:${you}|isso|isto|isso aqui|aqui)(?: ai)? (?:e|eh|sao|es|seria)(?: mesmo| um| uma| tipo| so)* (?:gente|pessoa|humano|humana|robo|robozinho|bot|maquina|computador|ia|inteligencia artificial|real|de verdade|alguem|ser humano|programa|automatico)(?: (?:de verdade|mesmo|real))?`,
    ` (?:e|eh|to falando com|tou falando com|estou falando com|falo com)(?: um| uma)? (?:gente|pessoa|humano|robo|bot|maquina|computador|ia|inteligencia artificial)(?: (?:de verdade|mesmo|real))?`,
    ` (?:tem|ha|existe) (?:alguem|gente|uma pessoa|um ser humano)(?: \\S+){0,3} (?:do outro lado|por tras|atras disso|lendo|digitando|respondendo)(?: (?:ai|disso))?`,
    ` (?:to|tou|estou) (?:conversando|falando|teclando) com (?:uma?|alguem|quem|gente|maquina|robo)(?: \\S+)?(?: (?:e|eh|ou))*(?: \\S+)?`,
  )}`,
  length: `${asked(
    ` (?:ainda )?(?:falta|faltam) (?:quanto|quantas|quantas perguntas|quanta coisa)(?: (?:perguntas?|tempo|pra acabar|para acabar|pra terminar|ainda|coisa))*`,
    ` quantas? (?:perguntas? )?(?:ainda )?(?:faltam?|sao|tem|restam|mais)(?: (?:perguntas?|ainda|ao todo|no total))*`,
    ` quantas perguntas ainda`,
    ` (?:isso |isto |isso aqui |a pesquisa )?(?:vai |ainda vai )?(?:demora|demorar|leva|levar) (?:quanto|quanto tempo)(?: ainda)?(?: (?:isso|isso aqui|isso ai|essa pesquisa|a pesquisa|ainda|pra acabar))*`,
    ` (?:isso |isto |isso aqui |a pesquisa )?(?:vai |ainda vai )?(?:demora|demorar|leva|levar)(?: (?:muito|quanto|tempo|quanto tempo|mais|ainda))* (?:isso aqui|essa pesquisa|a pesquisa)`,
    ` (?:quanto tempo)(?: (?:vai|demora|leva|dura|isso|vai levar|vai demorar|ainda|tudo|aqui|a pesquisa|demorar|levar|durar))+`,
    ` (?:e|eh) (?:muito )?(?:longo|longa|comprida|demorad[oa]) (?:isso aqui|a pesquisa|essa pesquisa)`,
    ` quanto (?:falta|ainda falta|tempo falta)(?: (?:pra acabar|ainda|pra terminar))*`,
    ` (?:ja )?(?:acaba|termina) quando`,
  )}|${stated(
    ` (?:ainda )?(?:falta|faltam) (?:muito|muita|muitas|pouco|muita coisa)(?: (?:perguntas?|tempo|pra acabar|para acabar|pra terminar|ainda|coisa))*`,
    ` (?:isso |isto |isso aqui |a pesquisa )?(?:vai |ainda vai )?(?:demora|demorar|leva|levar)(?: (?:muito|quanto|tempo|quanto tempo|mais|ainda))*(?: (?:isso|isso aqui|isso ai|essa pesquisa|a pesquisa|ainda|pra acabar))*`,
    ` (?:ja |ainda )?(?:ta|esta|tamo|estamos) (?:acabando|terminando|no fim|quase no fim|quase acabando)`,
    ` (?:e|eh) (?:muito )?(?:longo|longa|comprida|demorad[oa]) isso`,
    ` (?:e|eh|sao) muit[oa]s? (?:perguntas?|coisa)(?: ainda| mais)*`,
    ` (?:ja )?(?:acaba|termina) (?:logo|ja)`,
    ` tem muit[oa]s?(?: (?:mais|pergunta|perguntas|coisa|ainda))+`,
  )}`,
  skip: `${asked(
    ` (?:eu )?(?:posso|tem como) (?:pular|passar|deixar|nao responder)(?: (?:essa|esta|isso|essa pergunta|em branco|a pergunta|uma|pra proxima|pra outra|de responder))*`,
    ` (?:eu )?(?:da pra|da para|poderia|podia) (?:pular|nao responder)(?: (?:essa|esta|isso|essa pergunta|em branco|a pergunta|uma|pra proxima|pra outra|de responder))*`,
    ` (?:eu )?sou obrigad[oa] a (?:mesmo )?responder(?: (?:essa|esta|isso|tudo|todas|a essa|essa pergunta))*`,
    ` (?:tem|ha) (?:algum )?problema se (?:eu )?(?:nao responder|pular|deixar|passar|nao falar|n responder)(?: (?:essa|esta|isso|em branco|a pergunta|essa pergunta))*`,
    ` (?:essa |esta |isso )?(?:eu )?(?:posso|da pra) (?:deixar|ficar) em branco(?: (?:essa|esta|isso))?`,
  )}|${stated(
    ` (?:eu )?(?:posso|da pra|da para|tem como|poderia|podia|consigo|pode) (?:pular|passar|deixar|nao responder)(?: (?:essa|esta|isso|essa pergunta|em branco|a pergunta|uma|pra proxima|pra outra|de responder))*`,
    ` (?:eu )?(?:sou obrigad[oa] a|tenho que|tenho de|preciso|e obrigatorio|eh obrigatorio|e obrigado|precisa) (?:mesmo )?(?:responder|falar|dizer)(?: (?:essa|esta|isso|tudo|todas|a essa|essa pergunta))*`,
    ` (?:essa |esta |isso )?(?:eu )?(?:posso|da pra|pode) (?:deixar|ficar) em branco(?: (?:essa|esta|isso))?`,
    ` (?:tem|e preciso) que responder(?: (?:tudo|todas|essa|isso|todas elas|tudo isso))*`,
    ` (?:e )?se eu (?:nao|n) (?:quiser )?(?:responder|falar)(?: (?:essa|isso|tudo|o que acontece))*`,
  )}`,
  reason: `${endingIn(` (?:por ?que|pq|pra que|para que|pra q) ${you} (?:quer|querem|precisa|precisam) saber(?: (?:disso|isso|tudo isso))?`)}|${asked(
    ` (?:por ?que|pq|porque|pra que|para que|pra q|por que q|pq q)(?: e que| que)? ${you} (?:(?:quer|querem|precisa|precisam) saber|pergunta|perguntam|ta perguntando|tao perguntando|estao perguntando|me pergunta)(?: (?:isso|disso|quanto|o que|onde|como|quem|tudo|tanto|\\S+)){0,5}`,
    ` (?:por ?que|pq|porque|pra que|para que)(?: \\S+)? (?:essa|esta|essas|tanta|tantas|tudo isso de) perguntas?`,
    ` (?:por ?que|pq|pra que) (?:isso )?(?:te |lhe |vos )?(?:interessa|importa|serve)(?: (?:isso|pra voce|pra vc|pra voces|a voces|onde|quanto|quem|saber))*`,
    ` (?:pra que|para que|pra q) (?:essa|esta|isso de|tanta) (?:pesquisa|pergunta|perguntas|entrevista)`,
    ` (?:pra que|para que|pra q) (?:serve|e|eh|que serve|vai servir)? ?${this_}`,
    ` ${this_} (?:serve|e|eh|vai servir) (?:pra|para) (?:que|q)`,
    ` (?:qual|quale) (?:e |eh )?(?:o )?(?:motivo|objetivo|finalidade|sentido) (?:disso|dessa pesquisa|da pesquisa|dessa pergunta|da pergunta|dessas perguntas)`,
  )}`,
  handling: `${asked(
    ` o ?que (?:e que )?(?:acontece|vai acontecer|rola|vao fazer|vai ser feito|e feito|fazem|${you} (?:vao fazer|fazem|vai fazer|faz)) com ${this_}`,
    ` (?:${you} )?(?:fazem|vao fazer|faz|vai fazer) o ?que com ${this_}`,
    ` o ?que (?:e que )?${you} (?:vao fazer|fazem|vai fazer|faz) com (?:essas?|estas?|as minhas|a minha) (?:informacao|informacoes|dados|respostas?|coisas)`,
    ` (?:pra|para) onde (?:vai|vao) ${this_}`,
    ` (?:onde|aonde) (?:fica|ficam|vai parar|vao parar|guardam?) ${this_}`,
    ` ${this_} (?:fica|ficam|e|sao|vai ficar) (?:gravad|guardad|salv|registrad)\\S+ (?:onde|por quanto tempo|aonde)`,
    ` (?:por )?quanto tempo (?:${you} )?(?:guarda|guardam|fica guardado|ficam com) ?(?:${this_})?`,
  )}|${stated(
    ` ${this_} (?:fica|ficam|e|sao|vai ficar) (?:gravad|guardad|salv|registrad)\\S+(?: (?:onde|em algum lugar|por quanto tempo|aonde))?`,
  )}`,
  anonymous: stated(
    ` (?:${this_} )?(?:e|eh|fica|vai ficar|sera|continua) (?:mesmo )?(?:anonim[oa]|sigilos[oa]|confidencial|secreto|em sigilo|so entre (?:nos|a gente)|entre (?:nos|a gente)|privado)`,
    ` ${this_} (?:fica|vai ficar|morre) (?:so )?(?:entre (?:nos|a gente)|aqui(?: mesmo)?)`,
    ` ninguem (?:vai|pode|consegue)(?: poder)? (?:saber|descobrir|ver|ficar sabendo)(?: (?:de mim|que fui eu|quem sou|quem falou|meu nome))`,
    ` (?:precisa|preciso|tem que|tenho que) (?:por|colocar|dar|dizer|falar|botar) (?:o )?(?:meu )?nome`,
    ` (?:vai|vao) (?:aparecer|mostrar|sair|por|colocar) (?:o )?meu nome`,
    ` (?:o )?meu nome (?:vai|aparece|sai|fica)(?: (?:aparecer|sair|mostrar|aqui|nisso|em algum lugar))*`,
    ` (?:${person}|${you}|vao|da pra|alguem)(?: vai| vao| consegue| conseguem| pode)? (?:saber|descobrir|sabe|sabem|ver) (?:que fui eu|quem (?:eu )?sou|quem (?:foi|falou|escreveu|respondeu)(?: isso)?|que sou eu|meu nome)`,
  ),
  deletion: asked(
    ` (?:eu )?(?:posso|da pra|da para|tem como|consigo|como (?:eu )?(?:faco pra|faz pra)?) (?:apagar|deletar|excluir|remover|tirar|retirar)(?: ${this_})?(?: depois)?`,
  ),
}
