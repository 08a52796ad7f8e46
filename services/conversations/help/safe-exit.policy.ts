// Decides whether a respondent needs to know how to leave the page safely. All languages are checked. In doubt they do.
import { matchesAny } from '../interview/language-patterns/fold-text.ts'
import { phrasePattern } from '../interview/language-patterns/language-patterns.ts'
import { describesViolence } from './violence.policy.ts'

const enOther =
  '(?:he|she|they|hes|shes|theyre|husband|wife|partner|boyfriend|girlfriend|ex|dad|father|stepdad|mum|mom|mother|brother|in laws|family)'
const enDevice =
  '(?:phone|mobile|messages|texts|whatsapp|e?mails?|browser|history|laptop|computer|tablet|ipad|screen)(?! (?:number|bill))'
const ptOther =
  '(?:el[ea]s?|marido|mulher|espos[oa]|namorad[oa]|companheir[oa]|ex|pai|mae|padrasto|irmao|sogr[oa]|familia|sempre|fica|vive)'
const ptDevice =
  '(?:celular|telefone|zap|whats|whatsapp|mensagens|conversas|historico|computador|notebook|tablet|tela)'
const esOther =
  '(?:ella|ellos|marido|mujer|espos[oa]|novi[oa]|pareja|ex|padre|madre|padrastro|hermano|suegr[oa]|siempre)'
const esDevice =
  '(?:celular|cel|movil|telefono|mensajes|whatsapp|historial|computadora|ordenador|tablet|pantalla)'
const arDevice = '(?:موبايل|تلفون|تليفون|تيليفون|جوال|هاتف|نقال|بورطابل|تابلت|لابتوب)'
const arKin = '(?:زوجي|جوزي|ابوي\\S*|ابي|اخوي\\S*|اخي|امي|اهلي|هو)'

