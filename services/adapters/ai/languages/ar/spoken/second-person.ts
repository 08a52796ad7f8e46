// Modern Standard Arabic with common spoken forms. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// How people who are spoken about are spoken to.
import { ownValue } from '#contract/own-value.ts'
import { ofOwner } from './of-owner.ts'

/** Past forms in the plural whose second person follows no rule. */
const irregularPast = new Map(
  `ولاو وليت, لقاو لقيت, بقاو بقيت, بداو بديت, مشاو مشيت, جوا جيت, اجوا جيت, إجوا جيت, جاءوا جئت, جاؤوا جئت, راحوا رحت, قالوا قلت, كانوا كنت, زاروا زرت, عادوا عدت, باعوا بعت, شافوا شفت, صاروا صرت, ناموا نمت, نسوا نسيت, لقوا لقيت, بقوا بقيت,
  حكوا حكيت, مشوا مشيت, حبوا حبيت, ملوا مليت, ملّوا مليت, ظلوا ظليت, اختاروا اخترت, استفادوا استفدت, أرادوا أردت, اشتروا اشتريت, شروا شريت, دروا دريت, سابوا سبت, قرأوا قرأت, تمنوا تمنيت, لجأوا لجأت,
  استعانوا استعنت, احتاجوا احتجت, أضاعوا أضعت, ذاقوا ذقت, نالوا نلت, خافوا خفت, زالوا زلت, شعروا شعرت, قاموا قمت, تدبروا تدبرت, تلقوا تلقيت, بدأوا بدأت, بدأو بدأت, ردوا رديت, حسوا حسيت, ظنوا ظننت, مروا مررت, استمروا استمررت, اضطروا اضطررت, سووا سويت, ودوا وديت, لقيوا لقيت, تخلوا تخليت, انتهوا انتهيت, رأوا رأيت, خلوا خليت, ألغوا ألغيت, أنهوا أنهيت, الغوا الغيت, أعطوا أعطيت, اشتكوا اشتكيت, تعاملوا تعاملت, يثقن تثق, يجدن تجد, يرين ترى, يصلن تصل, يقضين تقضي, يشترين تشتري, يقفن تقف, يعشن تعيش, يقلن تقول, يضعن تضع, يأتين تأتي, أصيبوا أصبت, رغبوا رغبت, أحبوا أحببت, اختارو اخترت, حبو حبيت, لجؤوا لجأت, واجهو واجهت, غيروا غيرت, وصلو وصلت, قضوا قضيت, رموا رميت, بنوا بنيت, وقفوا وقفت, وقفو وقفت, جروا جريت`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)
export const notVerbs =
  /^(?:يوم|يوما|يومي|يوميا|يومين|يوميه|يد|يده|يمين|يسار|يناير|يعني|ينبغي|يمكن|يا|يلا|يوليو|يونيو|يومها|يبدو|يجب|يكون|يكفي|يحدث|يصير|يصل|يحصل|يخص)$/u

/** Present forms in the plural, without prefix, whose singular ends in a vowel. */
const weakPresent = new Map(
  `ج جي, يج يجي, شر شري, نط نطي, سو سوي, تمن تمنى, أت أتي, مش مشي, شتر شتري, ب بي, بق بقى, نس نسى, ر رى, حك حكي, عط عطي, لق لقى, قض قضي, شك شكو, رم رمي, عان عاني, تلق تلقى, نو نوي, ود ود, كتف كتفي,
  خل خلي, ستغن ستغني, رض رضى, تخل تخلى, قرؤ قرأ, قرأ قرأ, بدؤ بدأ, لجؤ لجأ, ستفت ستفتي, سع سعى, ختف ختفي, تغد تغدى, تعش تعشى, خش خشى, صح صحى, در دري, بن بني, نتم نتمي, حم حمي, تبن تبني, ستخف ستخفي, ستق ستقي, شتك شتكي, عتن عتني, رتد رتدي, قتن قتني, لاق لاقي, نته نتهي, بتغ بتغي, تبق تبقى, تحد تحدى, تخط تخطى, تقاض تقاضى, تعاف تعافى, ستن ستنى, لغ لغي, صل صل, غل غلي, رب ربي, ستشف ستشفي, تمش تمشى, وص وصي, دع دعو, رج رجو, خش خشى`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)

/** The last letter of the root is weak: "نادوا". */
const longPast = /^(?:ناد|عان|لاق|حاك|داو|ساو|جار|عاد|هاد|ناو|حاو|راع|باه|صاف|حام)وا?$/u
/** Singular: "يبدو", "يشكو". */
const endsInWaw = /^(?:و|ف)?[يتن](?:بدو|شكو|دعو|رجو|تلو|خلو|علو|نمو|غزو|محو|سمو|دنو|نجو)$/u

const spokenWeak = new Map([
  ['مل', 'ملا'],
  ['قر', 'قرا'],
  ['نس', 'نسا'],
  ['لق', 'لاقي'],
])

