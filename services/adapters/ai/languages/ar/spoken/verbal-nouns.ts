// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
// The verbal noun of a second person in the present, where its form is certain.

const known = new Map(
  `تختار اختيار, تحتاج الاحتياج, تستفيد الاستفادة, تنظم تنظيم, تدير إدارة, تضبط ضبط, توفر توفير, تغلق إغلاق, تجد إيجاد, تشتري شراء, تبيع بيع, تطبق تطبيق, تذاكر مذاكرة, تدرس دراسة, تطبخ طبخ,
  تتابع متابعة, تستعد الاستعداد, تحدد تحديد, تقيم تقييم, تقيّم تقييم, تجمع جمع, تفرز فرز, تربي تربية, تعالج علاج, تحفظ حفظ, تخزن تخزين, تدخر ادخار, تراجع مراجعة, تشارك مشاركة, تقضي قضاء, تعد إعداد, تجهز تجهيز,
  تقرأ قراءة, تكتب كتابة, تزور زيارة, تحجز حجز, تطلب طلب, تواجه مواجهة, تعتني العناية, تسافر السفر, تتنقل التنقل, تصل الوصول, تبحث البحث, توازن الموازنة, توفق التوفيق, تخطط التخطيط, تحافظ المحافظة`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(' ') as [string, string]),
)
const weak = /[اويىأإآؤئء]/u
const behindPreposition =
  /^(?:مع|في|عن|على|إلى|من|بين|أثناء|خلال|عند|قبل|بعد|داخل|خارج|بال\p{L}+|لل\p{L}+)$/u

function regular(verb: string): string | undefined {
  const stem = verb.slice(1)
  if (/^ست\p{L}{3}$/u.test(stem) && !weak.test(stem.slice(2)))
    return `ا${stem.slice(0, -1)}ا${stem.at(-1)}`
  if (/^ت\p{L}{3,4}$/u.test(stem) && !/[ويىء]$|^تا/u.test(stem)) return stem
  if (/^(?:\p{L}ت|ن\p{L})\p{L}{2}$/u.test(stem) && !weak.test(stem) && !stem.startsWith('ت'))
    return `ا${stem.slice(0, -1)}ا${stem.at(-1)}`
  return undefined
}

/** "تنظيم مصروف البيت", of "تنظم مصروف البيت"; undefined where what follows is no object. */
export function verbalNounOf(clause: string): string | undefined {
  const [verb = '', ...rest] = clause.split(' ')
  const noun = known.get(verb) ?? regular(verb)
  if (!noun || rest.length === 0) return undefined
  if (/^(?:أين|متى|كيف|ما|ماذا|أن|هل|متي|إذا)$/u.test(rest[0]!)) return undefined
  const isDefinite = behindPreposition.test(rest[0]!) && !noun.startsWith('ال')
  return `${isDefinite ? 'ال' : ''}${noun} ${rest.join(' ')}`
}
