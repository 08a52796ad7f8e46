// Ids and texts shared by the examples: Ana's survey about cancellations.
export const surveyId = '0198f3c2-7d10-7c4e-9b1a-2f6d5e8a4c01'
export const ownerId = '0198f3c2-1a40-7e2b-8f55-9c0b7a6d3e02'
export const responseId = '0198f3c9-52b8-7a91-8d3c-6e1f0b9a7d03'
export const conversationId = '0198f3c8-e0f4-7b63-a2d7-4c5e8f1b6a04'
export const lotId = '0198f3b0-9c22-7d58-b6e1-1a7f3d4c8b05'
export const paymentId = '0198f3b0-88d1-7f0a-93c4-5b2e6a9d1c06'
export const exportId = '0198f3d1-4b7e-7c90-a6f2-8d1e3c5b7a07'
export const publicId = 'Kp3vT9xWq2Lm'
export const sessionId = '7c1e5a90b3d84f26a1c0e9d7b5f48362'
export const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
export const at = '2026-03-02T14:05:09Z'
export const question = 'What made you cancel?'
export const answer = 'It was too slow.'
export const done = { ok: true as const }

export const helpLine = {
  name: 'CVV',
  number: '188',
  url: null,
  for: 'talk' as const,
  limited_hours: false,
}
