// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// How people who are spoken about are spoken to.
import { slips } from './slips.ts'
import { withoutScarcity } from './scarcity.ts'
import { isPluralVerb, toSingular } from '../spoken-verbs.ts'

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
export const finish = (text: string) =>
  `${capital(
    text
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/\s+([,?:])/gu, '$1')
      .replace(/[\s,.;:?)]+$/u, '')
      .replace(/ por que$/iu, ' por quê')
      .trim(),
  )}?`

/** The owner's "mine" is the organisation's. */
const withoutOwner = (text: string) =>
  text
    .replaceAll(/ (?:n[oa]s?|d[oa]s?) (?:minhas?|meus?|noss[oa]s?)(?=$|,)/giu, '')
    .replaceAll(
      /(?<!\p{L})(me|meu|minha|meus|minhas|comigo)(?!\p{L})/giu,
      (word) => owned[word.toLowerCase()]!,
    )
    // The owner speaks for the organisation.
    .replaceAll(
      /(?<!\p{L})(?:eu )?(preciso|devo|posso|tenho|faço)(?= (?:que |de )?\p{L}+[aei]r(?!\p{L}))/giu,
      (_, verb: string) => ours[verb.toLowerCase()]!,
    )
    .replaceAll(
      /(?<!\p{L})(?:eu )?(?!(?:v[oô]l|h[oó]qu|j[oó]qu)ei)(\p{L}{2,}[bcdgjlmnprstvxz])ei(?=$| )/giu,
      '$1amos',
    )
const ours: Readonly<Record<string, string>> = {
  ...{ preciso: 'precisamos', devo: 'devemos', posso: 'podemos', tenho: 'temos', faço: 'fazemos' },
}
const owned: Readonly<Record<string, string>> = {
  ...{ me: 'nos', comigo: 'conosco' },
  ...{ meu: 'nosso', minha: 'nossa', meus: 'nossos', minhas: 'nossas' },
}

export const normalize = (text: string) => withoutScarcity(normalizeWords(text))

const normalizeWords = (text: string) =>
  withoutOwner(slips.reduce((mended, [slip, word]) => mended.replaceAll(slip, word), text))
    .replaceAll(/(?<!\p{L})(?:porque)(?!\p{L})/giu, 'por que')
    .replace(/^(o que|quem|onde|como) (?:é )?que (?=\p{L})/iu, '$1 ')

/** Possessives and objects of people who are spoken about, as they are spoken to. */
export function toSecondPerson(text: string): string {
  return (
    text
      .replaceAll(/(?<!\p{L})a si mesm([oa])s(?!\p{L})/giu, 'a si mesm$1')
      // "O que acontece quando não conseguem"
      .replaceAll(
        /(?<!\p{L})(quando|enquanto|depois que|assim que) ((?:não |já |ainda )?)(\p{L}{3,})(?!\p{L}| (?:os?|as?|noss[oa]s?) )/giu,
        (found, when: string, adverb: string, verb: string) =>
          isPluralVerb(verb) ? `${when} você ${adverb}${toSingular(verb)}` : found,
      )
      // "O que mudaria se tivessem seguro"
      .replaceAll(
        /(?<!\p{L})se ((?:não |já )?)(\p{L}+sse)m(?!\p{L}| (?:os?|as?|noss[oa]s?) )/giu,
        'se você $1$2',
      )
      .replace(/(?<=(?<!\p{L})(?:faz|usa|come|compra|pede|toma)) no lugar$/iu, ' no lugar disso')
      .replaceAll(
        /(?<=você (?:não )?)(?:é|está|fica) segur[oa]s(?!\p{L})/giu,
        'se sente em segurança',
      )
      .replaceAll(
        /(?<=(?<!\p{L})se sent(?:e|em|iu|iram) (?:mais |bem )?)segur[oa]s?(?!\p{L})/giu,
        'em segurança',
      )
      .replaceAll(
        /(?<=(?<!\p{L})se sent(?:e|em|iu|iram) (?:mais |bem |muito )?)insegur[oa]s?(?!\p{L})/giu,
        'sem segurança',
      )
      .replaceAll(
        /(?<=você (?:não )?se sent(?:e|iu) (?:mais |bem |muito )?\p{L}+[oae])(?<!(?<!\p{L})(?:[nda]|pel)?[oa])s(?!\p{L})/giu,
        '',
      )
      .replace(
        /^(o que )?(mais (?:preocupa|incomoda|atrapalha|motiva|ajuda|irrita|agrada|cansa|atrai|assusta))(?!\p{L}| (?:você|a vida|o |a |os |as ))/iu,
        '$1$2 você',
      )
      .replaceAll(
        /(?<!\p{L})((?:d|n|pel|a)?)(o|a|os|as) ((?:[\p{L}-]+)(?: [\p{L}-]+)??) (?:deles|delas|dele|dela)(?!\p{L})/giu,
        (_, before: string, article: string, noun: string) =>
          `${before}${article} ${{ o: 'seu', a: 'sua', os: 'seus', as: 'suas' }[article.toLowerCase()]} ${noun}`,
      )
      .replaceAll(/(?<!\p{L})(?:deles|delas)(?!\p{L})/giu, 'de você')
      .replaceAll(
        /(?<!\p{L})(?:com|para|pra|por|de|em|a|sobre) (?:eles|elas)(?!\p{L})/giu,
        (found) => `${found.split(' ')[0]} você`,
      )
      .replaceAll(/(?<!\p{L})(?:eles|elas)(?!\p{L})/giu, 'você')
      .replaceAll(/(?<!\p{L})nelas?|neles?(?!\p{L})/giu, 'em você')
      .replaceAll(/(?<!\p{L})lhes(?!\p{L})/giu, 'lhe')
      .replaceAll(
        /(?<!\p{L})(?:os|as) (impede|impedem|faz|fazem|faria|fariam|leva|levam|levou|levaram|traz|trouxe|mantém|mantêm|incomoda|incomodam|incomodou|motiva|motivou|ajuda|ajudou|ajudaria|convence|convenceria|convenceu|afasta|afastou|atrai|atraiu|prende|segura|deixa|fez|preocupa|frustra|surpreendeu|animaria|traria|cansa|assusta)(?!\p{L})/giu,
        '$1 você',
      )
      .replaceAll(
        /(?<=você (?:já )?(?:foi|era|é|está|ficou|foram|fica|anda|sai|chega|continua|vive|se sente|se sentiu) (?:\p{L}+mente )?\p{L}+d[oa])s(?!\p{L})/giu,
        '',
      )
      .replaceAll(
        /(?<=(?:deixa|deixou|deixaria|faz|fez) você (?:mais |menos |muito |bem )?\p{L}+[oae])s(?!\p{L})/giu,
        '',
      )
      .replaceAll(
        /(?<=você (?:não )?(?:é|está|anda|ficou|foi|se sente) (?:\p{L}+ )?\p{L}+z)es(?!\p{L})/giu,
        '',
      )
      .replaceAll(/(?<!\p{L})eles mesmos|elas mesmas|si mesmos(?!\p{L})/giu, 'você mesmo')
  )
}

