// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Purposes } from '../types/purposes.ts'

/** Subjects of surveys by gender. The next word belongs to the subject where it names its kind. */
const masculine =
  'aplicativo app site produto serviço plano curso evento programa sistema restaurante treinamento congresso workshop festival portal software clube hackathon banco hotel mercado supermercado jogo atendimento suporte cadastro checkout home office'
const feminine =
  'plataforma loja clínica academia escola assinatura feira conferência festa empresa ferramenta marca comunidade newsletter faculdade universidade mensalidade entrega consulta palestra padaria farmácia funcionalidade'
const nouns = (list: string) =>
  list.replace('home office', 'home~office').split(' ').join('|').replace('~', ' ')
const kind = String.raw`(?:premium|online|digital|virtual|móvel|anual|mensal|presencial|gratuit[oa]|pag[oa]|nov[oa]|intern[oa]|on-line|básic[oa]|bancári[oa])`
const named = new RegExp(
  String.raw`(?<!\p{L})(${nouns(masculine)}|${nouns(feminine)})((?: ${kind})*(?: (?:de|do|da|dos|das) (?!\p{L}+(?:ar|er|ir)(?!\p{L}))\p{L}{3,}(?: (?:pessoais|infantil|infantis|online|digital))?){0,2}(?: ${kind})*)(?!\p{L})`,
  'iu',
)
const isFeminine = new RegExp(`^(?:${nouns(feminine)})(?!\\p{L})`, 'iu')
const invite = 'Não há respostas certas ou erradas.'

