// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// How formal briefs are built: their labels, what announces their list, and what they say of the survey.
import type { Clauses } from '../../types/clauses.ts'

const inquiring =
  'aferir|avaliar|conhecer|compreender|entender|identificar|levantar|mapear|medir|analisar|apurar|investigar|verificar|saber'
const list = String.raw`(?=\s+(?!(?:por ?que|pq|como|o que|oq|qual|quais|quando|onde|quem|se|quanto)(?!\p{L}))[^.?!:\n]*,[^.?!:\n]*\p{L})`

export const brief: NonNullable<Clauses['brief']> = {
  label:
    /(?<=(?:^|[.!?\n])\s*)(?:objetivos?|finalidade|propósito)(?: geral| d[aeo] [\p{L}]+)?\s*:\s*/giu,
  remark:
    /^(?:(?:contexto|justificativa)\s*:|(?:os |esses |estes )?(?:resultados|dados|achados|respostas)(?: d[aeo]s? [^.]{3,40}?)? (?:ser(?:ão|ao)|vão|irão|devem|subsidiarão|orientarão|servirão)(?!\p{L})|(?:no máximo|no maximo|máximo de|até) (?:\d+|\p{L}+) (?:perguntas|minutos)|(?:(?:mas|e|por favor|pfv|só|ah),? )*(?:(?:não|nao|nunca|sem|nem|evita|evite) (?:(?:fala|fale|falar|pergunta|pergunte|perguntar|perguntas?|cita|cite|citar|conta|conte|contar|menciona|mencione|mencionar|diz|diga|dizer|insiste|insista|insistir|nota|notas|nome|nomes)(?!\p{L}))|nada (?:de|que)(?!\p{L})|(?:\p{L}+ ){1,5}(?:não|nao) (?:pode|podem|deve|devem|vai|vão) (?:saber|ver|ler|descobrir|ficar sabendo)(?!\p{L})|isso fica entre|fica entre nós|segredo(?!\p{L}))(?!.*(?<!\p{L})(?:mas|então)(?!\p{L}))[^:?,;]*$|(?:(?:oi|olá|gente|então),? )*(?:me ajuda|você (?:pode|poderia)|(?:pode|poderia) (?:fazer|criar|montar|escrever)|faz (?:uma|umas)|preciso de uma?s? (?:pesquisa|perguntas|questionário))(?!\p{L})(?!.*(?<!\p{L})(?:por ?que|pq|o que|oq|qual|quais|quem|quando|onde|quanto|saber|entender|descobrir)(?!\p{L}))[^:,;]*$|(?:obrigad[oa]|brigad[oa]|por favor|pfv|grat[oa])(?!\p{L})[\s\p{L}]{0,12}[.!]*$)/iu,
  limit:
    /(?<!\p{L})(?:(?:no |ao |o )?m[aá]ximo(?: de)?|at[eé]|mais de|umas?|só|apenas) (?:\d+|duas|três|quatro|cinco|seis|sete|oito|dez) (?:perguntas?|perguntinhas?|quest(?:ão|ões)|minutos?)(?!\p{L})|^(?:\d+|duas|três|quatro|cinco|seis|sete|oito|dez) (?:perguntas?|perguntinhas?|minutos?)(?!\p{L})|^(?:por favor,? |e |mas )*(?:seja|sejam) (?:educad|gent|breve|respeitos|simpátic|cuidados|rápid)|^(?:por favor,? |e |mas )*(?:deixa|deixe|faz|faça|mantém|mantenha|tem que ser|pode ser) (?:bem |algo )?(?:curt|rápid|simples|leve|breve)|^(?:com |em )?(?:as )?(?:perguntas?|linguagem|palavras|frases)(?: bem| muito| mais)? (?:simples|curt[oa]s?|fáce?i?[ls]|clar[oa]s?|diret[oa]s?|rápidas?)$|^de preferência(?!\p{L})|^(?:(?:bem|tudo|mas|e) )*(?:com (?:muito |todo o )?(?:jeit(?:o|inho)|calma|cuidado|carinho|delicadeza|educação|respeito|tato)|rapidinh[oa]s?|rápid[oa]|de leve|na boa|sem pressão|sem pressa)(?:,? (?:por favor|pfv|pf))?$|^(?:por|via|pelo|no) (?:whats ?app|zap|áudio|e-?mail|telefone|voz)(?!\p{L})|^sem (?:nomes?|identificar|identificação)(?!\p{L})/iu,
  announcement: new RegExp(
    [
      String.raw`(?<!\p{L})(?:ouvir|entrevistar|consultar|perguntar|conversar|falar|escutar)(?! (?:por ?que|como|o que))(?: (?!(?:sobre|como|se|que|qual|quais|onde|quem)(?!\p{L}))[\p{L}\d-]+){1,14}? (?:sobre|acerca(?= d[aeo]s? )|a respeito(?= d[aeo]s? )|quanto(?= aos? | às? ))${list}`,
      String.raw`(?<!\p{L})(?:pretende|deseja|busca|procura|quer)-se (?:${inquiring})${list}`,
      String.raw`(?<!\p{L})(?:${inquiring}) (?:o (?:grau|nível) de |a )?satisfação (?:(?!com )[\p{L}-]+ ){0,6}?(?:com|quanto)${list}`,
    ].join('|'),
    'giu',
  ),
  aim: new RegExp(
    String.raw`,? (?:com (?:o objetivo|a finalidade|o intuito) de|a fim de|visando(?: a)?|com vistas a) (?=(?:${inquiring})(?!\p{L}))`,
    'giu',
  ),
  afterthought:
    /[,.!?;–-]?\s+(?:e )?(?:ah|oh|eh),? (?:e |também )*((?:os?|as?) [^,.;:?!()]{2,60}?)(?:\s(?:que|pq|porque) [^.?!,]*)?(?:, (?:todo mundo|o pessoal|eles|elas|a gente|eu) [^.?!]*)?(?=[.?!\n]|$)/giu,
}
