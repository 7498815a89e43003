/** That a what-if over several costs counts every one of them, and says of each what it comes to. */
import { describe, expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { replyFromRecords } from '../../service/advisor/chat/reply.ts'
import { understandThread } from '../../service/advisor/chat/understand.ts'
import { seededRecords } from './seeded-records.ts'
import { notSeveral, severalCosts } from './several-costs.ts'

const day = (text: string) => decodeOrThrow(IsoDate, text, 'A day')
const calendar = { latest: day('2026-11-09'), today: day('2026-11-20') }
const read = (...thread: string[]) => understandThread(thread, calendar)

const cafe = seededRecords('cafe')
const ask = async (message: string, ...before: string[]): Promise<string> => {
  const earlier = before.map((one) => ({ message: one, reply: '' }))
  const order = { records: cafe, personaKey: 'value_investor', message, earlier, passages: [] }
  return (await replyFromRecords(order, async () => {}, new AbortController().signal)).message
}
const dollars = (text: string | undefined): number => Number(text?.replaceAll(',', ''))

describe('several costs', () => {
  it.each(severalCosts)('%s', (message, lines) => {
    const question = read(message)
    expect(question).toMatchObject({ intent: 'what-if', lever: 'cost', lines })
    expect(question?.lines).toHaveLength(lines.length)
  })

  it.each(notSeveral)('none in: %s', (message) => {
    expect(read(message)?.lines).toBeUndefined()
  })

  it('and a change of another kind: the costs are told, the other is named as left out', async () => {
    const question = read('What if rent and wages rise 5% and we lose 10% of customers?')
    expect(question).toMatchObject({ lines: [{ kind: 'premises' }, { kind: 'staff' }], leavesOut: 'rest' })
    expect(await ask('What if rent and wages rise 5% and we lose 10% of customers?')).toMatch(
      /^You also asked about another kind of change\. This counts only the costs;/,
    )
  })

  it('one cost and what we charge, with one size for both: the first is told as the first', () => {
    expect(read('What if rent and prices rise 5%?')).toMatchObject({
      kind: 'premises',
      amount: 5,
      leavesOut: 'change',
    })
    expect(read('What if customers and wages fall 10%?')).toMatchObject({
      lever: 'volume',
      amount: -10,
      leavesOut: 'change',
    })
  })

  it('and a word for all of them: they are the costs as a whole', () => {
    const question = read('What if wages and all other costs rise 2%?')
    expect(question).toMatchObject({ intent: 'what-if', kind: 'costs', amount: 2 })
    expect(question?.lines).toBeUndefined()
  })

  it('of no size: it is asked for, and the answer counts for all of them', () => {
    expect(read('What if rent and wages rise?')).toMatchObject({ intent: 'ask-percent' })
    const all = {
      intent: 'what-if',
      lines: [
        { kind: 'premises', amount: 5 },
        { kind: 'staff', amount: 5 },
      ],
    }
    expect(read('What if rent and wages rise?', '5%')).toMatchObject(all)
    expect(read('What if rent and wages rise?', 'the second one')).toMatchObject(all)
  })

  it('of another size afterwards: all of them take it', () => {
    expect(read('What if rent rises 5% and wages fall 5%?', 'and by 10%?')).toMatchObject({
      lines: [
        { kind: 'premises', amount: 10 },
        { kind: 'staff', amount: -10 },
      ],
    })
    const next = read('What if rent and wages rise 5%?', 'and if marketing rises 10%?')
    expect(next).toMatchObject({ kind: 'marketing', amount: 10 })
    expect(next?.lines).toBeUndefined()
  })
})

describe('the reply on several costs', () => {
  it('adds up what each of them comes to, and says it of each', async () => {
    const said = await ask('What if rent and wages rise 5%?')
    const [, whole] = /[Tt]ogether these move profit down about \$([\d,]+) a week/.exec(said) ?? []
    const [, premises] = /- Spending on premises, up 5\.0%: profit down about \$([\d,]+)/.exec(said) ?? []
    const [, staff] = /- Spending on staff, up 5\.0%: profit down about \$([\d,]+)/.exec(said) ?? []
    const mean = (field: 'premises' | 'staff') =>
      cafe.kpis.slice(-13).reduce((sum, { expenses }) => sum + (expenses?.[field] ?? 0), 0) / 13
    expect(dollars(premises) / (mean('premises') * 0.05)).toBeCloseTo(1, 1)
    expect(dollars(staff) / (mean('staff') * 0.05)).toBeCloseTo(1, 1)
    expect(dollars(whole) / ((mean('premises') + mean('staff')) * 0.05)).toBeCloseTo(1, 1)
    expect(said).toContain('The records don’t show rent separately; this is everything under premises costs.')
    expect(said).toMatch(/they would have to rise by [\d.]+%/)
  })

  it('gives a saving and a rise their own directions', async () => {
    const said = await ask('What if rent rises 5% and wages fall 3%?')
    expect(said).toMatch(/[Tt]ogether these move profit up about \$/)
    expect(said).toMatch(
      /premises, up 5\.0%: profit down about .*\n- Spending on staff, down 3\.0%: profit up/,
    )
    expect(said).toContain('That counts only the saving.')
    expect(said).not.toContain('they would have to rise')
  })

  it('counts parts of one kind once, and says so where they are of several sizes', async () => {
    const said = await ask('What if electricity rises 10%, gas 15% and insurance 8%?')
    expect(said).toMatch(
      /- Spending on premises, up 10\.0%: .* The records don’t show electricity and gas separately; .*I count these once, at the first of their sizes\./,
    )
    expect(await ask('What if electricity, gas and insurance rise 8%?')).not.toContain('I count these once')
  })

  it('takes somebody who charges for what he charges, not for something unknown', async () => {
    expect(await ask('Our landlord wants 8% more and the roaster 5% more')).not.toContain(
      'No cost is on record',
    )
  })

  it('takes a sum that is named once for each, and says so', async () => {
    const said = await ask('What if rent and insurance rise $1,200 a year?')
    expect(said).toMatch(
      /^Together these move profit down about \$46\.\d\d|^Together these move profit down about \$46 a week/,
    )
    expect(said).toContain('I’ve used that amount for each of them.')
    expect(said).not.toContain('the range')
  })

  it.each([
    ['What if rent and unicorns rise 5%?', 'unicorns'],
    ['What if unicorns and rent rise 5%?', 'unicorns'],
    ['What if rent rises 5% and parking fines rise 3%?', 'parking fines'],
    ['What if rent, wages and taxes rise 5%?', 'taxes'],
  ])('says which of them is not on record: %s', async (message, name) => {
    const said = await ask(message)
    expect(said).toContain(`No cost is on record as “${name}”, so it is not counted.`)
    expect(said).toMatch(/- Spending on premises, up 5\.0%|With spending on premises up 5\.0%/)
  })
})
