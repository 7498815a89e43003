/** A text answers what it has the whole of, each question of a message is looked up by itself, and what is given up goes whole. */
import { describe, expect, it } from 'vitest'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const ask = async (type: Parameters<typeof settledRecords>[0], question: string) => {
  const { plans = [], message, basis } = await askedReply(settledRecords(type), question)
  return { plans, message, confidence: basis.confidence.percent }
}

describe('a question of what texts hold', () => {
  it.each([
    ['realestate', 'how many managements did we lose and for what reason', '31 managements'],
    ['realestate', 'Are the two slipped settlements in, and how much are they worth?', '$40,631'],
    ['consulting', 'How much are we losing a month without the water authority?', '$28,000'],
    ['cafe', 'When does the kitchen stop taking brunch orders on a Sunday?', 'until two'],
    ['consulting', 'What has become of the hospital network?', 'two delivery leads'],
    ['consulting', 'What happened with the water authority?', 'in house'],
  ] as const)('is found in one (%s: %s)', async (type, question, held) => {
    const { plans, message } = await ask(type, question)
    expect(plans[0]?.operator).toBe('find')
    expect(message).toContain(held)
  })

  it('has the subject of the question before it', async () => {
    const { plans } = await ask(
      'realestate',
      'Are the two slipped settlements in yet, and what are they worth?',
    )
    expect(plans).toMatchObject([
      { operator: 'find', asked: 'done' },
      { operator: 'find', asked: 'how-much', words: ['two', 'slipped', 'settlements'] },
    ])
  })

  it.each([['consulting', 'Which clients haven’t paid?']] as const)(
    'is not answered by a title with one word and a sentence with the other (%s: %s)',
    async (type, question) => {
      expect((await ask(type, question)).message).toMatch(/^I can’t find that on record/)
    },
  )
})

describe('a pronoun', () => {
  it('asks whether a thing was done where it asks that', async () => {
    const { plans } = await ask('cafe', 'Did we accept the water main claim and was it paid?')
    expect(plans).toMatchObject([{ operator: 'decided' }, { operator: 'find', asked: 'done' }])
  })

  it('is not read as a figure where what it stands for was not read', async () => {
    const { plans } = await ask('realestate', 'Are both slipped settlements in, and how much are they worth?')
    expect(plans).not.toContainEqual(expect.objectContaining({ operator: 'value' }))
  })
})

describe('how long until something', () => {
  it.each([
    ['consulting', 'How long till the indemnity runs out and who do we ask?', '18 December'],
    ['consulting', 'How long until the indemnity certificate ends?', '18 December'],
    ['cafe', 'how long till the food licence expires', '28 December'],
    ['cafe', 'How long before the lease option lapses?', '8 December'],
  ] as const)('is its date (%s: %s)', async (type, question, date) => {
    const { message } = await ask(type, question)
    expect(message).toContain(date)
    expect(message).not.toMatch(/14\.8 weeks|fortnight/)
  })
})

describe('a question about what was decided', () => {
  it.each([
    ['realestate', 'Did the twilight inspection go ahead?', 'Add a Thursday twilight inspection'],
    ['realestate', 'Was the twilight open ever approved?', 'Add a Thursday twilight inspection'],
  ] as const)('is about the advisory that has all of its words (%s: %s)', async (type, question, title) => {
    expect((await ask(type, question)).message).toMatch(new RegExp(`^Not decided yet: “${title}”`))
  })

  it.each([
    ['realestate', 'How did the shared auction day go?', 'Put the next six auctions on one Saturday'],
    ['realestate', 'Did keeping rental inspections to weekdays work?', 'Keep rental inspections to weekdays'],
  ] as const)('keeps the one that was measured (%s: %s)', async (type, question, title) => {
    expect((await ask(type, question)).message).toContain(`“${title}”`)
  })
})

