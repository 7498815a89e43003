/** Asks for a name, the only input that an invitation needs. */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../core/language.ts'
import { Action } from '../../kit/controls/Action.tsx'
import { focusFirstInvalid } from '../../kit/controls/focus-first-invalid.ts'
import { LargeTextField } from '../../kit/controls/LargeTextField.tsx'
import { FailureNote } from '../../kit/feedback/FailureNote.tsx'
import { setupText } from '../../messages/entry/setup.ts'

type Props = {
  readonly label: string
  readonly isSending: boolean
  readonly failure: string | null
  readonly onSubmit: (name: string) => void
}

export const NameForm = ({ label, isSending, failure, onSubmit }: Props) => {
  const text = useText(setupText)
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setMissing(name.trim() === '')
    if (name.trim() === '') focusFirstInvalid(element.current)
    else onSubmit(name.trim())
  }
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <LargeTextField
        label={text.yourName}
        name="name"
        autoComplete="name"
        maxLength={120}
        error={isMissing ? text.missingPerson : undefined}
        value={name}
        onChange={(next) => {
          setName(next)
          setMissing(false)
        }}
      />
      {failure !== null && <FailureNote>{failure}</FailureNote>}
      <Action>{isSending ? text.opening : label}</Action>
    </form>
  )
}
