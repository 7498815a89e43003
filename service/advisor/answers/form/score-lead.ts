/** How accepted advice did, in words: "none came true; one missed". */
import type { Figure } from '#schema/core/advice'
import { listed } from '../../detail/listed-names.ts'
import { type Line, say } from '../../line.ts'

type Counts = {
  readonly all: Figure | undefined
  readonly hits: Figure | undefined
  readonly misses: Figure | undefined
  readonly open: Figure | undefined
}

const verdicts = {
  hits: 'came true',
  misses: 'missed',
  open: 'came out unclear (within the usual swing, or not on record)',
} as const

const kinds = ['hits', 'misses', 'open'] as const

/** "One" in words, more as figures. */
const counted = (figure: Figure): Figure | string => (figure.value === 1 ? 'one' : figure)

/** The score in one sentence. An outcome that no advice had is left out, but that none came true is always said. */
export const scoreLead = (of: string, counts: Counts): Line | undefined => {
  const { all } = counts
  if (!all) return undefined
  const found = kinds.flatMap((kind) => {
    const figure = counts[kind]
    return figure && figure.value > 0 ? [{ figure, verdict: verdicts[kind] }] : []
  })
  const [first, ...others] = found
  if (!first) return undefined
  const outcome = `accepted advice${of} with an outcome on record`
  if (all.value === 1) return say`The one piece of ${outcome} ${first.verdict}.`
  if (others.length === 0 && first.verdict === verdicts.hits)
    return say`All ${all} pieces of ${outcome} ${first.verdict}.`
  const said = found.flatMap(({ figure, verdict }) => say`${counted(figure)} ${verdict}` ?? [])
  const joined: Line = {
    text: listed(said.map(({ text }) => text)),
    figures: said.flatMap(({ figures }) => figures),
  }
  return first.verdict === verdicts.hits
    ? say`Of the ${all} pieces of ${outcome}, ${joined}.`
    : say`Of the ${all} pieces of ${outcome}, none came true; ${joined}.`
}
