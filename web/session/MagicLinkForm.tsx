/** Asks for a sign-in link; the demo sends nothing, and the toast says so. */
import { type FormEvent, useId, useRef, useState } from 'react'
import { Action } from '../kit/controls/Action.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { useIsLive } from '../kit/use-is-live.ts'
import classes from './MagicLinkForm.module.css'

const missing = { title: 'Email required', description: 'Please enter your email address' }
const mistyped = 'Enter a full email address, such as you@company.com.au'
const sent = {
  title: 'Magic link sent!',
  description: 'Check your email for the login link (demo mode - link not actually sent)',
}

export const MagicLinkForm = () => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const toast = useToast()
  const isLive = useIsLive()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = field.current?.value.trim() === ''
    const isMistyped = field.current?.validity.typeMismatch === true
    setError(isEmpty ? missing.description : isMistyped ? mistyped : null)
    if (isEmpty || isMistyped) field.current?.focus()
    if (isEmpty) toast({ ...missing, destructive: true })
    else if (!isMistyped) toast(sent)
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <label htmlFor={id} className={classes.label}>
        Email address
      </label>
      <input
        ref={field}
        id={id}
        className={classes.input}
        type="email"
        name="email"
        autoComplete="email"
        placeholder="you@company.com.au"
        required
        aria-invalid={error !== null}
        aria-describedby={error !== null ? `${id}-error` : undefined}
        onChange={() => setError(null)}
      />
      {error !== null && (
        <p id={`${id}-error`} className={classes.error}>
          <StatusMark meaning="risk">{error}</StatusMark>
        </p>
      )}
      <Action isDisabled={!isLive}>Send Magic Link</Action>
      <noscript>
        <p className={classes.error}>Signing in needs JavaScript, which this browser does not run.</p>
      </noscript>
    </form>
  )
}
