/** Whether a question asks when something ends or starts, and a sentence gives another date about it. */
import type { FindPlan } from '#schema/advisor/fact-plans'
import type { Hit } from './find-sentences.ts'

const [ends, starts] = [
  /\b(?:end(?:s|ed|ing)?|finish\w*|conclud\w*|expir\w*|clos(?:es|ed|ing)|laps\w*|runs? (?:out|to|until)|until|complet\w*|over by)\b/i,
  /\b(?:start\w*|beg[aiu]n\w*|commenc\w*|open(?:s|ed|ing)?|kicks? off|from)\b/i,
]

/** True for another date: when something ends is not said by when it is signed. */
export const isOfOtherDate = ({ words, asked }: FindPlan, best: Hit | undefined): boolean =>
  asked === 'when' &&
  best !== undefined &&
  ((words.some((word) => /^(?:end|finish|conclude)$/.test(word)) && !ends.test(best.sentence)) ||
    (words.some((word) => /^(?:start|begin|commence)$/.test(word)) && !starts.test(best.sentence)))
