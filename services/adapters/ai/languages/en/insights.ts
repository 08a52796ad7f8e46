// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parseWords } from '../shared/word-lists.ts'
import type { InsightWords } from '../types/insights.ts'

export const insights: InsightWords = {
  withArticle: (name) => `the ${name}`,
  wishes:
    / (?:if (?:there|it|they|you) (?:was|were|had|did|could|opened|ran|sold|took|put) (?:\S+ ){1,8}(?:i'd|i would|we'd|we would) (?:\S+ )?(?:be|come|go|use|buy|cross|stay|join|borrow|sign|take|bring)|(?:could|can) you (?:do|open|put|have|make|run|add|get)|i wish|we wish|if only|i d like|i'd like|we'd like|would like|i'd love|would be (?:so |much |a lot |far |more )*(?:nice|good|great|better|lovely|handy|easier|helpful|useful|practical)|it would (?:help|be)|would help|should (?:be|have|just|at least|offer|let|give|tell|send|open)|could do with|please|ought to|(?<!you )needs? to be|what i want|what i need|what i would change|what i'd change) /,
  staff:
    / (?:staff|team|crew|receptionists?|lifeguards?|instructors?|teachers?|tutors?|trainers?|coach(?:es)?|nurses?|doctors?|dentists?|drivers?|waiters?|waitress(?:es)?|servers?|cashiers?|librarians?|volunteers?|guides?|assistants?|attendants?|carers?|agents?|vets?|therapists?|mechanics?|caretakers?|guards?|front desk|lads?|lass(?:es)?) /,
  unneeded:
    / (?:never|haven't|have not|didn't|don't|never really) (?:needed to|need to|had to|have to|needed|used) (?!wait|pay|queue|complain|ask|chase|repeat|worry|come back|go back|call)/,
  lacks:
    / (?:there (?:is|are|was|were) no|there isn't (?:a|any)|there aren't any|there's no|have no|has no|had no|with no|without(?: an?)?|no|lack of|short of|missing|need(?:s)?(?: an?| some| more)?|hire(?: an?| some| more)?|get(?: us)? an?|bring (?:in|back) an?|more|another|not enough|never an?|never any) $/,
  dispensed:
    / (?:(?:do|does|did|doing|manage|managed|managing|live|get by|got by|cope|coped|go|went|make do) (?:fine |well |happily )?without|(?:don't|didn't|never) (?:need|want|miss|bother with)|i (?:haven't got|in't got|don't have|haven't) an?) /,
  subjects:
    /,? and (?=(?:the|my|our|their|his|her|its|they|it's|it|i|we|he|she|everyone|everybody|nobody|there|this|that) )/gu,
  nameIntroducers: parseWords(
    `dr doctor mr mrs ms miss sir madam prof professor sister brother father pastor reverend rev father aunt auntie uncle cousin neighbour neighbor friend
    colleague manager boss nurse teacher driver called named coach captain sergeant officer son daughter husband wife mate`,
  ),
  hasCapitals: true,
  notAName: /^$/,
  backReferences: parseWords(
    `it they he she this that these those which there then them him her its so also same`,
  ),
  leadingWords: parseWords(`but and then also plus well honestly actually anyway though although`),
  adverbTurns: parseWords(`still yet until except`),
  subordinate:
    / (?:by the time|as soon as|whenever|every time|each time|(?:and|so|but) (?:when|if|once|unless)|(?<=^ )(?:when|if|once|unless)) (?:\S+ ){1,6}$/u,
  timePrepositions: / (?:before|after|during|until|since|between|by) (?:\S+ )?$/u,
  conjunctions: parseWords(`and but so because or`),
  danglingWords: parseWords(
    `and but so because or that who which when if while as than i you he she it we they me him her us them my your his our their the a an of to in on at by for from with without about into over under between is are was were be`,
  ),
}
