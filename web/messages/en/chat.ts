/** What the panel of the advisors says around a conversation; what stands in it lies in `reply.ts`. */
import { area } from '../../core/language.ts'
import { number } from '../../kit/formats.ts'

const tabs: { readonly [tabId: string]: string | undefined } = {
  agent: 'Agent',
  analyst: 'Analyst',
  advisor: 'Advisor',
}

const introductions: { readonly [tabId: string]: string | undefined } = {
  agent: 'I act on what you decide: drafts, rosters, plans.',
  analyst: 'Ask about any figure. The answer will name its record.',
  advisor: 'I weigh what to do next, and say what speaks against it.',
}

export const chatText = area('chat', {
  advisors: 'Advisors',
  tabs,
  numbered: (count: string) => `Chat ${count}`,
  newTab: 'New tab',
  closeTab: (title: string) => `Close ${title}`,
  closedChats: 'Closed chats',
  closedChat: (title: string, began: string) => `${title}: ${began}`,
  conversation: (title: string) => `Conversation with ${title}`,
  messages: (title: string) => `Messages of ${title}`,
  introductions,
  introduction: 'A blank page for a question of its own.',
  suggested: 'Suggested questions',
  ask: (title: string) => `Ask ${title}`,
  message: (title: string) => `Message to ${title}`,
  send: 'Send',
  stop: 'Stop',
  keys: 'Enter sends, Shift Enter breaks the line',
  answering: (title: string) => `${title} is answering`,
  inputOpens: 'Input opens when the reply is done',
  loading: 'Loading the conversation',
  readOnly: 'Nothing can be asked at an earlier moment',
  opensOnceLoaded: 'Input opens once the conversation is loaded',
  tooLong: (length: number, most: number) =>
    `A message can have ${number(most)} characters; this one has ${number(length)}.`,
  elsewhere:
    'Another window of this business waits for a reply in this thread. Your words are kept here; send them once it is done.',
  stopLost: 'The reply could not be stopped. It goes on.',
  jump: 'Jump to latest',
})
