/** Which of two matters on record comes first: by what they are worth, or by their dates. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { choiceOfMatters } from '../../service/advisor/options/choice-sides.ts'
import { ask } from './asked-on-record.ts'

describe('the two sides of a question', () => {
  it.each([
    ['Which matters more, the bins or the new awning?', ['the bins', 'the new awning'], 'either'],
    ['What’s more pressing: our lease or the van?', ['our lease', 'the van'], 'date'],
    [
      'Which brings in more, the market stall or the loyalty app?',
      ['the market stall', 'the loyalty app'],
      'worth',
    ],
  ] as const)('%s', (text, sides, by) => {
    const choice = choiceOfMatters(text)
    expect(choice?.by).toBe(by)
    expect(choice?.sides.map((side) => side.trim().replace(/\?$/, ''))).toEqual(sides)
  })

  it.each(['Was Friday or Saturday busier?', 'Coffee or tea?', 'How much did we take first thing?'])(
    'are none in: %s',
    (text) => {
      expect(choiceOfMatters(text)).toBeUndefined()
    },
  )
})

/** Titles of advisories in an answer, in its order, each once. */
const titlesIn = (reply: string): readonly string[] => [
  ...new Set(reply.match(/“[^”]+”(?=:| comes first| is the only)/g) ?? []),
]

describe('what comes first of two open matters', () => {
  it.each<readonly [DemoBusiness, string, readonly [string, string]]>([
    ['cafe', 'Is the roaster or the coffee price more important?', ['second roaster', '20 cents']],
    ['cafe', 'licence or roaster, what is more urgent', ['second roaster', 'food licence']],
    ['consulting', 'capping the contractors’ rates or the bench first?', ['on the bench', 'Cap contractor']],
    [
      'realestate',
      'What should I tackle first, the portal tier or the landlords?',
      ['landlords', 'portal tier'],
    ],
  ])('%s: %s', async (type, question, [first, second]) => {
    const reply = await ask(type, question)
    const [one, other] = titlesIn(reply)
    expect([one, other]).toEqual([expect.stringContaining(first), expect.stringContaining(second)])
    expect(reply).toMatch(/comes first, since it/)
  })

  it('says that a sum once and a sum a week are two things', async () => {
    const reply = await ask(
      'realestate',
      'which is worth more, the landlord visits or chasing the settlements?',
    )
    expect(reply).toMatch(/every week, and the other one a sum once/)
  })

  it('names the side that no record is about', async () => {
    const reply = await ask('cafe', 'What is the priority, the roaster or the courtyard umbrellas?')
    expect(reply).toMatch(/nothing there is about the courtyard umbrellas/)
    expect(titlesIn(reply)).toEqual([expect.stringContaining('second roaster')])
  })
})

describe('when an outlay with a saving pays off', () => {
  it.each([
    ['cafe', 'If a $6,000 oven saves us 4 hours a week, how long until it pays itself back?'],
    ['cafe', 'We spend $2,400 on a slicer that saves $60 a week. When do we get the money back?'],
  ] as const)('%s: %s', async (type, question) => {
    const [first = ''] = (await ask(type, question)).split('\n\n')
    expect(first).toMatch(/earn .*\$[\d,]+.* back in [\d.]+ weeks/)
  })
})
