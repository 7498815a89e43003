/**
 * Answers a few questions in the background after a start. Otherwise the first users would wait while the
 * reader's tables load and its code is compiled (decision 411).
 */
import { businessProfileDefaults } from '#schema/profile/profile'
import { businessTypes } from '#schema/session/session'
import { giveWay } from '../runtime/background.ts'
import type { Service } from '../runtime/service.ts'
import { builtIn } from './built-in.ts'
import type { AdvisorEngine } from './engine.ts'
import type { Records } from './records.ts'

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
]

/** A long message of the same content, near the maximum length. */
const long = questions.join(' ').repeat(6)

const recordsOf = (type: Records['business']['type'], now: Date): Records => ({
  business: { name: 'Warm-up', type, isOwn: true },
  now,
  kpis: [],
  days: [],
  focus: null,
  profile: businessProfileDefaults,
  advisories: [],
  memos: [],
  briefs: [],
})

/** Number of repetitions, so that loops are compiled. */
const rounds = 3

/** * Asks the questions of a business without records; `pause` runs after each, with its duration in milliseconds. */
export const warmUp = async (
  now: Date,
  isEnded: () => boolean = () => false,
  pause: (tookMs: number) => Promise<void> = giveWay,
  reply: AdvisorEngine['reply'] = builtIn.reply,
): Promise<void> => {
  const { signal } = new AbortController()
  for (let round = 0; round < rounds; round++)
    for (const message of [...questions, long])
      for (const type of businessTypes) {
        if (isEnded()) return
        const from = performance.now()
        const order = {
          records: recordsOf(type, now),
          personaKey: 'hospitality_ceo',
          message,
          earlier: [],
          passages: [],
        }
        await reply(order, async () => {}, signal)
        await pause(performance.now() - from)
      }
}

/** Starts warming up in the background. The returned function ends it. */
export const scheduleWarmUp = ({ now, report }: Pick<Service, 'now' | 'report'>): (() => Promise<void>) => {
  let isEnded = false
  const work = warmUp(now(), () => isEnded).catch((error: unknown) =>
    report('warn', { err: error }, 'the advisor was not warmed up'),
  )
  return () => {
    isEnded = true
    return work
  }
}
