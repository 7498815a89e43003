import { describe, it } from 'vitest'
import { AdvisorKey, MessageId, ReplyStatus, ThreadId } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { chatDecider } from '../../service/chat/chat.decider.ts'
import { deciderSpec } from '../core/decider-spec.ts'

const { given } = deciderSpec(chatDecider)
const question = (n: number) => ({
  threadId: decodeOrThrow(ThreadId, 't1', 'A thread'),
  messageId: decodeOrThrow(MessageId, `m${n}`, 'A message'),
  replyId: decodeOrThrow(MessageId, `r${n}`, 'A reply'),
  personaKey: decodeOrThrow(AdvisorKey, 'risk_manager', 'A style'),
})
const sent = (n: number) =>
  ({
    type: 'ChatMessageSent',
    data: { ...question(n), tab: 'Advisor', message: 'What is at risk?' },
  }) as const
const send = (n: number) => ({ type: 'send', ...sent(n).data }) as const
const ending = (status: 'complete' | 'stopped' | 'interrupted') => ({
  message: 'The lease.',
  status: decodeOrThrow(ReplyStatus, status, 'A status'),
})
const replied = (n: number) =>
  ({ type: 'ChatReplied', data: { ...question(n), ...ending('complete') } }) as const
const end = (n: number, status: 'complete' | 'stopped' | 'interrupted') =>
  ({ type: 'end', replyId: question(n).replyId, ...ending(status) }) as const

describe('a thread', () => {
  it('accepts a first question', () => given().when(send(1)).yields(sent(1)))

  it('accepts the next question after the reply', () =>
    given(sent(1), replied(1)).when(send(2)).yields(sent(2)))

  it('refuses a question while a reply is being written', () =>
    given(sent(1)).when(send(2)).refused('chat/pending'))
})

describe('a reply', () => {
  it('ends as complete, stopped or interrupted, with the text so far', () => {
    for (const status of ['complete', 'stopped', 'interrupted'] as const)
      given(sent(1))
        .when(end(1, status))
        .yields({ type: 'ChatReplied', data: { ...question(1), ...ending(status) } })
  })

  it('ends only once', () => {
    given(sent(1), replied(1)).when(end(1, 'stopped')).refused('chat/ended')
    given(sent(1), replied(1), sent(2)).when(end(1, 'stopped')).refused('chat/ended')
  })

  it('must have a question', () => given().when(end(1, 'complete')).refused('chat/unknown-reply'))
})