/** Spoken participles, whose gender would be the respondent's, as verbs. */
const participles: Readonly<Record<string, string>> = {
  شايف: 'بتشوف',
  خايف: 'بتخاف',
  عارف: 'بتعرف',
  فاهم: 'بتفهم',
  حاسس: 'بتحس',
  واثق: 'بتثق',
  محتاج: 'بتحتاج',
}

const presentStem = (stem: string, ending: string) =>
  ending === 'ن' ? stem : (weakPresent.get(stem) ?? stem)

/**
 * Present forms with the prefix of a dialect, which no other word has: "بيعملوا", "كيديرو", "مبيكملوش", "بيلجأوله",
 * "بيمنعهن".
 */
function spokenPresent(word: string): string | undefined {
  const [, lead = '', stem = '', suffix = '', negated = ''] =
    /^((?:و|ف)?م?[بحهك])ي(\p{L}{2,}?)(?:وا|و)(ها|ه|هم|نا|ني|ل(?:ه|ها|هم|نا))?(ش)?$/u.exec(word) ??
    []
  if (stem) {
    const own =
      suffix === '' ? weakPresent.get(stem) : (spokenWeak.get(stem) ?? weakPresent.get(stem))
    return `${lead}ت${(own ?? stem).replace(/ى$/u, suffix === '' ? 'ى' : 'ا')}${suffix}${negated}`
  }
  // "بيخوفهن", "بيمنعن": of what does something to them.
  const [, deed = ''] =
    /^((?:و|ف)?بي(?:منع|خو?ف|خوّف|زعج|عجب|خلي|ساعد|رجع|لزم|ناسب|هم|ضايق|كلف|قلق|شجع|دفع|فيد|قنع|جذب))ه?ن$/u.exec(
      word,
    ) ?? []
  return deed && `${deed}ك`
}

/** "يستخدمون" to "تستخدم": only forms in the plural speak of respondents for certain. */
export function toSecondPersonVerb(word: string): string {
  const spoken = spokenPresent(word)
  if (spoken) return spoken
  const spelt =
    /(?<!ا)و$/u.test(word) && !irregularPast.has(word) && !endsInWaw.test(word) ? `${word}ا` : word
  if (spelt !== word && irregularPast.has(spelt)) return irregularPast.get(spelt)!
  const past = irregularPast.get(word) ?? irregularPast.get(word.replace(/^و/u, ''))
  if (past) return irregularPast.has(word) ? past : `و${past}`
  // "يقلقهن": of what worries them.
  if (/^(?:و|ف)?ي\p{L}{2,}هن$/u.test(word) && !/(?:نتب|تج|واج|كر|شب|تشاب|وج|ترفّ|نب)هن$/u.test(word))
    return `${word.slice(0, -2)}ك`
  const present = /^((?:و|ف)?(?:عم |ب|ح|ه|س|ل)?)ي(\p{L}+?)(ون|وا|ن)(ه|ها|هم|هن|نا|ك|ني)?$/u.exec(
    /^(?:و|ف)?[بحهسل]?ي/u.test(spelt) ? spelt : word,
  )
  if (
    present &&
    !notVerbs.test(word.replace(/^[وف]?[سبح]?(?=ي)/u, '')) &&
    !(present[3] === 'ن' && present[2]!.length < 3)
  ) {
    const suffix = present[4] === 'هن' ? 'هم' : (present[4] ?? '')
    const stem = presentStem(present[2]!, present[3]!)
    return `${present[1]}ت${suffix === '' ? stem : stem.replace(/ى$/u, 'ا')}${suffix}`
  }
  const weak = /^((?:و|ف)?[بحهس]?)ي(\p{L}{2,}?)و(ها|ه)$/u.exec(word)
  if (weak)
    return `${weak[1]}ت${(weakPresent.get(weak[2]!) ?? weak[2]!).replace(/ى$/u, 'ا')}${weak[3]}`
  const object =
    /^(?!م|ال|ي|ت(?!رك|ابع|ناول|علم|سلم|جاوز|صفح|وقع))(\p{L}{3,}|شر|لق|نس|قض|رم|بن|حب|حس|مل)و(نا|ني|ه|ها)$/u.exec(
      word,
    )
  if (object)
    return `${irregularPast.get(`${object[1]}وا`) ?? `${object[1]}ت`}${object[2] === 'ني' ? 'نا' : object[2]}`
  // "يقراو"
  if (/^ي\p{L}{2,}او$/u.test(word)) return `ت${word.slice(1, -1)}`
  // "داروا": a short vowel stands for the long one.
  const [, begin = '', last = ''] = /^(\p{L})ا(\p{L})وا$/u.exec(word) ?? []
  if (begin && !longPast.test(word)) return `${begin}${last}ت`
  // "بحجزوا", without the letter of the third person.
  const [, levantine = ''] =
    /^ب(?!ا|دل|لغ|حث|عت|رمج|سط|ارك|الغ|كر|رر|ين)(\p{L}{2,4})وا$/u.exec(word) ?? []
  if (levantine) return `بت${levantine}`
  const regular = /^(\p{L}{3,})وا$/u.exec(word)
  const present2 = /^((?:و|ف)?[بحه]ت\p{L}{2,})وا$/u.exec(word)
  if (present2) return present2[1]!
  if (regular && !/^(?:و|ف)?(?:ي|ال)/u.test(regular[1]!)) return `${regular[1]}ت`
  return word
}

