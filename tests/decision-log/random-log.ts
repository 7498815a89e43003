/** Random histories for search tests, with the expected properties of each event. */
import fc from 'fast-check'
import { v7 } from 'uuid'
import type { AnyEvent } from '#schema/events'
import { decodeEvent } from '../../service/event-store/recorded-event.ts'
import type { Service } from '../../service/runtime/service.ts'

/** An event to append, and the values a query can match. */
export type KnownEvent = {
  readonly stream: string
  readonly event: AnyEvent
  readonly actor: string
  readonly persona: string | null
  readonly recordedAt: string
  readonly correlationId: string
  readonly kind: string
  readonly outcome: string | undefined
  readonly percent: number | undefined
  readonly words: readonly string[]
}

/** Words for titles; some are prefixes of others. */
export const vocabulary = ['roster', 'rosters', 'price', 'café', 'supplier', 'supply', 'tea', 'team', 'Öl']

/** A word as normalised by the search. */
export const normalised = (word: string): string =>
  word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const personas = [null, 'growth_hacker', 'value_investor', 'operations_expert'] as const
const start = Date.parse('2026-01-01T00:00:00.000Z')

const basis = (percent: number) => ({
  advisor: { name: 'built-in', promptVersion: 'x1' },
  confidence: { percent, coverage: 1, recency: 1, agreement: 1, because: 'enough' },
  figures: [],
  passages: [],
  unverified: [],
})

const eventFrom = (draw: readonly number[], index: number, seed: number): KnownEvent => {
  const of = <A>(items: readonly A[], n: number): A => {
    const item = items[(draw[n] ?? 0) % items.length]
    if (item === undefined) throw new Error('Nothing to draw from.')
    return item
  }
  const idOf = (what: number): string =>
    v7({
      msecs: start + index,
      random: Uint8Array.from({ length: 16 }, (_, n) => (what * 31 + index * 7 + n * seed) % 256),
    })
  const words = [of(vocabulary, 1), of(vocabulary, 2)]
  const title = words.join(' – ')
  const common = {
    actor: of(['system:seed', `session:${idOf(2)}`, 'session:0193f4a2-b7a0-7cc1-8d2e-9f12c41eb7a0'], 3),
    persona: of(personas, 4),
    // Some events share a time, others come long after the previous one.
    recordedAt: new Date(start + Math.floor(index / (1 + (seed % 3))) * 180_000).toISOString(),
    correlationId: idOf(3),
    percent: undefined,
    outcome: undefined,
  }
  const advisory = (type: 'AdvisoryAccepted' | 'AdvisoryDismissed', said: readonly string[]) => ({
    stream: `advisory-${idOf(1)}`,
    event: decodeEvent(type, { advisoryId: idOf(1), title }),
    kind: 'advisory',
    outcome: type === 'AdvisoryAccepted' ? 'accepted' : 'dismissed',
    words: [...words, ...said],
  })
  const percent = (draw[6] ?? 0) % 101
  const shapes = [
    { ...common, ...advisory('AdvisoryAccepted', ['advisory', 'accepted']) },
    { ...common, ...advisory('AdvisoryDismissed', ['advisory', 'dismissed']) },
    {
      ...common,
      stream: `memo-${idOf(4)}`,
      event: decodeEvent('MemoRead', { memoId: idOf(4), subject: title }),
      kind: 'memo',
      words: [...words, 'memo', 'read'],
    },
    {
      ...common,
      stream: `session-${idOf(5)}`,
      event: decodeEvent('SignedOut', { sessionId: idOf(5) }),
      kind: 'session',
      words: ['signed', 'out'],
    },
    {
      ...common,
      stream: `brief-${idOf(6)}`,
      event: decodeEvent('EmailDraftsGenerated', {
        ...{ actionId: idOf(6), count: 1, emails: [], basis: basis(percent) },
      }),
      kind: 'brief',
      outcome: 'given',
      percent,
      words: ['email', 'drafts', 'generated', 'enough'],
    },
  ]
  return of(shapes, 0)
}

/** A history of `count` events; the seed only determines their ids. */
export const randomLog = (count: number, seed = 1): fc.Arbitrary<readonly KnownEvent[]> =>
  fc
    .array(fc.array(fc.nat(1000), { minLength: 7, maxLength: 7 }), { minLength: count, maxLength: count })
    .map((draws) => draws.map((draw, index) => eventFrom(draw, index, seed)))

/** Appends a history to an empty workspace, in order. */
export const append = async (
  service: Service,
  workspace: string,
  log: readonly KnownEvent[],
): Promise<void> => {
  const versions = new Map<string, number>()
  await Promise.all(
    log.map(({ stream, event, actor, persona, recordedAt, correlationId }) => {
      const expectedVersion = versions.get(stream) ?? 0
      versions.set(stream, expectedVersion + 1)
      const metadata = { actor, persona, recordedAt, correlationId, causationId: correlationId }
      return service.store.append(workspace, { stream, expectedVersion, events: [event], metadata })
    }),
  )
}
