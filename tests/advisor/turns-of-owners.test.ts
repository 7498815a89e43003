/** Turns and turns of phrase of owners that were answered with something near: another lever, another loss, another list. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '../../schema/session/session.ts'
import { askedInTurn } from './asked-in-turn.ts'
import { ask } from './asked-on-record.ts'

const priceUp = { lever: 'price', by: 'percent', size: 5 }

describe('a turn', () => {
  it.each<[DemoBusiness, readonly string[], object]>([
    [
      'cafe',
      ['If I raise prices by 5% and lose 5% of customers am I better off?', 'what if I lose 10%?'],
      { operator: 'scenario', changes: [priceUp, { lever: 'volume', by: 'percent', size: -10 }] },
    ],
    [
      'consulting',
      ['what if we put rates up 5%', 'and if that loses us 4%?'],
      { operator: 'scenario', changes: [priceUp, { lever: 'volume', by: 'percent', size: -4 }] },
    ],
    [
      'cafe',
      ['What would it take to get margin back to 14%?', 'could we do it with prices alone?'],
      { operator: 'solve', lever: 'price', outcome: 'margin', target: 14 },
    ],
    [
      'cafe',
      ['How’d yesterday go?', 'and compared to a usual Thursday?'],
      {
        operator: 'compare',
        of: { period: { of: { date: '2026-11-19' } } },
        against: { period: { of: { to: '2026-11-18' }, weekdays: [3] } },
      },
    ],
    [
      'cafe',
      ['What’s the most we’ve ever made in a week?', 'what was different that week?'],
      { operator: 'explain', of: { of: { from: '2026-09-07', to: '2026-09-13' } } },
    ],
    [
      'cafe',
      ['What’s the landlord’s deadline?', 'what happens if we miss it?'],
      { operator: 'find', asked: 'otherwise' },
    ],
  ])('%s: %j', async (type, turns, plan) => {
    expect((await askedInTurn(type, ...turns)).plans).toMatchObject([plan])
  })
})

describe('a turn of phrase', () => {
  it.each<[DemoBusiness, string, object]>([
    [
      'consulting',
      'How much runway if the transport sponsor pulls out?',
      { operator: 'scenario', gone: { of: 'payers' } },
    ],
    [
      'consulting',
      'If the hospital contract ends, how long a runway would we have?',
      { operator: 'scenario', gone: { of: 'payers' } },
    ],
    [
      'realestate',
      'Which costs have gone up since winter?',
      { operator: 'explain', measure: 'costs', mover: 'up' },
    ],
    [
      'cafe',
      'what expenses have come down since winter',
      { operator: 'explain', measure: 'costs', mover: 'down' },
    ],
    ['cafe', 'Which advice did I ignore?', { operator: 'decided', status: 'dismissed' }],
    ['realestate', 'What do I owe an answer on?', { operator: 'due', isWaiting: true }],
    ['consulting', 'How idle were we last month?', { operator: 'value', measure: 'utilisation' }],
    ['cafe', 'what does the dairy charge us a week', { operator: 'value', measure: 'supplies' }],
  ])('%s: %s', async (type, message, plan) => {
    expect((await askedInTurn(type, message)).plans).toMatchObject([plan])
  })

  it('asks what each of the team brings, and not about the product', async () => {
    expect(await ask('realestate', 'Are our agents earning their keep?')).toMatch(
      /^Takings by person: no record has that/,
    )
    expect(await ask('consulting', 'Who haven’t we followed up?')).not.toMatch(/Followers/)
  })
})
