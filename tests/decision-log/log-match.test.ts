import { describe, expect, it } from 'vitest'
import { demandOf, isMeant } from '../../service/decision-log/search/log-match.ts'
import type { EventRow } from '../../service/event-store/recorded-event.ts'

const memoId = '0193f4a2-b7a0-7cc1-8d2e-9f12c41eb7a0'

const memoThatSays = (content: string): EventRow => ({
  ...{ workspace: 'cafe', position: 1, id: memoId, stream: `memo-${memoId}`, version: 1 },
  ...{ type: 'MemoReceived', actor: 'system:seed', persona: null },
  ...{ correlation_id: null, causation_id: null, recorded_at: '2026-11-20T09:12:00.000Z' },
  ...{ previous_hash: Buffer.alloc(32), hash: Buffer.alloc(32) },
  data: { memoId, subject: 'Roster', content, type: 'memo', priority: 'low', fromPersona: 'risk_manager' },
})

const finds = (q: string, content: string): boolean => isMeant(demandOf({ q }), memoThatSays(content))

describe('words asked of an event', () => {
  it.each([
    ['bench', 'Above the benchmark', false],
    ['bench', 'Move the bench outside', true],
    ['BENCH', 'Move the bench outside', true],
    ['cafe', 'Das Café', true],
    ['mark', 'Above the benchmark', false],
    ['bench mark', 'Above the benchmark', false],
    ['rate', 'Rates rose', false],
  ])('%s in “%s”: %s', (q, content, isFound) => expect(finds(q, content)).toBe(isFound))

  it.each([
    ['bench*', 'Above the benchmark', true],
    ['above bench*', 'Above the benchmark', true],
    ['above* bench', 'Above the benchmark', false],
    ['caf*', 'Das Café', true],
    // Two letters begin so many words that a star after them counts for nothing.
    ['be*', 'Above the benchmark', false],
    ['bench *', 'Above the benchmark', false],
  ])('a star asks for the beginning of a word: %s in “%s”: %s', (q, content, isFound) =>
    expect(finds(q, content)).toBe(isFound),
  )
})
