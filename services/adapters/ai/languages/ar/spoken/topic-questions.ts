// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { askByLabel } from '../../shared/spoken-labels.ts'
import { labels } from '../spoken-labels.ts'
import { isGroup } from './persons.ts'
import { toSecondPerson } from './second-person.ts'

export const finish = (text: string) =>
  `${text
    .replaceAll(/\s+/gu, ' ')
    .replace(/[\s،,.:؛؟?]+$/u, '')
    .trim()}؟`

export function speakTopic(text: string): string {
  const owned = text.split(' ').flatMap((word, at, words) => {
    if (
      at > 0 &&
      isGroup(word) &&
      !/^ال/u.test(words[at - 1]!) &&
      !/^(?:من|في|على|عن|مع|بين|لدى|عند|إلى)$/u.test(words[at - 1]!)
    )
      return []
    const isOwner =
      isGroup(words[at + 1] ?? '') &&
      !/^ال|ها$/u.test(word) &&
      !/^(?:من|في|على|عن|مع|بين|لدى|عند|إلى)$/u.test(word)
    return [isOwner ? `${word.replace(/ة$/u, 'ت').replace(/ى$/u, 'ا')}ك` : word]
  })
  const named = owned.join(' ')
  if (/^(?:مدى )?رضاك$/u.test(named)) return 'ما مدى رضاك هذه الأيام، ولماذا؟'
  const bare = named
    .split(' ')
    .filter(
      (word, at, words) =>
        !(
          at > 0 &&
          isGroup(word) &&
          /^(?:رأي|راي|آراء|اراء|رضا|شعور|تجربة|انطباع|احتياجات|توقعات|مدى|نظرة)/u.test(
            words[at - 1]!,
          )
        ),
    )
    .join(' ')
  const own = toSecondPerson(bare)
  const labelled = askByLabel(labels, own)
  if (labelled) return finish(labelled)
  const found = (pattern: RegExp) => pattern.exec(own)?.[1]
  const reasons = found(/^(?:ال)?(?:سبب|أسباب|اسباب|دوافع|دافع)\s+(.+)$/u)
  if (reasons) return finish(`من تجربتك، ما أسباب ${reasons}`)
  const view = found(
    /^(?:رأيك|رايك|آراءك|رأي|راي|رأيك|رايك|آراء|اراء|آرائك|انطباع|انطباعك|نظرة|نظرتك|تقييم|تقييمك)\s+(?:في|عن|ب|حول|إلى|تجاه)?\s*(.+)$/u,
  )
  if (view) return finish(`ما رأيك في ${view}`)
  const content = found(
    /^(?:مدى )?(?:ال)?(?:رضاك|رضا|رضى|شعورك|شعور|إحساسك|قبول|ثقة|الثقة|ثقتك)\s+(?:عن|ب|تجاه|في|من|على)?\s*(.+)$/u,
  )
  if (content) return finish(`كيف ترى ${content.replace(/^(?:ب)(?=ال)/u, '')}`)
  const experience = found(/^(?:ال)?(?:تجربة|تجربتك|تجارب)\s+(?:مع|في|ب)?\s*(.+)$/u)
  if (experience) return finish(`كيف كانت تجربتك مع ${experience}`)
  const effect = found(/^(?:ال)?(?:تأثير|تاثير|أثر|اثر|انعكاس)\s+(.+)$/u)
  if (effect) return finish(`ما الأثر الذي لمسته في ${effect}`)
  const wishes = found(/^(?:ال)?(?:اقتراحات|اقتراحاتك|مقترحات|مقترحاتك|أفكار)\s*(.*)$/u)
  if (wishes !== undefined) return finish(`ماذا تقترح ${wishes}`)
  const way = found(/^(?:كيفية|كيفيه|طريقة|آلية)\s+(.+)$/u)
  if (way) return finish(`كيف تصف لنا ${way.replace(/^/u, 'طريقتك في ')}`)
  const difficulty = found(/^(?:ال)?((?:صعوبات|مشاكل|مشكلات|تحديات|عوائق|معوقات|عقبات)(?: .+)?)$/u)
  if (difficulty)
    return finish(`ما ال${difficulty} التي واجهتها`.replace(/ال(\p{L}+) (?=\p{L})/u, '$1 '))
  return finish(`ماذا يمكنك أن تخبرنا عن ${own}`)
}
