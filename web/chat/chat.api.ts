/** Chat calls derived from the contract; streamed replies are read by `reply-stream.ts`. */
import { chatEndpoints } from '#schema/chat/chat.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

const { listThreads, readThread, stopReply } = chatEndpoints

export const chatApi = api.injectEndpoints({
  endpoints: fromContract({ listThreads, readThread, stopReply }),
})
export const { useListThreadsQuery, useReadThreadQuery } = chatApi
