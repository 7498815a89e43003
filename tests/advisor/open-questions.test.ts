/** Questions about the business as a whole, in words that nothing was learned from, beside particular ones in the same words. */
import { expect, test } from 'vitest'
import { askedPlan, askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

test.each([
  ['where does it hurt most', 'risks'],
  ['is there anything nasty I am not seeing', 'risks'],
  ['what are we bad at', 'risks'],
  ['what would a buyer worry about', 'risks'],
  ['so what are we actually good at', 'strengths'],
  ['any bright spots this week', 'strengths'],
  ['what have you noticed that is new', 'news'],
  ['fill me in on what is new', 'news'],
  ['would you say this business is healthy', 'standing'],
] as const)('%s: %s', async (text, of) => {
  expect(await askedPlan('consulting', text)).toMatchObject({ operator: 'overview', of })
})

test.each([
  ['low hanging fruit?', 'What is our biggest opportunity?'],
  ["where's the smart money", 'What is our biggest opportunity?'],
  ['what would a smart operator do here', 'What should we do first?'],
  ['where should my energy go this week', 'What should we do first?'],
  ['what could we stop wasting', 'What should we cut first?'],
])('%s: %s', async (text, matter) => {
  expect(await askedPlan('realestate', text)).toMatchObject({ operator: 'advise', matter })
})

test.each([
  'what is our worst week',
  'what does a day earn us',
  "what's wrong with the roster",
  "what's new in marketing",
  'what needs to be paid',
  'who is our best customer',
  "what's on this week",
  'where can I save on wages',
  'what should we do about the dairy',
])('%s: a particular question', async (text) => {
  const plan = await askedPlan('cafe', text)
  expect(plan).not.toMatchObject({ operator: 'overview' })
  expect(plan).not.toMatchObject({ matter: expect.stringMatching(/^What (?:should we|is our biggest)/) })
})

test('a number of steps is listed', async () => {
  const { message } = await askedReply(settledRecords('cafe'), 'name three things we should do')
  expect(message.match(/^- /gm)).toHaveLength(3)
})

test('what goes well and what is new are measures that moved that way', async () => {
  const good = await askedReply(settledRecords('cafe'), 'what are we doing well')
  expect(good.message).toContain('moved the right way')
  expect(good.message).not.toMatch(/margin was [\d.]+%, down/)
  const news = await askedReply(settledRecords('cafe'), "what's new")
  expect(news.message).toContain('changed most')
  expect(news.message).toContain('Written since')
})