export const purposes: Purposes = {
  patterns: {
    exit: /\bdemissao|\bdemissoes|\bdemitem|se demit|desligament|turnover|rotatividade|entrevistas? de (?:saida|desligamento)|ex-(?:funcionari|colaborador)|sa(?:em|iram|indo) da (?:empresa|equipe)/gu,
    hiring:
      /recrutamento|processos? seletiv|\bcandidat|\bvagas?\b|contratac|entrevistas? de emprego/gu,
    health:
      /\bsaude\b|\bpacient|bem-estar|\bmedic[ao]|hospita|\bterapia|psicolog|\bconsultas?\b|\bposto de saude|\bsono\b/gu,
    civic:
      /prefeitura|servicos? publico|transporte publico|\bonibus|\bmoradores|\bcidad[a]os?\b|municip|coleta de lixo|biblioteca publica|orgao publico/gu,
    research:
      /pesquisa academica|\btcc\b|dissertac|\btese\b|mestrado|doutorado|estudo (?:academico|cientifico|qualitativo)|iniciacao cientifica|pesquisador/gu,
    brand:
      /\bmarca\b|campanha|publicidade|propaganda|\banuncio|marketing|slogan|logotipo|identidade visual|reputac/gu,
    concept: /\b(?:nova |uma )?ideia|conceito|prototip|\bmvp\b/gu,
    churn:
      /cancel|abandon|evas[ao]o|churn|desist|deix(?:am|aram|ar) (?:de|o|a|nosso|nossa)\b|(?:perd(?:emos|er|endo)) (?:client|alun|assinant)|nao renov|retencao|\breter|\bsa(?:em|iram)\b|par(?:am|aram|ar) de (?:usar|comprar|vir)|vao embora/gu,
    nps: /\bnps\b|net promoter|\brecomend|\bindicari|promotor|detrator/gu,
    pricing: /\bpreco|\bpag(?:ar|am|aria)|\bcobrar|mensalidade|precific|plano pago/gu,
    employees:
      /colaborador|funcionari|clima organizacional|\bequipe|ambiente de trabalho|home office|trabalho remoto|lideranca|\brh\b|engajamento interno/gu,
    onboarding:
      /onboarding|primeiros passos|cadastr|primeiro (?:acesso|uso)|ativacao|comecar? a usar|novos usuarios|integracao de novos/gu,
    features:
      /funcionalidade|\brecursos?\b|roadmap|prioriz|\bfeatures?\b|o que falta|necessidades|novidades/gu,
    event:
      /\bevento|palestra|congresso|workshop|\bfeira|\bshow\b|\bfesta|festival|conferencia|webinar|hackathon/gu,
    learning:
      /\bcurso|\balun|\baulas?\b|treinamento|escola|professor|universidade|estudante|aprend/gu,
    support: /atendimento|suporte|chamado|\bsac\b|central de ajuda|pos-venda|reclama/gu,
    product: /produto|aplicativo|\bapps?\b|usabilidade|plataforma|sistema|\bsites?\b/gu,
    satisfaction: /satisf|experienc|opini|qualidade|feedback|\bgost|\bpercep/gu,
    market: /mercado|\bhabito|comportamento|consum|\bcompra|concorr|publico|preferenc|escolh/gu,
  },
  findSubject(goal) {
    const [, noun, rest = ''] = named.exec(goal) ?? []
    if (!noun) return undefined
    return `${isFeminine.test(noun) ? 'a' : 'o'} ${noun.toLowerCase()}${rest}`
  },
  defaultSubjects: {
    exit: 'a empresa',
    hiring: 'o processo seletivo',
    health: 'o atendimento',
    civic: 'o serviço',
    research: 'o tema',
    brand: 'a marca',
    concept: 'a ideia',
    churn: 'o serviço',
    nps: 'o serviço',
    pricing: 'o produto',
    employees: 'o trabalho',
    onboarding: 'o produto',
    features: 'o produto',
    event: 'o evento',
    learning: 'o curso',
    support: 'o atendimento',
    product: 'o produto',
    satisfaction: 'a experiência',
    market: 'o mercado',
    general: 'o tema',
  },
  subjectForms: (subject) => ({
    s: subject,
    de: `d${subject}`,
    em: `n${subject}`,
    ao: subject.replace(/^(o|a)(s?) /iu, (_, gender: string, many: string) =>
      gender.toLowerCase() === 'o' ? `ao${many} ` : `à${many} `,
    ),
  }),
  subjectFromForm: (form, slot) =>
    form.startsWith(slot === 'de' ? 'd' : 'n') ? form.slice(1) : undefined,
  titles: {
    exit: 'Por que você decidiu sair?',
    hiring: 'Como foi o processo seletivo?',
    health: 'Como tem sido o seu cuidado?',
    civic: 'Como é usar {s} no dia a dia?',
    research: 'Queremos conhecer a sua experiência',
    brand: 'O que {s} significa para você?',
    concept: 'O que você acha desta ideia?',
    churn: 'Por que as pessoas desistem {de}?',
    nps: 'Você recomendaria {s}?',
    pricing: 'Quanto vale {s} para você?',
    employees: 'Como é trabalhar aqui?',
    onboarding: 'Como foram os primeiros passos com {s}?',
    features: 'O que falta {em}?',
    event: 'Como foi {s}?',
    learning: 'Como é aprender com {s}?',
    support: 'Como foi o nosso atendimento?',
    product: 'Como é usar {s}?',
    satisfaction: 'O que você acha {de}?',
    market: 'Como você faz as suas escolhas?',
    general: 'Queremos ouvir a sua experiência',
  },
  descriptionLead: { short: 'Uma conversa curta', plain: 'Uma conversa' },
  descriptions: {
    exit: `Uma conversa curta sobre o seu tempo na empresa e a sua saída. ${invite}`,
    hiring: `Uma conversa curta sobre a sua experiência no processo seletivo. ${invite}`,
    health: `Uma conversa curta sobre o seu cuidado e o seu bem-estar. ${invite}`,
    civic: `Uma conversa curta sobre os serviços que você usa. ${invite}`,
    research: `Uma conversa curta para um estudo, sobre a sua experiência. ${invite}`,
    brand: `Uma conversa curta sobre o que você pensa {de}. ${invite}`,
    concept: `Uma conversa curta sobre uma ideia nova e o seu dia a dia. ${invite}`,
    churn: `Uma conversa curta sobre a sua experiência com {s}. ${invite}`,
    nps: `Uma conversa curta sobre a sua experiência com {s}. ${invite}`,
    pricing: `Uma conversa curta sobre o que você pensa {de}. ${invite}`,
    employees: `Uma conversa curta sobre o seu dia a dia no trabalho. ${invite}`,
    onboarding: `Uma conversa curta sobre a sua experiência com {s}. ${invite}`,
    features: `Uma conversa curta sobre como você usa {s}. ${invite}`,
    event: `Uma conversa curta sobre a sua participação {em}. ${invite}`,
    learning: `Uma conversa curta sobre a sua experiência com {s}. ${invite}`,
    support: `Uma conversa curta sobre o atendimento que você recebeu. ${invite}`,
    product: `Uma conversa curta sobre a sua experiência com {s}. ${invite}`,
    satisfaction: `Uma conversa curta para conhecer a sua experiência e a sua opinião. ${invite}`,
    market: `Uma conversa curta sobre os seus hábitos e as suas escolhas. ${invite}`,
    general: `Uma conversa curta para conhecer a sua experiência e a sua opinião. ${invite}`,
  },
}
