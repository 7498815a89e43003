/** How long an answer may be, and its lines cut to that. */
import type { Plan } from '#schema/advisor/plan'
import type { Line } from '../../line.ts'

const maxWords = 90
const wordsOfRow = 9
const shortList = 4

const wordsOfDates = 180
const [wordsOfCause, wordsOfReasons] = [35, 260]

/** A requested list is given in full: a date that is left out is one that is missed. */
export const mostWords = (plan: Plan): number => {
  if (plan.operator === 'due' || isOfRecords(plan)) return wordsOfDates
  if (plan.operator === 'decided' && (plan.asked === 'why' || plan.asked === 'gain')) return wordsOfDates
  if (plan.operator === 'rank' && plan.why)
    return Math.min(wordsOfReasons, maxWords + wordsOfCause * (plan.count - 2))
  return plan.operator === 'rank'
    ? maxWords + wordsOfRow * Math.max(0, Math.min(plan.count, 24) - shortList)
    : maxWords
}

/** What was advised, warned of or is open is a list of records, each with its worth. */
const isOfRecords = (plan: Plan): boolean =>
  (plan.operator === 'overview' && (plan.of === 'board' || plan.of === 'risks')) ||
  (plan.operator === 'find' && plan.words.length === 0 && plan.kind === 'advisory')

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** Lines that fit the length of an answer, counting list rows; always at least one. */
export const shortened = (lines: readonly Line[], most: number): readonly Line[] => {
  let words = 0
  const kept: Line[] = []
  for (const [index, { text, figures }] of lines.entries()) {
    const rows = text.split('\n').filter((row, place) => {
      words += wordsOf(row)
      return (index === 0 && place === 0) || words <= most
    })
    const held = rows.join('\n')
    if (rows.length > 0)
      kept.push({ text: held, figures: figures.filter(({ shown }) => held.includes(shown)) })
  }
  const last = kept.at(-1)
  return kept.length > 1 && last?.text.endsWith(':') ? kept.slice(0, -1) : kept
}
