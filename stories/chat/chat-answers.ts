import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import listThreadsEmpty from '../../fixtures/chat/listThreads.empty.json'
import listThreads from '../../fixtures/chat/listThreads.json'
import readThread from '../../fixtures/chat/readThread.json'
import sendMessage from '../../fixtures/chat/sendMessage.json'
import { replay } from '../../fixtures/core/replay.ts'
import { replayStream } from '../../fixtures/core/replay-stream.ts'
import listMemos from '../../fixtures/memo/listMemos.json'
import getMe from '../../fixtures/session/getMe.json'
import { tabShown } from '../../web/chat/chat.state.ts'
import type { Store } from '../../web/core/store.ts'

/** The screen beside the chat panel. */
export const route = '/nudges'
/** Answers for the frame and that screen. */
export const base = [
  replay('getMe', getMe),
  replay('listAdvisories', listAdvisories),
  replay('listMemos', listMemos),
]
/** Three recorded threads. */
export const threads = replay('listThreads', listThreads)
export const noThreads = replay('listThreads', listThreadsEmpty)
/** Two turns with the Analyst. */
export const thread = replay('readThread', readThread)
export const onAnalyst = (store: Store) => store.dispatch(tabShown('analyst'))
/** Answers any question. */
export const anyReply = replayStream('sendMessage', sendMessage)
