/**
 * Answers a few questions in the background after a start. Otherwise the first users would wait while the
 * reader's tables load and its code is compiled (decision 411).
 */
import { businessProfileDefaults } from '#schema/profile/profile'
import { businessTypes } from '#schema/session/session'
import { giveWay, untilQuiet } from '../runtime/background.ts'
import type { Service } from '../runtime/service.ts'
import { builtIn } from './built-in.ts'
import type { AdvisorEngine } from './engine.ts'
import type { Records } from './records.ts'
import { inventedFigures } from './warm-up-records.ts'

/**
 * One question of each kind, and everything that exercises a reader: dates, amounts, quotation marks,
 * addresses, typing errors.
 */
const questions = [
  'What was our revenue last week, and how does it compare with the same week last year?',
  'Why did profit fall in July? Was it wages, rent or fewer customers?',
  'What if we raise prices by 3% and hire two more people from 1 March 2026?',
  'Which weekday is our worst, and on which date in the last 90 days did we sell least?',
  'How long will our cash last if sales drop $500 a week?',
  'and the month before that?',
  'Should I open on Sundays? What did we decide about "late trading" on 03/04/2026?',
  'Write a friendly email to sam@example.com about the invoice, please',
  'profitt margn compred to 2025-12-01, averge spend, utilisatoin, comissions',
  'How do I add a colleague? Is this legal? Who won the cricket?',
  'Rent? Wages? Why? Sales in May? Both?',
]

/** One question of each kind of answer that is worked out from figures. */
const ofFigures = [
  'How are we doing?',
  'Why were sales down last week?',
  'Which weekday and which hour are busiest?',
  'What will sales be next month, and when does our cash run out?',
  'What should I do this week, and what if we cut wages by 5%?',
  'Compare this quarter with the one before. What was our best week?',
  'Plan the roster for next week',
  'Draft an email to our landlord about the rent',
  'Write a social post for the weekend',
  'How many sales a week do we need for a margin of 20%?',
  'What was our margin last week, and what are our risks?',
]

/** The same as a phone writes it. For characters outside Latin-1 the JavaScript engine compiles each pattern again. */
const typographic = (text: string): string =>
  `${text.replaceAll(/"([^"]*)"/g, '“$1”').replaceAll("'", '’')} …`

const lengthOfRepeated = 600

const repeated = (piece: string): string => piece.repeat(Math.ceil(lengthOfRepeated / piece.length))

/** Long messages of the same content, up to near the maximum length: the engine compiles a pattern again for a long text. */
const long = [
  typographic(questions.join(' ').repeat(2)),
  ...questions.slice(-2).map((question) => repeated(`${question} `)),
  ...['" ', "it's ", '$3.50 5% 12/03/2026 ', 'a.b ', 'me@example.com, '].map(repeated),
]

/** A reply that a question follows up. */
const asked = {
  message: 'What was our revenue last week?',
  reply: 'Revenue was $8,400 in the week from 9 November.',
}

const recordsOf = (type: Records['business']['type'], now: Date, hasFigures: boolean): Records => ({
  business: { name: 'Warm-up', type, isOwn: true },
  now,
  ...(hasFigures ? inventedFigures(now) : { kpis: [], days: [] }),
  focus: null,
  profile: businessProfileDefaults,
  advisories: [],
  memos: [],
  briefs: [],
})

/** A message with the kinds of business that are asked it, and whether they have figures. */
type Asked = readonly [message: string, types: readonly Records['business']['type'][], hasFigures: boolean]

// Patterns and calculations are the same for every kind of business, so one of them is enough for what only compiles those.
const ofOne = businessTypes.slice(0, 1)
const messages: readonly Asked[] = [
  ...[...questions, questions.join(' ').repeat(6)].map((message): Asked => [message, businessTypes, false]),
  ...[...questions.map(typographic), ...long].map((message): Asked => [message, ofOne, false]),
  ...ofFigures.map((message): Asked => [message, ofOne, true]),
]

/** Number of repetitions, so that loops are compiled. */
const rounds = 3

/** Asks the questions of businesses without records, and of one with figures; `pause` runs after each, with its duration in milliseconds. */
export const warmUp = async (
  now: Date,
  isEnded: () => boolean = () => false,
  pause: (tookMs: number) => Promise<void> = giveWay,
  reply: AdvisorEngine['reply'] = builtIn.reply,
): Promise<void> => {
  const { signal } = new AbortController()
  for (let round = 0; round < rounds; round++)
    for (const [message, types, hasFigures] of messages)
      for (const type of types) {
        if (isEnded()) return
        const from = performance.now()
        const order = {
          records: recordsOf(type, now, hasFigures),
          personaKey: 'hospitality_ceo',
          message,
          earlier: round === 0 ? [] : [asked],
          passages: [],
        }
        await reply(order, async () => {}, signal)
        await pause(performance.now() - from)
      }
}

/** Warms up in the background once the service is quiet. The returned function ends it. */
export const scheduleWarmUp = ({ now, report }: Pick<Service, 'now' | 'report'>): (() => Promise<void>) => {
  let isEnded = false
  const work = untilQuiet(() => isEnded)
    .then(() => warmUp(now(), () => isEnded))
    .catch((error: unknown) => report('warn', { err: error }, 'the advisor was not warmed up'))
  return () => {
    isEnded = true
    return work
  }
}
