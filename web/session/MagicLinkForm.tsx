/** Asks for the address to sign in with. Until the first account exists, nothing is sent, and the toast says so. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { signInWay } from '../core/sign-in-way.ts'
import { Action } from '../kit/controls/Action.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { useIsLive } from '../kit/use-is-live.ts'
import type { AskedCode } from './asked-code.ts'
import { requestCode, type Send } from './code-calls.ts'
import classes from './MagicLinkForm.module.css'

const missing = { title: 'Email required', description: 'Please enter your email address' }
const mistyped = 'Enter a full email address, such as you@company.com.au'
const sent = { title: 'Magic link sent!', description: 'Check your email for the login link' }
const notSent = {
  title: 'Magic link sent!',
  description: 'Check your email for the login link (demo mode - link not actually sent)',
}

type Props = {
  readonly send: Send
  /** True if the user came back from the code, so that the keyboard goes on here. */
  readonly isBack: boolean
  /** Called once a code was requested. */
  readonly onAsked: (asked: AskedCode) => void
}

export const MagicLinkForm = ({ send, isBack, onAsked }: Props) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const toast = useToast()
  const isLive = useIsLive()

  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (isBack) field.current?.focus()
  }, [isBack])

  const ask = async (email: string) => {
    if (signInWay() === 'demo') return toast(notSent)
    setSending(true)
    const outcome = await requestCode(send, email, mistyped)
    setSending(false)
    if ('why' in outcome) {
      setError(outcome.why)
      return field.current?.focus()
    }
    toast(outcome.answer === 'mail' ? sent : notSent)
    onAsked({ email, code: '', by: outcome.answer })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const isEmpty = field.current?.value.trim() === ''
    const isMistyped = field.current?.validity.typeMismatch === true
    setError(isEmpty ? missing.description : isMistyped ? mistyped : null)
    if (isEmpty || isMistyped) field.current?.focus()
    if (isEmpty) toast({ ...missing, destructive: true })
    else if (!isMistyped) void ask(field.current?.value.trim() ?? '')
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
