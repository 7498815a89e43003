/** Turns that point into the decisions just listed: their rank, one by its title, and whether to keep it. */
import { describe, expect, it } from 'vitest'
import { askedInTurn } from './asked-in-turn.ts'

const lists = {
  cafe: 'what did we say yes to this year',
  realestate: 'which ideas did we accept',
  consulting: 'what have we accepted this year',
} as const
const refused = {
  cafe: 'what have we turned down',
  realestate: 'what did we dismiss',
  consulting: 'what did i say no to',
} as const

describe('the best or worst of what was listed', () => {
  it.each([
    ['cafe', 'which one was the worst?', 'worst', 'coffee card'],
    ['realestate', 'and which of those was the biggest flop?', 'worst', 'premium tier'],
    ['realestate', 'which idea made us the most money', 'best', 'six auctions'],
    ['consulting', 'so which did best', 'best', 'day rate'],
  ] as const)('%s: %s', async (type, message, best, title) => {
    const { plans, message: said } = await askedInTurn(type, lists[type], message)
    expect(plans?.[0]).toMatchObject({ operator: 'decided', best })
    expect(said.split('\n')[0]).toContain(title)
  })

  it.each([
    ['cafe', 'which of those would have been worth most', '$120'],
    ['consulting', 'and which one would have been worth the most', '$640'],
  ] as const)('%s: %s is taken from what each stated', async (type, message, worth) => {
    const reply = await askedInTurn(type, refused[type], message)
    expect(reply.message).toContain(worth)
    expect(reply.message).toContain('not carried out')
    expect(reply.basis?.figures.length).toBeGreaterThan(0)
  })

  it.each([
    ['cafe', 'which week was the worst'],
    ['cafe', 'which month was our best'],
    ['realestate', 'which suburb is worth most'],
    ['consulting', 'which client is worth most'],
  ] as const)('%s: %s is about something else', async (type, message) => {
    const { plans } = await askedInTurn(type, lists[type], message)
    expect(plans?.[0]).not.toMatchObject({ operator: 'decided' })
  })
})

describe('one of the list by words of its title', () => {
  it.each([
    ['cafe', refused.cafe, 'and the Monday one?', 'Mondays'],
    ['cafe', lists.cafe, 'what about the soup one', 'soup lunch'],
    ['realestate', lists.realestate, 'how did the inspections one go', 'rental inspections'],
    ['consulting', lists.consulting, 'and the day rate one?', 'day rate'],
    ['consulting', refused.consulting, 'tell me about the sublet one', 'Sublet'],
  ] as const)('%s: %s, %s', async (type, list, message, title) => {
    const { plans, message: said } = await askedInTurn(type, list, message)
    expect(plans?.[0]).toMatchObject({ operator: 'decided' })
    expect(said).toContain(title)
  })

  it.each([
    ['cafe', 'how did we go last week', 'and the Monday one?'],
    ['cafe', refused.cafe, 'and the Saturday before?'],
    ['realestate', lists.realestate, 'and the penthouse one?'],
  ] as const)('%s: %s, %s names none of them', async (type, list, message) => {
    const { plans } = await askedInTurn(type, list, message)
    expect(plans?.[0]).not.toMatchObject({ operator: 'decided' })
  })
})

describe('whether to keep what was decided', () => {
  it.each([
    ['cafe', 'what came of the second till', 'worth it or not', /^Yes\b/],
    ['cafe', 'did the stamp card thing do anything', 'would you still keep it going?', /^Drop it\b/],
    ['consulting', 'did cancelling the journal ad pay off', 'was I wrong?', /^No\b/],
    ['cafe', refused.cafe, 'do you think I was wrong about the Monday one', /^I can’t tell\b.*Mondays/],
    ['consulting', 'how did raising the day rate turn out', 'so should we keep it', /^I can’t tell\b/],
    [
      'realestate',
      'did the premium portal bundle save us the 400 a week',
      'dump it or keep it?',
      /^Drop it[\s\S]*Step down/,
    ],
  ] as const)('%s: %s, %s', async (type, first, message, said) => {
    const reply = await askedInTurn(type, first, message)
    expect(reply.plans?.[0]).toMatchObject({ operator: 'decided', asked: 'right' })
    expect(reply.message).toMatch(said)
  })

  it.each([
    ['cafe', 'what did we take last week', 'should we keep it'],
    ['realestate', 'what is waiting for me to decide', 'should we dump it'],
    ['consulting', 'did cancelling the journal ad pay off', 'should we keep marketing at that'],
  ] as const)('%s: %s, %s is about no decision', async (type, first, message) => {
    const { plans } = await askedInTurn(type, first, message)
    expect(plans?.[0]).not.toMatchObject({ operator: 'decided', asked: 'right' })
  })
})
