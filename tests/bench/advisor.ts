/**
 * Part `advisor`: time for briefs and for the first text of replies over HTTP, CPU time for hostile messages, tokens of a
 * language model's prompt, and planted statements.
 */

import { ReplyProgress } from '#schema/chat/chat'
import { decodeOrThrow } from '#schema/core/decode'
import { businessTypes } from '#schema/session/session'
import { replyPrompt } from '../../service/advisor/model/prompt.ts'
import { estimateTokens } from '../../service/advisor/model/token-estimate.ts'
import { systemSources } from '../../service/runtime/open-service.ts'
import { plantedOutcomes } from '../advisor/planted-outcomes.ts'
import { seededRecords } from '../advisor/seeded-records.ts'
import { follow } from '../change-feed/follow.ts'
import { startTestService } from '../core/service.ts'
import type { Bench } from './bench-run.ts'
import { conversationTurns, type HostileCost, measureHostile } from './hostile.ts'
import { percentile } from './measure.ts'

const topics = [
  'How do we improve our margin?',
  'How long does the cash last?',
  'Roster for Friday',
  'Should we raise prices by 5%?',
  'How did last week go?',
  'What will sales be in December?',
  'Which espresso machine should we buy?',
]

/** A new session before the limit of calls per minute is reached. */
const callsPerSession = 50

/** Milliseconds per brief; throws if one is not written. */
const measureBriefs = async ({ ownerUrl, isQuick }: Bench): Promise<readonly number[]> => {
  const running = await startTestService(ownerUrl, { sources: systemSources })
  try {
    const milliseconds: number[] = []
    for (const business of businessTypes) {
      const session = await running.signIn(business)
      for (let turn = 0; turn < (isQuick ? 20 : callsPerSession); turn++) {
        const from = performance.now()
        const body = { topic: topics[turn % topics.length] }
        const { status, text } = await running.call('POST', '/api/briefs/generate', { session, body })
        milliseconds.push(performance.now() - from)
        if (status !== 200) throw new Error(`A brief was not written: ${status} ${text}`)
      }
    }
    return milliseconds
  } finally {
    await running.stop()
  }
}

const questions = [
  'How are we doing?',
  'Why did revenue fall last week?',
  'and the week before?',
  'What if we raise prices by 5%?',
  'What is at risk?',
  'What did you advise about staff?',
]

/** Milliseconds until the first text of each reply; throws if one does not complete. */
const measureChat = async ({ ownerUrl, isQuick }: Bench): Promise<readonly number[]> => {
  const running = await startTestService(ownerUrl, { sources: systemSources })
  try {
    const milliseconds: number[] = []
    for (const business of businessTypes) {
      const session = await running.signIn(business)
      const threadId = `bench-${business}`
      for (let turn = 0; turn < (isQuick ? 20 : callsPerSession); turn++) {
        const body = {
          message: questions[turn % questions.length],
          personaKey: 'financial_analyst',
          threadId,
        }
        const from = performance.now()
        const reply = await follow(`${running.baseUrl}/api/chat/send`, { method: 'POST', session, body })
        for (let text = ''; text === ''; ) {
          const event = await reply.next()
          text = decodeOrThrow(ReplyProgress, JSON.parse(event?.data ?? 'null'), 'The start of a reply').text
        }
        milliseconds.push(performance.now() - from)
        const last = (await reply.rest()).at(-1)
        if (!last?.data.includes('"status":"complete"')) throw new Error(`A reply ended as ${last?.data}`)
      }
    }
    return milliseconds
  } finally {
    await running.stop()
  }
}

/** Estimated tokens sent to a language model before its tools: for a first question, and for the longest thread. */
const measurePrompts = (): readonly (readonly [first: number, longest: number])[] =>
  businessTypes.map((business) => {
    const tokensOf = (message: string, length: number): number => {
      const earlier = Array.from({ length }, () => ({ message, reply: message }))
      const order = {
        records: seededRecords(business),
        personaKey: 'risk_manager',
        message,
        earlier,
        passages: [],
      }
      const { system, messages } = replyPrompt(order, 'f'.repeat(24))
      return estimateTokens([system, ...messages.map(({ content }) => content)].join('\n'))
    }
    return [
      tokensOf('How are we doing?', 0),
      tokensOf('Why did revenue fall in 2026? '.repeat(250), conversationTurns),
    ]
  })

/** Planted statements of a model: how many wrong ones were marked, and how many right ones. */
const measurePlanted = () => {
  const outcomes = businessTypes.flatMap((business) => plantedOutcomes(business).outcomes)
  const wrong = outcomes.filter((one) => one.wrong !== undefined)
  const right = outcomes.filter((one) => one.wrong === undefined)
  const marked = (all: typeof outcomes) => all.filter(({ isMarked }) => isMarked).length
  return { wrong: wrong.length, marked: marked(wrong), right: right.length, falselyMarked: marked(right) }
}

export const advisor = async (bench: Bench): Promise<unknown> => {
  const briefs = await measureBriefs(bench)
  const [p50, p95] = [percentile(briefs, 0.5), percentile(briefs, 0.95)]
  bench.print(
    `  ${briefs.length} briefs over HTTP: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (target: at most 150)`,
  )
  const replies = await measureChat(bench)
  const [first50, first95] = [percentile(replies, 0.5), percentile(replies, 0.95)]
  bench.print(
    `  ${replies.length} chat replies over HTTP, first text: p50 ${first50.toFixed(0)} ms, p95 ${first95.toFixed(0)} ms (target: at most 150)`,
  )
  const hostile = await measureHostile()
  const parts = [0.5, 0.99, 1]
  const spreadOf = (cost: keyof HostileCost) =>
    parts.map((part) =>
      percentile(
        hostile.map((one) => one[cost]),
        part,
      ),
    )
  const [least, firsts, firstsOnThread] = [
    spreadOf('least'),
    spreadOf('first'),
    spreadOf('firstOnThread'),
  ] as const
  const shown = ([p50, p99, most]: readonly number[]) =>
    `p50 ${p50?.toFixed(1)} ms, p99 ${p99?.toFixed(1)} ms, max ${most?.toFixed(1)} ms`
  bench.print(
    `  ${hostile.length} replies to messages designed to be slow to parse, CPU: ${shown(least)} (target: at most 20); their first try on the thread that answers calls: ${shown(firstsOnThread)} (target: at most 20), with compiling and collecting garbage beside it: ${shown(firsts)}`,
  )
  const prompts = measurePrompts()
  const [first, longest] = [0, 1].map((at) => Math.max(...prompts.map((one) => one[at] ?? 0)))
  bench.print(
    `  prompt of a language model before its tools, by our own estimate of tokens: ${first}, with the longest question and thread ${longest} (target: at most 3000)`,
  )
  const planted = measurePlanted()
  bench.print(
    `  planted statements: ${planted.marked} of ${planted.wrong} wrong ones marked (target: at least 99 %), ${planted.falselyMarked} of ${planted.right} right ones (target: at most 1 %)`,
  )
  return {
    prompt: { first, longest },
    planted,
    hostile: { count: hostile.length, least, firsts, firstsOnThread },
    briefs: { count: briefs.length, p50, p95 },
    chat: { count: replies.length, p50: first50, p95: first95 },
  }
}
