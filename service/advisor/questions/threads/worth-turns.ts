/** Turns that want the worth of a step over another time, or in part: "and over a year?", "what if it only half works?" */
import { horizonOf } from '../horizons.ts'
import { askedOfStep } from './advice-turns.ts'
import { asksOnly, type TurnReader } from './turn.ts'

const time =
  /\b(?:(?:a|an|per|each|every|over (?:a|the)|for (?:a|the)|in a) (?:full |whole )?(?:year|quarter|month)|yearly|annual(?:ly|ised)?|monthly|quarterly|worth|how much|come[sd]?(?: to)?|add(?:s|ed)? up(?: to)?|mak(?:e|es|ing)|bring(?:s|ing)?(?: in)?|save[sd]?|cost(?:s|ing)?|total|say|only|just)\b/g

const parts: readonly (readonly [words: RegExp, part: number])[] = [
  [/\btwo.thirds\b/, 2 / 3],
  [/\bthree.quarters\b/, 0.75],
  [/\b(?:a |one )?half\b/, 0.5],
  [/\b(?:a|one) third\b/, 1 / 3],
  [/\b(?:a|one) quarter\b/, 0.25],
  [/\b(?:a|one) fifth\b/, 0.2],
  [/\b(?:a|one) tenth\b/, 0.1],
]
const percent = /\b(\d{1,2}) ?(?:%|per ?cent\b)/
const inPart =
  /\b(?:two.thirds|three.quarters|(?:a |one )?half|(?:a|one) (?:third|quarter|fifth|tenth)|\d{1,2} ?per ?cent|work(?:s|ed|ing)?|manage[ds]?|achieve[ds]?|w[io]n|back|do(?:es|ne)?|did|happen(?:s|ed)?|com(?:e|es|ing)|came|true|pa(?:y|ys|id)|take(?:s|n)?|took|catch(?:es)?|caught|effective|successful|as well|that good|say|suppose|assum\w+|but|people|only|just)\b|\b\d{1,2} ?%/g

const ofPart = /\b(?:quarter|half|third|fifth|tenth) of\b/

const partOf = (text: string): number | undefined => {
  const named = parts.find(([words]) => words.test(text))?.[1]
  const told = percent.exec(text)?.[1]
  return named ?? (told ? Number(told) / 100 : undefined)
}

const overTime: TurnReader = ({ text, before }) => {
  const over =
    before.operator === 'advise' && before.asked !== 'earns' && !ofPart.test(text)
      ? horizonOf(text)
      : undefined
  if (!over || before.operator !== 'advise') return undefined
  return askedOfStep(text) === 'worth' || asksOnly(text, time)
    ? { ...before, asked: 'worth', over }
    : undefined
}

const inPartOnly: TurnReader = ({ text, before }) => {
  if (before.operator !== 'advise' || before.asked === 'earns' || !asksOnly(text, inPart)) return undefined
  const part = partOf(text)
  return part === undefined ? undefined : { ...before, asked: 'worth', part }
}

export const worthTurns: readonly TurnReader[] = [overTime, inPartOnly]
