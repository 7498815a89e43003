/** The lines of an answer with several parts, where nothing is said twice. */
import type { Line } from '../../line.ts'

const ofRecord = /[“”]|^That is in |^(?:What came of it|On record so far): /
const addition = /^(It also says|Also on record): /
const quotes = /“[^”]*”/g

/** An addition without the sentences that another line quotes; undefined if nothing is left of it. */
const unsaid = (line: Line, others: readonly Line[]): Line | undefined => {
  const [, lead] = addition.exec(line.text) ?? []
  if (lead === undefined) return line
  const own = line.text.match(quotes) ?? []
  const isSaid = (quote: string) => others.some(({ text }) => text.includes(quote))
  if (!own.some(isSaid)) return line
  // What is left of "It also says" are bare quotations; a quotation of another record goes with its name.
  const left = lead === 'It also says' ? own.filter((quote) => !isSaid(quote)) : []
  return left.length === 0 ? undefined : { ...line, text: `${lead}: ${left.join(' and ')}` }
}

/** True if other lines say this one as well: what is quoted is kept where it is said first, a note where it is said last. */
const isSaidElsewhere = (lines: readonly Line[], at: number): boolean => {
  const line = lines[at]
  if (line === undefined) return false
  const { text, figures } = line
  return ofRecord.test(text)
    ? lines.slice(0, at).some((earlier) => earlier.text === text)
    : figures.length === 0 && lines.slice(at + 1).some((later) => later.text === text)
}

/**
 * What is quoted, where it is said first; a note that several parts have (such as "Earlier days are not on record.")
 * where it is said last. The heading of a list that was said before goes with it.
 */
export const saidOnce = (lines: readonly Line[]): readonly Line[] => {
  const once = lines.filter(
    ({ text }, at) => !isSaidElsewhere(lines, at) && !(text.endsWith(':') && isSaidElsewhere(lines, at + 1)),
  )
  return once.flatMap((line, at) => unsaid(line, once.toSpliced(at, 1)) ?? [])
}
