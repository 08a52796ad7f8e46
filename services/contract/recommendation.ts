const from0To10 = /(?<!\p{N})[0٠]\D{1,12}(?:10|١٠)(?!\p{N})/u
const recommends =
  /(?<!\p{L})(?:recommend|recomend|indicaria|(?:ت|س|ال|أن ت)?(?:توصي|وصي|نصح|ترشيح|رشّ?ح))/iu

/** "From 0 to 10, how likely are you to recommend it?" */
export const asksRecommendation = (text: string): boolean =>
  from0To10.test(text) && recommends.test(text)
