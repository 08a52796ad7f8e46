// Brazilian Portuguese. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// What is asked of many, and what lacks its question word, as a question to one.

/** "Quem já está procurando outro posto"; "quem atendeu" asks for another person. */
const asksWhich =
  /^quem (?!.*(?:motivo|por ?qu[eê])$)(?=(?:já |ainda |também )*(?:tem(?! mais| melhor| ajud| sido| que )|está \p{L}+ndo|possui|usa|quer|pretende|consegue|participa|pensa em|gostaria|mora|frequenta|recicla|separa)(?!\p{L}))/iu
const singular = 'quer|precisa|prefere|gostaria|usa|deseja|compra|procura'
/** "Que curso quer", of one of those who are asked. */
const whichOf = new RegExp(
  String.raw`^((?:em |de |com |para )?que \p{L}+) (?=(?:${singular})$)`,
  'iu',
)
const inCase = /^caso ((?:os?|as?|seus?|suas?) .+?),? (?:o|e o|qual o) por ?qu[eê]$/iu
/** Done to people only: "se foi humilhado por um cliente". */
const undergone =
  /^(se (?:já )?)(?=(?:já )?foi (?:bem |mal )?(?:humilhad|maltratad|tratad|atendid|recebid|avisad|orientad|treinad|assediad|acolhid)[oa](?!\p{L}))/iu
const often = /^a frequência com que (?=.*\p{L}+m(?:\s|$))/iu
const asked = /^(?:se )?tem (?:mais )?(?:alguma coisa|algo) que (?=a gente |nós )/iu
const conditional = /^você (?=\p{L}{2,}ria(?!\p{L}))/iu
/** "Tem máquina em casa": there is nobody else who could have it. */
const atHome =
  /^se tem (?=(?!.*(?:alguém|problema)).+ (?:em casa|na propriedade|no sítio|no quarto|no celular)$)/iu

export const ofOne = (thing: string): string =>
  thing
    .replace(asksWhich, 'se a pessoa ')
    .replace(atHome, 'se a pessoa tem ')
    .replace(whichOf, '$1 a pessoa ')
    .replace(inCase, 'qual é o motivo, caso $1')
    .replace(/(?<=^qual é o motivo, caso o )(?=filho)/iu, 'seu ')
    .replace(/(?<=^qual é o motivo, caso a )(?=filha)/iu, 'sua ')
    .replace(undergone, '$1a pessoa ')
    .replace(often, 'com que frequência ')
    .replace(asked, 'o que ')
    .replace(conditional, 'se você ')
