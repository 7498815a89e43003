import { describe, expect, it } from 'vitest'
import { excerptsOf } from '../../service/decision-log/search/log-excerpt.ts'
import { criteriaOf, matchesCriteria } from '../../service/decision-log/search/log-match.ts'
import { readForSearch } from '../../service/decision-log/search/log-terms.ts'
import type { EventRow } from '../../service/event-store/recorded-event.ts'

const memoId = '0193f4a2-b7a0-7cc1-8d2e-9f12c41eb7a0'

const memoWith = (content: string): EventRow => ({
  ...{ workspace: 'cafe', position: 1, id: memoId, stream: `memo-${memoId}`, version: 1 },
  ...{ type: 'MemoReceived', actor: 'system:seed', persona: null },
  ...{ correlation_id: null, causation_id: null, recorded_at: '2026-11-20T09:12:00.000Z' },
  ...{ previous_hash: Buffer.alloc(32), hash: Buffer.alloc(32) },
  data: { memoId, subject: 'Roster', content, type: 'memo', priority: 'low', fromPersona: 'risk_manager' },
})

const finds = (q: string, content: string): boolean => matchesCriteria(criteriaOf({ q }), memoWith(content))

describe('the reason for a match', () => {
  it.each([
    ['margin', 'profit_margin', 'profit margin', 'margin'],
    ['prof*', 'profitMargin', 'profit margin', 'profit'],
    ['weeks', 'cash_runway_weeks', 'cash runway weeks', 'weeks'],
    ['margin', 'Is profit_margin up?', 'Is profit_margin up?', 'margin'],
    ['eBay*', 'Sold on eBay', 'Sold on eBay', 'eBay'],
  ])('of %s in “%s” is in words: %s', (q, content, shown, marked) => {
    const [match] = excerptsOf(readForSearch(memoWith(content)), criteriaOf({ q }), true)
    expect(match?.text).toBe(shown)
    expect(match?.marks.map(({ from, to }) => shown.slice(from, to))).toEqual([marked])
  })
})

describe('search words', () => {
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
    // With only two letters the asterisk is ignored: too many words would match.
    ['be*', 'Above the benchmark', false],
    ['bench *', 'Above the benchmark', false],
  ])('with an asterisk match the start of a word: %s in “%s”: %s', (q, content, isFound) =>
    expect(finds(q, content)).toBe(isFound),
  )
})
