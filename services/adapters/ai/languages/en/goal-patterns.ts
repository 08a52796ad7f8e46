// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { GoalPatterns } from '../types/goal-patterns.ts'

export const goalPatterns: GoalPatterns = {
  whatsapp: /whats ?app/u,
  voice: /\bvoice\b|\bspoken\b|\baloud\b|out loud/u,
  prefersSpeaking:
    /elderly|older (?:people|adults|customers)|\bseniors\b|in the field|field (?:workers|staff|teams?|technicians)|\bdrivers?\b|couriers?\b|farmers?\b|while driving|on the road|low literacy|construction (?:site|worker)|\baudio\b/u,
  quick:
    /\b(?:quick|short|brief|fast) (?:survey|interview|chat|conversation|pulse|poll|questionnaire|check)|few questions|(?:one|two|three|five|few|[1-5])[- ]minutes?\b/u,
  thorough:
    /(?:detailed|in-depth|deep|long|thorough) (?:survey|interview|conversation|study|research)|in (?:great |more )?(?:detail|depth)\b|thoroughly/u,
  questionCount: /(?<!\d)(\d{1,2})[ -]questions?\b/u,
  fields: {
    name: { label: 'Name', pattern: /\bnames?\b/u },
    email: { label: 'E-mail', pattern: /\be-?mails?\b/u },
    phone: { label: 'Phone', pattern: /\bphones?\b|\bmobile number/u },
    company: { label: 'Company', pattern: /\bcompan(?:y|ies)\b/u },
    role: { label: 'Role', pattern: /\broles?\b|\bjob titles?\b|\bposition\b/u },
    team: { label: 'Team', pattern: /\bteams?\b|\bdepartments?\b/u },
    age: { label: 'Age', pattern: /\bages?\b|age group/u },
    city: { label: 'City', pattern: /\bcity\b|\bcities\b|\bneighbou?rhood/u },
  },
  fieldRequest:
    /\b(?:collect(?:ing)?|ask(?:ing)? for|record(?:ing)?|captur(?:e|ing)|tak(?:e|ing) down|request(?:ing)?)\b/u,
  anonymous: /anonym/u,
  businessRespondents:
    /\bb2b\b|business (?:customers|clients|users)|corporate (?:customers|clients)|decision[- ]makers?/u,
  byTeam: /(?:by|per|between|across|each|every) (?:the |our )?(?:teams?|departments?)\b/u,
  followUpContact:
    /raffle|prize draw|certificate|get back to (?:them|people)|contact (?:them|people)|follow up with/u,
  rewardOffer:
    /\boffer|\bgiv(?:e|ing)\b|\bgets?\b|\breceives?\b|in return|\breward|as a thank|thank (?:them|people)|everyone who answers/u,
  reward:
    /(?:\d+\s?% (?:off|discount)|(?:\$|€|£)\s?\d+ (?:voucher|gift card|coupon)|(?:discount |gift )?(?:voucher|coupon)s?|gift cards?|discount|free (?:shipping|month|coffee|trial|ticket)|cashback|raffle|prize draw)(?: (?:of|for|worth) (?:\$|€|£)?[\p{L}\d][\p{L}\d%-]*){0,1}/iu,
  thanks: {
    title: 'A thank-you',
    content: 'Thank you for taking part. Your answers help a great deal.',
  },
  topicList:
    /(?::|[,;]?\s(?:especially|particularly|mainly|in particular|including|such as|focusing on|with a focus on|with regard to))\s+([^.!?:]+)/iu,
  topicSeparator: /\s*[,;]\s*(?:and\s+)?|\s+(?:and|or)\s+/u,
  topicPrefix: /^(?:(?:also|about|on|in|of|the|a|an|our|their|your)\s+)+/iu,
  clausePattern:
    /(?<!\p{L})(?:that|what|how|why|when|who|which|where|whether|if|to|is|are|was|were|they|them|it|would|could|made|more|others?|etc)(?!\p{L})|^\p{L}+ing\s/iu,
}
