/** Says whether a quoted matter was carried out, and with what result. */
import type { FindPlan } from '#schema/advisor/fact-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import { today } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import { formOf } from '../../search/word-forms.ts'
import { datesIn, sentencesOf } from '../../timeline/dated-sentences.ts'
import { textsOf } from '../../timeline/texts.ts'
import { shortDay } from '../facts-words.ts'
import type { Ask } from '../written.ts'
import { comparedLine, verdictWords } from './outcome-lines.ts'

/** A plan for texts on record. */
export type FindAsk = Ask<FindPlan>

/** Longest quoted title. */
export const longestTitle = 80

/** Whether something was carried out: records show requests and acceptances, but rarely completion. */
export const doneLine = ({ context: { records }, plan }: FindAsk, first: TimelineFact): Line | undefined => {
  if (plan.asked !== 'done' || isSaidDone(first.source.sentence, plan.words)) return undefined
  const advisory = records.advisories.find(({ id }) => id === first.source.id)
  const title = advisory && quoted(advisory.title, longestTitle)
  if (ofSpending.test(plan.words.join(' '))) return say`No record says that it was spent.`
  if (advisory === undefined || !title)
    return say`No record says whether that was done. What is on record asks for it:`
  const day = shortDay(records, today(new Date(advisory.settledAt ?? advisory.createdAt)))
  if (advisory.status === 'accepted')
    return say`You accepted ${title} on ${day}; no record says whether it was carried out.`
  return advisory.status === 'new'
    ? say`Nothing says so: ${title} is still waiting for your decision.`
    : say`You dismissed ${title} on ${day}, so nothing on record says that it was done.`
}

/** The day that the same record names for it, where the sentence about the matter has none. */
export const plannedLine = (
  { context: { records }, plan }: FindAsk,
  { source }: TimelineFact,
): Line | undefined => {
  const text = plan.asked === 'done' ? textsOf(records).find(({ id }) => id === source.id) : undefined
  if (!text || isSaidDone(source.sentence, plan.words)) return undefined
  const isDated = (sentence: string) => datesIn(sentence, text.writtenAt).length > 0
  const day = isDated(source.sentence) ? undefined : sentencesOf(text.text).find(isDated)
  return day ? say`The day named for it: ${quoted(day)}` : undefined
}

const ofSpending = /\bspent\b/i
const acts = /\b(?:has|have|had|was|were) (?:since |already |now |all )?(?:been )?(?<act>\p{L}+)/giu
const ofDoing =
  /^(?:done|sent|paid|settled|finished|completed|signed|lodged|left|gone|approved|renewed|matched|booked|resolved|sorted|agreed|accepted|delivered|replied|answered|stopped|started|moved|sold|met)$/i

/** True if a sentence says that what is asked about was done, or that something was that can be; "has put through 600 kilos" fixes nothing. */
const isSaidDone = (sentence: string, words: readonly string[]): boolean => {
  const asked = new Set(words.map(formOf))
  return [...sentence.matchAll(acts)].some(
    ({ groups }) =>
      groups?.act !== undefined && (ofDoing.test(groups.act) || asked.has(formOf(groups.act.toLowerCase()))),
  )
}

/** Outcome of an accepted advisory, mentioned whenever it is quoted. */
export const outcomeLine = (ask: FindAsk, first: TimelineFact): Line | undefined => {
  const advisory = ask.context.records.advisories.find(({ id }) => id === first.source.id)
  const verdict =
    advisory?.status === 'accepted' && advisory.outcome && verdictWords[advisory.outcome.verdict]
  const compared = advisory && verdict ? comparedLine(ask, advisory) : undefined
  return verdict && compared
    ? say`What came of it: ${verdict.replace(/^It /, 'it ')}. ${compared}`
    : undefined
}
