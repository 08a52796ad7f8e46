// Decides whether a respondent asks that nobody learns what they wrote. All languages are checked.
import { foldText } from '../interview/language-patterns/fold-text.ts'

/** `opening` matches at the start of a clause, `anywhere` also within it. */
type PleaPatterns = {
  opening?: RegExp
  anywhere: readonly RegExp[]
}

const letter = '[\\p{L}\\p{M}\\p{N}]'
const words = (of: string) => new RegExp(`(?<!${letter})(?:${of})(?!${letter})`, 'u')
const starting = (of: string) => new RegExp(`^(?:${of})(?!${letter})`, 'u')

const enAnyone =
  '(?:any ?(?:one|body)|no ?(?:one|body)|a soul|people|him|her|them|my \\w+|our \\w+|his \\w+|the (?:police|school|council|social|doctor|boss|manager)|social (?:services|workers?)|work|hr)'
const enTell = `(?:tell|show|inform|let on to|pass (?:this|it|that) on to|mention (?:this|it|that|any of this) to|(?:share|repeat|show) (?:this|it|that|any of this) (?:with|to)|say (?:anything|a word|this|it) to) ${enAnyone}`
const enPlease = '(?:please|pls|plz|plse|pleease|begging you)'
const enFact = '(?! (?:what (?!i )|how|when|why|if|where|the|about the|my (?:name|number|size)))'
const enLearn = `(?:know${enFact}|find out${enFact}|(?:hear|know) (?:about|of) (?:this|it|that)|(?:see|read|find) (?:this|what i))`
const enPerson = '(?:he|she|they|my (?:ex )?\\w+)'

const en: PleaPatterns = {
  opening: starting(
    `(?:(?:${enPlease}|and|but|so|ok|okay|just|oh|also|you|u|only|pretty) )*(?:dont|do not|never) (?:ever |go |you dare )?${enTell}|(?:(?:${enPlease}|and|but|just|so|only) )*keep (?:this|it|that|all this|what i \\w+) (?:just )?(?:between us|between you and me|to yourself|private|secret|quiet|confidential)`,
  ),
  anywhere: [
    words(
      `${enPlease} (?:\\w+ ){0,2}?(?:dont|do not|never) (?:ever |go )?${enTell}|(?:(?:you|u) (?:wont|will not|mustnt|must not)|promise (?:me )?(?:not to|never to)|dont you dare) (?:ever )?${enTell}`,
    ),
    words(
      `(?:${enPlease}|(?:can|could|will|would) (?:you|we|u|this)|like (?:you )?to|want (?:you )?to) (?:please |pls |be )?(?:keep|kept) (?:this|it|that|all this|what i \\w+)? ?(?:just )?(?:between us|between you and me|to yourself|private|secret|quiet|confidential)`,
    ),
    words(
      `(?<!(?:he|she|they|said|says) )(?:this|it|what i \\w+) (?:is |stays |must stay |has to stay |needs to stay |should stay )(?:just |only |strictly )?between (?:us|you and me)`,
    ),
    words(
      `(?:no ?body|no ?one) (?:else )?(?:can|must|should|may|is to|has to) (?:ever |to )?${enLearn}|${enPerson} (?:cannot|cant|can never|can not|mustnt|must not|must never|shouldnt) (?:ever )?${enLearn}`,
    ),
    words(
      `(?:dont|do not|cant|cannot) (?:want|let|have) (?:him|her|them|any ?one|any ?body|my (?:ex )?\\w+) (?:to |ever )*(?:${enLearn}|knowing|finding out|seeing (?:this|it)|reading (?:this|it))|(?:dont|do not) want (?:this|it|that|any of this) (?:to get|getting) (?:back|out)`,
    ),
    words(
      `if ${enPerson} (?:ever )?(?:(?:finds?|found) out${enFact}|(?:knew|knows) (?:i|that i|about this)|(?:sees?|saw|reads?) (?:this|what i))`,
    ),
    words(
      `(?:he|she|they|hed|shed|theyd|hell|shell|theyll)(?: (?:would|will|d))? (?:\\w+ )?(?:go (?:mad|mental|nuts|crazy|ballistic|spare)|kill me|hurt me|flip|lose it) if (?:he|she|they|it|this|that|any of this) (?:\\w+ )?(?:knew|found|finds|sees?|saw|reads?|came|comes|got|gets|heard|hears)`,
    ),
  ],
}

const ptAnyone =
  '(?:ninguem|el[ea]s?|policia|escola|chefe|(?:meu|minha|meus|minhas) (?:ex )?\\w+|marido|mae|pai)'
