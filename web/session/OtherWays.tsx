/** The ways to sign in to one's own workspace without an email: a passkey, and a code of the recovery sheet. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { SignInWays } from '#schema/session/passkey'
import { useToast } from '../kit/feedback/use-toast.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import classes from './PasskeySignIn.module.css'
import { canUsePasskeys, PasskeyCancelled } from './passkey-browser.ts'
import { Refused, signInByPasskey, signInByRecoveryCode } from './sign-in-calls.ts'

const failed = { title: 'Login failed', destructive: true }
const unreachable = 'The service did not answer. Check your connection and try again.'

type Props = { readonly ways: SignInWays }

export const OtherWays = ({ ways }: Props) => {
  const id = useId()
  const toast = useToast()
  const [pending, setPending] = useState<'passkey' | 'recovery' | null>(null)
  const [isRecovering, setIsRecovering] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isRecovering) field.current?.focus()
  }, [isRecovering])

  const withPasskey = async () => {
    if (pending !== null) return
    setPending('passkey')
    try {
      await signInByPasskey()
    } catch (reason) {
      setPending(null)
      if (!(reason instanceof PasskeyCancelled))
        toast({ ...failed, description: reason instanceof Refused ? reason.message : unreachable })
    }
  }
  const withCode = async (event: FormEvent) => {
    event.preventDefault()
    if (pending !== null) return
    const code = field.current?.value.trim() ?? ''
    if (code === '') {
      setError('Enter one of the codes on your sheet')
      field.current?.focus()
      return
    }
    setPending('recovery')
    try {
      await signInByRecoveryCode(code)
    } catch (reason) {
      setPending(null)
      setError(reason instanceof Refused ? reason.message : unreachable)
      field.current?.focus()
    }
  }

  const hasPasskey = ways.passkey && canUsePasskeys()
  if (!hasPasskey && !ways.recovery) return null
  return (
    <section className={classes.ways} aria-label="Other ways to sign in">
      {hasPasskey && (
        <button
          type="button"
          className={classes.passkey}
          aria-disabled={pending !== null}
          onClick={withPasskey}
        >
          {pending === 'passkey' ? 'Waiting for your device…' : 'Sign in with a passkey'}
        </button>
      )}
      {ways.recovery && !isRecovering && (
        <button type="button" className={classes.link} onClick={() => setIsRecovering(true)}>
          Use a recovery code
        </button>
      )}
      {isRecovering && (
        <form noValidate onSubmit={withCode} className={classes.form}>
          <label htmlFor={id}>Recovery code</label>
          <input
            ref={field}
            id={id}
            className={classes.input}
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            required
            aria-invalid={error !== null}
            aria-describedby={`${id}-help ${error === null ? '' : `${id}-error`}`}
            onChange={() => setError(null)}
          />
          <p id={`${id}-help`} className={classes.help}>
            Six groups of four, from your printed sheet. Each code works once.
          </p>
          {error !== null && (
            <p id={`${id}-error`} role="alert">
              <StatusMark meaning="risk">{error}</StatusMark>
            </p>
          )}
          <button type="submit" className={classes.passkey} aria-disabled={pending !== null}>
            {pending === 'recovery' ? 'Signing in…' : 'Sign in with this code'}
          </button>
        </form>
      )}
    </section>
  )
}
