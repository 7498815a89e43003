/** Sign-in with a company account: goes to the identity provider's page and opens the session on return. */
import Building2 from 'lucide-react/icons/building-2'
import { useEffect, useRef, useState } from 'react'
import type { SignIn } from '#schema/session/session'
import { useText } from '../core/language.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { loginText } from '../messages/entry/login.ts'
import type { Send } from './code-calls.ts'
import { companyAddress, companyOutcome, whyNot } from './company-outcome.ts'
import classes from './PasskeySignIn.module.css'
import { signInByCompany } from './sign-in-calls.ts'

type Props = {
  readonly send: Send
  /** Opens the session of a person with an account. */
  readonly onEnter: (session: SignIn) => void
  /** Fragment and query of the address, if the router knows them. */
  readonly hash: string
  readonly search: string
}

export const CompanySignIn = ({ send, onEnter, hash, search }: Props) => {
  const text = useText(loginText)
  const outcome = companyOutcome(hash)
  const [isLeaving, setIsLeaving] = useState(false)
  const [isOpening, setIsOpening] = useState(outcome === 'done')
  const [error, setError] = useState<string | null>(whyNot(outcome))

  // In development React runs effects twice, and the second request would be refused.
  const hasAsked = useRef(false)

  useEffect(() => {
    if (outcome === undefined || hasAsked.current) return
    hasAsked.current = true
    // A reload of this address must not show the outcome again.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    if (outcome !== 'done') return
    void signInByCompany(send).then((opened) => {
      if ('answer' in opened) return onEnter(opened.answer)
      setIsOpening(false)
      setError(opened.why)
    })
  }, [outcome, send, onEnter])

  return (
    <>
      {error !== null && (
        <p role="alert" className={classes.failure}>
          <StatusMark meaning="risk">{error}</StatusMark>
        </p>
      )}
      <a
        className={classes.passkey}
        href={companyAddress(search)}
        aria-disabled={isOpening || isLeaving}
        onClick={(event) => {
          if (isOpening || isLeaving) event.preventDefault()
          setIsLeaving(true)
        }}
      >
        <Building2 size={18} />
        {isOpening ? text.signingIn : text.company}
      </a>
    </>
  )
}
