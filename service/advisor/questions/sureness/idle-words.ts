/** Words of a question that a reading made no use of, which may be what the question turns on. */
import type { Choice } from '../confidence.ts'
import type { Question } from '../question.ts'
import { meaningOf } from '../term.ts'

/** How many there are: words that only ask, and all others but marks, articles and the like. */
export const idleIn = ({ terms }: Question, used: ReadonlySet<number>): Choice['idle'] => {
  const idle = terms.filter(
    (term, at) => !used.has(at) && !meaningOf(term, 'mark') && !meaningOf(term, 'filler'),
  )
  const cues = idle.filter(({ meanings }) => meanings.every(({ kind }) => kind === 'cue'))
  return { cues: cues.length, others: idle.length - cues.length }
}
