// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// How clauses begin.

/** The question word, and the rest. */
export const opening =
  /^((?:por ?que|pq|porque|como|o que|oq|o q|h[áa] quant[oa]s? [\p{L}]+|faz quanto tempo|de quanto em quanto tempo|(?:de|por) (?:que|qual) (?:modo|forma|maneira|motivo|razão)|desde quando|at[eé] quando|at[eé] que horas|com o que|com que (?:frequ[eê]ncia|[\p{L}]+)|com quem|de quem|do que|no que|sobre o que|ao que|de onde|pra onde|para onde|por onde|aonde|onde|quando|em quem|a quem|pra quem|para quem|quem|quantas vezes|quanto tempo|o quanto|quanto|quantos? [\p{L}]+|quantas [\p{L}]+|(?:a |em |de |com |por |para |pra |sobre )?(?:que|qual|quais)(?: [\p{L}]+)??))\s+(.*)$/iu

/** Said of people, without a subject. */
export const conditional =
  /^(?:não )?(?:achar|comprar|pagar|aceitar|usar|gostar|quer|voltar|preferir|indicar|recomendar|topar|marcar|vir|participar|trocar|assinar|contratar|toparia|mudar)ia(?!\p{L})/iu

/** Where owners begin to say what they want to know. */
export const wishStart =
  /(?<=\S\s+)(?<!\p{L})(?:(?:e |eu |a gente |nós |também )*(?:queria|queríamos|quero|queremos|quer|gostaria|gostaríamos|preciso|precisamos|precisava)(?: também| muito| mesmo(?: é)?| é)?(?: de)? (?:saber|entender|ouvir|descobrir|perguntar|conhecer|compreender)(?! quem)|(?<=[.!\n]\s*)(?:saber|entender|descobrir|ouvir) (?=d[aeo]s? |o que|como|se |por que|quanto|qual|quais|os |as )|(?:pergunta|pergunte|perguntem)(?: aí| ai)?(?: também)? (?=se|como|o que|por que|quanto))(?!\p{L})/giu

/** What they do not know. */
export const doubt = {
  pattern:
    /(?<!\p{L})não (?:sei|sabemos|entendo|entendemos|tenho certeza)(?: bem| direito| mais)? se (?:é|foi|são|seria) ([^.?!:]+)[.?!]*/iu,
  between:
    /,\s*(?:(?:e|ou) )?(?:se (?:é|foi|são) )?|\s+ou (?:se )?(?:(?:é|foi|são) )?(?=(?:os?|as?|d[oa]s?|pel[oa]s?|um|uma) )/iu,
  rest: /\s(?:que|está|estão|é|são|anda|ficou)(?!\p{L}).*$|\s(?:sei lá|rs|kk).*$/giu,
}
