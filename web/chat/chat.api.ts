/** Calls of this slice, derived from the contract; a reply that is being written is read by `reply-stream` instead. */
import { chatEndpoints } from '#schema/chat/chat.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

const { listThreads, readThread, stopReply } = chatEndpoints

export const chatApi = api.injectEndpoints({
  endpoints: fromContract({ listThreads, readThread, stopReply }),
})
export const { useListThreadsQuery, useReadThreadQuery } = chatApi
