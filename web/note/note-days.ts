/** Dates of a note in words. Pure. */
import { parseISO } from 'date-fns'
import type { Note } from '#schema/note/note'
import { textOf } from '../core/language.ts'
import { mediumDay, shortDay } from '../kit/formats.ts'
import { seriesText } from '../messages/en/series.ts'

/** `19 Oct to 30 Oct 2026`; a single day on its own. */
export const daysOfNote = ({ from, to }: Pick<Note, 'from' | 'to'>): string => {
  const last = mediumDay(parseISO(to))
  if (from === to) return last
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return textOf(seriesText).dates(isOneYear ? shortDay(parseISO(from)) : mediumDay(parseISO(from)), last)
}

/** Notes about at least one day of a period. */
export const notesOf = (
  notes: readonly Note[],
  days: { readonly from: string; readonly to: string },
): readonly Note[] => notes.filter(({ from, to }) => from <= days.to && to >= days.from)