describe('a line of costs that is given up', () => {
  it.each([
    ['consulting', 'if we got rid of all contractors wot would margin be', 'supplies'],
    ['consulting', 'What if we had no contractors?', 'supplies'],
    ['cafe', 'What would margin be if we did away with advertising?', 'marketing'],
    ['cafe', 'If we bin the marketing entirely, what happens to profit?', 'marketing'],
    ['realestate', 'Suppose we stop all paid advertising, what is profit then?', 'marketing'],
  ] as const)('goes whole, and profit rises by it (%s: %s)', async (type, question, lever) => {
    const { plans, message } = await ask(type, question)
    expect(plans[0]).toMatchObject({ operator: 'scenario', changes: [{ lever, by: 'percent', size: -100 }] })
    expect(message).toMatch(/\bProfit would rise by about \$[\d,]+ a week\b/i)
  })

  it.each(['What if we get rid of a contractor?', 'What if we get shot of one contractor?'])(
    'is not what one person of it costs (%s)',
    async (question) => {
      const { plans } = await ask('consulting', question)
      // What one of them costs is on no record, and none of them is on the payroll.
      expect(plans[0]).not.toMatchObject({ changes: [{ size: -100 }] })
      expect(plans[0]).not.toMatchObject({ changes: [{ lever: 'staff' }] })
    },
  )

  it.each(['What happens to profit if wages drop?', 'What if we have no rent rise?'])(
    'is none where nothing is given up (%s)',
    async (question) => {
      const { plans } = await ask('cafe', question)
      expect(plans[0]).not.toMatchObject({ changes: [{ size: -100 }] })
    },
  )
})

describe('a day of a shift', () => {
  it.each([
    'Suppose I drop a Tuesday shift, what do we save?',
    'What if we drop the shift on Mondays?',
    'Suppose we drop a Sunday afternoon shift',
  ])('closes nothing (%s)', async (question) => {
    const { plans } = await ask('cafe', question)
    expect(plans[0]).toMatchObject({
      operator: 'scenario',
      changes: [{ lever: 'staff', by: 'hours', size: -5 }],
    })
    expect(plans[0]).not.toHaveProperty('closed')
  })

  it('is closed where the doors are shut', async () => {
    const { plans } = await ask('cafe', 'What if we shut on Tuesdays?')
    expect(plans[0]).toMatchObject({ closed: { weekdays: [1] } })
  })
})

describe('an event that is left out', () => {
  it.each([
    ['cafe', 'Not counting the week of the water main, what’s an average week?', '$17,903'],
    ['cafe', 'Leaving out the week of the burst main, what do we take in a typical week?', '$17,903'],
  ] as const)('is left out of a year (%s: %s)', async (type, question, mean) => {
    const { plans, message } = await ask(type, question)
    expect(plans[0]).toMatchObject({
      aggregate: 'mean',
      period: { of: { kind: 'last', unit: 'week', count: 52 } },
    })
    expect(message).toContain(mean)
    expect(message).toContain('without the week of 13 July')
  })
})

describe('two lines of costs', () => {
  it.each([
    ['consulting', 'Are contractors costing more than salaries?', /^No\..*5\.9%/],
    ['cafe', 'Do supplies cost us more than wages?', /^No\..*93\.4%/],
    ['realestate', 'Do we spend less on rent than on the portals?', /^Yes\..*73\.5%/],
  ] as const)('are held against each other (%s: %s)', async (type, question, verdict) => {
    expect((await ask(type, question)).message).toMatch(verdict)
  })
})

describe('what stands on the other side of a change', () => {
  it.each([
    ['cafe', 'Can you tell me what rent was in October and whether it changed from September?', 10, 9],
    ['consulting', 'What was billing in September and was it higher than in August?', 9, 8],
  ] as const)('is the time that is named (%s: %s)', async (type, question, month, before) => {
    const { plans } = await ask(type, question)
    // A comparison gives the figure as well.
    const text = JSON.stringify(plans.at(-1))
    expect(text.match(/"month":\d+/g)).toEqual([`"month":${month}`, `"month":${before}`])
  })
})

describe('a figure of now', () => {
  it.each(['whats my runway in months mate', 'How many months of runway do we have?'])(
    'is of the last week (%s)',
    async (question) => {
      const { plans } = await ask('realestate', question)
      expect(plans[0]).toMatchObject({
        measure: 'runway',
        period: { of: { kind: 'last', unit: 'week', count: 1 } },
      })
    },
  )
})

describe('the kind of thing that is to be named', () => {
  it('is never left out', async () => {
    const { plans, message } = await ask('cafe', 'Which advisory made us the most money?')
    expect(plans).toMatchObject([{ operator: 'decided', best: 'best' }])
    expect(message).toMatch(/^“.+” has done best\./)
  })
})
