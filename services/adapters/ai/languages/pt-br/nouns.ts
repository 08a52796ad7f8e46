// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parseWords } from '../shared/word-lists.ts'
import type { NounPatterns, Subjects } from '../types/nouns.ts'

export const nouns: NounPatterns = {
  topicMarkers: parseWords(
    'o a os as um uma uns umas do da dos das no na nos nas ao aos pelo pela pelos pelas num numa meu minha meus minhas seu sua seus suas nosso nossa esse essa este esta de com sem sobre em por para nenhum nenhuma cada',
  ),
  nonNounEndings:
    /(?:mente|ando|endo|indo|ava|avam|iam|aram|eram|iram|ei|ou|iu|eu|amos|emos|imos|aria|ria|rei|ar|er|ir)$/,
  genericWords:
    parseWords(`minuto minutos hora horas dia dias hoje ontem amanha semana semanas mes meses ano anos tempo vez vezes segunda terca quarta
    quinta sexta sabado domingo janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro manha tarde
    noite momento sempre nunca jamais quase ainda tudo nada algo alguem ninguem todo toda todos todas cada outro outra outros outras
    mesmo mesma mesmos mesmas muito muita muitos muitas pouco pouca poucos menos mais tanto tanta varios varias algum alguma alguns
    primeiro primeira ultimo ultima proximo proxima metade parte depois antes durante desde enquanto entre dentro fora junto porem
    portanto entao assim talvez acho achei acha achar penso pensei pensar saber sabia sentir senti sinto quero queria quis preciso
    precisei precisava fazer fazia feito fizeram fez tenho tinha tive teve tendo estou estava esteve ficou fiquei ficar fica vou fui
    indo vinha veio dizer disse disseram falar falou perguntei pedir pedi pediu chamar usar usei uso usava usando comecar comecei
    parar parei continuar continuo tentar tentei acontecer aconteceu parece parecia percebi perceber entender entendi esperar esperava
    esperei pessoa pessoas gente coisa coisas jeito forma caso tipo resposta respostas pergunta perguntas exemplo verdade certo
    dois duas tres quatro cinco seis sete oito nove dez vinte trinta quarenta cinquenta cem mil diferente diferentes igual iguais novo nova
    novos novas velho grande grandes pequeno pequena principal principais real possivel disponivel pronto inteiro inteira unico unica bem
    oi obrigado obrigada espero ajuda ajude moro mora vivo ponto pena pratica duvida meio motivo motivos razao inicio comeco fim
    realmente inclusive sobre quando porque onde quem qual quais como pela pelo para isso isto aquilo esse essa este esta aqui onde
    minha minhas meus nosso nossa seus suas dele dela deles delas seria poderia deveria pode podia posso ser sido sendo acabou acabei
    virou deixar deixou deixei passar passou passei levar levou ficaram gostaria nenhum nenhuma qualquer cerca apenas somente`),
}

export const subjects: Subjects = {
  names: {
    application: 'o aplicativo',
    app: 'o app',
    platform: 'a plataforma',
    website: 'o site',
    software: 'o sistema',
    tool: 'a ferramenta',
    store: 'a loja',
    product: 'o produto',
    service: 'o serviço',
    plan: 'o plano',
    subscription: 'a assinatura',
    course: 'o curso',
    event: 'o evento',
    conference: 'a conferência',
    workshop: 'o workshop',
    festival: 'o festival',
    fair: 'a feira',
    program: 'o programa',
    restaurant: 'o restaurante',
    gym: 'a academia',
    clinic: 'a clínica',
    school: 'a escola',
    university: 'a universidade',
    company: 'a empresa',
    brand: 'a marca',
    bank: 'o banco',
    hotel: 'o hotel',
    idea: 'a ideia',
    support: 'o atendimento',
  },
}
