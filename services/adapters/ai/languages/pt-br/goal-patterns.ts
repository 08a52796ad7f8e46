// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { GoalPatterns } from '../types/goal-patterns.ts'

export const goalPatterns: GoalPatterns = {
  whatsapp: /whats ?app|\bzap(?:zap)?\b/u,
  voice: /\bvoz\b|\bfalad[ao]s?\b/u,
  prefersSpeaking:
    /\bidos[ao]s?\b|terceira idade|(?:em|no) campo\b|motorista|entregador|dirigindo|ao volante|baixa escolaridade|analfabet|agricultor|canteiro de obra|\baudios?\b/u,
  quick:
    /(?:pesquisa|conversa|entrevista|questionario|algo|coisa) (?:bem |muito |mais )?(?:rapid|curt|breve)|rapidinh|poucas perguntas|(?:um|dois|tres|cinco|poucos|[1-5]) minutos?\b/u,
  thorough:
    /(?:pesquisa|conversa|entrevista|estudo)s? (?:bem |muito |mais )?(?:detalhad|profund|aprofundad|long)|em detalhes|a fundo\b|em profundidade|detalhadamente/u,
  questionCount: /(?<!\d)(\d{1,2}) perguntas/u,
  fields: {
    name: { label: 'Nome', pattern: /\bnomes?\b/u },
    email: { label: 'E-mail', pattern: /\be-?mails?\b/u },
    phone: { label: 'Telefone', pattern: /\btelefones?\b|\bcelular/u },
    company: { label: 'Empresa', pattern: /\bempresas?\b/u },
    role: { label: 'Cargo', pattern: /\bcargos?\b|\bfuncao\b/u },
    team: {
      label: 'Equipe',
      pattern: /\bequipes?\b|\bsetor(?:es)?\b|\bdepartamentos?\b|\bareas?\b/u,
    },
    age: { label: 'Idade', pattern: /\bidades?\b|faixa etaria/u },
    city: { label: 'Cidade', pattern: /\bcidades?\b|\bbairros?\b/u },
  },
  fieldRequest:
    /\b(?:ped(?:ir|indo|e)|colet(?:ar|ando)|registr(?:ar|ando)|anot(?:ar|ando)|perguntando|solicitando)\b/u,
  anonymous: /anonim/u,
  businessRespondents: /\bb2b\b|clientes? (?:empresaria|corporativ)|empresas clientes|decisores/u,
  byTeam:
    /por (?:equipe|area|setor|departamento)|entre (?:as |os )?(?:equipes|areas|setores)|cada (?:equipe|area|setor)/u,
  followUpContact: /sorte(?:io|ar)|certificado|entrar em contato|falar com (?:eles|elas) depois/u,
  rewardOffer:
    /\bofere[cç]|\bdar(?:emos|ei)?\b|\bdamos\b|\bganha|\brecebe[mr]?\b|em troca|como (?:agradecimento|recompensa|premio)|quem responder/u,
  reward:
    /(?:\d+\s?% de desconto|cupo(?:m|ns)|voucher|vale[- ](?:presente|compras)|gift card|brinde|desconto|frete gr[áa]tis|cashback|sorteio)(?: (?:de|do|da|em|no valor de) (?:R\$\s?)?[\p{L}\d][\p{L}\d%-]*(?: reais)?){0,2}/iu,
  thanks: {
    title: 'Um agradecimento',
    content: 'Obrigado por participar. As suas respostas ajudam muito.',
  },
  topicList:
    /(?::|[,;]?\s(?:principalmente|especialmente|sobretudo|em especial|incluindo|tais como|com foco em|no que diz respeito a))\s+([^.!?:]+)/iu,
  topicSeparator: /\s*[,;]\s*(?:e\s+)?|\s+(?:e|ou)\s+/u,
  topicPrefix:
    /^(?:(?:também|sobre|no|na|nos|nas|do|da|dos|das|de|em|ao|à|o|a|os|as|um|uma|seu|sua|nosso|nossa)\s+)+/iu,
  clausePattern:
    /(?<!\p{L})(?:que|como|por|quando|quem|qual|quais|quanto|onde|se|para|porque|é|são|está|foi|eles|elas|mais|outros|etc)(?!\p{L})|\p{L}{3,}(?:ando|endo|indo)(?!\p{L})|^\p{L}+(?:ar|er|ir)\s/iu,
}
