// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Losses } from '../types/losses.ts'

const my = '(?:my|our) (?:\\S+ )?'

export const losses: Losses = {
  people: [
    [`${my}(?:baby|newborn)`, 'I am very sorry about your baby.'],
    [`${my}(?:son|boy|lad)`, 'I am very sorry about your son.'],
    [`${my}(?:daughter|girl)`, 'I am very sorry about your daughter.'],
    [`${my}(?:child|kid)`, 'I am very sorry about your child.'],
    [`${my}husband`, 'I am very sorry about your husband.'],
    [`${my}wife`, 'I am very sorry about your wife.'],
    [`${my}(?:partner|fiance|boyfriend|girlfriend)`, 'I am very sorry about your partner.'],
    [`(?:${my})?(?:mum|mom|mam|mother)`, 'I am very sorry about your mother.'],
    [`(?:${my})?(?:dad|father)`, 'I am very sorry about your father.'],
    [`${my}(?:parents)`, 'I am very sorry about your parents.'],
    [`${my}brother`, 'I am very sorry about your brother.'],
    [`${my}sister`, 'I am very sorry about your sister.'],
    [`${my}(?:gran|grandma|grandmother|nan|nana)`, 'I am very sorry about your grandmother.'],
    [`${my}(?:grandad|granddad|grandpa|grandfather)`, 'I am very sorry about your grandfather.'],
    [`${my}(?:friend|mate)`, 'I am very sorry about your friend.'],
    [`${my}(?:neighbour|neighbor)`, 'I am very sorry about your neighbour.'],
    [`${my}(?:colleague|workmate)`, 'I am very sorry about your colleague.'],
    ['s?he', 'I am very sorry for your loss.'],
  ],
  animals: [
    [`${my}(?:dog|cat|puppy|pup|kitten|horse|rabbit|pony)`, 'I am very sorry for your loss.'],
  ],
  died: 'died|passed away|passed on|passed|was killed|got killed|killed (?:himself|herself|themselves)|took (?:his|her|their) own life|drowned|was stillborn|is dead',
  blessing:
    '(?<!to )rest in peace(?! and quiet)|god rest (?:his|her|their) souls?|(?:god )?rest (?:his|her) soul',
  notSurvived:
    "(?:didn't|did not) (?:survive(?! (?:on|in|for|the (?:trip|meeting|interview|first|job|training|trial|course|cut)) )|pull through)",
  animalDied:
    "(?:\\S+ ){0,3}?(?:was|(?:had|have) to be) put (?:down|to sleep)|(?:didn't|did not) make it(?! (?:to|on|in|for) )",
  lost: '(?:i|we) (?:have )?(?:just )?(?:lost|buried)|death of|funeral of',
  other:
    'my late (?:husband|wife|partner|son|daughter)|(?:i|we|had) (?:a |had a )?miscarriage|i miscarried|we lost the baby|stillbirth',
  otherCondolence: 'I am very sorry for your loss.',
  none: 'nearly|almost|could have|would have|might have|if|nobody|when i was|19\\d\\d|laughing|to death|lost (?:my|our) \\S+ (?:in the|at the|for)|passed (?:the|his|her|my|me|it|by|down|exam|test)',
  mayStop: 'We can stop whenever you like.',
}
