/** Everything written about a period: notes, which can be changed, and dated facts from other records. */
import { useState } from 'react'
import type { TimelineFact } from '#schema/advisor/timeline'
import type { Note } from '#schema/note/note'
import { noteEndpoints } from '#schema/note/note.endpoints'
import { useText } from '../core/language.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { FailureNote } from '../kit/feedback/FailureNote.tsx'
import { noteText } from '../messages/en/note.ts'
import { seriesText } from '../messages/en/series.ts'
import { NoteForm } from './NoteForm.tsx'
import { useRemoveNoteMutation } from './note.api.ts'
import { daysOfNote } from './note-days.ts'
import classes from './PeriodFacts.module.css'

type Props = {
  readonly days: { readonly from: string; readonly to: string }
  /** Facts about the period; notes among them are skipped, since `notes` has them. */
  readonly facts: readonly TimelineFact[]
  readonly notes: readonly Note[]
}

const NoteItem = ({ note, onChange }: { readonly note: Note; readonly onChange: () => void }) => {
  const text = useText(noteText)
  const [remove, removing] = useRemoveNoteMutation()
  return (
    <li>
      <p>{note.text}</p>
      <p className={classes.source}>
        {text.noteOf(daysOfNote(note))}{' '}
        <MutationButton
          call={noteEndpoints.changeNote}
          variant="minimal"
          size="small"
          text={text.change}
          aria-label={text.changeOf(note.text)}
          onClick={onChange}
        />
        <MutationButton
          call={noteEndpoints.removeNote}
          variant="minimal"
          size="small"
          text={text.remove}
          aria-label={text.removeOf(note.text)}
          isDisabled={removing.isLoading}
          onClick={() => void remove({ noteId: note.id })}
        />
      </p>
      {removing.isError && <FailureNote>{text.notRemoved}</FailureNote>}
    </li>
  )
}

/** Id of the note being edited, `new` for a new one. */
type Editing = string | undefined

export const PeriodFacts = ({ days, facts, notes }: Props) => {
  const text = useText(noteText)
  const { nothingOnRecord } = useText(seriesText)
  const [editing, setEditing] = useState<Editing>()
  const others = facts.filter(({ kind }) => kind !== 'note')
  const close = () => setEditing(undefined)
  return (
    <>
      {notes.length + others.length === 0 && <p className={classes.source}>{nothingOnRecord}</p>}
      <ul className={classes.facts}>
        {notes.map((note) =>
          note.id === editing ? (
            <li key={note.id}>
              <NoteForm days={days} note={note} onClose={close} />
            </li>
          ) : (
            <NoteItem key={note.id} note={note} onChange={() => setEditing(note.id)} />
          ),
        )}
        {others.map(({ from, source: { kind, title, sentence } }) => (
          <li key={`${kind} ${from} ${sentence}`}>
            <p>{sentence}</p>
            {kind !== 'calendar' && <p className={classes.source}>{text.from(text.kinds[kind], title)}</p>}
          </li>
        ))}
      </ul>
      {editing === 'new' ? (
        <NoteForm days={days} onClose={close} />
      ) : (
        <div>
          <MutationButton
            call={noteEndpoints.writeNote}
            text={text.write}
            onClick={() => setEditing('new')}
          />
        </div>
      )}
    </>
  )
}
