/** `/join#<secret>`: accepts an invitation. People with an account sign in to it as usual. */
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { InvitationLink } from '#schema/people/people'
import { beginSession } from '../../core/begin-session.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { useText } from '../../core/language.ts'
import { Action } from '../../kit/controls/Action.tsx'
import { setupText } from '../../messages/entry/setup.ts'
import { useAcceptInvitationMutation, useReadInvitationMutation } from '../people.api.ts'
import { failureText } from '../setup/failure-text.ts'
import { LinkPage } from '../setup/LinkPage.tsx'
import { NameForm } from '../setup/NameForm.tsx'
import { UnusableLink } from '../setup/UnusableLink.tsx'
import { useLink } from '../setup/use-link.ts'

type Props = {
  readonly token: string
  readonly invitation: InvitationLink
  readonly onSpent: () => void
}

const Accept = ({ token, invitation, onSpent }: Props) => {
  const text = useText(setupText)
  const [accept, { isLoading }] = useAcceptInvitationMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const [hasAccount, setHasAccount] = useState(false)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { businessName, email, role } = invitation
  const send = async (name: string) => {
    setFailure(null)
    const { data, error } = await accept({ token, name })
    if (error) {
      if ('status' in error && error.status === 404) onSpent()
      else setFailure(failureText(error, text.notJoined, text.mayHaveJoined))
    } else if (data.sessionId === undefined) setHasAccount(true)
    else {
      dispatch(beginSession({ businessName: data.businessName, sessionId: data.sessionId }))
      await navigate('/dashboard', { replace: true })
    }
  }
  if (hasAccount)
    return (
      <LinkPage title={text.joined(businessName)} lead={text.joinedText} businessName={businessName}>
        <Action href="/login">{text.signIn}</Action>
      </LinkPage>
    )
  return (
    <LinkPage title={text.invited(businessName)} businessName={businessName}>
      <p>
        {text.invitedAs(email, role)} {text.mayDo(role)}
      </p>
      <NameForm
        label={text.join(businessName)}
        isSending={isLoading}
        failure={failure}
        onSubmit={(name) => void send(name)}
      />
    </LinkPage>
  )
}

const Over = () => {
  const text = useText(setupText)
  return (
    <>
      <p>{text.invitationOverText}</p>
      <p>{text.haveJoined}</p>
      <Action href="/login">{text.signIn}</Action>
    </>
  )
}

export const JoinScreen = () => {
  const text = useText(setupText)
  const [check] = useReadInvitationMutation()
  const { token, state, end, retry } = useLink(check)
  return (
    <>
      <title>{`${text.joinTitle} | Jarvin`}</title>
      {state.is === 'open' ? (
        <Accept token={token} invitation={state.answer} onSpent={end} />
      ) : (
        <UnusableLink is={state.is} overTitle={text.invitationOver} over={<Over />} onRetry={retry} />
      )}
    </>
  )
}
