/** Lines of the advisor as lines of a digest. */
import type { DigestLine } from '#schema/digest/digest'
import type { Line } from '../../advisor/line.ts'

/** Longest line; what is longer is left out whole rather than cut in a figure. */
const longest = 1000

/** Undefined for a line that cannot be said. */
export const lineOf = (line: Line | undefined): DigestLine | undefined => {
  const text = line?.text.trim() ?? ''
  return line === undefined || text === '' || text.length > longest
    ? undefined
    : { text, figures: [...line.figures] }
}

/** Those that can be said, each once. */
export const linesOf = (lines: readonly (Line | undefined)[]): DigestLine[] => {
  const said = lines.flatMap((line) => lineOf(line) ?? [])
  return said.filter(({ text }, at) => said.findIndex((other) => other.text === text) === at)
}
