/** Asks for the address to sign in with. Until the first account exists, nothing is sent, and the toast says so. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../core/language.ts'
import { signInWay } from '../core/sign-in-way.ts'
import { Action } from '../kit/controls/Action.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { useIsLive } from '../kit/use-is-live.ts'
import { loginText } from '../messages/entry/login.ts'
import type { AskedCode } from './asked-code.ts'
import { requestCode, type Send } from './code-calls.ts'
import classes from './MagicLinkForm.module.css'

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
  const text = useText(loginText)
  const isLive = useIsLive()

  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (isBack) field.current?.focus()
  }, [isBack])

  const ask = async (email: string) => {
    if (signInWay() === 'demo') return toast({ title: text.linkSent, description: text.notReallySent })
    setSending(true)
    const outcome = await requestCode(send, email, text.emailMistyped)
    setSending(false)
    if ('why' in outcome) {
      setError(outcome.why)
      return field.current?.focus()
    }
    toast({
      title: text.linkSent,
      description: outcome.answer === 'mail' ? text.checkEmail : text.notReallySent,
    })
    onAsked({ email, code: '', by: outcome.answer })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const isEmpty = field.current?.value.trim() === ''
    const isMistyped = field.current?.validity.typeMismatch === true
    setError(isEmpty ? text.emailMissing : isMistyped ? text.emailMistyped : null)
    if (isEmpty || isMistyped) field.current?.focus()
    if (isEmpty) toast({ title: text.emailRequired, description: text.emailMissing, destructive: true })
    else if (!isMistyped) void ask(field.current?.value.trim() ?? '')
  }

  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <label htmlFor={id} className={classes.label}>
        {text.email}
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
      <Action isDisabled={!isLive}>{text.sendLink}</Action>
      <noscript>
        <p className={classes.error}>{text.needsJavaScript}</p>
      </noscript>
    </form>
  )
}
