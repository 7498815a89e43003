/** Sign-in by email: the address, then the code that was sent to it. */
import { useEffect, useState } from 'react'
import type { SignIn } from '#schema/session/session'
import type { AskedCode } from './asked-code.ts'
import { codeOfLink } from './asked-code.ts'
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
  // After the first render, which must match the service's.
  useEffect(() => setAsked(codeOfLink(hash ?? window.location.hash)), [hash])
  return asked === undefined ? (
    <MagicLinkForm send={send} onAsked={setAsked} />
  ) : (
    <CodeForm
      key={asked.email}
      asked={asked}
      send={send}
      onEnter={onEnter}
      onBack={() => setAsked(undefined)}
    />
  )
}
