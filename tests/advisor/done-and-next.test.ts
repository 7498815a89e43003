/** Whether something was done, with the day it was planned for; and the sentence that a further question about it asks for. */
import { describe, expect, it } from 'vitest'
import { askedInTurn } from './asked-in-turn.ts'
import { askedText } from './asked-questions.ts'

describe('whether it was done', () => {
  it.each([
    ['cafe', 'did anyone ever fit new burrs on the second grinder', 'Monday 16 November'],
    ['realestate', 'Did the licensee actually countersign those five payments?', 'Friday 6 November'],
    ['consulting', 'have the three sponsors been written to', 'Friday 20 November'],
    ['cafe', 'has the line cook learnt the six dishes', 'Friday 27 November'],
  ] as const)('is on no record, and when it was to be: %s %s', async (who, question, day) => {
    const text = await askedText(who, question)
    expect(text).toMatch(/No(?: record|thing) says/)
    expect(text).toContain(day)
  })

  it.each([
    ['cafe', 'what do the burrs for the grinder cost and have they been fitted?', '$310', '16 November'],
    ['cafe', 'what do new burrs cost us, and has it been done yet', '$310', '16 November'],
  ] as const)('in the second half of a message: %s %s', async (who, question, first, second) => {
    const text = await askedText(who, question)
    expect(text).toContain(first)
    expect(text).toContain(second)
    expect(text).toContain('No record says')
    expect(text).not.toContain('didn’t understand')
  })

  it('after an answer from the records', async () => {
    const { message } = await askedInTurn(
      'cafe',
      'what do new burrs for the grinder cost?',
      'has it been done?',
    )
    expect(message).toContain('No record says')
    expect(message).toContain('16 November')
  })

  it.each([
    ['cafe', 'did the coffee card ever pay off'],
    ['realestate', 'did cutting the print ads actually save anything'],
  ] as const)('is not what came of it: %s %s', async (who, question) => {
    expect(await askedText(who, question)).toContain('missed')
  })
})

describe('a sum of a matter', () => {
  it('in dollars is no share, and not the amount of a remedy', async () => {
    const { message } = await askedInTurn(
      'cafe',
      'Why is margin lower since October?',
      'how much of it is milk and beans, in dollars?',
    )
    expect(message).toContain('$410')
    expect(message).not.toMatch(/^20 cents/)
  })
})

describe('what keeps it from happening again', () => {
  it.each([
    [
      'consulting',
      'what happened in the week of 20 July',
      'and what did we do to prevent that?',
      'change request',
    ],
    [
      'consulting',
      'why was margin nil in the week of 20 July',
      'how do we make sure that never happens again',
      'change request',
    ],
    [
      'cafe',
      'why did sales collapse in the week of 13 July',
      'have we done anything so it can’t hurt us again?',
      'water main',
    ],
  ] as const)('is the advice on record for that time: %s %s %s', async (who, first, second, matter) => {
    const { message } = await askedInTurn(who, first, second)
    expect(message).toContain(matter)
    expect(message).toMatch(/Accepted on/)
  })

  it('is not taken for advice where none is on record', async () => {
    const { message } = await askedInTurn(
      'cafe',
      'what happened in the week of 4 May',
      'what did we do to prevent that?',
    )
    expect(message).not.toMatch(/Accepted on .*water main/)
  })
})

describe('a week at the end of a month', () => {
  it.each(['why was the week at the end of October so weak', 'what happened in the week end of October'])(
    'is one week: %s',
    async (question) => {
      expect(await askedText('realestate', question)).toMatch(/to \$[\d,]+ in the week of 26 October/)
    },
  )
})
