/** Answers that advise by what matters most to the user, and answers that say that something is not ours to decide. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { ask } from './asked-on-record.ts'

describe('what is wanted, and what is not ours to answer', () => {
  it.each<[DemoBusiness, string, RegExp]>([
    [
      'consulting',
      'quickest way to get cash in the door?',
      /^Quickest on record: “Send the assurance invoice today”/,
    ],
    ['consulting', 'how do we get paid sooner', /^Quickest on record: “Send the assurance/],
    [
      'consulting',
      'which open advisory is worth the most',
      /^Worth the most of what is open: “Find work for the two/,
    ],
    [
      'realestate',
      'whats the single most valuable thing to get done this week',
      /^Worth the most[^“]*“Visit the two/,
    ],
    ['cafe', 'what would you do first', /^First: “/],
    [
      'realestate',
      'what should i do about the two settlements',
      /^The open advisory “Chase the two settlements/,
    ],
    [
      'consulting',
      'should we take on another senior?',
      /^Not yet\. The open advisory “Find work for the two/,
    ],
    [
      'consulting',
      'contractors want another 5 per cent, do we swallow that',
      /^Not altogether\.[\s\S]*“Cap contractor[\s\S]*\$102/,
    ],
    ['cafe', 'the roaster wants 6 percent more again, should we wear it', /“Ask a second roaster/],
    [
      'realestate',
      'do we need another property manager',
      /^I can’t tell from the records\. The last decision on it has lapsed/,
    ],
    ['realestate', 'should i approve repairs up to 400 without asking', /a memo mentions it/],
    ['consulting', 'what is Deloitte charging per day at the moment', /^I only see this business’s records/],
    ['cafe', 'what’s campos turning over these days', /^I only see this business’s records/],
    ['consulting', 'is Sarah any good at her job', /^I found nothing about “Sarah”/],
    ['realestate', 'ive had chest pains all morning', /^Call 000 now(?![\s\S]*Lifeline)/],
    ['cafe', 'kid swallowed bleach in the toilet', /^Call 000 now/],
    ['cafe', 'the apprentice wont wake up', /^Call 000 now/],
    ['cafe', 'margins are being eaten by battery costs', /^(?!Call 000)/],
    ['cafe', 'thinking of ringing another roaster, feels disloyal. worth it?', /^Yes/],
    ['cafe', 'i cant do this anymore, i want to end it', /Lifeline on 13 11 14/],
    ['realestate', 'theres smoke coming out of the office', /^Call 000 now/],
    ['realestate', 'how many?', /^I’m not sure what you mean/],
  ])('%s: %s', async (type, question, said) => expect(await ask(type, question)).toMatch(said))
})
