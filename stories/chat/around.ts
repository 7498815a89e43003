import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import listThreadsEmpty from '../../fixtures/chat/listThreads.empty.json'
import listThreads from '../../fixtures/chat/listThreads.json'
import readThread from '../../fixtures/chat/readThread.json'
import sendMessage from '../../fixtures/chat/sendMessage.json'
import { answer } from '../../fixtures/core/answers.ts'
import { streamed } from '../../fixtures/core/streams.ts'
import listMemos from '../../fixtures/memo/listMemos.json'
import getMe from '../../fixtures/session/getMe.json'
import { tabShown } from '../../web/chat/chat.state.ts'
import type { Store } from '../../web/core/store.ts'

/** The screen beside which the advisors stand. */
export const route = '/nudges'
/** What the frame and that screen ask. */
export const around = [
  answer('getMe', getMe),
  answer('listAdvisories', listAdvisories),
  answer('listMemos', listMemos),
]
/** Three threads on record. */
export const threads = answer('listThreads', listThreads)
/** None on record. */
export const noThreads = answer('listThreads', listThreadsEmpty)
/** The two turns with the Analyst. */
export const thread = answer('readThread', readThread)
/** Shows the tab of the Analyst. */
export const onAnalyst = (store: Store) => store.dispatch(tabShown('analyst'))
/** An answer to whatever is asked. */
export const told = streamed('sendMessage', sendMessage)
