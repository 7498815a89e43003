/** Sums that are asked again at another size, drawn by the owner, or given to everyone. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '../../schema/session/session.ts'
import { askedInTurn } from './asked-in-turn.ts'
import { ask } from './asked-on-record.ts'

describe('another sum for the same matter', () => {
  it.each<[DemoBusiness, string, string, RegExp]>([
    ['consulting', 'can we pay a christmas bonus of 2k each', 'what if it’s 1k', /comes to \$19,000/],
    [
      'consulting',
      'can we pay a $2,000 bonus to everyone',
      'and if it was 1500',
      /each of the 19 people, it comes to \$28,500/,
    ],
    [
      'consulting',
      'can we give a $500 voucher to all our staff',
      'what about $300',
      /each of the 19 people, it comes to \$5,700/,
    ],
    ['consulting', 'can we spend $12,000 on a new server', 'and if it was $9,000', /^Yes\. After \$9,000/],
    [
      'consulting',
      'can we afford $90,000 for a new hire',
      'what about $75,000',
      /\$1,442 a week more on staff costs/,
    ],
  ])('%s: %s, %s', async (type, first, then, answer) => {
    expect((await askedInTurn(type, first, then)).message).toMatch(answer)
  })
})

describe('a sum', () => {
  it.each<[DemoBusiness, string, RegExp]>([
    ['cafe', 'can we pay a $100 bonus to all the team', /comes to \$1,400/],
    ['realestate', 'can i take 5k out this month', /^Yes\. After \$5,000/],
    ['consulting', 'can we afford a $6,000 party for everyone', /^Yes\. After \$6,000/],
  ])('%s: %s', async (type, question, answer) => {
    expect(await ask(type, question)).toMatch(answer)
  })
})
