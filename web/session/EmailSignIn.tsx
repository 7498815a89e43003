/** Sign-in by email: the address, then the code that was sent to it. */
import { useEffect, useState } from 'react'
import type { SignIn } from '#schema/session/session'
import type { AskedCode } from './asked-code.ts'
import { codeOfLink, forgetCode, keepCode, keptCode } from './asked-code.ts'
import { CodeForm } from './CodeForm.tsx'
import type { Send } from './code-calls.ts'
import { MagicLinkForm } from './MagicLinkForm.tsx'

type Props = {
  readonly send: Send
  readonly onEnter: (session: SignIn) => void
  /** Fragment of the address, if the router knows it. */
  readonly hash?: string
}

export const EmailSignIn = ({ send, onEnter, hash }: Props) => {
  const [asked, setAsked] = useState<AskedCode>()
  const [isBack, setBack] = useState(false)
  // After the first render, which must match the service's.
  useEffect(() => setAsked(codeOfLink(hash ?? window.location.hash) ?? keptCode()), [hash])
  const ask = (next: AskedCode) => {
    keepCode(next)
    setAsked(next)
  }
  const goBack = () => {
    forgetCode()
    setBack(true)
    setAsked(undefined)
  }
  const enter = (session: SignIn) => {
    forgetCode()
    onEnter(session)
  }
  return asked === undefined ? (
    <MagicLinkForm send={send} isBack={isBack} onAsked={ask} />
  ) : (
    <CodeForm
      key={asked.email}
      asked={asked}
      send={send}
      onEnter={enter}
      onAskedAgain={(by) => keepCode({ ...asked, by })}
      onBack={goBack}
    />
  )
}
