/** Notes within the dates of a chart; each opens its period. */
import type { IsoDate } from '#schema/core/scalars'
import type { SeriesPeriod } from '#schema/kpi/series'
import type { Note } from '#schema/note/note'
import { useText } from '../../core/language.ts'
import { noteText } from '../../messages/en/note.ts'
import { daysOfNote } from '../../note/note-days.ts'
import classes from './NotesInRange.module.css'

type Props = {
  readonly notes: readonly Note[]
  /** Oldest first. */
  readonly periods: readonly SeriesPeriod[]
  readonly onOpen: (day: IsoDate) => void
}

export const NotesInRange = ({ notes, periods, onOpen }: Props) => {
  const text = useText(noteText)
  const shown = notes.flatMap((note) => {
    const period = periods.find(({ from, to }) => note.from <= to && note.to >= from)
    return period ? [{ note, period }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul className={classes.notes} aria-label={text.inRange}>
      {shown.map(({ note, period }) => (
        <li key={note.id}>
          {daysOfNote(note)}:{' '}
          <button type="button" className={classes.open} onClick={() => onOpen(period.from)}>
            {note.text}
          </button>
        </li>
      ))}
    </ul>
  )
}