const ptTo = '(?:pr[ao]s?|para(?: [oa]s?)?|pro|ao?s?|com)'
const ptPlease =
  '(?:por favor|pfv|pf|por deus|pelo amor de deus|promete que|jura que|te peco|eu imploro|imploro)'
const ptFact = '(?! (?:o que|como|quando|se|onde|por que|porque|qual))'
const ptPerson = '(?:el[ea]s?|(?:meu|minha|meus|minhas) (?:ex )?\\w+)'

const ptBr: PleaPatterns = {
  opening: starting(
    `(?:(?:${ptPlease}|so|mas|e|ai|entao|voces?|vcs?|moca|moco) )*nao (?:vai |vao )?(?:conta|contem|contar|mostra|mostrem|mostrar|fala|falem|falar|passa|espalha|comenta) (?:isso |isto |nada |disso |nada disso |sobre isso )*${ptTo} ${ptAnyone}`,
  ),
  anywhere: [
    words(
      `${ptPlease} nao (?:conta|fala|mostra|passa|espalha|comenta) (?:isso |nada |disso )*${ptTo} ${ptAnyone}|(?:(?:peco|imploro|prefiro|quero|queria) que (?:\\w+ )?|(?<!que (?:\\w+ )?))nao (?:conte|contem|fale|falem|diga|digam|mostre|mostrem|comente|espalhe|repasse) (?:isso |isto |nada |disso |sobre isso )*${ptTo} ${ptAnyone}`,
    ),
    words(
      `ninguem (?:pode|deve|precisa|vai poder) (?:nem )?(?:saber|sonhar|descobrir|ficar sabendo|ver isso|ler isso)${ptFact}|${ptPerson} nao (?:pode|podem|deve|pode nem) (?:nem )?(?:saber|sonhar|descobrir|ficar sabendo|ver isso|ler isso)${ptFact}`,
    ),
    words(
      `nao (?:quero|queria|posso deixar|deixa|deixe|deixem) que (?:ninguem|${ptPerson}|isso|a policia) (?:saibam?|sonhe|fiquem? sabendo|descubram?|vejam? isso|leiam? isso|leia|chegue|vaze)|que ninguem (?:saiba|fique sabendo|descubra|veja isso|leia isso)`,
    ),
    words(
      `(?:fica|fique|ficar|deixa|vamos deixar) (?:isso |so |aqui |mesmo )*entre (?:a gente|nos(?! d)|eu e (?:voce|vc))|(?:guarda|guarde|guardem|mantem|mantenha|mantenham|fique|fica|peco|quero) (?:isso |esse |em |o |como )*(?:segredo|sigilo)(?! d)`,
    ),
    words(
      `se (?:${ptPerson}) (?:souber(?:em)?|sonhar|descobrir(?:em)?|ficar sabendo|(?:ler|vir|ver) isso)${ptFact}`,
    ),
  ],
}

const esAnyone = '(?:nadie|el|ella|ellos|la policia|la escuela|(?:mi|mis) (?:ex )?\\w+|su \\w+)'
const esSay =
  '(?:cuentes|cuenten|cuente|conteis|digas|digan|diga|digais|muestres|muestren|muestre|ensenes|ensenen|comentes|comenten|comente|hables|hablen)'
const esPerson = '(?:el|ella|ellos|nadie|(?:mi|mis) (?:ex )?\\w+)'

const es: PleaPatterns = {
  anywhere: [
    words(
      `(?:(?:pido|ruego|suplico|prefiero|quiero) que |(?<!que ))no (?:se )?(?:l[aeo]s? )?${esSay} (?:(?:esto|eso|nada|de esto|una palabra) )*(?:a|con) ${esAnyone}|no vayas? a (?:contar|decir)(?:l[eo]|selo)? (?:(?:esto|nada) )*a ${esAnyone}`,
    ),
    words(
      `(?<!(?:quieren?|dice|dijo|pide|pidio|exige) )que (?:nadie|no|${esPerson} no) (?:(?:se|lo) )?(?:enteren?|sepan?)(?! (?:de )?(?:como|cuando|que))|que (?:nadie|no|${esPerson} no) (?:vean?|lean?) esto|no quiero que ${esPerson} (?:se entere|lo sepa|sepa|vea|lea)`,
    ),
    words(
      `nadie (?:puede|debe|tiene que|deberia) (?:saberlo|enterarse|(?:saber|ver|leer) (?:de )?(?:esto|nada))|${esPerson} no (?:(?:se )?puede|debe) (?:saberlo|enterar(?:se)?|(?:saber|ver|leer) (?:de )?(?:esto|nada))`,
    ),
    words(
      `(?:quede|queda|quedar) (?:\\w+ )?entre (?:nosotr[oa]s|tu y yo|vos y yo|usted y yo)|guard(?:a|ame|en|enme|e|eme|ad|adme) (?:me )?(?:el |este |esto )?(?:en )?secreto(?! d)|(?:esto|que) (?:queda|quede|es) (?:en )?secreto`,
    ),
    words(
      `si (?:${esPerson} )?(?:se (?:entera|enteran|enterase|enterara)|lo (?:sabe|supiera)|(?:ve|viera|lee|leyera|descubre) esto)`,
    ),
  ],
}

