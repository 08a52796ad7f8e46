/** Blind figures of docs/judgement.md, of 100: means of the third set, and of the part of it that a model judged. */
export const judgedFigures = {
  calls: '86',
  feelings: '70',
  hardFeelings: '41',
  worthy: '62',
  worthless: '6',
  modelFeelings: '97',
  modelWorthy: '87',
}
