// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { InjectionPhrases, MachineAddress } from '../types/prompt-injection.ts'

export const injection: InjectionPhrases = {
  subjects: `eu|nos|ele|ela|eles|elas|que|voce|quem|a gente|nao|nunca|ninguem|para|pessoal|se|chefe`,
  pairs: [
    [
      'ignore|ignora|ignorem|desconsidere|desconsidera|esqueca|esquece|desobedeca|despreze|anule',
      `(?:instruc|regra|diretriz|orientac|comando|prompt)\\p{L}* (?:anterior|acima|previ|inicia|do sistema|originai)|(?:tod[ao]s|suas|as suas|sua) (?:[ao]s |suas )*(?:instruc|regra|diretriz|orientac|comando)|tudo[^.!?\\n]{0,25}(?:acima|antes|anterior)`,
    ],
    [
      'revele|revela|mostre|mostra|imprima|repita|repete|escreva|traduza|exiba|diga|informe|recite|troque|resuma|conte',
      `prompt (?:de|do) sistema|(?:o )?seu prompt|su?as instruc\\p{L}*|instruc\\p{L}* (?:que (?:voce|te|lhe)|do sistema|de sistema|ocultas)|objetivo (?:oculto|secreto|da pesquisa|escondido)|(?:texto|palavras|tudo|linhas?)[^.!?\\n]{0,15}acima`,
    ],
    [
      'marque|marca|qualifique|qualifica|avalie|avalia|classifique|considere|pontue|de|dar|atribua|conceda|aprove',
      `(?:-a|a|esta|essa|minha)(?: (?:resposta|mensagem))?(?![\\p{L}])[^.!?\\n]{0,50}(?:qualificad|nota (?:maxima|1|10)|maior(?:es)? notas?|pontuacao|[01][.,]\\d)|(?:[ao]s? )?(?:maior(?:es)?|melhor(?:es)?) notas?[^.!?\\n]{0,30}(?:esta|minha|essa) resposta|nota maxima`,
    ],
    ['decodifique|decifre|descriptografe', 'faca|siga|execute|obedeca|cumpra'],
    ['execute|siga|obedeca|rode', 'base64|codificad|decodificad'],
    [
      'pare',
      `de (?:fazer perguntas|perguntar)[^.!?\\n]{0,20}e (?:escreva|diga|responda|conte|crie)`,
    ],
    ['finja|imagine', '(?:ser|que (?:voce )?e|que voce)'],
  ],
  phrases: `a partir de agora,? voce|voce agora e|sua (?:nova|verdadeira|unica) (?:tarefa|funcao|instrucao|missao)|(?:instruc\\p{L}*|regras?) (?:verdadeir|rea[il])\\p{L}* (?:e|sao|:)|novas instruc\\p{L}*[^.!?\\n]{0,40}:|comando do sistema|mensagem do sistema\\s*:|regras (?:anteriores|acima) (?:nao (?:valem|se aplicam)|foram (?:canceladas|anuladas))|(?:nota|mensagem|aviso|instrucao) (?:para|a)o? (?:o |a )?(?:avaliador|ia|modelo|assistente|sistema|corretor)|(?:a ia|modelo|avaliador|assistente|sistema)[^.!?\\n]{0,40}(?:deve|precisa|tem que) (?:marcar|dar|definir|pontuar|qualificar|atribuir|ignorar|revelar)|(?:definir|defina) a (?:pontuacao|nota)|modo (?:desenvolvedor|administrador)|(?:ei|ola|oi|caro),? (?:robo|bot|ia|assistente|chatbot|gpt|chatgpt)|^(?:assistente|robo|bot|ia|chatgpt),|como (?:o |a |um |uma |seu )?(?:administrador|desenvolvedor|dono|criador)[^.!?\\n]{0,40}(?:autorizo|ordeno|mando|peco|voce)|sua (?:configuracao|mensagem inicial|mensagem de sistema)|prompt oculto|regras que voce segue|voce (?:deve|tem que|vai|precisa) (?:agora )?(?:responder|falar|escrever|agir|dizer)|(?:ao|quando) (?:voce )?(?:resumir|avaliar|analisar|ler|pontuar) (?:isto|isso|esta)|(?:pul[ae]r?|anul[ae]r?|ignorar) a (?:rubrica|avaliacao|pontuacao|checagem)|aprov[ae]r? a minha resposta|se voce nao tivesse (?:restric|regras|limites)|pedido real do usuario|voce e (?:minha|meu|um|uma) [^.!?\\n]{0,60}prompt`,
  markup: {
    headings: 'sistema|assistente',
    speakers: 'sistema|assistente',
    dividers: 'dados|resposta',
  },
}

