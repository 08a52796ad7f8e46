// A wider net than `isInstructing`, for sale alone: what speaks to a machine, or about this very answer, is no story that
// somebody should pay for. The conversation goes on as if nothing was said, so a false alarm costs an owner nothing.
import { deobfuscate } from './deobfuscate.ts'

const wholeWord = (words: string) => `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`
/** Where a sentence begins, or goes on to say what to do. */
const sentenceStart = (and: string) => `(?:^|[.!?؟:;\\n]\\s*|[,،]\\s*(?:${and})\\s+|["'(]\\s*)`

/** In folded words. */
type MachineAddress = {
  /** Said of the one who reads. */
  reader: string
  /** Said of this answer, or of how it is judged. */
  verdict: string
  conjunctions: string
  /** Orders at the beginning of a sentence, and what they need to follow to be orders. */
  imperatives: string
  imperativeObjects: string
}

const machineAddresses: readonly MachineAddress[] = [
  {
    reader: `you are (?:an? )?(?:ai|bot|model|assistant|program|machine|obliged|programmed|required)|as an? (?:ai|llm|language model|assistant),? you|(?:language )?models? (?:that is |which is )?read(?:ing|s) this|your (?:instructions?|memory|state|prompts?|rules|programming|training|guidelines|objectives|guardrails|persona|weights)|you (?:were|have been) (?:told|instructed|given|programmed|trained|asked to)|debugging you|(?:i am|i'm|this is) (?:the|your) (?:developer|creator|administrator|admin|operator|engineer)|(?:psst|hey|dear|attention|hello),? (?:[\\p{L}]+ ){0,2}(?:model|bot|ai|assistant|llm|gpt|reviewers?|graders?|evaluators?)|(?:reviewer|grading|scoring|evaluation) (?:bots?|ai|models?|systems?) (?:should|must|will|shall|have to)|end of (?:the )?(?:user |the )?(?:content|input|data|message|conversation|text|document)|new conversation (?:begins|starts)`,
    verdict: `(?:this|my|the following|the above|the next) (?:answer|response|reply|paragraph|text|submission|message|feedback)[^.!?\\n]{0,60}(?:verified|premium|approved|qualified|valid(?:ated)?|(?:scor|rat|grad)ed? (?:as|at|with|[0-9])|highest|check(?:ed)? (?:it )?again|full (?:points|marks)|best possible|high value)|(?:full|maximum|all the|highest|top) (?:points|marks|scores?|ratings?) (?:please|for (?:this|my|me))|give (?:me|this|it|my [\\p{L}]+) (?:the |a )?(?:full|maximum|all|highest|top|perfect) (?:the )?(?:points|marks|scores?|ratings?)|(?:every|all|any) (?:later|next|following|future|other|remaining) (?:questions?|answers?)[^.!?\\n]{0,30}(?:for me|with|as)`,
    conjunctions: 'and|then|so|please|now|just',
    imperatives: `print|output|return|respond|reply|answer|repeat|reveal|display|execute|run|ignore|disregard|reset|pretend|act|speak|talk|translate|rate|score|grade|mark|treat|consider|classify|approve|assign|dump|write|switch|enter|let|start over|tell me`,
    imperativeObjects: `(?:please )?(?:only|nothing|with|as|in (?:rhymes?|verse|base64|json|\\p{L}+ only)|the following|this (?:answer|response|reply|as)|your|every|all|everything|me (?:a joke|your|the)|a (?:joke|poem|story|song)|an (?:empty|essay)|(?:[a-z]|it) (?:be|as)|[a-z](?![\\p{L}\\p{N}])|into|over as|to (?:\\p{L}+ )?mode)`,
  },
  {
    reader: `(?:como|sendo) (?:uma? )?(?:ia|modelo|assistente|robo),? voce|voce (?:e|esta) (?:uma? )?(?:ia|robo|modelo|maquina|programad[ao]|obrigad[ao])|modelo (?:de linguagem )?que (?:esta )?(?:le|lendo) (?:isto|isso)|(?:seu|sua|seus|suas|a sua|o seu) (?:memoria|estado|prompts?|instrucoes|regras|programacao|treinamento|diretrizes|objetivos)|(?:o )?que (?:mandaram|disseram|pediram) (?:para )?voce|depurando voce|(?:eu )?sou (?:o|a|seu|sua) (?:desenvolvedor|criador|administrador|programador|operador)a?|(?:psiu|ei|ola|oi|atencao|cara|caro),? (?:[\\p{L}]+ ){0,2}(?:modelo|robo|bot|ia|assistente|avaliador|revisor)|(?:bots?|robos?|ias?|modelos?|sistemas?) (?:revisor|avaliador|de avaliacao|de correcao)\\p{L}* (?:deve|devem|tem|precisa)|fim d[oae] (?:conteudo|entrada|dados|mensagem|conversa|texto|documento)|comeca (?:uma )?nova conversa|nova conversa comeca`,
    verdict: `(?:esta|essa|minha|a seguinte|o seguinte|proxim[ao]|a minha) ?(?:resposta|mensagem|paragrafo|texto|comentario)?[^.!?\\n]{0,60}(?:verificad|premium|ja foi aprovad|aprovad[ao] pel|qualificad|validad|nota maxima|pontuacao|verificar de novo|todos os pontos|melhor nota|alto valor)|paragrafo (?:a seguir|seguinte|abaixo|acima)[^.!?\\n]{0,40}(?:como|verificad|premium)|(?:me )?(?:de|da)(?:-me)? (?:todos os pontos|a nota (?:maxima|mais alta)|pontuacao maxima)|(?:todas as|qualquer|cada) (?:proximas?|outras?|demais|futuras?) (?:perguntas?|respostas?)[^.!?\\n]{0,30}(?:por mim|com|como)`,
    conjunctions: 'e|entao|agora|por favor|depois',
    imperatives: `imprima|devolva|retorne|responda|repita|revele|mostre|exiba|execute|ignore|desconsidere|zere|reinicie|finja|aja|fale|traduza|avalie|pontue|marque|trate|considere|classifique|aprove|atribua|despeje|escreva|recomece|seja|conte|me conte|me diga`,
    imperativeObjects: `(?:por favor )?(?:so|somente|apenas|nada|com|como|em (?:rimas?|versos?|base64|json)|o seguinte|esta (?:resposta|mensagem)|a sua|o seu|seu|sua|todas|todos|tudo|uma (?:piada|lista|historia|poesia)|um (?:poema|conto)|(?:[a-z]|o texto) (?:como|as)|[a-z](?![\\p{L}\\p{N}])|para (?:o )?modo)`,
  },
  {
    reader: `como (?:una? )?(?:ia|modelo|asistente),? (?:tu|debes)|(?:eres|usted es) (?:una? )?(?:ia|robot|modelo|maquina|programad[ao])|modelo (?:de lenguaje )?que (?:esta )?(?:lee|leyendo) esto|(?:tu|tus|su|sus) (?:memoria|estado|prompts?|instrucciones|reglas|programacion|directrices|objetivos)|soy (?:el|la|tu) (?:desarrollador|creador|administrador|programador)a?|fin del? (?:contenido|mensaje|texto|datos|documento)|comienza una nueva conversacion`,
    verdict: `(?:esta|mi) (?:respuesta|mensaje|parrafo|texto)[^.!?\\n]{0,60}(?:verificad|premium|aprobad|calificad|validad|nota maxima|puntuacion|todos los puntos)|dame (?:todos los puntos|la (?:nota|puntuacion) maxima)`,
    conjunctions: 'y|entonces|ahora|por favor',
    imperatives: `imprime|devuelve|responde|repite|revela|muestra|ejecuta|ignora|reinicia|finge|actua|habla|traduce|evalua|puntua|marca|trata|considera|clasifica|aprueba|escribe`,
    imperativeObjects: `(?:solo|nada|con|como|en (?:rimas?|verso|json)|lo siguiente|esta (?:respuesta)|tu|tus|todas|todo|una? (?:chiste|poema|lista))`,
  },
  {
    reader: `(?:بما انك|بصفتك|لانك|كونك) (?:ذكاء|نموذج|مساعد|روبوت)|انت (?:ذكاء|نموذج|روبوت|مساعد|اله|مبرمج|ملزم)|نموذج اللغه|النموذج الذي يقرا|(?:تعليماتك|ذاكرتك|حالتك|قواعدك|برمجتك|تدريبك|ارشاداتك|اهدافك|موجهك)|بماذا امرت|(?:انا|هنا) (?:ال)?(?:مطور|مبرمج|مدير النظام|مشرف)|(?:علي|يجب علي) (?:ال)?(?:روبوتات|نماذج|انظمه|روبوت|نظام)[^.!؟\\n]{0,25} ان|نهايه (?:محتوي|بيانات|رساله|نص|مدخلات|محادثه)|تبدا محادثه جديده|محادثه جديده`,
    verdict: `(?:هذه|هذا|اجابتي|ردي|الفقره التاليه|النص التالي)[^.!؟\\n]{0,60}(?:موثوق|مميز|وافق عليها|معتمد|موافق عليه|مؤهل|الدرجه|حاجه الي فحص|كل النقاط|اعلي)|(?:الفقره|النص|الاجابه) (?:التالي|السابق|الات)\\p{L}*[^.!؟\\n]{0,40}(?:موثوق|مميز|مؤهل)|(?:امنحني|اعطني|فامنحني|فاعطني|امنح) (?:كل|جميع|اعلي) (?:ال)?(?:نقاط|درجات|درجه)|(?:كل|جميع) الاسئله (?:القادمه|التاليه|الاخري)[^.!؟\\n]{0,30}(?:عني|ب)`,
    conjunctions: 'ثم|والان|رجاء',
    imperatives: `اطبع|اخرج|اجب|كرر|اكشف|اعرض|نفذ|تجاهل|امسح|تظاهر|تصرف|تكلم|تحدث|ترجم|قيم|ضع|عامل|اعتبر|صنف|وافق|فافرغ|افرغ|اكتب|ابدا|وابدا|ليكن|احك|واحك`,
    imperativeObjects: `(?:فقط|لا شيء|ب\\p{L}+ فقط|بالقافيه|شعرا|ما يلي|هذه الاجابه|كل|جميع|قائمه فارغه|لي نكته|نكته|قصيده|من جديد|ك\\p{L}+|ذاكرتك|حالتك|تعليماتك|عن كل|\\p{L}(?![\\p{L}\\p{N}]))`,
  },
]

const machineAddressPatterns = machineAddresses.map(
  ({ reader, verdict, conjunctions, imperatives, imperativeObjects }) =>
    new RegExp(
      [
        wholeWord(reader),
        wholeWord(verdict),
        `${sentenceStart(conjunctions)}(?:please |por favor |رجاء )?${wholeWord(imperatives)}\\s+(?:${imperativeObjects})`,
      ].join('|'),
      'u',
    ),
)

/** Whether a text speaks to whoever reads it by machine, or asks for its own verdict. */
export function isAddressedToMachine(text: string): boolean {
  return deobfuscate(text).some((reading) =>
    machineAddressPatterns.some((address) => address.test(reading)),
  )
}
