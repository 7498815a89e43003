/** A step of ours that a question takes for granted: "since we put the coffee price up, …", where it was never decided. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { advisoryAbout } from '../../options/advisory-about.ts'
import { isSameAct } from '../../options/same-act.ts'
import type { Context } from '../../plans/context.ts'
import { supposedIn } from '../../questions/assertions/supposed.ts'
import { questionOf } from '../../questions/question-of.ts'
import type { ReadQuestion } from '../../questions/read-question.ts'
import { ofAllDecisions } from '../../questions/readers/decided-reader.ts'
import { wordsIn } from '../../search/word-forms.ts'

/** How often what a question takes for granted is read rightly. */
export const ofSupposed = 0.8

const ours =
  /\b(?:we|i)(?:['’]ve| have| had)? (?:just |already |also |finally )?(?:started |begun |began |decided to |chose to )?(?!were\b|was\b|are\b|have\b|had\b|['’])\p{L}+/iu

/** What an own clause says, without a clause of its own: "we’ve been flat since we put the price up" is about the price. */
const step = /\b(?:since|after|now that|because) (?<own>(?:we|i)\b.+)$/i

/** The decision that the message takes for granted, where its advisory was dismissed or waits; undefined for any other. */
export const supposedStep = (
  message: string,
  reads: readonly ReadQuestion[],
  { records }: Context,
): AnswerablePlan | undefined => {
  const clause = supposedIn(message)?.clause
  const own = clause === undefined ? undefined : (step.exec(clause)?.groups?.own ?? clause)
  if (own === undefined || !ours.test(own) || reads.some(({ isFinal }) => isFinal)) return undefined
  const advisory = advisoryAbout(records, own)
  if (!advisory || advisory.status === 'accepted') return undefined
  if (!isSameAct(own, `${advisory.title}. ${advisory.suggestedAction ?? ''}`)) return undefined
  const { today } = questionOf(own, records.business.type, records.now)
  return {
    operator: 'decided',
    period: ofAllDecisions(today),
    words: [...new Set(wordsIn(advisory.title.toLowerCase()))].slice(0, 12),
    claimed: 'accepted',
  }
}

/** Readings of which the first takes something for granted. */
export const supposing = (
  reads: readonly ReadQuestion[],
  supposes: AnswerablePlan | undefined,
): readonly ReadQuestion[] => {
  const [first, ...rest] = reads
  return first && supposes ? [{ ...first, supposes }, ...rest] : reads
}
