/** The step for whoever asks about hiring: what the post must bring, and how to find out before anything is signed. */
import { hoursToCover } from '../analysis/hours-to-cover.ts'
import { whatIfHours } from '../analysis/what-if.ts'
import { say } from '../line.ts'
import { by, type Lever } from './step.ts'
import type { View } from './view.ts'

/** A week of full work, in hours. */
const fullTime = 38

/** One more full-time post, and the sales a week that pay for it. */
export const postOf = ({ records }: View) => {
  const post = whatIfHours(records, fullTime, 'assumption')
  return { post, toCover: post && hoursToCover(records, post.cost) }
}

/** Hire against a number of sales, and try it with extra hours first. */
export const hire: Lever = (view) => {
  const { post, toCover } = postOf(view)
  const { sales } = view.words
  if (!post || !toCover) return undefined
  return {
    short: say`hire only for ${toCover} more ${sales} a week`,
    lines: [
      say`Before you advertise, give part of the hours to the people you have for four weeks, starting by ${by(view, 0)}.`,
      say`The whole position costs about ${post.cost} a week, so it needs ${toCover} more ${sales} a week to pay for itself.`,
      say`Hire if the extra hours bring in their share of that. If they don’t, the problem is when people work, not how many there are.`,
    ],
  }
}
