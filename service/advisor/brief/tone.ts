/** How a brief speaks to this owner: the tone, the way of deciding, and the aims that the profile and the focus state. */
import type { BriefRequest } from '../engine.ts'
import { type Line, say } from '../line.ts'
import { quoted } from '../quotation.ts'
import { readTopic, type Theme } from './themes.ts'
import type { View } from './view.ts'

/** The question, repeated in a short and cleaned form. */
export const asked = ({ topic, records }: BriefRequest): Line | undefined => {
  const question = quoted(topic)
  const openings = {
    professional: say`The question was ${question}.`,
    casual: say`You asked about ${question}.`,
    analytical: say`Question: ${question}. Full weeks only; medians and Theil-Sen slopes where a trend is named.`,
  }
  return openings[records.profile.preferredTone]
}

/** How a step stands to the focus and to the objectives; nothing where neither is set. */
export const aims = ({ records }: View, serves: readonly Theme[]): readonly (Line | undefined)[] => {
  const { focus, profile } = records
  const isServed = (aim: string): boolean => {
    const { theme, others } = readTopic(aim)
    return [theme, ...others].some((meant) => serves.includes(meant))
  }
  const goal = focus ? quoted(focus.primaryFocus, 60) : undefined
  const objective = profile.primaryObjectives.find(isServed)
  return [
    focus && goal && isServed(focus.primaryFocus)
      ? say`It serves this ${focus.timeline}’s focus, ${goal}.`
      : undefined,
    focus && goal && !isServed(focus.primaryFocus)
      ? say`The focus of this ${focus.timeline} is ${goal}; take this step only if it doesn’t get in the way.`
      : undefined,
    objective && say`It also serves ${objective}, one of the objectives in the business profile.`,
  ]
}

/** The last sentence: how to come to the decision, in the owner's own way. */
export const closing = ({ records }: BriefRequest): Line | undefined => {
  const { decisionMakingStyle, preferredTone } = records.profile
  if (decisionMakingStyle === 'collaborative')
    return say`Run it past the people who would carry it out first.`
  if (decisionMakingStyle === 'intuitive')
    return say`If it feels wrong, name what the figures miss before you drop it.`
  if (decisionMakingStyle === 'data-driven')
    return say`Check the same figures again two weeks after it starts.`
  return preferredTone === 'casual' ? say`Your call.` : undefined
}