export const machineAddress: MachineAddress = {
  reader: `(?:como|sendo) (?:uma? )?(?:ia|modelo|assistente|robo),? voce|voce (?:e|esta) (?:uma? )?(?:ia|robo|modelo|maquina|programad[ao]|obrigad[ao])|modelo (?:de linguagem )?que (?:esta )?(?:le|lendo) (?:isto|isso)|(?:seu|sua|seus|suas|a sua|o seu) (?:memoria|estado|prompts?|instrucoes|regras|programacao|treinamento|diretrizes|objetivos)|(?:o )?que (?:mandaram|disseram|pediram) (?:para )?voce|depurando voce|(?:eu )?sou (?:o|a|seu|sua) (?:desenvolvedor|criador|administrador|programador|operador)a?|(?:psiu|ei|ola|oi|atencao|cara|caro),? (?:[\\p{L}]+ ){0,2}(?:modelo|robo|bot|ia|assistente|avaliador|revisor)|(?:bots?|robos?|ias?|modelos?|sistemas?) (?:revisor|avaliador|de avaliacao|de correcao)\\p{L}* (?:deve|devem|tem|precisa)|fim d[oae] (?:conteudo|entrada|dados|mensagem|conversa|texto|documento)|comeca (?:uma )?nova conversa|nova conversa comeca`,
  verdict: `(?:esta|essa|minha|a seguinte|o seguinte|proxim[ao]|a minha) ?(?:resposta|mensagem|paragrafo|texto|comentario)?[^.!?\\n]{0,60}(?:verificad|premium|ja foi aprovad|aprovad[ao] pel|qualificad|validad|nota (?:maxima|alta|10|dez)|pontuacao|verificar de novo|todos os pontos|melhor nota|alto valor)|paragrafo (?:a seguir|seguinte|abaixo|acima)[^.!?\\n]{0,40}(?:como|verificad|premium)|(?:me )?(?:de|da)(?:-me)? (?:todos os pontos|a nota (?:maxima|mais alta)|pontuacao maxima)|(?:todas as|qualquer|cada) (?:proximas?|outras?|demais|futuras?) (?:perguntas?|respostas?)[^.!?\\n]{0,30}(?:por mim|com|como)`,
  conjunctions: 'e|entao|agora|por favor|depois',
  imperatives: `imprima|devolva|retorne|responda|repita|revele|mostre|exiba|execute|ignore|desconsidere|zere|reinicie|finja|aja|fale|traduza|avalie|pontue|marque|trate|considere|classifique|aprove|atribua|despeje|escreva|recomece|seja|conte|me conte|me diga`,
  imperativeObjects: `(?:por favor )?(?:so|somente|apenas|nada|com|como|em (?:rimas?|versos?|base64|json)|o seguinte|esta (?:resposta|mensagem)|a sua|o seu|seu|sua|todas|todos|tudo|uma (?:piada|lista|historia|poesia)|um (?:poema|conto)|(?:[a-z]|o texto) (?:como|as)|[a-z](?![\\p{L}\\p{N}])|para (?:o )?modo)`,
  politeness: 'por favor',
}
