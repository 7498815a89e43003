/**
 * Answers a few questions after a start, in the background: otherwise the first people to ask wait while the reader's tables are
 * loaded and its code is compiled (decision 411).
 */
import { businessProfileDefaults } from '#schema/profile/profile'
import { businessTypes } from '#schema/session/session'
import { giveWay } from '../runtime/background.ts'
import type { Service } from '../runtime/service.ts'
import { builtIn } from './built-in.ts'
import type { AdvisorEngine } from './engine.ts'
import type { Records } from './records.ts'

/** One of each kind of question, and what makes a reader work: dates, amounts, quotation marks, addresses, misspelt words. */
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

/** A long message of the same material, near the longest that is read. */
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

/** How often the questions are asked, so that code in loops is compiled. */
const rounds = 3

/** Asks the questions of a business without records; `pause` follows each, with the milliseconds that it took. */
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

/** Warms up now, in the background. The returned function ends it. */
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