const arPlease =
  '(?:من فضلك\\S*|لو سمحت\\S*|ارجوك\\S*|بليز|رجاء|بترجاك\\S*|الله يخليك\\S*|الله يوفقك\\S*|تكفي\\S*|تكفون|امانه|عافاك\\S*|عفاك\\S*|بالله عليك\\S*|وحياتك)'
const arKin =
  '(?:زوج\\S*|جوز\\S*|راجلي|مرات\\S*|ابوي\\S*|ابي|بابا|امي|ماما|اهلي|اخوي\\S*|اخي|الشرطه|مديري|المدير)'
const arAnyone = `(?:ل|لل|علي |الي |عند )?(?:اي )?(?:حد|حدا|احد|احدا|حتي واحد|حتي حد|شي حد|${arKin})`
const arTell = '(?:قول|قل|خبر|حك|بلغ|علم|ور|ورج|عرف|فتن|عاود)'
const arLearn = '(?:عرف|دري|علم|شوف|قرا|سمع|وصل|اخذ خبر|اخد خبر|ري|طلع)'
const arNot = '(?:ما ?|م|لا )'

const ar: PleaPatterns = {
  opening: starting(
    `(?:(?:${arPlease}|بس|و|طيب|يا \\S+) )*و?${arNot}ت${arTell}\\S{0,4} (?:\\S+ )?${arAnyone}`,
  ),
  anywhere: [
    words(
      `${arPlease} (?:\\S+ )?${arNot}ت${arTell}\\S{0,4} (?:\\S+ )?${arAnyone}|(?:ما ?|م)ت${arTell}(?:يش|وش|وهاش|يهاش|يهوش|وهوش) (?:\\S+ )?${arAnyone}`,
    ),
    words(
      `(?:مش|مو|ما ?|لا )(?: ?)(?:عايز\\S?|عاوز\\S?|بدي|ابي|ابغي|ابغا|اريد|بغيت\\S*|نبي|نحب|نبغي) (?:ان )?(?:(?:اي )?(?:حد|حدا|احد|شي حد|حتي واحد|${arKin}) )?ي${arLearn}\\S*`,
    ),
    words(
      `(?:لازم|ياريت|يا ريت|اهم شي|اهم حاجه|المهم|بس) (?:محدش|ماحدش|ما حد|ماحد|ما حدا|محد) ي${arLearn}\\S*|(?:محدش|ماحدش|ما حد|ما حدا|محد) لازم ي${arLearn}\\S*|(?:مش|مو|ما) لازم (?:حد|حدا|احد|${arKin}) ي${arLearn}\\S*|(?:ارجو|يجب|اتمني|لازم) (?:الا|ان لا) ي${arLearn}\\S*|لا (?:يجب|ينبغي) ان ي${arLearn}\\S*`,
    ),
    words(
      '(?:خلي\\S*|خلو\\S*|يبقي|يظل|يضل|تضل|تبقي|تفضل|يفضل|ليبق|ليبقي|فليبق)(?: \\S+){0,2} (?:بينا|بيننا|بيناتنا|بيني وبينك\\S*|سر|سرا)',
    ),
    words(
      `(?:لو|اذا|ان) ${arKin} (?:عرف|شاف|قرا|دري|علم|اكتشف|سمع)\\S*|(?:لو|اذا|ان) (?:عرف|شاف|دري|علم|اكتشف)\\S*(?: \\S+){0,2} \\S*(?:موتني|قتلني|ضربني|ذبحني|يخلص علي|طلقني|طردني)`,
    ),
  ],
}

const pleas = [en, ptBr, es, ar]

export const asksForSecrecy = (text: string): boolean =>
  clausesOf(text).some((clause) =>
    pleas.some(
      ({ opening, anywhere }) =>
        opening?.test(clause) || anywhere.some((pattern) => pattern.test(clause)),
    ),
  )

const clausesOf = (text: string): string[] => text.split(/[.!?؟;؛,،:…\n()«»“”"]+/u).map(foldText)
