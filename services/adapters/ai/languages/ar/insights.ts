// Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parseWords } from '../shared/word-lists.ts'
import type { InsightWords } from '../types/insights.ts'

/** Conjunctions and prepositions that are written onto a word with its article. */
const beforeArticle = /^(?:[وف]?[بكل]?(?=ال)|[وف]?(?=لل))/
const particles = /^[وف]?لل/

export const insights: InsightWords = {
  withArticle: (name) => {
    const bare = name.replace(beforeArticle, '').replace(particles, 'ال')
    return bare.startsWith('ال') ? bare : `ال${bare}`
  },
  wishes:
    / (?:اتمني|نتمني|ياريت|يا ريت|ليت|لو كان|لو كانت|لو انهم|لو يكون|لو في|ينبغي|يجب|لازم ي[^ ]+|محتاجين|نحتاج|احتاج|اقترح|نقترح|ودي|نفسي|حابب|احب لو|الافضل لو|من الافضل) /,
  nameIntroducers: parseWords(
    `دكتور الدكتور دكتوره الدكتوره د استاذ الاستاذ استاذه الاستاذه ابله مس مستر سيد السيد سيده السيده ام ابو الشيخ الحاج الحاجه عم عمي خاله خالتي جارتي
    جاري صديقتي صديقي زميلي زميلتي اسمه اسمها  مدام انسه اختي اخي اخويا`,
  ),
  hasCapitals: false,
  notAName:
    /^(?:ال|[يتن]\p{L}{4,}|كان|كانت|اللي|الذي|التي|في|من|علي|عن|ما|لا|لم|هي|هو|و\p{L}{3,}|قال|قالت|جاء|جاءت|بعد|قبل|مع|كل|هذا|هذه)/u,
  backReferences: parseWords(
    `هو هي هم هذا هذه ذلك وهو وهي وهذا وهذه فيه فيها منه منها له لها كذلك ايضا وكان وكانت`,
  ),
  leadingWords: parseWords(`لكن بس ولكن ثم وبعدين بعدين يعني طبعا وكمان كمان`),
  adverbTurns: parseWords(`الا`),
  subordinate: / [وف]?(?:كل ما|كلما|بمجرد ما|اول ما|لما|عندما|اذا|لو|حين) (?:\S+ ){1,6}$/u,
  timePrepositions: / (?:قبل|بعد|اثناء|خلال|حتي|منذ|بين|وقت) (?:\S+ )?$/u,
  conjunctions: parseWords(`و لكن بس لان او`),
  danglingWords: parseWords(
    `و لكن بس لان لانه او ان انه اللي الذي التي الذين لما عندما اذا لو في من علي الي عن مع بدون بلا هو هي هم انا انت نحن هذا هذه ما لا لم مني منه عندي`,
  ),
}
