import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { events } from '#schema/events'
import { idsIn, kindOf, outcomeOf, wordsIn, wordsOf } from '../../service/decision-log/search/log-terms.ts'
import { decodeEvent } from '../../service/event-store/recorded-event.ts'

const id = '0193f4a2-b7a0-7cc1-8d2e-9f12c41eb7a0'

describe('terms', () => {
  it('ignore case, accents and thousands separators, and exclude ids', () => {
    expect(wordsIn(`Crème fraîche: $17,458 — “Öl”, 6.5 % (${id}) 😀`)).toEqual([
      ...['creme', 'fraiche', '17458', 'ol', '6.5'],
    ])
    expect(wordsIn('1,2,3 and 12,3456')).toEqual(['1', '2', '3', 'and', '12', '3456'])
    expect(wordsIn('from 0.20 to $1,250.00. Then .5, 3. and v1.2…4, on 3.5.2026')).toEqual([
      ...['from', '0.2', 'to', '1250', 'then', '5', '3', 'and', 'v1.2', '4', 'on', '3.5.2026'],
    ])
    expect(wordsIn('x'.repeat(90))).toEqual(['x'.repeat(40)])
    expect(wordsIn('!?')).toEqual([])
  })

  it('are those of the Unicode rules applied to the whole text', () => {
    const plainly = (text: string) =>
      text
        .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
        .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu)
        ?.map((word) => (/^\d+\.\d+$/.test(word) ? word.replace(/\.?0+$/, '') : word)) ?? []
    const letters = fc.constantFrom(
      ...[...'aZ90 ,..-éÉßſΣσςİıﬁⅧ½…’—×²日本한😀𝛴', '\u0301', '\u00a0', '\u200d', '\u{1d7d8}'],
    )
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 30 }), (text) => {
        expect(wordsIn(text)).toEqual(plainly(text))
      }),
      { numRuns: 3000 },
    )
  })

  it('of an event are those of its masked entry: no sealed text, no id, no internal data', () => {
    const event = decodeEvent('SignedIn', {
      sessionId: id,
      tokenHash: 'ab'.repeat(32),
      expiresAt: '2026-12-19T23:12:04.000Z',
      device: { subject: `session-${id}`, box: 'U2VjcmV0' },
    })
    expect([...wordsOf(event)]).toEqual(['signed', 'in'])
  })

  it('of an event are its name, texts and own figures, without nested ones', () => {
    const memo = decodeEvent('MemoReceived', {
      ...{ memoId: id, subject: 'Beans', content: 'Up 4 %', type: 'memo', priority: 'low' },
      fromPersona: 'risk_manager',
    })
    expect([...wordsOf(memo)].sort()).toEqual(
      ['memo', 'received', 'beans', 'up', '4', 'low', 'risk', 'manager'].sort(),
    )
  })
})

describe('facets', () => {
  it('give every event type a kind', () => {
    for (const type of Object.keys(events)) expect(`${type} ${kindOf(type)}`).not.toContain('undefined')
  })

  it('say how a reply ended', () => {
    const replied = (status: string) =>
      outcomeOf(
        decodeEvent('ChatReplied', {
          ...{ threadId: id, messageId: id, replyId: id, personaKey: 'risk_manager', message: 'Well' },
          status,
        }),
      )
    expect(['complete', 'stopped', 'interrupted'].map(replied)).toEqual(['given', 'stopped', 'interrupted'])
  })

  it('have an outcome for each step of a decision', () => {
    const named = { advisoryId: id, title: 'Open earlier' }
    const outcomes = [
      decodeEvent('AdvisoryAccepted', { advisoryId: id }),
      decodeEvent('AdvisoryDismissed', { advisoryId: id }),
      decodeEvent('AdvisoryDeferred', { ...named, until: '2026-12-07' }),
      decodeEvent('AdvisoryReopened', named),
      decodeEvent('DecisionDone', named),
      decodeEvent('DecisionResumed', named),
    ].map(outcomeOf)
    expect(outcomes).toEqual(['accepted', 'dismissed', 'deferred', 'reopened', 'done', 'reopened'])
  })

  it('find whole ids, in lower case', () => {
    expect(idsIn(`of ${id.toUpperCase()}, not 0193-b7a0`)).toEqual([id])
  })
})
