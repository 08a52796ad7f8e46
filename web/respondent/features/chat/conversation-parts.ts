// What a conversation needs for its first question, as one file of the build.
export { Chat } from './Chat.tsx'
export { createLiveSubscriber } from '../../conversation/live-feed.ts'
export { handleMessage, requestQuestion } from '../../conversation/interview.ts'
