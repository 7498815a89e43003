/** Answers from texts on record: facts, dates to keep, decisions and their outcomes. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { scoreOf } from '../../service/advisor/outcomes/score.ts'
import { ask, businesses } from './asked-on-record.ts'

describe('facts on record', () => {
  it.each<[DemoBusiness, string, RegExp]>([
    ['cafe', 'what cut does the delivery platform want', /^30%\. “The platform keeps 30% of each order/],
    ['cafe', 'who wrote the memo about judging the roster', /^The Financial Analyst, in the memo/],
    ['cafe', 'has anybody said anything about almond milk', /^No record mentions “almond”/],
    [
      'consulting',
      'how much of our billing is the transport programme',
      /^About a third\. “About a third of what we bill/,
    ],
    ['consulting', 'how much of what we bill hangs on the transport job', /^About a third\./],
    ['consulting', 'what was it the risk manager warned me about', /^“About a third of what we bill/],
    ['consulting', 'who reckons we ought to sell a ten-day diagnostic', /^Innovation Focused, in the memo/],
    ['consulting', 'how much cash would invoicing sooner free up', /^About \$55,000\./],
    ['cafe', 'who told me not to judge the roster on a single week', /^The Financial Analyst, in the memo/],
    ['cafe', 'what does a new set of burrs cost', /^\$310\. “New burrs cost \$310/],
    ['cafe', 'how many kilos has the second grinder done', /^600 kilos\./],
    ['cafe', 'when was our last coffee price rise', /^“/],
    ['cafe', 'did anyone mention a food truck', /^No record mentions “truck”/],
    ['realestate', 'where were the auctions held', /^The Bulimba hall\. “/],
    ['realestate', 'what fraction of saturday visitors live nearby', /^One in three\. “|^“One in three/],
    ['realestate', 'how long do empty rentals wait for photos', /nine days/],
    ['realestate', 'who is the auditor', /^The records give no name for that\./],
  ])('%s: %s', async (type, question, said) => expect(await ask(type, question)).toMatch(said))
})

it('answers both halves of a question about one thing', async () => {
  const message = await ask(
    'cafe',
    'how much are the burrs for the grinder and when was that meant to be done?',
  )
  expect(message).toMatch(/^\$310\./)
  expect(message).toContain('Monday 16 November')
  expect(message).not.toContain('“meant”')
})

describe('dates to keep', () => {
  it.each<[DemoBusiness, string, RegExp]>([
    ['cafe', 'when does the food licence run out', /Monday 28 December: “The food business licence expires/],
    ['cafe', 'BAS date?', /Sunday 28 February 2027: “The next activity statement is due on 28 February\.”/],
    ['cafe', 'when is the liquor licence due', /^No record mentions “liquor”/],
    [
      'consulting',
      'What expires in December?',
      /^Due in December:[\s\S]*Friday 18 December: “The one on file ends/,
    ],
    [
      'realestate',
      'what have i got due next wednesday',
      /^Due on Wednesday 25 November:[\s\S]*The auditor comes/,
    ],
    ['realestate', 'whats due tomorrow', /^Nothing on record is due tomorrow, Saturday 21 November\./],
  ])('%s: %s', async (type, question, said) => expect(await ask(type, question)).toMatch(said))

  it.each<[DemoBusiness, string, RegExp]>([
    ['cafe', 'what has to happen before december?', /^Due by Monday 30 November:/],
    ['cafe', 'what do i have to get done before christmas', /^Due by Thursday 24 December/],
    ['cafe', 'whats on before the end of the month', /^Due by Monday 30 November:/],
    ['cafe', 'whats the last day to lodge the food licence renewal', /^On record:\n\n- Monday 7 December/],
    ['cafe', 'when do we need to decide on the tuesday shift', /Monday 23 November/],
    ['consulting', 'last possible date for the certificate', /^On record:\n\n- Saturday 5 December/],
    ['consulting', 'when do time sheets close', /^Friday 13 November\. “From Friday 13/],
    [
      'consulting',
      'which contractor agreements are coming up',
      /- By Saturday 26 December: “Three of the five/,
    ],
    ['realestate', 'what dates have i got between now and 2 december', /^Due by Wednesday 2 December:/],
  ])('%s: %s', async (type, question, said) => expect(await ask(type, question)).toMatch(said))

  it.each<[DemoBusiness, string, RegExp]>([
    ['cafe', 'have we decided about the coffee price yet', /^Not decided yet: “Charge 20 cents/],
    ['cafe', 'switching to the co-op for milk, good move or not?', /^I can’t tell\. Spending/],
    ['cafe', 'why did we say no to shutting the kitchen early mondays', /^Dismissed on 5 November/],
    ['cafe', 'what did we do about the landlord', /^Accepted on 8 November/],
    ['consulting', 'did putting our rates up work out', /^I can’t tell[\s\S]*“Raise the day rate/],
    ['consulting', 'what did we decide on contractor rates', /^Not decided yet: “Cap contractor rates/],
    ['consulting', 'where did we land on change requests', /^Accepted on 12 August/],
    ['consulting', 'letting the two analysts go, did it pay off', /^It came true\./],
    ['realestate', 'What did we decide about the letting fee?', /^Dismissed on 4 November/],
    ['realestate', 'what did we say to halving the letting fee on long leases', /^Dismissed on 4 November/],
  ])('a decision, %s: %s', async (type, question, said) => expect(await ask(type, question)).toMatch(said))

  it('are of the days that were asked about', async () => {
    const days = (message: string) => [...message.matchAll(/^- (\w+ \d+ \w+)/gm)].map(([, day]) => day)
    expect(new Set(days(await ask('realestate', 'what have i got due next wednesday')))).toEqual(
      new Set(['Wednesday 25 November']),
    )
    expect(days(await ask('cafe', 'what is due in january'))).not.toContain('Friday 27 November')
  })
})

describe('decisions', () => {
  it.each<[DemoBusiness, string, RegExp]>([
    [
      'cafe',
      'what became of the soup',
      /^It missed\. Revenue averaged \$14,805 a week .* against \$17,764 expected/,
    ],
    ['cafe', 'did posting kitchen videos pay off', /^It came true\. Revenue averaged \$19,643/],
    [
      'cafe',
      'have we decided on raising coffee prices',
      /^Not decided yet: “Charge 20 cents more for coffee”/,
    ],
    ['cafe', 'did we say yes or no to weekday delivery', /^Dismissed on 31 October: “Try lunch delivery/],
    ['consulting', 'were the july pilots a flop?', /^It missed\. Revenue averaged \$50,565/],
    ['realestate', 'how did the premium bundle turn out', /^It missed\..*\$5,504 a week.*\$4,069 expected/],
    [
      'realestate',
      'Did moving inspections to weekdays actually save anything',
      /^I can’t tell\. Staff costs averaged \$24,315/,
    ],
    ['realestate', 'what happened with the window cards', /It named no measure to check/],
  ])('%s: %s', async (type, question, said) => expect(await ask(type, question)).toMatch(said))

  it.each(['cafe', 'consulting', 'realestate'] as const)(
    'of %s are scored as on the screen',
    async (type) => {
      const [all] = scoreOf(businesses[type].advisories).groups
      expect(all).toBeDefined()
      const message = await ask(type, 'be honest, how often is your advice right?')
      const { hits = 0, misses = 0, cannotTell = 0 } = all ?? {}
      const said = (count: number, verdict: string) =>
        count === 0 ? '' : `${count === 1 ? 'one' : count} ${verdict}`
      expect(message).toContain(`Of the ${hits + misses + cannotTell} pieces of accepted advice`)
      expect(message).toContain(said(hits, 'came true'))
      expect(message).toContain(said(misses, 'missed'))
      expect(message).toContain(said(cannotTell, 'came out unclear'))
    },
  )

  it('accepted since a month are listed with their results', async () => {
    const message = await ask(
      'consulting',
      'List every piece of advice we’ve accepted since June with the result.',
    )
    expect(message).toMatch(/^Accepted since 1 June/)
    expect(message).toMatch(/“Sell two pilot projects”, missed/)
    expect(message).not.toMatch(/Raise the day rate/)
  })
})
