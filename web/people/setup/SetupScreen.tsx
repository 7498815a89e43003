/** `/setup#<secret>`: opens the first workspace or, with a link from `npm run owner`, makes the reader an owner. */
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { beginSession } from '../../core/begin-session.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { useText } from '../../core/language.ts'
import { Action } from '../../kit/controls/Action.tsx'
import { setupText } from '../../messages/entry/setup.ts'
import { useReadSetupLinkMutation, useSetUpMutation } from '../people.api.ts'
import { failureText } from './failure-text.ts'
import { LinkPage } from './LinkPage.tsx'
import { NameForm } from './NameForm.tsx'
import { SetupPage } from './SetupPage.tsx'
import { UnusableLink } from './UnusableLink.tsx'
import { useLink } from './use-link.ts'

const Over = () => {
  const text = useText(setupText)
  return (
    <>
      <p>{text.spentText}</p>
      <p>{text.alreadySetUp}</p>
      <Action href="/login">{text.signIn}</Action>
      <p>{text.forOperator}</p>
      <code>{text.ownerCommand}</code>
    </>
  )
}

type OwnerProps = {
  readonly token: string
  readonly businessName: string
  readonly email: string
  readonly onSpent: () => void
}

const BecomeOwner = ({ token, businessName, email, onSpent }: OwnerProps) => {
  const text = useText(setupText)
  const [setUp, { isLoading }] = useSetUpMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const send = async (name: string) => {
    setFailure(null)
    const { data, error } = await setUp({ token, name })
    if (data) {
      dispatch(beginSession(data))
      await navigate('/dashboard', { replace: true })
    } else if ('status' in error && error.status === 404) onSpent()
    else setFailure(failureText(error, text.notOpened, text.mayBeOpen))
  }
  return (
    <LinkPage
      title={text.becomeOwner(businessName)}
      lead={text.becomeOwnerLead(email)}
      businessName={businessName}
    >
      <NameForm
        label={text.openBusiness(businessName)}
        isSending={isLoading}
        failure={failure}
        onSubmit={(name) => void send(name)}
      />
    </LinkPage>
  )
}

type Props = {
  /** Creates a passkey for the signed-in person; undefined if the browser has none. */
  readonly addPasskey: (() => Promise<boolean>) | undefined
}

export const SetupScreen = ({ addPasskey }: Props) => {
  const text = useText(setupText)
  const [check] = useReadSetupLinkMutation()
  const { token, state, end, retry } = useLink(check)
  const title = <title>{`${text.title} | Jarvin`}</title>
  if (state.is !== 'open')
    return (
      <>
        {title}
        <UnusableLink is={state.is} overTitle={text.spent} over={<Over />} onRetry={retry} />
      </>
    )
  const { businessName, email } = state.answer
  return (
    <>
      {title}
      {businessName !== undefined && email !== undefined ? (
        <BecomeOwner token={token} businessName={businessName} email={email} onSpent={end} />
      ) : (
        <SetupPage token={token} addPasskey={addPasskey} onSpent={end} />
      )}
    </>
  )
}