export const fixedSuffix =
  /^(?:هم|فهم|وأهم|وأهمّ|والأهم|فأهم|أهم|اهم|مهم|درهم|سهم|وهم|تهم|يتهم|ملهم|المهم|الأهم|الاهم|بعضهم|أيهم|ذهن|دهن|رهن|مهن|كلهم|فن|الفهم|والفهم|[يتنأ]?[تن]?فهم|[يتن]تهم|[يتن]لهم|[يتن]داهم|[يتن]ساهم)$/u

export function toSecondPerson(text: string): string {
  return (
    ofOwner(text)
      .replaceAll(
        /(?<=(?:الذي|التي) (?![يت])\p{L}{2,})(?<![وياأإآ]|ته)ن(?= (?:على|في|من|إلى|به|بها)(?!\p{L}))/gu,
        'ت',
      )
      // Of women: "القرارات التي اتخذنها", "كيف رتبن رعاية الأطفال".
      .replaceAll(/(?<=(?:الذي|التي) (?!ي|ال)\p{L}{2,})(?<![اأإآو])ن(?=(?:ه|ها)(?!\p{L}))/gu, 'ت')
      .replaceAll(/(?<=(?:الذي|التي) )كدن(?= ي)/gu, 'كدت')
      .replaceAll(
        /(?<=^(?:و|ف)?(?:كيف|متى|أين|لماذا|لم|ماذا|بم|مم|علام|كم مرة|من أين|إلى أين|مع من|هل) )((?![يتنأبلم]|ال|ثمن|زمن|سكن|وطن|قارن|حسن|أعلن|أمكن)\p{L}{3,}|تعامل|تعلم|توقف|تخلص|تعرف|تواصل|تحدث|تأثر|ترك|تجاوز|تقبل|تكيف|نظم|أنجز|أقنع|أخبر|أدرك|بدأ|لاحظ|لجأ|ملأ|لبس|مارس|بعث)(?<![اويه])ن(?= \p{L}|$)/gu,
        '$1ت',
      )
      .replaceAll(/(?<!\p{L})بعضهم(?!\p{L})/gu, 'بعض الناس')
      // "شنو ناويين يزرعو"
      .replaceAll(/(?<!\p{L})ناويين(?=\s[يتن]\p{L}{2,})/gu, 'ناوي')
      // "شايفينها غالية"
      .replaceAll(
        /(?<!\p{L})([وف]?)(شايف|عارف|فاهم|محتاج)ين(ها|ه|و)(?!\p{L})/gu,
        (_, joint: string, participle: string, object: string) =>
          `${joint}${ownValue(participles, participle)}${object}`,
      )
      .replaceAll(
        /(?<!\p{L})(?:هم |هن |أنهم |كانوا )?مستعد(?:ون|ين|ات) (?:لأن|أن) (?=\p{L})/gu,
        'يمكنك أن ',
      )
      .replaceAll(/(?<!\p{L})(?:هم |هن )?مستعد(?:ون|ين|ات) ل(?=\p{L})/gu, 'يمكنك ')
      .replaceAll(/(?<!\p{L})(?:هم )?مستعد(?:ين|ون) (?=ي\p{L}+(?:وا|ون)(?!\p{L}))/gu, 'ممكن ')
      .replaceAll(/(?<=(?:^|\s)(?:كانوا?|كنت) )(م\p{L}{3,}|عايز|عاوز|حاب|ناو)ين(?!\p{L})/gu, '$1')
      .replaceAll(
        /(?<!\p{L})(أهل|بد|عند|مع|إل|شغل|بيت|رأي|راي|لل)ن(?!\p{L})/gu,
        (word, noun: string) => (noun === 'لل' ? word : `${noun}ك`),
      )
      .replaceAll(
        /(?<!\p{L})(?:هم )?(شايف|خايف|عارف|فاهم|حاسس|واثق|محتاج)(?:ين|ة|ه)(?!\p{L})/gu,
        (word, participle: string) => ownValue(participles, participle) ?? word,
      )
      .replaceAll(/(?<!\p{L})(ب|ل|من )?أنفسهم(?!\p{L})/gu, '$1نفسك')
      .split(' ')
      .map((raw) => {
        const [, word = raw, mark = ''] = /^([\p{L}\p{M}]+)(.*)$/u.exec(raw) ?? []
        const verb = toSecondPersonVerb(word)
        // "بيشتروهم": what respondents do to others.
        const isDone = verb !== word && /ون?(?:هم|هن)$/u.test(word)
        const suffixed =
          fixedSuffix.test(verb) || isDone
            ? verb
            : verb.replace(/(?<=\p{L}{1,})(?:هم|هن|ـهم)$/u, 'ك')
        return (
          (/^(?:هم|هن)$/u.test(suffixed) ? 'أنت' : suffixed.replace(/^(?:و)هم$/u, 'وأنت')) + mark
        )
      })
      .join(' ')
  )
}
