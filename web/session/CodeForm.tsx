/** Form for the sign-in code. Only its button uses the code up, so a mail scanner that opens the link cannot. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { SignIn } from '#schema/session/session'
import { type TextOf, useText } from '../core/language.ts'
import { Action } from '../kit/controls/Action.tsx'
import { StatusMark } from '../kit/StatusMark.tsx'
import { loginText } from '../messages/entry/login.ts'
import type { AskedCode } from './asked-code.ts'
import classes from './CodeForm.module.css'
import { type Delivery, requestCode, type Send, signInByCode } from './code-calls.ts'
import fields from './MagicLinkForm.module.css'

type Props = {
  readonly asked: AskedCode
  readonly send: Send
  readonly onEnter: (session: SignIn) => void
  /** Called once a new code was requested. */
  readonly onAskedAgain: (by: Delivery) => void
  /** Goes back to the address. */
  readonly onBack: () => void
}

const introOf = ({ email, by }: AskedCode, text: TextOf<typeof loginText>): string => {
  if (by === 'link') return text.codeFilledIn(email)
  return by === 'mail' ? text.codeMailed(email) : text.codePrinted(email)
}

export const CodeForm = ({ asked, send, onEnter, onAskedAgain, onBack }: Props) => {
  const id = useId()
  const text = useText(loginText)
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const { email, code, by } = asked

  useEffect(() => field.current?.focus(), [])

  const refuse = (why: string) => {
    setError(why)
    field.current?.focus()
    field.current?.select()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const typed = field.current?.value.replace(/\s/g, '') ?? ''
    setNote(null)
    if (!/^\d{6}$/.test(typed)) return refuse(text.sixDigits)
    setError(null)
    setSending(true)
    const outcome = await signInByCode(send, email, typed)
    setSending(false)
    if ('answer' in outcome) onEnter(outcome.answer)
    else refuse(by === 'link' ? `${outcome.why} ${text.onlyHere}` : outcome.why)
  }
  const sendAgain = async () => {
    setError(null)
    const outcome = await requestCode(send, email)
    if ('why' in outcome) return refuse(outcome.why)
    onAskedAgain(outcome.answer)
    setNote(text.codeAgain)
    if (field.current) field.current.value = ''
    field.current?.focus()
  }

  return (
    <form className={fields.form} noValidate onSubmit={(event) => void submit(event)}>
      <p className={classes.intro}>{introOf(asked, text)}</p>
      <label htmlFor={id} className={fields.label}>
        {text.code}
      </label>
      <input
        ref={field}
        id={id}
        className={`${fields.input} ${classes.code}`}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        // Six digits and a space in the middle.
        maxLength={7}
        defaultValue={code}
        required
        aria-invalid={error !== null}
        aria-describedby={error !== null ? `${id}-error` : undefined}
        onChange={() => setError(null)}
      />
      {error !== null && (
        <p id={`${id}-error`} className={fields.error} role="alert">
          <StatusMark meaning="risk">{error}</StatusMark>
        </p>
      )}
      <Action>{isSending ? text.signingIn : text.signIn}</Action>
      <p className={classes.note} role="status">
        {note}
      </p>
      <p className={classes.ways}>
        <button type="button" onClick={() => void sendAgain()}>
          {text.newCode}
        </button>
        <button type="button" onClick={onBack}>
          {text.otherAddress}
        </button>
      </p>
    </form>
  )
}
