/** Form that adds or changes a note about one or more days. */
import { Button } from '@blueprintjs/core'
import { type FormEvent, useState } from 'react'
import { IsoDate } from '#schema/core/scalars'
import { isBlank } from '#schema/core/seen-text'
import type { Note } from '#schema/note/note'
import { noteEndpoints } from '#schema/note/note.endpoints'
import { useText } from '../core/language.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { TextField } from '../kit/controls/TextField.tsx'
import { FailureNote } from '../kit/feedback/FailureNote.tsx'
import { noteText } from '../messages/en/note.ts'
import classes from './NoteForm.module.css'
import { useChangeNoteMutation, useWriteNoteMutation } from './note.api.ts'

type Props = {
  /** Initial days of a new note. */
  readonly days: { readonly from: string; readonly to: string }
  /** The note to change; undefined for a new one. */
  readonly note?: Note | undefined
  readonly onClose: () => void
}

const maxLength = 500

export const NoteForm = ({ days, note, onClose }: Props) => {
  const text = useText(noteText)
  const [write, writing] = useWriteNoteMutation()
  const [change, changing] = useChangeNoteMutation()
  const [entered, setEntered] = useState({
    text: note?.text ?? '',
    from: note?.from ?? days.from,
    to: note?.to ?? days.to,
  })
  const [isChecked, setIsChecked] = useState(false)
  const isMissing = isBlank(entered.text)
  const isTurned = !IsoDate.is(entered.from) || !IsoDate.is(entered.to) || entered.to < entered.from
  const isPending = writing.isLoading || changing.isLoading
  const set = (field: keyof typeof entered) => (value: string) =>
    setEntered((before) => ({ ...before, [field]: value }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const { from, to } = entered
    if (isMissing || isTurned || isPending || !IsoDate.is(from) || !IsoDate.is(to)) return
    const fields = { text: entered.text.trim(), from, to }
    const { error } = await (note ? change({ noteId: note.id, ...fields }) : write(fields))
    if (!error) onClose()
  }
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={submit}
      aria-label={note ? text.changeOf(note.text) : text.write}
    >
      <TextField
        label={text.text}
        isRequired
        placeholder={text.example}
        maxLength={maxLength}
        value={entered.text}
        error={isChecked && isMissing ? text.noText : null}
        onChange={set('text')}
      />
      <div className={classes.days}>
        <TextField label={text.first} type="date" value={entered.from} onChange={set('from')} />
        <TextField
          label={text.last}
          type="date"
          value={entered.to}
          error={isChecked && isTurned ? text.turned : null}
          onChange={set('to')}
        />
      </div>
      {(writing.isError || changing.isError) && <FailureNote>{text.notWritten}</FailureNote>}
      <div className={classes.acts}>
        <MutationButton
          call={note ? noteEndpoints.changeNote : noteEndpoints.writeNote}
          type="submit"
          intent="primary"
          text={note ? text.keepChange : text.keep}
          isDisabled={isPending}
        />
        <Button variant="minimal" text={text.cancel} onClick={onClose} />
      </div>
    </form>
  )
}
