// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import { withoutAudience } from './audience.ts'
import { toSecondPerson } from './second-person.ts'
import { finish } from './topic-questions.ts'

/** "لو في إضراب هيشاركو": what they would do then. */
export function ifSo(text: string, audience: string | undefined): string | undefined {
  const [, supposed = '', deed = ''] =
    /^(?:و|ف)?(?:لو|إذا|اذا) ((?:في|فيه|صار|حصل|حدث|كان في|كان هناك) .+?) ((?:[هحس][يت]|ب[يت])\p{L}{2,}.*)$/u.exec(
      text,
    ) ?? []
  // "إذا يخدموا بالحاسوب عندنا الويفي يكفيهم"
  const [, doing = '', then = ''] =
    /^(?:و|ف)?(?:لو|إذا|اذا) (ي\p{L}{2,}(?:وا|و|ون) [^،]+?) (ال\p{L}+ [بحه]?[يت]\p{L}+هم)$/u.exec(
      text,
    ) ?? []
  if (then) return finish(`إذا ${toSecondPerson(doing)}، ${toSecondPerson(then)}`)
  return deed && finish(`لو ${supposed}، ${toSecondPerson(withoutAudience(deed, audience))}`)
}
