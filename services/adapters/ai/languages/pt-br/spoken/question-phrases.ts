// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// The noun phrases of a thing that a question can be built around.
import { fold } from '../../../rules/text/tokenizer.ts'
import { parseWords } from '../../shared/word-lists.ts'
import { isPluralVerb } from '../spoken-verbs.ts'
import { withArticle } from './noun-questions.ts'
import { isGroup } from './persons.ts'
import { normalize, replaceObjects, toSecondPerson } from './second-person.ts'
import { viewedThing } from './views.ts'

const maxWords = 8
const maxPhrases = 4
/** Words that no noun phrase has in it. */
const outside = parseWords(
  `que quem qual quais quanto quanta quantos quantas como quando onde aonde porque se oq pq cade eu tu ele ela eles elas nos me te lhe lhes isso isto aquilo voce voces
  nao nunca ja ainda tambem so mais menos muito muita muitos muitas pouco pouca bem mal mesmo assim entao agora hoje ontem amanha sempre aqui ali la talvez demais tao tudo nada algo alguem ninguem
  e foi sao eram era esta estao estava ta tao tem tinha teve ha houve vai vao vem veem vinha veio fica ficam ficou faz fazem fez faria da dao deu pode podem poderia deve devem deveria quer querem seria ser estar ter fazer
  mas porem etc tipo acha acham achou gosta gostam usa usam compra compram paga pagam sabe sabem
  sou somos oi ola bom boa ia iam quero queremos queria gostaria preciso precisamos ver entender saber ouvir
  pesa atende dura chega chegam funciona ajuda assusta cabe vale significa impede trouxe trava esquenta serve presta passa motiva leva incomoda atrapalha precisa costuma gera traz`,
)
/** Joins two nouns within a phrase. */
const joint =
  /^(?:d[aeo]s?|com|em|n[ao]s?|num|numa|para|pra|pro|por|pel[ao]s?|aos?|às?|e|ou|entre|sem|sobre|até|durante|após|contra)$/iu
const article = /^(?:o|a|os|as|um|uma|uns|umas|noss[oa]s?|seus?|suas?|ess[ea]s?|est[ea]s?|cada)$/iu
/** Too general to ask about, or the owner's study. */
const unspecific = parseWords(
  `vez vezes dia dias semana semanas mes meses ano anos tempo hora horas momento coisa coisas gente pessoal galera povo pessoas pessoa fim inicio caso ponto pontos parte modo jeito forma maneira tipo
  motivo pesquisa estudo questionario entrevista levantamento objetivo goal opiniao percepcao avaliacao satisfacao relacao respeito impacto experiencia feedback perfil maioria metade cabeca
  aspecto assunto manha tarde noite madrugada domingo sabado segunda sexta janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro verao inverno plantao pandemia cidade bairro casa minha ah`,
)
const singularVerb =
  /^(?!meu$|seu$|museu$|teu$|sou$|europeu$|show$)\p{L}{2,}(?:ou|eu|iu|ava|ria)$|^\p{L}{3,}(?:ndo|mente)$/u

export function questionPhrases(thing: string, audience: string | undefined): string[] {
  const text = withoutPeople(normalize(thing.trim()), audience)
  const own = (phrase: string) => toSecondPerson(replaceObjects(phrase, audience))
  const viewed = viewedThing(text)
  const isWhole = isPhrase(text)
  const phrases = chunksOf(text)
    .filter((phrase) => phrase !== text && isNamed(phrase) && !isGroup(headOf(phrase)))
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, maxPhrases)
  // "Quais músicas não podem faltar"
  const asked = /^(?:que|quais) (\p{L}{4,}s)(?= )/iu.exec(text)?.[1]
  const all = [
    ...(isWhole && isNamed(text) ? [text] : []),
    ...(asked ? [asked] : []),
    ...(viewed && isPhrase(viewed) && isNamed(viewed) ? [viewed] : []),
    ...phrases,
  ]
  // What the owner introduces is known afterwards: "um bufê".
  const known = (phrase: string) =>
    phrase.replace(/^um(a?) /iu, (_, end: string) => (end ? 'a ' : 'o '))
  return [...new Set(all.map(own).filter(isNamed).map(known).map(withArticle))]
}

