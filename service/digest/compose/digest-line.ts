/** Converts lines of the advisor to lines of a digest. */
import type { DigestLine } from '#schema/digest/digest'
import type { Line } from '../../advisor/line.ts'

/** Maximum length; longer lines are omitted rather than cut in a figure. */
const longest = 1000

/** Undefined for a line that cannot be used. */
export const lineOf = (line: Line | undefined): DigestLine | undefined => {
  const text = line?.text.trim() ?? ''
  return line === undefined || text === '' || text.length > longest
    ? undefined
    : { text, figures: [...line.figures] }
}

/** Usable lines, without duplicates. */
export const linesOf = (lines: readonly (Line | undefined)[]): DigestLine[] => {
  const said = lines.flatMap((line) => lineOf(line) ?? [])
  return said.filter(({ text }, at) => said.findIndex((other) => other.text === text) === at)
}
