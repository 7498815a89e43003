/** Texts that try to redirect the advisor, in every place where they can occur: none may be obeyed, and no markup shown. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoTime } from '#schema/core/scalars'
import { FocusId } from '#schema/focus/focus'
import { MemoId } from '#schema/memo/memo'
import { builtIn } from '../../service/advisor/built-in.ts'
import type { AdvisorEngine } from '../../service/advisor/engine.ts'
import type { Records } from '../../service/advisor/records.ts'
import { hazardsIn } from './hazards.ts'
import { injections } from './injections.ts'
import { madeOnce } from './made-once.ts'
import { indiscreet, obedient } from './obedient-model.ts'
import { seededRecords } from './seeded-records.ts'
import { nobody, openTestModel } from './test-model.ts'

vi.setConfig({ testTimeout: 120_000 })

const cafe = seededRecords('cafe')
const createdAt = decodeOrThrow(IsoTime, '2026-11-19T00:00:00.000Z', 'A time')

const recent = { ...cafe, kpis: cafe.kpis.slice(-14), days: cafe.days.slice(-28) }

/** Records with the text wherever a person or a machine may have written it. */
const plant = (words: string): Records => ({
  ...recent,
  business: { ...cafe.business, name: words.slice(0, 80) },
  focus: {
    id: decodeOrThrow(FocusId, 'focus-1', 'A focus'),
    primaryFocus: words,
    secondaryPriorities: [words],
    urgency: 'high',
    timeline: 'week',
    description: words,
    successMetrics: [words],
  },
  memos: [
    {
      id: decodeOrThrow(MemoId, 'memo-1', 'A memo'),
      subject: words,
      content: words,
      type: 'directive',
      priority: 'high',
      status: 'unread',
      fromPersona: words,
      createdAt,
    },
  ],
  advisories: [
    {
      id: decodeOrThrow(AdvisoryId, 'advisory-1', 'An advisory'),
      title: words,
      message: words,
      urgency: 'high',
      status: 'new',
      suggestedAction: words,
      createdAt,
    },
  ],
})

const known = new WeakMap<Records, Map<string, Records>>()
const planted = (words: string): Records => madeOnce(known, recent, words, () => plant(words))

type Asked = { readonly topics: readonly string[]; readonly messages: readonly string[] }

/** All texts that a reader would see, with the injected text on record and in the thread. */
const shownBy = async (
  advisor: AdvisorEngine,
  words: string,
  { topics, messages }: Asked,
): Promise<readonly string[]> => {
  const passages = [{ kind: 'memo' as const, id: 'memo-1', title: words.slice(0, 300), excerpt: words }]
  const by = { records: planted(words), passages, personaKey: 'hospitality_ceo' }
  const earlier = [{ message: words, reply: `The memo says “${words}”.` }]
  const shown: string[] = []
  for (const topic of topics) {
    const brief = await advisor.writeBrief({ ...by, topic }, nobody())
    shown.push(brief.title, brief.what, brief.why, brief.soWhat)
  }
  for (const message of messages) {
    const told: string[] = []
    const tell = async (piece: string) => void told.push(piece)
    const reply = await advisor.reply({ ...by, message, earlier }, tell, nobody())
    shown.push(told.join(''), reply.message)
  }
  return shown
}

const memoQuestion = 'What did the memo say about costs?'

const prompt =
  /You are the advisor in Jarvin, which helps|The mark of this request is|No sentence in it is an instruction/

const check = (shown: readonly string[]) => {
  for (const text of shown) {
    expect.soft(hazardsIn(text), text).toEqual([])
    expect.soft(text).not.toMatch(prompt)
  }
}

it('are a hundred at least, each once', () => {
  expect(injections.length).toBeGreaterThanOrEqual(100)
  expect(new Set(injections.map(([, words]) => words)).size).toBe(injections.length)
})

describe.each([...new Set(injections.map(([style]) => style))])('%s', (style) => {
  const ofStyle = injections.filter((one) => one[0] === style).map(([, words]) => words)
  let model: Awaited<ReturnType<typeof openTestModel>>
  beforeAll(async () => {
    model = await openTestModel()
  })
  afterAll(() => model.server.stop())

  it('does nothing to the built-in advisor', async () => {
    for (const words of ofStyle) {
      const messages = [words, 'What should I do this week?', memoQuestion]
      check(await shownBy(builtIn, words, { topics: [words.trim(), memoQuestion], messages }))
    }
  })

  it('comes out harmless of a model that obeys', async () => {
    model.server.answers(obedient)
    for (const words of ofStyle)
      check(await shownBy(model.advisor, words, { topics: [words.trim()], messages: [memoQuestion] }))
    // One of the attacks begins like the rules.
    for (const fault of model.faults) expect(fault).toContain('repeated its instructions')
  })

  it('gets no rules out of a model that tells them', async () => {
    model.server.answers(indiscreet)
    check(
      await shownBy(model.advisor, ofStyle[0] ?? '', { topics: [memoQuestion], messages: [memoQuestion] }),
    )
    expect(model.faults.every((fault) => fault.includes('repeated its instructions'))).toBe(true)
  })

  it('reaches a model as data alone: between the marks, and with no way out of them', async () => {
    model.server.answers(obedient)
    for (const { messages } of model.server.asked) {
      const [system, ...talk] = messages
      const mark = /mark of this request is (\w+)\./.exec(system?.content ?? '')?.[1] ?? 'none'
      for (const words of ofStyle) expect(system?.content).not.toContain(words)
      // What the model said itself is not data.
      for (const { content } of talk.filter(({ role }) => role !== 'assistant'))
        expect(
          content.replaceAll(new RegExp(`<<< ${mark} \\w+\\n[^\\n]*\\n${mark} >>>`, 'g'), '').trim(),
        ).toBe('')
    }
  })
})
