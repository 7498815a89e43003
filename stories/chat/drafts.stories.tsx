/** Replies that ask back or bring drafts: choices as buttons, and what a quick action made. */
import { api } from '#schema/api'
import { ChatReply, ThreadId } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import readThread from '../../fixtures/chat/readThread.json'
import sendMessageAskedBack from '../../fixtures/chat/sendMessage.askedBack.json'
import sendMessageEmails from '../../fixtures/chat/sendMessage.emails.json'
import sendMessagePosts from '../../fixtures/chat/sendMessage.posts.json'
import sendMessageRoster from '../../fixtures/chat/sendMessage.roster.json'
import { replayAny } from '../../fixtures/core/replay.ts'
import { sheetToggled } from '../../web/chat/chat.state.ts'
import type { Store } from '../../web/core/store.ts'
import { changed } from '../core/long-texts.ts'
import { story } from '../core/story.tsx'
import { anyReply, base, onAnalyst, route, threads } from './chat-answers.ts'

export default { title: 'Signed in/Chat/Choices and drafts' }

const threadId = decodeOrThrow(ThreadId, readThread.request.path.split('/').at(-1), 'the thread')

/** A thread of one question with a recorded reply. */
const answered = (reply: Parameters<typeof changed>[0], question: string) => [
  ...base,
  threads,
  replayAny(
    'readThread',
    changed(readThread, api.readThread.output, () => {
      const told = decodeOrThrow(ChatReply, reply.body, 'the reply')
      const { messageId, createdAt } = told
      return [{ messageId, createdAt, message: question, reply: { ...told, threadId } }]
    }),
  ),
  anyReply,
]

const askedBack = answered(sendMessageAskedBack, 'The thing from before?')

/** The advisor asks back; a choice is sent as the answer. */
export const Choices = story({ route, answers: askedBack, before: onAnalyst })

export const ChoicesDark = story({ route, answers: askedBack, before: onAnalyst, theme: 'dark' })

const inSheet = (store: Store) => {
  onAnalyst(store)
  store.dispatch(sheetToggled(true))
}

export const ChoicesNarrow = story({ route, answers: askedBack, before: inSheet, width: 390 })
ChoicesNarrow.storyName = 'Choices 390'

const drafted = answered(sendMessageEmails, 'Draft an email to our coffee supplier about the price rise')

/** An email drafted in the conversation, to be edited there. */
export const EmailDraft = story({ route, answers: drafted, before: onAnalyst })

export const EmailDraftNarrow = story({ route, answers: drafted, before: inSheet, width: 390 })
EmailDraftNarrow.storyName = 'Email draft 390'

/** A roster proposed in the conversation. */
export const RosterDraft = story({
  route,
  answers: answered(sendMessageRoster, 'Make a roster for next week'),
  before: onAnalyst,
})

/** Posts planned in the conversation. */
export const PostsDraftDark = story({
  route,
  answers: answered(sendMessagePosts, 'Plan our social media posts for next week'),
  before: onAnalyst,
  theme: 'dark',
})
