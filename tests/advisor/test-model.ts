/** A language-model advisor over a scripted server, and requests for it. */
import { afterEach } from 'vitest'
import type { Passage } from '#schema/core/advice'
import type { BriefRequest, ReplyRequest } from '../../service/advisor/engine.ts'
import { openModelAdvisor } from '../../service/advisor/model/model-advisor.ts'
import type { ModelSettings } from '../../service/runtime/model-settings.ts'
import { fixedSources } from '../core/sources.ts'
import { startModelServer } from './model-server.ts'
import { seededRecords } from './seeded-records.ts'

/** The key of every test; it must not appear anywhere. */
export const plantedKey = 'sk-planted-93f1c2aa7be0'

const cafe = seededRecords('cafe')

/** Settings for a server on loopback. */
export const settingsFor = (url: string, other: Partial<ModelSettings> = {}): ModelSettings => ({
  url,
  model: 'test-model',
  apiKey: plantedKey,
  inputPrice: undefined,
  outputPrice: undefined,
  timeoutMs: 30_000,
  turnMs: 30_000,
  ...other,
})

/** An advisor, its server, and the errors that it reported. */
export const openTestModel = async (other: Partial<ModelSettings> = {}) => {
  const server = await startModelServer()
  const faults: string[] = []
  const settings = settingsFor(server.url, other)
  const advisor = openModelAdvisor(settings, fixedSources(), ({ message }) => void faults.push(message))
  return { server, advisor, faults }
}

/** Opens such advisors, and stops a test's servers after it. */
export const testModels = () => {
  const opened: Awaited<ReturnType<typeof openTestModel>>[] = []
  afterEach(async () => {
    for (const { server } of opened.splice(0)) await server.stop()
  })
  return async (...args: Parameters<typeof openTestModel>) => {
    const model = await openTestModel(...args)
    opened.push(model)
    return model
  }
}

/** Two passages written by the business itself. */
export const passages: readonly Passage[] = [
  { kind: 'memo', id: 'm1', title: 'Milk is dearer', excerpt: 'The dairy puts milk up by 14% from Monday.' },
]

/** A request for a brief on the café. */
export const briefOrder = (topic = 'How is our margin?'): BriefRequest => ({
  records: cafe,
  topic,
  personaKey: 'hospitality_ceo',
  passages,
})

/** A request for a reply to the café. */
export const replyOrder = (message = 'How is our margin?'): ReplyRequest => ({
  records: cafe,
  personaKey: 'financial_analyst',
  message,
  earlier: [{ message: 'Hello', reply: 'Good morning.' }],
  passages,
})

/** A brief as a model writes it. */
export const briefJson = (texts: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify({
    title: 'Margin holds',
    category: 'Margin and costs',
    what: 'Margin holds.',
    why: 'Costs are steady.',
    soWhat: 'Change nothing this week.',
    ...texts,
  })

/** Runs a reply to its end; returns its text, and how it ended. */
export const hear = async (
  { advisor }: { readonly advisor: Awaited<ReturnType<typeof openTestModel>>['advisor'] },
  order = replyOrder(),
  signal = new AbortController().signal,
) => {
  const told: string[] = []
  const draft = await advisor.reply(order, async (piece) => void told.push(piece), signal)
  return { told, draft }
}

/** A signal that is never aborted. */
export const nobody = (): AbortSignal => new AbortController().signal
