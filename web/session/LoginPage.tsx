/** Sign-in with an email code, or to one of three demo businesses. Uses neither store nor router, so that it loads fast. */
import { useState } from 'react'
import type { DemoBusiness, SignIn } from '#schema/session/session'
import { hasDemos } from '../core/has-demos.ts'
import { useText } from '../core/language.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { SplitPage } from '../kit/SplitPage.tsx'
import { loginText } from '../messages/entry/login.ts'
import type { Send } from './code-calls.ts'
import { DemoBusinessList } from './DemoBusinessList.tsx'
import { EmailSignIn } from './EmailSignIn.tsx'
import classes from './LoginPage.module.css'
import { PasskeySignIn } from './PasskeySignIn.tsx'
import { SampleBrief } from './SampleBrief.tsx'

type Props = {
  /** Signs in; rejects on failure. */
  readonly onSignIn: (type: DemoBusiness) => Promise<void>
  /** Sends a request of the email sign-in. */
  readonly send: Send
  /** Opens the session of a person with an account. */
  readonly onEnter: (session: SignIn) => void
  /** Fragment and query of the address, if the router knows them. */
  readonly hash?: string
  readonly search?: string
  /** True if the service ended the last session. */
  readonly isSessionOver?: boolean
}

export const LoginPage = ({ onSignIn, isSessionOver = false, hash, search, ...byAccount }: Props) => {
  const [pending, setPending] = useState<DemoBusiness | null>(null)
  const toast = useToast()
  const text = useText(loginText)
  const choose = (type: DemoBusiness) => {
    setPending(type)
    onSignIn(type).catch(() => {
      setPending(null)
      toast({ title: text.failed, description: text.tryAgain, destructive: true })
    })
  }
  return (
    <SplitPage
      homeLabel={text.home}
      asideLabel={text.sampleLabel}
      aside={<SampleBrief />}
      footer={
        <>
          {text.byInvitation} <a href="/#request-access">{text.requestAccess}</a>
        </>
      }
    >
      <h1>{text.title}</h1>
      <p className={classes.lead}>{text.lead}</p>
      {isSessionOver && (
        <p className={classes.ended} role="status">
          {text.sessionOver}
        </p>
      )}
      <EmailSignIn {...byAccount} {...(hash === undefined ? {} : { hash })} />
      <PasskeySignIn
        {...byAccount}
        {...(hash === undefined ? {} : { hash })}
        {...(search === undefined ? {} : { search })}
      />
      {hasDemos() && <DemoBusinessList pending={pending} onChoose={choose} />}
    </SplitPage>
  )
}
