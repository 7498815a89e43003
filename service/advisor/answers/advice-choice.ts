/** Which of two open advisories comes first, for a question that names both. */
import type { Advisory } from '#schema/advisory/advisory'
import { type Line, say } from '../line.ts'
import { advisoryAbout } from '../options/advisory-about.ts'
import { sidesOf } from '../options/choice-sides.ts'
import type { Option } from '../options/option.ts'
import { relatedTexts } from '../options/related-texts.ts'
import { quoted } from '../quotation.ts'
import type { Records } from '../records.ts'
import { type Advice, written } from './advice.ts'
import { otherRow } from './advice-words.ts'
import type { Written } from './written.ts'

const longest = 160

const bySize = (one: Option, other: Option): number =>
  (other.worth?.likely.value ?? 0) - (one.worth?.likely.value ?? 0)

/** The open advisory that a side of the question names, or that is nearest to it. */
const openOn = (records: Records, side: string): Advisory | undefined => {
  const named = advisoryAbout(records, side)
  if (named?.status === 'new') return named
  return relatedTexts(records, side)
    .flatMap(({ id }) => records.advisories.find((one) => one.id === id) ?? [])
    .find(({ status }) => status === 'new')
}

/** "By what they are worth, …" with the larger one first; undefined unless each side is an open advisory of its own. */
export const sayChoice = (answer: Advice): Written | undefined => {
  const { ask, matter, options } = answer
  const { records } = ask.context
  const [one, other] = sidesOf(matter).map((side) => openOn(records, side))
  if (one?.status !== 'new' || other?.status !== 'new' || one.id === other.id) return undefined
  const found = options.filter(({ key }) => key === one.id || key === other.id).toSorted(bySize)
  const [first, second] = found
  if (!first || !second) return undefined
  const open = first.key === one.id ? one : other
  const step = open.suggestedAction && quoted(open.suggestedAction, longest)
  const isWorthMore = (first.worth?.likely.value ?? 0) > (second.worth?.likely.value ?? 0)
  const opening: Line | undefined = isWorthMore
    ? say`The first of these, by what they are worth:`
    : say`The records put no larger worth on either:`
  return written(
    answer,
    [
      opening,
      otherRow(first),
      otherRow(second),
      step ? say`The step for ${quoted(open.title, 90)}: ${step}` : undefined,
    ],
    [first, second],
  )
}
