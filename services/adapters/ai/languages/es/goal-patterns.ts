// Neutral Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { GoalPatterns } from '../types/goal-patterns.ts'

export const goalPatterns: GoalPatterns = {
  whatsapp: /whats ?app/u,
  voice: /\bvoz\b/u,
  prefersSpeaking:
    /adultos mayores|tercera edad|en (?:el )?campo\b|conductor|repartidor|agricultor|\baudios?\b/u,
  quick:
    /(?:encuesta|conversacion|entrevista|cuestionario) (?:muy |mas )?(?:rapid|cort|breve)|pocas preguntas|(?:dos|tres|cinco|pocos|[1-5]) minutos/u,
  thorough:
    /(?:encuesta|conversacion|entrevista|estudio)s? (?:muy |mas )?(?:detallad|profund|larg)|en detalle|a fondo\b/u,
  questionCount: /(?<!\d)(\d{1,2}) preguntas/u,
  fields: {
    name: { label: 'Nombre', pattern: /\bnombres?\b/u },
    email: { label: 'Correo electrónico', pattern: /\bcorreos?\b|\be-?mails?\b/u },
    phone: { label: 'Teléfono', pattern: /\btelefonos?\b|\bcelular/u },
    company: { label: 'Empresa', pattern: /\bempresas?\b/u },
    role: { label: 'Cargo', pattern: /\bcargos?\b|\bpuesto\b/u },
    team: { label: 'Equipo', pattern: /\bequipos?\b|\bdepartamentos?\b|\bareas?\b/u },
    age: { label: 'Edad', pattern: /\bedad(?:es)?\b/u },
    city: { label: 'Ciudad', pattern: /\bciudad(?:es)?\b|\bbarrios?\b/u },
  },
  fieldRequest: /\b(?:ped(?:ir|imos)|pidiendo|recopilar|registrar|solicitar)\b/u,
  anonymous: /anonim/u,
  businessRespondents: /\bb2b\b|clientes (?:empresariales|corporativos)|empresas clientes/u,
  byTeam: /por (?:equipo|area|departamento)|cada (?:equipo|area|departamento)/u,
  followUpContact: /sorteo|certificado|contactar/u,
  rewardOffer: /ofrec|\bdar(?:emos)?\b|\brecib|a cambio|como agradecimiento|quien(?:es)? respond/u,
  reward:
    /(?:\d+\s?% de descuento|cup[oó]n(?:es)?|vale de regalo|tarjeta de regalo|obsequio|descuento|env[ií]o gratis|sorteo)(?: (?:de|del|en) [\p{L}\d][\p{L}\d%-]*){0,2}/iu,
  thanks: {
    title: 'Un agradecimiento',
    content: 'Gracias por participar. Tus respuestas ayudan mucho.',
  },
  topicList:
    /(?::|[,;]?\s(?:sobre todo|especialmente|principalmente|incluyendo|tales como))\s+([^.!?:]+)/iu,
  topicSeparator: /\s*[,;]\s*(?:y\s+)?|\s+(?:y|o)\s+/u,
  topicPrefix: /^(?:(?:también|sobre|en|del|de|el|la|los|las|un|una|su|nuestro|nuestra)\s+)+/iu,
  clausePattern:
    /(?<!\p{L})(?:que|qué|cómo|como|por|cuándo|quién|cuál|cuánto|dónde|si|para|porque|es|son|está|más|otros|etc)(?!\p{L})|^\p{L}+[aei]r\s/iu,
}
