/** What stands between quotation marks is looked up by its title, and decides nothing about what is asked. */
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { replyFromRecords } from '../../service/advisor/chat/reply.ts'
import { understand } from '../../service/advisor/chat/understand.ts'
import { seededRecords } from './seeded-records.ts'

const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')
const calendar = { latest: day('2026-11-09'), today: day('2026-11-20') }

it.each([
  ['What is the evidence for the advisory “Raise prices by 5% before Christmas”?', { intent: 'recall' }],
  ['What do our memos and advisories say about “Supplier price increase”?', { intent: 'recall' }],
  ['Explain "Cut 10 hours from the roster"', { intent: 'recall', titles: ['Cut 10 hours from the roster'] }],
  ['“Why did revenue fall?”', { intent: 'recall' }],
  ['Why did we get the advisory “Lower the rent”?', { intent: 'recall' }],
  ['About the brief “What if rent doubles?”: how are we doing?', { intent: 'overview' }],
  ['About the brief “What if rent doubles?”:', { intent: 'recall' }],
  ['Why did "average spend" fall last week?', { intent: 'why', metric: 'revenuePerTransaction' }],
  ['Accept “Raise prices by 5%”', { intent: 'act' }],
])('%s', (message, expected) => {
  expect(understand(message, undefined, calendar)).toMatchObject(expected)
})

const cafe = seededRecords('cafe')
const ask = (message: string) =>
  replyFromRecords(
    { records: cafe, personaKey: 'risk_manager', message, earlier: [], passages: [] },
    async () => {},
    new AbortController().signal,
  )

describe('an answer about a title', () => {
  it.each(cafe.advisories.map(({ title, id }) => [title, id]))(
    'comes from that advisory: %s',
    async (title, id) => {
      const { message, basis } = await ask(`What is the evidence for the advisory “${title}”?`)
      expect(message).toMatch(/^Here is what was written:/)
      expect(basis.passages.map((one) => one.id)).toEqual([id])
    },
  )

  it('finds memos and advisories where both are asked for', async () => {
    const [memo] = cafe.memos
    const { basis } = await ask(`What do our memos and advisories say about “${memo?.subject}”?`)
    expect(basis.passages.map(({ id }) => id)).toEqual([memo?.id])
  })
})

describe('an answer about a cost', () => {
  it('says that profit falls where others charge more, and what would make up for it', async () => {
    const { message } = await ask("Our supplier's prices go up by 6%")
    expect(message).toMatch(/^With spending on food and drink supplies up 6.0%, profit goes down about \$/)
    expect(message).toContain('To make up for it on prices alone')
  })

  it('takes dollars as they are', async () => {
    const { message } = await ask('What if costs rise by $210 a week?')
    expect(message).toMatch(/^With total costs up \$210 a week, profit goes down by the same amount\./)
    expect((await ask('What if rent goes up $300?')).message).toContain('You gave no period')
  })

  it('names the kind that holds what is not on record by itself', async () => {
    const { message } = await ask('What if electricity goes up by 20%?')
    expect(message).toContain('The records don’t show electricity separately.')
    expect((await ask('What if wages go up 4%?')).message).not.toContain('don’t show')
  })
})
