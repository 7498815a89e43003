/** A language model that looks things up: well, badly, never, endlessly, in parallel, and with wrong arguments. */
import { describe, expect, it } from 'vitest'
import { Basis } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import { builtIn } from '../../service/advisor/built-in.ts'
import type { AskedModel, ScriptedCall } from './model-server.ts'
import { hear, nobody, replyOrder, testModels } from './test-model.ts'

const open = testModels()

const lastWeek = { of: { kind: 'last', unit: 'week', count: 1 } }
const fourWeeks = { of: { kind: 'last', unit: 'week', count: 4 } }
const before = { ...fourWeeks, moved: 'just-before' }
const query = (plan: unknown): ScriptedCall => ({ name: 'query', argument: { plan } })
const revenue = query({ operator: 'value', measure: 'revenue', period: lastWeek })
const revenueChange = query({
  operator: 'compare',
  measure: 'revenue',
  of: { period: fourWeeks },
  against: { period: before },
})

/** Results of the tools so far, as the model reads them. */
const results = ({ messages }: AskedModel): readonly string[] =>
  messages.filter(({ role }) => role === 'tool').map(({ content }) => content)

/** The result of a receipt, by what it is about. */
const shownIs = (content: string, is: string): string =>
  new RegExp(`"is":"${is}","label":"[^"]*","shown":"([^"]+)"`).exec(content)?.[1] ?? 'none'

