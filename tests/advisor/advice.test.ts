/** Advice says whether to do what is proposed, gives the reason on record, and answers only what was asked. */
import { describe, expect, it } from 'vitest'
import { replyFromRecords } from '../../service/advisor/answers/reply.ts'
import { writeAnswer } from '../../service/advisor/answers/write-answer.ts'
import { constraintsIn, unconstrained } from '../../service/advisor/options/constraints.ts'
import { asksWhether } from '../../service/advisor/options/polarity.ts'
import { seededRecords } from './seeded-records.ts'

type Business = Parameters<typeof seededRecords>[0]
const adviceOn = (business: Business, matter: string, personaKey = 'hospitality_ceo' as const): string =>
  writeAnswer({
    context: { records: seededRecords(business) },
    plan: { operator: 'advise', matter },
    personaKey,
    passages: [],
  })
    .lines.flatMap((line) => line?.text ?? [])
    .join('\n')

describe('a question whether to do something', () => {
  it.each([
    ['should we ditch the premium listings', true],
    ['is a thursday arvo inspection a good idea', true],
    ['thinking of chucking in tuesdays altogether', true],
    ['do we need another barista', true],
    ['Is it worth staying open later?', true],
    ['what should we do about tuesdays', false],
    ['how do we get margin up', false],
    ['give me three options to lift profit', false],
  ])('is told from others: %s', (text, expected) => expect(asksWhether(text)).toBe(expected))

  it.each([
    [
      'realestate',
      'is a thursday arvo inspection a good idea',
      /^Yes\. The open advisory “Add a Thursday twilight/,
    ],
    ['realestate', 'should we ditch the premium listings', /^Not altogether\. .*standard tier/],
    [
      'realestate',
      'should we drop our letting fee',
      /^Not unless something has changed: you dismissed “Drop the letting fee/,
    ],
    [
      'realestate',
      'should we get rid of the window cards',
      /^That is decided: you accepted “Take the printed window cards/,
    ],
    ['realestate', 'should we give landlords standing approval for repairs', /^I can’t tell/],
    ['consulting', 'should we move to a bigger office', /^I can’t tell/],
    ['consulting', 'should we hire a contractor next month', /^Not yet\./],
    ['cafe', 'should we cut prices by 5%', /^No\. Leave prices as they are\./],
    ['cafe', 'should we put coffee up 20 cents', /^Yes\. The open advisory “Charge 20 cents more/],
    [
      'cafe',
      'thinking of chucking in tuesdays altogether',
      /^No\. Keep Tuesdays open\.\nClosing would cost about \$/,
    ],
    ['cafe', 'should we switch roasters', /^Not yet\. The open advisory “Ask a second roaster/],
    ['cafe', 'can we afford a new dishwasher', /^I can’t tell from the records\..*\nCash covers/],
    [
      'consulting',
      'Ought we to take on a graduate or keep using contractors?',
      /^I can’t tell .*“take on a graduate”/,
    ],
    ['consulting', 'im leaning towards dropping our marketing spend entirely', /^Not altogether\./],
  ] as const)('is answered first: %s, %s', (business, question, said) =>
    expect(adviceOn(business, question)).toMatch(said),
  )

  it('names a decision on the same matter and what became of it', () =>
    expect(adviceOn('realestate', 'should we ditch the premium listings')).toMatch(
      /You accepted “List every home on the portal’s premium tier” on 29 September/,
    ))

  it('quotes the reason on record', () =>
    expect(adviceOn('realestate', 'is a thursday arvo inspection a good idea')).toContain(
      'Its reason: “Two Bulimba listings overlap by twenty minutes',
    ))
})

it('prices the loss of a client whose share is on record', () =>
  expect(adviceOn('consulting', 'what if we lose the transport programme')).toMatch(
    /would take about \$[\d,]+ a week off profit.*“About a third of what we bill goes to the transport programme\.”/,
  ))

describe('what a question asks of its options', () => {
  const { now, ...records } = seededRecords('cafe')
  it('is read', () => {
    const read = (text: string) => constraintsIn(text, { ...records, now })
    expect(read('three options, cheapest first')).toMatchObject({ count: 3, order: 'cheapest' })
    expect(read('ways to save without hiring')).toMatchObject({ without: { words: 'hiring' } })
    expect(read('what can we do for under $5,000')).toMatchObject({ budget: '$5,000' })
    expect(read('ideas that work before Christmas')).toMatchObject({ until: '2026-12-25' })
    expect(unconstrained('lift margin without raising prices')).toBe('lift margin')
  })

  it('is kept to, and said', () => {
    const text = adviceOn('cafe', 'give me two ideas to lift margin without raising prices')
    expect(text).toMatch(/None of it means raising prices\./)
    expect(text).not.toMatch(/Raise prices|20 cents/)
    expect(text.match(/^- /gm)).toHaveLength(2)
    const listed = adviceOn(
      'consulting',
      'Give me three options to lift profit by 2k a week, cheapest first.',
    )
    expect(listed.match(/^- /gm)).toHaveLength(3)
    expect(listed).toMatch(/Least work first/)
    expect(listed).toMatch(/“2k” a week by itself/)
    expect(adviceOn('cafe', 'what can we do for under $5,000')).toMatch(
      /No record says what a step costs to set up/,
    )
  })
})

it('calls an ambulance for a person in danger, and not for a thin roster', async () => {
  const ask = async (message: string) => {
    const order = {
      records: seededRecords('cafe'),
      personaKey: 'hospitality_ceo',
      message,
      earlier: [],
      passages: [],
    }
    return (await replyFromRecords(order, async () => {}, new AbortController().signal)).message
  }
  for (const thin of [
    'theyre saying we’re thin on the floor sat mornings',
    'we are dying on tuesdays',
    'the floor is bleeding money on mondays',
    'saturday roster is too thin',
  ])
    expect(await ask(thin), thin).not.toMatch(/\b000\b|Lifeline/)
  for (const danger of ['I have chest pain', 'i want to end it all', 'the cook has collapsed'])
    expect(await ask(danger), danger).toMatch(/\b000\b/)
})
