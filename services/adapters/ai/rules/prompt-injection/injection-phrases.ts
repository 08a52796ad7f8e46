// How people tell a machine what to do, in folded words. Verbs are imperatives: who tells of a person that ignored
// instructions tells a story.

type InjectionPhrases = {
  /** Words before a verb that make it somebody's deed instead of an order. */
  subjects: string
  /** Verbs, and what they are about within the same sentence. */
  pairs: readonly (readonly [verbs: string, objects: string])[]
  phrases: string
}

export const injectionPhrases: readonly InjectionPhrases[] = [
  {
    subjects: `i|we|they|you|he|she|it|who|to|not|never|people|staff|nobody|everybody|don't|would|could|can|will|did`,
    pairs: [
      [
        'ignore|disregard|forget|override|bypass|drop',
        `(?:all |any |every |the |your |my |these |those )*(?:previous|prior|above|earlier|preceding|system|initial|original) (?:instructions?|rules?|prompts?|guidelines?|messages?|text|directions?|orders?)|(?:all|your) (?:instructions?|rules?|guidelines?|programming|training)|everything (?:above|before|you)|what (?:is|was|came) (?:above|before)`,
      ],
      [
        'reveal|print|show(?: me)?|repeat|output|display|translate|disclose|leak|dump|write|recite|summari[sz]e|replace|tell me',
        `system prompt|your (?:system |hidden |secret |initial )*(?:prompt|instructions?|rules|guidelines|configuration)|instructions you (?:were|have been|got|received)|(?:hidden|secret) (?:goal|prompt|instructions?|rules)|goal of (?:the|this) (?:survey|study)|survey goal|(?:text|words|lines?|everything) above`,
      ],
      [
        'mark|score|rate|grade|qualify|label|classify|consider|evaluate|count|give|assign|award',
        `(?:it|this|this (?:answer|response|reply|text|one))(?![\\p{L}])[^.!?\\n]{0,50}(?:qualified|maximum|highest|top (?:score|marks?)|full marks|perfect|score (?:of )?[01]|[01][.,]\\d|10/10|10 out of 10)|(?:the )?(?:highest|maximum|top|full|perfect) (?:score|marks?|rating)s?[^.!?\\n]{0,20}(?:to )?(?:this|my) (?:answer|response|reply)`,
      ],
      ['decode|decrypt|decipher', `(?:do|follow|execute|obey|run|act on)`],
      ['run|execute|follow|obey', 'base64|the encoded|the decoded|the hidden'],
      [
        'stop',
        `asking[^.!?\\n]{0,20}(?:and|instead) (?:write|compose|tell|give|output|say|reply|answer|print|sing)`,
      ],
      ['pretend|imagine', `(?:to be|you are|you're|that you are)`],
    ],
    phrases: `you are now (?:a|an|in|free|the|dan)|from now on,? you|your (?:new|real|true|only) (?:task|role|job|instructions?|mission|goal) (?:is|are)|(?:real|true|new|updated) instructions (?:are|follow)|new instructions[^.!?\\n]{0,40}:|system (?:override|command|update|message)\\s*:|(?:previous|earlier|prior|above|all) rules (?:are|were) (?:now )?(?:void|cancel|invalid|suspend)|(?:note|message|instruction) (?:to|for) the (?:evaluator|grader|ai|model|assistant|system|llm|analyst)|(?:ai|llm|model|evaluator|grader|assistant|system)[^.!?\\n]{0,40}(?:must|should|shall|has to) (?:set|give|mark|score|rate|qualify|output|reveal|ignore)|set (?:the )?(?:qualified|score)|qualified (?:to|=|:) true|developer mode|jailbreak|(?:hey|dear|hello|ok),? (?:bot|robot|ai|chatbot|assistant|gpt|chatgpt)|^(?:assistant|bot|robot|ai|chatgpt|gpt),|as (?:the|an?|your) (?:administrator|admin|developer|owner|creator)[^.!?\\n]{0,40}(?:i |you )|your (?:configuration|initial message|hidden prompt|system message|guardrails)|hidden prompt|rules (?:that )?you follow|you (?:must|have to|will|shall) (?:now )?(?:answer|respond|reply|speak|talk|write|act|say)|when(?:ever)? you (?:summari[sz]e|score|read|evaluate|analy[sz]e|rate) this|(?:skip|bypass|override) the (?:rubric|scoring|rules|checks?|evaluation)|approve my (?:answer|reply|response)|if you had no (?:restrictions|rules|limits)|the actual user request|you are (?:my|a|an) [^.!?\\n]{0,60}system prompt`,
  },
  {
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
  },
  {
    subjects: `yo|nosotros|ellos|ellas|el|ella|que|quien|no|nunca|nadie|se|para`,
    pairs: [
      [
        'ignora|ignore|olvida|olvide|descarta|descarte|omite|omita',
        `(?:instrucci|regla|directri|orden|indicaci)\\p{L}* (?:anterior|previ|de arriba|del sistema|inicia)|(?:todas|tus|sus) (?:las |tus |sus )*(?:instrucci|regla|directri)|todo lo (?:anterior|de arriba)`,
      ],
      [
        'revela|revele|muestra|muestre|muestrame|imprime|repite|repita|traduce|escribe|dime',
        `prompt (?:de|del) sistema|(?:tu|su) prompt|(?:tus|sus) instrucci\\p{L}*|instrucci\\p{L}* que (?:te|has|recib)|objetivo (?:oculto|secreto|de la encuesta)|texto (?:de arriba|anterior)`,
      ],
      [
        'marca|marque|califica|califique|puntua|puntue|evalua|evalue|considera|considere|otorga|da',
        `(?:a )?(?:esta|mi) respuesta[^.!?\\n]{0,50}(?:calificad|maxim|mas alta|[01][.,]\\d)|(?:la )?(?:maxima|mejor) (?:nota|puntuacion|calificacion)`,
      ],
      ['finge|imagina', '(?:ser|que (?:eres|es))'],
    ],
    phrases: `a partir de ahora,? (?:tu )?eres|ahora eres|tu (?:nueva|verdadera) (?:tarea|funcion|mision)|nuevas instrucci\\p{L}*[^.!?\\n]{0,40}:|(?:nota|mensaje) para (?:el |la )?(?:evaluador|ia|modelo|asistente)|modo (?:desarrollador|administrador)|(?:oye|hola|querido),? (?:robot|bot|ia|asistente|chatgpt)|prompt oculto|reglas que sigues|(?:debes|tienes que) (?:responder|hablar|escribir|actuar|decir)|al (?:resumir|evaluar|analizar|leer) esto`,
  },
  {
    subjects: `لم|لا|قد|من|الذي|التي|ان|لن|كان|كانت|كما`,
    pairs: [
      [
        'تجاهل|تجاهلي|انس|انسي|انسى|اهمل|تجاوز|الغ',
        `(?:جميع |كل |كافه )?(?:ال)?(?:تعليمات|ارشادات|قواعد|اوامر|توجيهات)(?:ك)? (?:السابقه|اعلاه|المذكوره|الاصليه)|(?:جميع|كل|كافه) (?:ال)?(?:تعليمات|ارشادات|قواعد|اوامر|توجيهات)|(?:تعليماتك|ارشاداتك|قواعدك|توجيهاتك)|(?:كل )?ما (?:ورد|سبق|جاء)`,
      ],
      [
        'اكشف|اعرض|اطبع|كرر|اكتب|ترجم|اظهر|اخبرني|استبدل|لخص|واكشف|واعرض|واكتب|تقرا',
        `موجه النظام|رساله النظام|تعليمات النظام|تعليماتك|ارشاداتك|التعليمات التي|الهدف (?:الخفي|السري)|هدف (?:هذا )?الاستبيان|النص (?:الموجود )?(?:فوق|اعلاه)|ما (?:ورد|هو) اعلاه`,
      ],
      [
        'علم|وعلم|اعتبر|اعتبرها|قيم|امنح|وامنح|صنف|ضع|وضع|اعط|تمنح|احسب|يضبط|اضبط',
        `(?:هذه |هذا |كل )?(?:ال)?(?:اجابه|رد)?[^.!؟\\n]{0,40}(?:مؤهل|باعلى|اعلى (?:ال)?درج|الدرجه (?:1|القصوى|الكامله)|بدرجه|درجه (?:هذه|كامله)|علامه مؤهل|[01][.,]\\d)`,
      ],
      ['فك (?:ال)?(?:ترميز|تشفير)|ترجم', `و?نفذ`],
      ['توقف', `عن طرح الاسئله[^.!؟\\n]{0,20}و(?:اكتب|قل|اجب|غن)`],
      ['تظاهر|تخيل', '(?:بانك|انك)'],
    ],
    phrases: `من الان فصاعدا انت|انت الان|مهمتك (?:الجديده|الحقيقيه|الوحيده)|التعليمات (?:الحقيقيه|الجديده)(?: هي)?|تعليمات جديده[^.!؟\\n]{0,40}:|امر من النظام|القواعد (?:السابقه )?(?:ملغاه|لاغيه)|(?:ملاحظه|رساله) (?:للمقيم|الى المقيم|للذكاء|للنموذج|للمساعد)|(?:على|يجب على) (?:الذكاء|النموذج|المقيم|المساعد)[^.!؟\\n]{0,50}ان|وضع (?:المطور|المدير)|(?:ايها|يا|مرحبا ايها) (?:ال)?(?:روبوت|مساعد|بوت|نموذج|ذكاء)|بصفتي (?:مدير|مطور|مالك|صاحب|منشئ)[^.!؟\\n]{0,40}(?:اسمح|امر|اطلب|اخول)|(?:اعداداتك|رسالتك الاولي|موجهك|قواعدك)|القواعد التي تتبعها|(?:يجب|عليك) ان (?:تجيب|ترد|تتكلم|تكتب|تتصرف|تقول)|عند (?:تلخيص|تقييم|تحليل|قراءه) (?:هذا|هذه|ما)|(?:تخطي|الغ|تجاوز) (?:معايير )?(?:ال)?تقييم|الموافقه علي اجابتي|لو لم تكن لديك قيود|طلب (?:ال)?مستخدم|انت [^.!؟\\n]{0,60}موجه النظام`,
  },
]
