/** Form for the name of a saved search. */
import { Button } from '@blueprintjs/core'
import { type FormEvent, useState } from 'react'
import { useText } from '../core/language.ts'
import { TextField } from '../kit/controls/TextField.tsx'
import { searchText } from '../messages/finding/search.ts'
import classes from './SavedSearches.module.css'

/** Maximum length of a name. */
const maxName = 80

type Props = {
  readonly label: string
  readonly initial: string
  readonly onName: (name: string) => Promise<boolean>
  readonly onClose: () => void
}

export const NameForm = ({ label, initial, onName, onClose }: Props) => {
  const text = useText(searchText)
  const [name, setName] = useState(initial)
  const [isSending, setIsSending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || isSending) return
    setIsSending(true)
    if (await onName(name.trim())) onClose()
    setIsSending(false)
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextField label={label} value={name} maxLength={maxName} onChange={setName} />
      <div className={classes.buttons}>
        <Button type="submit" intent="primary" text={text.saveAs} loading={isSending} />
        <Button variant="minimal" text={text.cancel} onClick={onClose} />
      </div>
    </form>
  )
}
