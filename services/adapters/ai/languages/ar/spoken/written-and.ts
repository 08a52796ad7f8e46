// Modern Standard Arabic. Written by hand for Prosa; Apache-2.0 like the rest of the repository.

/** Words whose first letter is no conjunction. */
export const isWritten =
  /^(?:وحش[ةه]?|واسع[ةه]?|واضح[ةه]?|وسخ[ةه]?|ودود[ةه]?|وقتاش|وقتاه|وين|وش|ويش|ول(?:او|اوا|ات|ى|يتي?)|وقف(?:و|وا|ت)?|ودوا|وصل(?:و|وا|ت|هم|هن|ك)?|وضوح|وقت|وصول|وسائل|وسيلة|وجود|وصف|وزن|وظيفة|وظائف|وعي|ولاء|وثائق|واجهة|واجبات|واقع|وكالة|وجبة|وجبات|وتيرة|وحدة|وحدات|ورش|ورشة|ورق|وداع|وفاة|ولادة|ورديات|وردية|وصفة|وصفات|والد|ورد|ولد|وجه|وطن|وعد|وضع|ودائع|وديعة|وعود|وقود|وساطة|وقاية|وزارة|وجهة|وجهات|ورم|وسط)(?!\p{L})/u

const shortestWord = 3

/** "وكيف يتنقلون": its conjunction left out. */
export function withoutAnd(thing: string): string {
  return (
    withoutConjunction(thing)
      .replace(/^و(?=(?:ما|هل|كم|من|لم) )/u, '')
      // "السوم، الوقت، ولا التلفون"
      .replace(/^(?:و?لا|أو|أم) (?=ال\p{L}+$)/u, '')
      .replace(/^و?عن (?=رأي|آراء|أكثر|مدى)/u, '')
      .replace(/^عما (?=إذا|اذا)/u, 'ما ')
  )
}

function withoutConjunction(thing: string): string {
  const [first = ''] = thing.split(' ')
  // "ووش الأجهزة"
  if (/^وو/u.test(first)) return thing.slice(1)
  return first.startsWith('و') && first.length > shortestWord && !isWritten.test(first)
    ? thing.slice(1)
    : thing
}
