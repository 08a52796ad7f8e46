// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// The owner of a survey speaks for all who run it: "عندي" is "عندنا".
import { ownValue } from '#contract/own-value.ts'
import { ownedNouns } from './own-thing.ts'

/** Without "علي", which is a name, "إلي", which is "that" in some dialects, and what is joined to "لي": "ولي الأمر". */
const plural: Readonly<Record<string, string>> = {
  ...{ عندي: 'عندنا', لي: 'لنا', ليا: 'لينا', ليّ: 'لينا', لدي: 'لدينا', لديّ: 'لدينا' },
  ...{ معي: 'معنا', معاي: 'معانا', معايا: 'معانا', معيا: 'معنا' },
  ...{ مني: 'منا', منّي: 'منا', عني: 'عنا', عنّي: 'عنا', فيا: 'فينا', فيّ: 'فينا' },
  ...{
    غيري: 'غيرنا',
    لغيري: 'لغيرنا',
    جنبي: 'جنبنا',
    حولي: 'حولنا',
    ديالي: 'ديالنا',
    بتاعي: 'بتاعنا',
  },
  ...{ متاعي: 'متاعنا', تبعي: 'تبعنا', حقي: 'حقنا' },
}
const pronoun = new RegExp(
  String.raw`(?<!\p{L})((?<=\s)[وف](?!لي))?(${Object.keys(plural).join('|')})(?![\p{L}\p{M}])`,
  'gu',
)
/** "من محلي", "في دوراتي": behind a preposition no adjective. */
const own = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:في|من|إلى|على|عن|مع|عند|ب|ل|ف) ?)(${ownedNouns}|\p{L}{3,}ات)ي(?!\p{L})`,
  'gu',
)

export const ofOwner = (text: string): string =>
  text
    .replaceAll(
      pronoun,
      (_, joint: string | undefined, word: string) =>
        `${joint ?? ''}${ownValue(plural, word) ?? word}`,
    )
    .replaceAll(own, '$1نا')