const isPhrase = (text: string) =>
  !text.split(/\s+/u).some((word, at, all) => isOutside(word, all[at - 1] ?? '')) &&
  !/[,:;()/?]|\s[-–—]\s/u.test(text)

/** "Satisfação dos clientes com a loja": respondents are not what is asked about. */
const withoutPeople = (text: string, audience: string | undefined) =>
  audience
    ? text.replaceAll(
        new RegExp(
          String.raw`\s+(?:d[aeo]s?|entre os|entre as)\s+(?:noss[oa]s?\s+)?${audience}(?=$|[\s,])`,
          'giu',
        ),
        '',
      )
    : text

const bare = (word: string) => fold(word).replaceAll(/[^\p{L}\p{N}-]/gu, '')

/** Behind an article a word is a noun, whatever else it may be. */
function isOutside(word: string, before: string): boolean {
  const plain = bare(word)
  if (joint.test(word) || article.test(word)) return false
  if (outside.has(plain) && !/^é$/iu.test(word) && plain !== 'e') return true
  if (/^(?:é|às vezes)$/iu.test(word)) return true
  const isNounPlace = article.test(before) || /^(?:d|n|pel)[ao]s?$|^aos?$/iu.test(before)
  return !isNounPlace && (isPluralVerb(word) || singularVerb.test(plain))
}

/** What is named with an article is certainly a noun. */
const rank = (phrase: string) =>
  (/^(?:os?|as?|noss[oa]s?) /iu.test(phrase) ? 2 : 0) + Math.min(3, phrase.split(' ').length)

const headOf = (phrase: string) => bare(phrase.split(' ').find((word) => !article.test(word)) ?? '')

function isNamed(phrase: string): boolean {
  const words = phrase.split(' ')
  const head = headOf(phrase)
  const last = words.at(-1)!
  return (
    words.length <= maxWords &&
    head.length > 1 &&
    (article.test(words[0]!) || !joint.test(words[0]!)) &&
    !/^\d/u.test(head) &&
    !unspecific.has(head) &&
    !(isGroup(head) && words.length < 3) &&
    !joint.test(last) &&
    !article.test(last) &&
    !/(?<!\p{L})você(?!\p{L})/iu.test(phrase) &&
    !/^\p{L}+(?:ar|er|ir)$/u.test(fold(head))
  )
}

/** Runs of words without verbs, pronouns and the like; both with and without what a preposition adds. */
function chunksOf(text: string): string[] {
  const chunks: string[] = []
  for (const part of text.split(
    /[,:;()?!/]|\s[–—-]\s|(?:^|\s)(?:em relação|a respeito|quanto|acerca)(?=\s(?:[aà]s?|aos?|d[aeo]s?)\s)|(?:^|\s)sobre\s/u,
  )) {
    let run: string[] = []
    const words = part.split(/\s+/u).filter(Boolean)
    for (const [at, word] of words.entries()) {
      if (isOutside(word, words[at - 1] ?? '')) {
        chunks.push(...partsOfRun(run, false))
        run = []
      } else run.push(word)
    }
    chunks.push(...partsOfRun(run, run.length === words.length))
  }
  return chunks
}

/** A preposition with an article leaves the article: "na fila" names "a fila". */
const articleIn = (word: string) =>
  /^(?:d|n|pel|a)(o|a|os|as)$/iu.exec(word.replace(/^à/iu, 'aa'))?.[1]

/** Among other words, what has no article may be a verb or an adjective. */
function partsOfRun(run: readonly string[], isAlone: boolean): string[] {
  const parts: string[] = []
  for (const [at, word] of run.entries()) {
    const isStart = article.test(word) || (at === 0 && isAlone && !joint.test(word))
    const own = joint.test(word) ? articleIn(word) : undefined
    if (!isStart && own === undefined) continue
    const rest = own === undefined ? run.slice(at) : [own, ...run.slice(at + 1)]
    parts.push(rest.join(' '))
    const ends = rest.flatMap((each, n) => (n > 0 && joint.test(each) ? [n] : []))
    for (const end of ends.filter((n) => !/^d[aeo]s?$/iu.test(rest[n]!)).slice(0, 1))
      parts.push(rest.slice(0, end).join(' '))
    if (ends[0] !== undefined) parts.push(rest.slice(0, ends[0]).join(' '))
  }
  return parts
}