describe('a model that looks things up', () => {
  it('cites receipts, and code writes their figures', async () => {
    const model = await open({ inputPrice: 1, outputPrice: 1 })
    const usage = { prompt_tokens: 1000, completion_tokens: 50 }
    model.server.answers({ calls: [revenue], usage }, { says: 'Revenue was {{r1}} last week.', usage })
    const { told, draft } = await hear(model)
    const [result = ''] = results(model.server.asked[1] ?? { model: '', messages: [], authorization: '' })
    const shown = shownIs(result, 'answer')
    expect(shown).toMatch(/^\$[\d,]+$/)
    expect(told.join('')).toBe(`Revenue was ${shown} last week.`)
    expect(draft.basis.unverified).toEqual([])
    expect(draft.basis.figures).toEqual([expect.objectContaining({ shown })])
    expect(draft.basis.advisor).toMatchObject({ inputTokens: 2000, outputTokens: 100, costUsd: 0.0021 })
    expect(draft.plans).toEqual([{ operator: 'value', measure: 'revenue', period: lastWeek }])
    expect(draft.basis.confidence).toMatchObject({ reading: 0.9, percent: expect.any(Number) })
    expect(decodeOrThrow(Basis, draft.basis, 'A basis')).toEqual(draft.basis)
    expect(model.faults).toEqual([])
  })

  it('gives changes with their sign, or without it beside a word that has it', async () => {
    const model = await open()
    const way = (asked: AskedModel) =>
      shownIs(results(asked)[0] ?? '', 'change').startsWith('−') ? 'fell' : 'rose'
    model.server.answers(
      { calls: [revenueChange] },
      { says: (asked) => `Revenue ${way(asked)} by $\{{r3}}. The change was {{r3}}.` },
    )
    const { draft } = await hear(model)
    expect(draft.message).toMatch(/^Revenue (?:rose|fell) by \$[\d,]+\. The change was [+−]\$[\d,]+\.$/)
    expect(draft.basis.unverified).toEqual([])
  })

  it('may call several at once', async () => {
    const model = await open()
    const others: readonly ScriptedCall[] = [
      { name: 'timeline', argument: { period: fourWeeks } },
      { name: 'search', argument: { words: 'milk price' } },
      { name: 'options', argument: { matter: 'raise the margin' } },
      { name: 'forecast', argument: { measure: 'revenue', weeks: 4 } },
    ]
    model.server.answers({ calls: [revenue, ...others] }, { says: 'Revenue was {{r1}}.' })
    const { draft } = await hear(model)
    const told = results(model.server.asked[1] ?? { model: '', messages: [], authorization: '' })
    expect(told).toHaveLength(5)
    for (const result of told) expect(result).not.toContain('"error"')
    expect(draft.plans?.map(({ operator }) => operator)).toEqual([
      'value',
      'find',
      'find',
      'advise',
      'forecast',
    ])
    expect(draft.basis.unverified).toEqual([])
  })

  it.each([
    [
      'a measure that there is not',
      { plan: { operator: 'value', measure: 'karma', period: lastWeek } },
      'plan.measure must be one of revenue',
    ],
    ['no period', { plan: { operator: 'value', measure: 'revenue' } }, 'plan.period is required'],
    [
      'another kind of period',
      { plan: { operator: 'value', measure: 'revenue', period: { of: { kind: 'moon' } } } },
      'plan.period.of.kind must be one of dates, unit-of',
    ],
    ['no plan', {}, 'plan is required'],
    ['an action', { plan: { operator: 'act', action: 'roster' } }, 'plan.operator must be one of value'],
    ['a list', [], 'body must be'],
  ])('is told which field is wrong, given %s, and may mend it', async (_, argument, sentence) => {
    const model = await open()
    model.server.answers(
      { calls: [{ name: 'query', argument }] },
      { calls: [revenue] },
      { says: 'Revenue was {{r1}}.' },
    )
    const { draft } = await hear(model)
    expect(results(model.server.asked[1] ?? { model: '', messages: [], authorization: '' })[0]).toContain(
      sentence,
    )
    expect(draft.message).toMatch(/^Revenue was \$[\d,]+\.$/)
    expect(draft.plans).toHaveLength(1)
  })

  it('gets over arguments that are no JSON, and a tool that there is not', async () => {
    const model = await open()
    model.server.answers(
      {
        calls: [
          { name: 'query', argument: '{"plan":' },
          { name: 'acceptAdvisory', argument: {} },
        ],
      },
      { calls: [revenue] },
      { says: 'Revenue was {{r1}}.' },
    )
    const { draft } = await hear(model)
    expect(draft.message).toMatch(/^Revenue was \$[\d,]+\.$/)
    expect(model.faults).toEqual([])
  })

  it('that never looks anything up is hardly sure, and its numbers are marked', async () => {
    const model = await open()
    model.server.answers({ says: 'Revenue was $18,420 last week and it rose.' })
    const { draft } = await hear(model)
    expect(draft.message).toBe('Revenue was $18,420 (unverified) last week and it rose (unverified).')
    expect(draft.basis.confidence.percent).toBeLessThanOrEqual(20)
    expect(draft.plans).toEqual([])
  })

  it('gets eight answers in a turn, and none after that', async () => {
    const model = await open()
    model.server.answers(
      { calls: Array.from({ length: 11 }, () => revenue) },
      { says: 'Revenue was {{r1}}.' },
    )
    const { draft } = await hear(model)
    const told = results(model.server.asked[1] ?? { model: '', messages: [], authorization: '' })
    expect(told.filter((result) => result.includes('No more look-ups'))).toHaveLength(3)
    expect(model.server.asked[1]?.tools).toBeUndefined()
    expect(draft.basis.unverified).toEqual([])
  })

  it('that calls for ever is stopped, and our own analysis answers', async () => {
    const model = await open()
    model.server.answers({ calls: [revenue] })
    const { draft } = await hear(model)
    const ground = await builtIn.reply(replyOrder(), async () => {}, nobody())
    expect(model.server.asked.length).toBeLessThanOrEqual(10)
    expect(draft.message).toBe(ground.message)
    expect(draft.basis.advisor.note).toContain('kept looking things up without answering')
    expect(model.faults).toHaveLength(1)
  })

  it('has so long for a turn, however quick each step is', async () => {
    const model = await open({ turnMs: 400 })
    const slow = () => new Promise<void>((next) => void setTimeout(next, 60))
    model.server.answers({ says: 'Looking. ', before: slow, calls: [revenue] })
    const { draft } = await hear(model)
    expect(draft.message).toContain('did not answer in time. The rest of its answer is missing.')
  })
})
