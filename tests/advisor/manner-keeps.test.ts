/** What sounds like manner and is not: words that a figure or a person's safety turns on stay as they were said. */
import { describe, expect, it } from 'vitest'
import { clausesOf } from '../../service/advisor/questions/manner/clauses.ts'
import { plainSpeech } from '../../service/advisor/questions/manner/plain-speech.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { isInMortalDanger } from '../../service/advisor/questions/readers/mortal-danger.ts'
import { fixedMoment } from '../core/sources.ts'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

const plain = (message: string): string =>
  plainSpeech(message, { ask: (text) => questionOf(text, 'cafe', fixedMoment), isOnRecord: () => false })

describe('danger', () => {
  it.each([
    'Is our lunch trade going to die this winter?',
    'The business is going to die',
    'Mondays are dying',
    'are our Tuesdays going to die off',
    'is the new menu gonna die',
    'how do I stop the shop from going to die',
  ])('is not of a business: %s', (message) => {
    expect(isInMortalDanger(message)).toBe(false)
  })

  it.each([
    'I want to die',
    'I want to kill myself',
    'she feels like dying',
    'I am going to die',
    "he's about to die",
    'my daughter is gonna die',
    'someone here is going to die',
    "he's going to kill himself",
    "I'm going to end it all",
  ])('is of a person: %s', (message) => {
    expect(isInMortalDanger(message)).toBe(true)
  })

  it.each([
    ['My husband hit me last night.', 'What was revenue last week?'],
    ['The oven has caught alight,', 'what was revenue last week'],
    ["I'm so depressed I don't want to be here any more,", 'what was revenue last week'],
    ['My chef has burnt his hand badly,', 'what was revenue last week'],
    ["Hi, it's Kim. My husband hit me last night.", 'What was revenue last week? Thanks'],
    ["I don't want to go on.", 'What was revenue last week?'],
    ["I'm thinking about ending it.", 'How did we do last week?'],
    ["I can't go on like this.", 'What was revenue last week?'],
    ["I don't see the point of living.", 'Is rent too high?'],
    ['Nobody would miss me.', 'What was revenue last week?'],
  ])('is heard before a question: %s', async (told, asked) => {
    expect(plain(`${told} ${asked}`)).toContain(told.replace(/^Hi.*Kim\. |[.,]$/g, ''))
    const { plans } = await askedReply(seededRecords('cafe'), `${told} ${asked}`)
    expect(plans).toMatchObject([
      { operator: 'decline', because: expect.stringMatching(/^(?:health|emergency)$/) },
    ])
  })
})

describe('what is no danger', () => {
  it.each([
    'My wife wants to know.',
    'I hate doing the books.',
    "I've had enough of guessing.",
    "I'm thinking about ending it with the second roaster.",
    "I don't want to go on with the Sunday shift.",
    "I'm exhausted.",
  ])('hides no question: %s', async (told) => {
    const { message } = await askedReply(seededRecords('cafe'), `${told} What was revenue last week?`)
    expect(message).toContain('$17,458')
  })
})

describe('words', () => {
  it.each([
    'Show Wed only, last month',
    'What were marketing costs',
    'How well do we do on Saturdays',
    'we might as well sell',
    'what do they think well sell',
    'if prices were going up 5%, what would profit be',
    'did the shell have a cost',
    'how did Wed have so few customers',
    'when staff were not paid, what were wages',
    'how did ill staff cost us last week',
  ])('that are words without an apostrophe get none: %s', (message) => {
    expect(plain(message)).toBe(message)
  })

  it.each([
    ['whats our margin', "what's our margin"],
    ['why dont we make money on Mondays', "why don't we make money on Mondays"],
    ['isnt rent too high', "isn't rent too high"],
    ['where cant we save', "where can't we save"],
  ])('that are none without it get one: %s', (message, written) => {
    expect(plain(message)).toBe(written)
  })

  it.each([
    'Show me sales please for the weekend',
    'Do customers appreciate our team?',
    'what did we earn please this week',
    'sales kindly for the day',
    'how do we please everyone',
    'are our staff appreciated?',
    'do we thank our team',
    'what did we earn thanks this week',
    'do we say thanks to our best customers',
    'what was revenue on a like for like basis',
    'sales on days with over 10 mm of rain',
    'how did we go here in July?',
    'What did we take here on Saturdays last month?',
    'What did we take here in Winter?',
    'how were sales here around Easter?',
    'how busy were we here on Christmas Day?',
  ])('of a question stay: %s', (message) => {
    expect(plain(message)).toBe(message)
  })

  it.each([
    ['what was revenue last week please mate', 'what was revenue last week'],
    ['what was revenue last week, thanks for your time', 'what was revenue last week'],
    ['what was revenue last week please and thank you', 'what was revenue last week'],
    ['what was revenue last week, much appreciated', 'what was revenue last week'],
    ['what was revenue last week, thanks so much team!', 'what was revenue last week!'],
    ['how did we go last week here in Bendigo', 'how did we go last week'],
    ['what did we mmm take last week', 'what did we take last week'],
  ])('of manner go: %s', (message, question) => {
    expect(plain(message)).toBe(question)
  })

  it.each(['rent is 9.5 percent of sales', "I'm so tired of this", "we're so far behind that I feel so low"])(
    'are of one clause: %s',
    (message) => {
      expect(clausesOf(message).map(({ text }) => text)).toEqual([message])
    },
  )
})
