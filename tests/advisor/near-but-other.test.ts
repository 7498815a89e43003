/** Questions near to a plain one that want something else: danger, what is denied, and what is left out. */
import { describe, expect, it } from 'vitest'
import { askedPlan, askedText } from './asked-questions.ts'

describe('a danger is answered first, whatever is asked with it', () => {
  const dangers = [
    'there is a smell of gas in the kitchen',
    'my barista just collapsed',
    'the fryer caught fire',
    'somebody is waving a knife at us',
    'our apprentice swallowed oven cleaner',
  ]
  const asks = [
    'what should I do first?',
    'what should we do today?',
    'who do I tell?',
    'should we close on Monday?',
    'is the supplier meeting still on?',
    'did we decide on the second roaster?',
  ]
  it.each(dangers.flatMap((danger) => asks.map((ask) => [danger, ask])))('%s, %s', async (danger, ask) => {
    for (const message of [`${danger}, ${ask}`, `${danger}. ${ask}`])
      expect(await askedPlan('cafe', message)).toMatchObject({ operator: 'decline', because: 'emergency' })
  })
})

describe('a claim that is denied is upheld where its opposite is not', () => {
  it.each([
    ['show me that profit is falling', 'Yes'],
    ['show me that profit isn’t falling', 'No'],
    ['show me that profit has not fallen', 'No'],
    ['prove that costs are rising', 'No'],
    ['prove that costs are not rising', 'Yes'],
    ['show me that profit is not growing', 'Yes'],
    ['show me that profit isn’t down', 'No'],
    ['prove profit hasn’t gone down', 'No'],
    ['show me that profit is growing', 'No'],
    ['we didn’t lose money in June, did we?', 'Yes'],
    ['confirm that wages are not our biggest cost', 'No'],
    ['confirm that rent is not our biggest cost', 'Yes'],
    ['confirm that Saturday isn’t our best day', 'No'],
    ['it’s true that July was not our worst month', 'No'],
    ['confirm that the margin isn’t above 12%', 'Yes'],
    ['confirm that we never took more than 20000 in a week', 'No'],
    ['confirm that costs haven’t doubled', 'Yes'],
    ['apparently sales have not dropped below 15k last month', 'Yes'],
  ])('%s', async (question, verdict) => {
    expect(await askedText('cafe', question)).toMatch(new RegExp(`^${verdict}\\.`))
  })
})

describe('a question about the whole that is denied asks for the opposite, or for nothing here', () => {
  it.each([
    ['what’s not going well?', 'risks'],
    ['what’s going well?', 'strengths'],
    ['what isn’t working?', 'risks'],
    ['what would you not worry about?', 'strengths'],
    ['is there something bad that I am not seeing', 'risks'],
    ['is there a problem we aren’t aware of?', 'risks'],
    ['tell me something I don’t know', 'news'],
  ])('%s', async (question, of) => {
    expect(await askedPlan('cafe', question)).toMatchObject({ operator: 'overview', of })
  })
  it.each([
    'what shouldn’t we do?',
    'what should we not cut?',
    'what’s the one thing we shouldn’t do this week?',
  ])('%s', async (question) => {
    expect(await askedPlan('consulting', question)).not.toMatchObject({ operator: 'advise' })
  })
})
