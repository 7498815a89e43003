/** Sentences about the targets of the focus: of the topic's measure, or all of the focus. */
import type { RecordedMeasure } from '#schema/advisor/measure'
import { type Line, paragraph, say } from '../line.ts'
import { outlookOf } from '../options/outlook-words.ts'
import { targetsAhead } from '../options/target-outlook.ts'
import { quoted } from '../quotation.ts'
import type { Ground } from './ground.ts'

/** Measures of one matter: a target for any of them concerns the others. */
const matters: readonly (readonly RecordedMeasure[])[] = [
  ['profit', 'margin'],
  ['staff', 'staff-share'],
  ['supplies', 'supplies-share'],
]

/** Progress on the focus: its first measurable target, or that there is none. */
export const focusLine = ({ context, topic, records }: Ground): Line | undefined => {
  if (!topic.isFocus) return undefined
  const { focus } = records
  const goal = focus && quoted(focus.primaryFocus, 60)
  if (!focus || !goal)
    return say`No strategic focus is set, so there is nothing to measure the figures against; one can be set under Current Focus.`
  const [first] = targetsAhead(context)
  const state = first && outlookOf(records, first)
  return state
    ? paragraph([say`The focus of this ${focus.timeline} is ${goal}.`, state])
    : say`The focus of this ${focus.timeline} is ${goal}. None of its targets names a figure that can be checked against your records.`
}

/** The first target for the topic's measure, else for another of its matter. */
export const onTarget = ({ context, topic, records }: Ground): Line | undefined => {
  // A brief on a fall of sales is about a week that may come, and its figures leave no room for one that will.
  if (topic.isFocus || topic.matter.changes.length > 0) return undefined
  const targets = targetsAhead(context)
  const matter = matters.find((one) => one.some((measure) => measure === topic.measure)) ?? []
  const target =
    targets.find(({ measure }) => measure === topic.measure) ??
    targets.find(({ measure }) => matter.includes(measure))
  return target && outlookOf(records, target)
}
