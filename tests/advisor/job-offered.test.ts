/** A job at a fixed price that needs so many days: weighed against the usual day rate, and never as a purchase. */
import { describe, expect, it } from 'vitest'
import { ask } from './asked-on-record.ts'

describe('a job for so many days', () => {
  it.each<[string, RegExp]>([
    [
      'Should we take a $60,000 job that needs 45 days?',
      /^Only if those days would go unbilled otherwise\. \$60,000 for 45 days is \$1,333 a day, \$315 below/,
    ],
    [
      'A client offers $30,000 for 20 days of work. Take it?',
      /^Only if those days would go unbilled otherwise\. \$30,000 for 20 days is \$1,500 a day/,
    ],
    [
      'They want a fixed price of 40k for about 22 days of work, is it worth it?',
      /^Yes, if you have the days\. \$40,000 for 22 days is \$1,818 a day, \$\d+ above/,
    ],
  ])('%s', async (question, answer) => {
    expect(await ask('consulting', question)).toMatch(answer)
  })

  it('names what so many days bring at the usual rate', async () => {
    expect(await ask('consulting', 'Should we take on a project at $36,000 that needs 30 days?')).toMatch(
      /At the usual rate, so many days come to \$49,\d{3}\./,
    )
  })

  it('is none where a thing is bought or another trade asks', async () => {
    expect(await ask('consulting', 'Should we hire help for a $9,000 project of 10 days?')).not.toMatch(
      /usual billed day/,
    )
    expect(await ask('cafe', 'Should we take a $6,000 job that needs 5 days?')).not.toMatch(/\$1,200 a day/)
  })
})