/** Respondents as objects: "faz os clientes voltarem" speaks of "você". */
export function replaceObjects(text: string, audience: string | undefined): string {
  const nouns = [
    ...new Set(['pessoas', 'povo', 'galera', 'pessoal', ...(audience ? [audience] : [])]),
  ].join('|')
  return (
    text
      .replace(
        new RegExp(
          String.raw`^((?:o que )?(?:mais )?(?:motiva|leva|faz|ajuda|impede|convence(?:ria)?|atrai|anima|incentiva|faria|preocupa|assusta)) ${audience ?? 'pessoas'}(?!\p{L}| d[aeo]s? )`,
          'iu',
        ),
        '$1 você',
      )
      .replaceAll(
        new RegExp(
          String.raw`(?<!\p{L})(?:(d|n|pel|a)?(?:o|a|os|as)\s+|(?:nossos|nossas|nosso|nossa|meus|minhas|esses|essas|muitos|muitas|alguns|algumas)\s+)+(?:${nouns})(?!\p{L}|-| que |\s+d[aeo]s?(?!\p{L})(?!\s\p{L}*r(?:em)?(?!\p{L})))`,
          'giu',
        ),
        (_, before?: string) =>
          `${{ d: 'de ', n: 'em ', pel: 'por ', a: 'a ' }[before?.toLowerCase() ?? ''] ?? ''}você`,
      )
      // "O que faria com que voltassem"
      .replaceAll(
        /(?<!\p{L})(faria|fariam|fez|faz|fazia) com que (?:eles |elas |você )?((?:não |se )*)(?!(?:vi|ti|pu|fi|qui|fo|de|di|sou|trou|hou)\p{L}{0,3}ssem)(\p{L}+[aei])ssem(?!\p{L})/giu,
        '$1 você $2$3r',
      )
      .replaceAll(
        /(?<!\p{L})(far?ia|faz|fez|leva|levou|faria) ((?:a )?)(\p{L}+(?:a|e|i)r)em(?!\p{L})/giu,
        '$1 você $2$3',
      )
      .replaceAll(
        /(?<=(?:faria|faz|fez|leva|levaria|levou|deixaria) (?:eles|elas|você) (?:a )?(?:se )?\p{L}*[aei]r)em(?!\p{L})/giu,
        '',
      )
      // "O que falta para ficarem"
      .replaceAll(
        /(?<!\p{L})(para|pra|por|sem|até|ao) ((?:não |se )*)(\p{L}*[aei]r)em(?!\p{L})/giu,
        '$1 você $2$3',
      )
      .replaceAll(/(?<=você (?:não )?(?:ainda )?)(\p{L}+)(?:arem|erem|irem)(?!\p{L})/giu, (verb) =>
        verb.replace(/em$/iu, ''),
      )
      .replaceAll(/(?<=você (?:não )?)[\p{L}]+(?!\p{L})/giu, (verb) =>
        isPluralVerb(verb) ? toSingular(verb) : verb,
      )
  )
}
