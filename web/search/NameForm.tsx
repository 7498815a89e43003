/** Form for the name of a saved search or view. */
import { Button } from '@blueprintjs/core'
import { type FormEvent, useState } from 'react'
import { isBlank } from '#schema/core/seen-text'
import { useText } from '../core/language.ts'
import { TextField } from '../kit/controls/TextField.tsx'
import { searchText } from '../messages/finding/search.ts'
import classes from './SavedSearches.module.css'

type Props = {
  readonly label: string
  readonly initial: string
  readonly maxLength: number
  readonly onName: (name: string) => Promise<boolean>
  /** Offers to cancel; also called once the name is saved. */
  readonly onClose?: () => void
}

export const NameForm = ({ label, initial, maxLength, onName, onClose }: Props) => {
  const text = useText(searchText)
  const [name, setName] = useState(initial)
  const [isSending, setIsSending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlank(name) || isSending) return
    setIsSending(true)
    const isDone = await onName(name.trim())
    setIsSending(false)
    if (!isDone) return
    if (onClose) onClose()
    else setName('')
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextField label={label} value={name} maxLength={maxLength} onChange={setName} />
      <div className={classes.buttons}>
        <Button type="submit" intent="primary" text={text.saveAs} loading={isSending} />
        {onClose && <Button variant="minimal" text={text.cancel} onClick={onClose} />}
      </div>
    </form>
  )
}
