/** Turns about the answer before: how sure it is, what it rests on, and the same in one line. */
import { expect, it } from 'vitest'
import { askedInTurn } from './asked-in-turn.ts'

const general = 'Confidence is the chance'

it.each([
  ['realestate', 'what were fees last week', 'how sure are you about that', '$51,778'],
  ['cafe', 'can I afford a 14k coffee machine', 'how sure are you?', '$14,000'],
  ['cafe', 'what did we take in october', 'how certain are you', '$'],
  ['consulting', 'what was our margin last week', 'how confident are you in that figure', '%'],
] as const)('%s: after "%s", "%s" is about that answer', async (type, first, turn, figure) => {
  const { message, basis } = await askedInTurn(type, first, turn)
  expect(message).not.toContain(general)
  expect(message).toMatch(/\bsure\b/)
  expect(message).toMatch(/records? from|rests on/)
  expect(message).toContain(figure)
  expect(basis.figures.length).toBeGreaterThan(0)
})

it.each([
  ['cafe', 'how did we go last week', 'shorter pls, one line I can text my partner', '$17,458'],
  ['realestate', 'what were fees last week', 'in one sentence please', '$51,778'],
  ['consulting', 'how did we go last week', 'too long, keep it short', '$'],
  ['cafe', 'how did we go last week', 'tldr', '$17,458'],
] as const)('%s: after "%s", "%s" gives its first sentence', async (type, first, turn, figure) => {
  const whole = await askedInTurn(type, first)
  const { message, plans, basis } = await askedInTurn(type, first, turn)
  expect(whole.message.startsWith(message)).toBe(true)
  expect(message.length).toBeLessThan(whole.message.length + 1)
  expect(message).not.toContain('\n')
  expect(message).toContain(figure)
  expect(plans?.[0]).toEqual(whole.plans?.[0])
  expect(basis.figures.every(({ shown }) => message.includes(shown))).toBe(true)
})

it.each([['what does confidence mean'], ['how sure are you about what you say?']])(
  'without an answer before, "%s" explains confidence',
  async (asked) => {
    expect((await askedInTurn('cafe', asked)).message).toContain(general)
  },
)

it.each([
  ['how did we go last week', 'what if we had shorter hours on Tuesdays'],
  ['how did we go last week', 'which day had the shortest line'],
  ['how did we go last week', 'should we keep the short menu'],
] as const)('after "%s", "%s" is no order for fewer words', async (first, turn) => {
  const whole = await askedInTurn('cafe', first)
  const { message } = await askedInTurn('cafe', first, turn)
  expect(whole.message.startsWith(message)).toBe(false)
})

it('a definition that is asked for stays one', async () => {
  expect(
    (await askedInTurn('cafe', 'how did we go last week', 'what does confidence mean')).message,
  ).toContain(general)
})
