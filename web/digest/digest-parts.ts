/** Texts of a digest, with figures numbered as receipts. Pure. */
import type { Figure } from '#schema/core/advice'
import type { Digest, DigestLine } from '#schema/digest/digest'
import { markFigures, type Part, withPunctuation } from '../kit/figures/marked-figures.ts'

/** Lines by part of the digest. */
const linesOf = ({ lines, decision, forecast, ahead, outcome, watched, notices }: Digest) => ({
  lead: lines,
  decision: [decision?.because, decision?.stopIf].flatMap((line) => line ?? []),
  forecast: [forecast?.line].flatMap((line) => line ?? []),
  ahead: [ahead].flatMap((line) => line ?? []),
  outcome: outcome?.lines ?? [],
  watched: watched ?? [],
  notices: notices?.map(({ line }) => line) ?? [],
})

type Section = keyof ReturnType<typeof linesOf>

/** A digest ready for display: the lines of each section in parts, and all figures in receipt order. */
export type DigestParts = {
  readonly of: Readonly<Record<Section, readonly (readonly Part[])[]>>
  readonly figures: readonly Figure[]
}

const shifted = (parts: readonly Part[], by: number): readonly Part[] =>
  parts.map((part) => (part.receipt === undefined ? part : { ...part, receipt: part.receipt + by }))

const partsOf = ({ text, figures }: DigestLine, before: number): readonly Part[] => {
  const [marked = []] = withPunctuation(markFigures([text], figures))
  return shifted(marked, before)
}

export const digestParts = (digest: Digest): DigestParts => {
  const figures: Figure[] = []
  const number = (lines: readonly DigestLine[]) =>
    lines.map((line) => {
      const parts = partsOf(line, figures.length)
      figures.push(...line.figures)
      return parts
    })
  const { lead, decision, forecast, ahead, outcome, watched, notices } = linesOf(digest)
  const of = {
    lead: number(lead),
    decision: number(decision),
    watched: number(watched),
    notices: number(notices),
    forecast: number(forecast),
    ahead: number(ahead),
    outcome: number(outcome),
  }
  return { of, figures }
}