/** Another person looks at the respondent's phone, may see the page, or shares the device. */
const exposure = [
  phrasePattern(
    `${enOther} (?:\\w+ ){0,2}?(?:check|checks|see|sees|knows?|tracks?) (?:who|whom|every ?one|every call|all) i (?:call|called|ring|rang|text|texted|phone|phoned|message), ${enOther} (?:\\w+ ){0,3}?(?:check|checks|checking|goes|go|going|looks?|looking|reads?|reading|takes?|took|taking|monitors?|tracks?|watch|watches|opens?|unlocks?|search|searches|gets?|sees?) (?:\\w+ ){0,2}?my (?:\\w+ )?${enDevice}, (?:looks?|looking|reads?|reading|watches|watching|peers?) (?:\\w+ )?over my shoulder, if (?:it|this|that|anything|something) (?:ever )?(?:came|comes|pops|popped|showed|shows) up on (?:my|the|our) (?:\\w+ )?${enDevice}, if (?:he|she|my \\w+) (?:ever )?(?:sees?|saw|finds?|found|reads?|opens?|opened|looked at|looks at|gets hold of|picks up) (?:this|my ${enDevice}|what i (?:wrote|write|typed|said)), (?:we|i) share (?:a|one|the|this|his|her|my) (?:\\w+ )?${enDevice}, (?:this is|im on|im using|writing (?:this )?(?:on|from)) (?:his|her|my \\w+s|a shared|the family|our) ${enDevice}`,
  ),
  phrasePattern(
    `${ptOther} (?:\\w+ ){0,2}?(?:ve|olha|sabe|confere|checa|controla) (?:pra|para|com) quem eu (?:ligo|liguei|falo|falei), ${ptOther} (?:\\w+ ){0,3}?(?:mexe|mexem|mexendo|olha|olham|olhando|ve|veem|vendo|checa|checando|fuca|fucando|vasculha|le|leem|lendo|pega|pegam|tomou|toma|tirou|tira|confere|revira|controla|vigia|rastreia|espia|abre|desbloqueia|a senha) (?:\\w+ )?(?:n|d)?(?:[oa]s? )?(?:meus?|minhas?) ${ptDevice}, se (?:el[ea]s?|alguem|(?:meu|minha) \\w+) (?:vir|ver|ler|achar|abrir|pegar|mexer) (?:\\w+ )?(?:isso|isto|meu ${ptDevice}|essa (?:pagina|conversa|tela)|o que (?:eu )?(?:escrevi|escrevo)), se (?:\\w+ )?(?:aparecer|aparecesse|aparece) (?:\\w+ )?no (?:meu )?${ptDevice}, ${ptDevice} (?:e |eh )?(?:dele|dela|do meu \\w+|da familia), (?:dividimos|divido|a gente divide|compartilhamos) (?:o |um |esse |este )?(?:mesmo )?${ptDevice}`,
  ),
  phrasePattern(
    `(?:ve|mira|sabe|controla|revisa) (?:a|con) quien (?:llamo|llame|hablo|hable), me (?:revisa|mira|controla|lee|espia|registra|vigila|quita|agarra|coge|abre)n? (?:\\w+ )?(?:el|los|mi|mis|la) ${esDevice}, (?:el|${esOther}) (?:\\w+ ){0,3}?(?:revisa|mira|controla|lee|ve|espia|registra|vigila|abre|coge|agarra|toma)n? (?:\\w+ )?(?:mi|mis) ${esDevice}, si (?:(?:el|ella|alguien|mi \\w+) )?(?:ve|viera|lee|leyera|encuentra|encontrara|abre|abriera) (?:esto|mi ${esDevice}|esta (?:pagina|conversacion)|lo que (?:escribi|escribo)), si (?:esto |me )*(?:aparece|apareciera|sale|saliera) en (?:mi|el) ${esDevice}, ${esDevice} (?:es )?de (?:ella|mi \\w+|la familia), (?:es su|con su|desde su) ${esDevice}, compartimos (?:el|un|este) (?:mismo )?${esDevice}`,
  ),
  phrasePattern(
    `(?:و|ف)?(?:بي|ي)?(?:اخد|خد|اخذ|خذ|سحب)(?: مني| علي)?(?: (?:ال)?\\S+)? (?:و)?ال${arDevice}(?: مني)?, [بهحت]?ي?(?:شوف|عرف|راقب|فتش)\\S* (?:انا )?(?:كلمت|بكلم|اكلم|رنيت|اتصلت|بتصل) (?:ب|علي )?مين, [بهحت]?ي?(?:شوف|عرف|راقب)\\S* مكالماتي, [بهحت]?ي?(?:فتش|تفرج|شوف|قرا|قري|فتح|مسك|اخد|اخذ|راقب|دور|شيك|تجسس|قلب)\\S* (?:\\S+ )?(?:في |علي |ب)?(?:ب|ف|ع)?(?:ال)?(?:${arDevice}ي|رسايلي|محادثاتي|شاشتي|الواتس\\S* (?:بتاعي|تبعي|حقي)), (?:لو|اذا|ان) (?:${arKin} )?(?:شاف|قرا|لقي|فتح|راي|مسك)\\S* (?:${arKin} )?(?:هذا|هاد|ده|دا|الكلام|هالكلام|كلامي|هالحكي|المحادثه|الصفحه|${arDevice}ي|الرساله|اللي كتبت\\S*|ما كتبت\\S*), (?:لو|اذا) (?:طلع|ظهر|بان)\\S* (?:\\S+ )?(?:علي |في |ع |ب)?(?:ب|ع)?(?:ال)?${arDevice}\\S*, (?:هذا|هاد|ده|من|علي) ${arDevice}(?:ه|ها|و)`,
  ),
]

/** These patterns match a partner, the family, and the home. */
const closePeople = [
  phrasePattern(
    `husband, hubby, wife, boyfriend, girlfriend, fiance, my (?:partner|ex|bf|gf|fella|bloke|missus|other half|dad|father|stepdad|stepfather|mum|mom|mother|brother|son), at home, (?:i |we )?live with`,
  ),
  phrasePattern(
    `(?:meu|minha) (?:ex )?(?:marido|mulher|espos[oa]|namorad[oa]|companheir[oa]|parceir[oa]|noiv[oa]|ex|pai|mae|padrasto|irmao|filho), (?:la )?em casa`,
  ),
  phrasePattern(
    `mi (?:ex )?(?:marido|mujer|espos[oa]|novi[oa]|pareja|companer[oa]|ex|padre|madre|papa|mama|padrastro|hermano|hijo), en casa`,
  ),
  phrasePattern(
    `(?:و|ب|ل|من )?(?:زوجي|جوزي|زوجتي|مراتي|مرتي|خطيبي|طليقي|راجلي|رجلي|حبيبي|شريكي|ابي|ابوي|ابويا|بابا|امي|اخي|اخوي|اخويا), في البيت, بالبيت`,
  ),
]

/** Another person may see what the respondent wrote, or a partner or relative is violent. `written`: null where it is erased. */
export const needsSafeExit = (written: readonly (string | null)[]): boolean =>
  written.some((text) => text !== null && (isExposed(text) || isViolenceNear(text)))

const isExposed = (text: string) => matchesAny(exposure, text)

const isViolenceNear = (text: string) => matchesAny(closePeople, text) && describesViolence([text])
