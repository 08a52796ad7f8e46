// Brazilian Portuguese. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { anyOf } from '../shared/word-lists.ts'
import type { Concepts } from '../types/concepts.ts'

export const concepts: Concepts = {
  source: anyOf(
    '(?:ficou|fiquei|ficaram) sabendo|soub(?:e|eram|emos)|conhec(?:eu|i|eram) (?:a|o|por|pelo|pela|atraves)|descobri\\S*|cartaz\\S*|panfleto\\S*|folheto\\S*|anuncio|indicac(?:ao|oes)|(?:me )?indic(?:ou|aram)|instagram|facebook|google|radio|boca a boca',
  ),
  companion: anyOf(
    'acompanh\\S+|(?:ficou|foi|veio|entrou|estava|tava) comigo|deixaram (?:\\S+ )?(?:entrar|ficar)|barr(?:ou|aram) (?:\\S+ )?\\S+|sozinh[oa]',
  ),
  wait: anyOf(
    'esper(?:a|ar|ei|ou|amos|aram|ando)|fila|filas|demor(?:a|ou|aram|ado|ada|ei)|atras(?:o|os|ou|a|ado|ada|ados|adas)|pontual\\S*|no horario|na hora certa',
  ),
  clean: anyOf(
    'limp\\S+|suj\\S+|imund\\S+|higien\\S+|mofo|fed(?:e|ia|endo|or)|cheiro ruim|banheiros? \\S+',
  ),
  digital: anyOf(
    'aplicativos?|app|apps|site|sites|pela internet|online|senha|login|cadastro no site',
  ),
  money: anyOf(
    'pag(?:ar|o|a|am|uei|ou|amos|aram|ando|amentos?)|prec(?:o|os|inho)|cust(?:o|os|a|am|ou|aram)|taxas?|cobr(?:a|am|ou|aram|anca|ancas)|caro|cara|caros|caras|barat\\S+|reais|conto|gast(?:o|a|ar|ei|amos|am|ou)|dinheiro|salario\\S*|aluguel|mensalidade\\S*|reembols\\S+|saldo|grana|frete caro',
  ),
  sleep: anyOf('dorm\\S+|dur(?:mo|ma)|sono|cama|camas|colchao|boleia|pernoit\\S+'),
  food: anyOf(
    'com(?:er|o|i|emos|ia|ida|idas)|almoc\\S+|jant\\S+|lanch\\S+|cafe da manha|refeic\\S+|marmita\\S*|fome|merenda',
  ),
  travel: anyOf(
    'onibus|metro|trem|passagem|passagens|gasolina|transporte|conducao|carona|bicicleta|estacionamento|ir e voltar|deslocamento|chegar la|carro|moto|taxi|uber|a pe|bike|van|cheg(?:a|o|am|ar) (?:ate|ao?|n[ao]|de|a pe)|(?:vou|venho|vim|volt(?:o|ei|ou)) (?:de|a pe|para casa|pra casa)',
  ),
  leave: anyOf(
    'desist\\S+|larg(?:ar|uei|ou|aram)|sair (?:da|do|de)|sai (?:da|do|de)|parar de (?:ir|vir|estudar|usar)|parei de (?:ir|vir|estudar|usar)|abandon\\S+|cancel\\S+|trancar|tranquei',
  ),
  choose: anyOf('escolh\\S+|decid\\S+|decis\\S+|opt(?:ar|ei|ou)|prefer(?:i|iu|imos)'),
  start: anyOf(
    'primeir[oa]s? (?:dias?|semanas?|mes|meses|vez|aulas?|turno)|no comeco|no inicio|adaptac\\S+|(?:me|se) (?:adaptei|adaptou|acostumei|acostumou)|chegada|recepcao',
  ),
  contact: anyOf(
    'telefon\\S+|lig(?:ar|uei|ou|amos|aram)|mensage\\S+|contat\\S+|avis(?:ar|am|ou|aram|o|os)|inform(?:ar|am|ou|aram|ado|ada|ados|adas|acao|acoes)|(?:me|nos) (?:lig|avis|fal|mand|cont)(?:a|am|ou|aram)|comunic\\S+|whatsapp|ninguem (?:liga|ligou|avisa|avisou|fala|falou)|bilhete|noticias',
  ),
  worry: anyOf('preocup\\S+|medo|medos|receio\\S*|ansios\\S+|assust\\S+|nervos[oa]|aflit[oa]'),
  pain: anyOf('dor|dores|doi|doeu|doendo|anestesia|analgesico\\S*|peridural'),
  training: anyOf(
    'treinament\\S+|trein(?:ar|ou|aram|ado)|cursos?|capacitac\\S+|ensin(?:ar|ou|aram|aram|ando)|aulas? (?:praticas?|teoricas?)|instrutor\\S*',
  ),
  safety: anyOf(
    'segur(?:o|a|os|as|anca)|inseguranca|assalt\\S+|roub\\S+|furt\\S+|perig\\S+|violencia',
  ),
  hours: anyOf(
    'horari(?:o|os)|escala|escalas|turnos?|abr(?:e|ir|em) (?:as|mais|cedo)|fech(?:a|ar|am) (?:as|mais|cedo)',
  ),
  noise: anyOf('barulh\\S+|som alto|ruido\\S*|silenci\\S+|gritaria|furadeira'),
  warmth: anyOf('frio|calor|quente|aquec\\S+|gelad\\S+|ventilador|ar condicionado|temperatura'),
  weather: anyOf('chuv\\S+|chov\\S+|seca|geada|geadas|temporal|clima|enchente'),
  staff: anyOf(
    'equipe|funcionari\\S+|atendentes?|enfermeir\\S+|medic[oa]s?|doutora?|recepcionistas?|motoristas?|professor\\S*|gerentes?|vendedor\\S*|porteir\\S+|monitor[ae]?s?|tratad[oa]s?|(?:me|nos) trat\\S+|o pessoal d[aoe]|(?:moca|moco|homem|mulher|tia|tio) d[aoe] (?:recepcao|balcao|caixa|cozinha|portaria|porta)',
  ),
  booking: anyOf(
    '(?:para |pra )?marc(?:ar|o|ei|ou|am|a)|agend\\S+|reserv\\S+|inscri\\S+|inscrev\\S+|cadastr\\S+',
  ),
  wish: anyOf(
    'falta|faltou|faltando|mudaria|mudava|melhoraria|gostaria|queria que|deveria\\S*|devia\\S*|podiam? (?:ter|ser)|ajudaria|teria ajudado|facilitaria|seria (?:bom|melhor)|quem dera|sugest\\S+|sugere|melhorar|mais facil|queremos|quero que|precisa(?:m|va)? (?:de|ter|ser)|tinha que ter',
  ),
}
