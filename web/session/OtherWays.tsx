/** Ways to sign in without email: passkey, company account, recovery code. */
import KeyRound from 'lucide-react/icons/key-round'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { SignInWays } from '#schema/session/passkey'
import type { SignIn } from '#schema/session/session'
import { useText } from '../core/language.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { loginText } from '../messages/entry/login.ts'
import { CompanySignIn } from './CompanySignIn.tsx'
import type { Send } from './code-calls.ts'
import classes from './PasskeySignIn.module.css'
import { canUsePasskeys, PasskeyCancelled } from './passkey-browser.ts'
import { signInByPasskey, signInByRecoveryCode } from './sign-in-calls.ts'

type Props = {
  readonly ways: SignInWays
  readonly send: Send
  /** Opens the session of a person with an account. */
  readonly onEnter: (session: SignIn) => void
  /** Fragment and query of the address. */
  readonly hash: string
  readonly search: string
}

export const OtherWays = ({ ways, send, onEnter, hash, search }: Props) => {
  const id = useId()
  const toast = useToast()
  const text = useText(loginText)
  const failed = { title: text.failed, destructive: true }
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
      const outcome = await signInByPasskey(send)
      if ('answer' in outcome) return onEnter(outcome.answer)
      toast({ ...failed, description: outcome.why })
    } catch (reason) {
      if (!(reason instanceof PasskeyCancelled)) toast({ ...failed, description: text.deviceSilent })
    }
    setPending(null)
  }
  const refuse = (why: string) => {
    setError(why)
    field.current?.focus()
  }
  const withCode = async (event: FormEvent) => {
    event.preventDefault()
    if (pending !== null) return
    const code = field.current?.value.trim() ?? ''
    if (code === '') return refuse(text.recoveryMissing)
    setError(null)
    setPending('recovery')
    const outcome = await signInByRecoveryCode(send, code)
    if ('answer' in outcome) return onEnter(outcome.answer)
    setPending(null)
    refuse(outcome.why)
  }

  const hasPasskey = ways.passkey && canUsePasskeys()
  if (!hasPasskey && !ways.recovery && !ways.company) return null
  return (
    <section className={classes.ways} aria-label={text.otherWays}>
      {hasPasskey && (
        <button
          type="button"
          className={classes.passkey}
          aria-disabled={pending !== null}
          onClick={withPasskey}
        >
          <KeyRound size={18} />
          {pending === 'passkey' ? text.passkeyWaiting : text.passkey}
        </button>
      )}
      {ways.company && <CompanySignIn send={send} onEnter={onEnter} hash={hash} search={search} />}
      {ways.recovery && !isRecovering && (
        <button type="button" className={classes.link} onClick={() => setIsRecovering(true)}>
          {text.recovery}
        </button>
      )}
      {isRecovering && (
        <form noValidate onSubmit={(event) => void withCode(event)} className={classes.form}>
          <label htmlFor={id}>{text.recoveryCode}</label>
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
            {text.recoveryHelp}
          </p>
          {error !== null && (
            <p id={`${id}-error`} role="alert">
              <StatusMark meaning="risk">{error}</StatusMark>
            </p>
          )}
          <button type="submit" className={classes.passkey} aria-disabled={pending !== null}>
            {pending === 'recovery' ? text.signingIn : text.recoverySignIn}
          </button>
        </form>
      )}
    </section>
  )
}
