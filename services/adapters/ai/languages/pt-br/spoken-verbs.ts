// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.

/** Third persons in the plural whose singular follows no rule. */
const irregular = new Map(
  `são é, sao é, iam ia, estão está, estao está, tão tá, vão vai, vao vai, têm tem, tem tem, vêm vem, vem vem, dão dá, hão há, veem vê, vêem vê, leem lê, lêem lê, creem crê,
  põem põe, saem sai, caem cai, trazem traz, fazem faz, dizem diz, querem quer, podem pode, foram foi, eram era, tinham tinha, vinham vinha, tiveram teve, estiveram esteve,
  fizeram fez, vieram veio, disseram disse, puderam pôde, quiseram quis, souberam soube, trouxeram trouxe, puseram pôs, deram deu, viram viu, houve houve, mantêm mantém,
  contêm contém, obtêm obtém, sabem sabe, saíram saiu, sairam saiu, caíram caiu, leram leu, destroem destrói, constroem constrói, produzem produz, conduzem conduz, reduzem reduz, ouçam ouça, perderam perdeu, preferem prefere, conferem confere, sugerem sugere, transferem transfere, referem refere, diferem difere, interferem interfere, aderem adere, inserem insere, requerem requer, dirigem dirige, exigem exige, surgem surge, agem age, reagem reage, corrigem corrige, fogem foge`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)
const nouns =
  /^(?:ninguem|alguem|tambem|porem|alem|homem|ordem|origem|viagem|imagem|mensagem|garagem|passagem|vantagem|linguagem|embalagem|aprendizagem|hospedagem|postagem|margem|jovem|nuvem|também|alguém|ninguém|bem|sem|em|com|um|nem|quem|além|porém|cem|item|tem|vem|som|bom|exame|ontem|hoje em|contagem|bagagem|coragem|personagem|massagem|porcentagem|listagem|lavagem|carruagem|estacionamento|programam|amam|verão|grão)$/iu

export const isPluralVerb = (word: string): boolean => {
  const bare = word.toLowerCase().replaceAll(/[^\p{L}-]/gu, '')
  if (irregular.has(bare)) return bare !== 'tem' && bare !== 'vem' && bare !== 'houve'
  return (
    !nouns.test(bare) &&
    !/gem$/u.test(bare) &&
    /^\p{L}{2,}(?:am|em|rão)$/u.test(bare) &&
    !/(?:ção|são|agem|igem|ugem)$/u.test(bare)
  )
}

/** "cancelam" to "cancela", "falaram" to "falou". */
export function toSingular(word: string): string {
  const [, bare = word, mark = ''] = /^([\p{L}-]+)(.*)$/u.exec(word) ?? []
  const lower = bare.toLowerCase()
  return (irregular.get(lower) ?? regularSingular(lower)) + mark
}

/** Present forms of verbs whose stem ends in "r". */
const present =
  /(?:(?:esp|consid|sup|lid|lib|alt|g|op|recup|tol|exag|acel|ret|mod)eram|(?:(?<![rz])f|sug|ad|ins|dig|ing)erem|(?:prep|comp|sep|rep|decl|enc|amp|disp)aram|(?<!\p{L})(?:t|ret|g|adm|asp|insp|resp|at|conf)iram)$/u

function regularSingular(verb: string): string {
  if (/rão$/u.test(verb)) return `${verb.slice(0, -3)}rá`
  if (/(?:ria|va|ia|nha|sse)m$/u.test(verb)) return verb.slice(0, -1)
  if (present.test(verb)) return verb.slice(0, -1)
  if (/\p{L}{2}aram$/u.test(verb)) return `${verb.slice(0, -4)}ou`
  if (/(?:e|i|í)ram$/u.test(verb)) return `${verb.slice(0, -3).replace(/í$/u, 'i')}u`
  if (/em$/u.test(verb) && /(?:a|e|i)rem$/u.test(verb)) return verb.slice(0, -2)
  return verb.slice(0, -1)
}
