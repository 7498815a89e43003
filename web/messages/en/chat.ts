/** Texts of the chat panel around a conversation; those inside it are in `reply.ts`. */
import { area } from '../../core/language.ts'
import { number } from '../../kit/formats.ts'

/** What is on record without weekly figures. */
export type HeldAlone = 'debtors' | 'timesheets' | 'both'

const tabs: { readonly [tabId: string]: string | undefined } = {
  agent: 'Agent',
  analyst: 'Analyst',
  advisor: 'Advisor',
}

const introductions: { readonly [tabId: string]: string | undefined } = {
  agent: 'I act on what you decide: drafts, rosters, plans.',
  analyst: 'Ask about any figure. The answer names its record.',
  advisor: 'I weigh up what to do next, and give you the case against it.',
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
  messages: (title: string) => `Messages with ${title}`,
  introductions,
  introduction: 'A blank page for a separate question.',
  held: {
    debtors: 'I know what customers owe you. For weekly figures, import sales and costs.',
    timesheets: 'I know your timesheets: days worked and billed. For weekly figures, import sales and costs.',
    both: 'I know what customers owe you, and your timesheets. For weekly figures, import sales and costs.',
  } satisfies Readonly<Record<HeldAlone, string>>,
  noFigures: 'I don’t have your figures yet, so I won’t quote any. Ask me how to get them in.',
  suggested: 'Suggested questions',
  ask: (title: string) => `Ask ${title}`,
  message: (title: string) => `Message to ${title}`,
  send: 'Send',
  stop: 'Stop',
  keys: 'Enter sends, Shift Enter starts a new line',
  answering: (title: string) => `${title} is answering`,
  typeAfterReply: 'You can type again when the reply is done',
  loading: 'Loading the conversation',
  notInRole: 'Your role can read chats but not ask questions. An owner can change that',
  readOnly: 'You can’t ask questions at an earlier moment',
  typeAfterLoading: 'You can type once the conversation has loaded',
  tooLong: (length: number, most: number) =>
    `A message can have up to ${number(most)} characters; this one has ${number(length)}.`,
  elsewhere:
    'Another window is waiting for a reply in this conversation. Your message is kept here; send it once that reply is done.',
  stopLost: 'The reply could not be stopped and is still being written.',
  jumpToLatest: 'Jump to latest',
})
