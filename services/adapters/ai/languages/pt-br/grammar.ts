// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Grammar } from '../types/grammar.ts'

export const grammar: Grammar = {
  preamble:
    /^(?:(?:eu |nós |a gente )?(?:quero|queremos|queria|queríamos|gostaria de|gostaríamos de|preciso|precisamos|desejo|desejamos|pretendo|pretendemos|vamos|(?:o )?(?:meu |nosso )?objetivo é)\s+)?(?:(?:entender|compreender|descobrir|saber|conhecer|avaliar|medir|validar|investigar|pesquisar|explorar|coletar|ouvir|analisar|identificar|mapear|levantar|aprender)\s+)?(?:(?:melhor|em detalhes?|a fundo|mais)\s+)?(?:sobre\s+)?(?=\S)/iu,
  surveyFormat:
    /^(?:uma?\s+)?(?:pesquisa|entrevista|conversa|estudo|enquete)s?(?:\s+(?:bem\s+)?(?:rápid|curt|breve|anônim|acadêmic|científic|qualitativ|aprofundad|detalhad)\p{L}*)+(?:\s+(?:de|para)\s+(?:o\s+|a\s+)?(?:meu|minha)?\s*(?:mestrado|doutorado|tcc|tese|graduação))?\s+(?:sobre|com|a respeito de)\s+|^(?:ouvir|escutar|entrevistar)\s+(?:os|as|nossos|nossas)\s+\p{L}+\s+sobre\s+|[,;]?\s+(?:e\s+)?(?:pedir|pedindo|coletar|coletando)\s.*$|,?\s+sem identificar\s.*$|,?\s+(?:em|com)\s+(?:até\s+)?\d+ perguntas.*$|,?\s+(?:por|pelo|via|no)\s+whats ?app.*$/iu,
  clauseBoundary:
    /,?\s+(?=(?:e|mas|ou)\s+(?:o que|como|por ?que|quais|qual|quando|quanto|onde|se|também)\s)|,\s*(?=(?:quem|como|por que|quais|onde|quando|quanto|principalmente|especialmente|sobretudo|em especial|incluindo)\s)/giu,
  pause:
    /[,;:(]|\s[–—-]\s|\s(?=(?:para|a fim de) \p{L}+(?:ar|er|ir)(?!\p{L}))|\s(?=(?:para que|porque|já que|quando|enquanto|antes d[eoa]|depois d[eoa]|e)\s)/giu,
  questionStart:
    /^(?:por ?que|pq|como|quanto|quantos|quantas|quais|qual|quando|onde|o que|quem|será que)\s/iu,
  unsuitableTitle:
    /^(?:\p{L}{3,}[aei]r\s|se\s|d?os que\s|d?e? ?quem\s|(?:as |de |das )?pessoas que\s|a opinião de quem|(?:dos? |de |os )?(?:nossos )?(?:clientes|usuários|alunos|participantes)(?: que\s|$))/iu,
  leadingArticle: /^(?:a|o(?! que\s)|as|os|um|uma)\s+/iu,
  questionMark: '?',
  titleAbbreviations: [[/^pq /iu, 'por que ']],
}
