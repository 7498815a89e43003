/** The owner's rule for sign-in (passkeys only, or codes too), and a button that signs everyone out. */
import type { People } from '#schema/people/people'
import { workspaceEndpoints } from '#schema/session/workspace.endpoints'
import { useText } from '../../core/language.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { peopleText } from '../../messages/entry/people.ts'
import privacy from '../Privacy.module.css'
import { useChangeSignInRuleMutation } from '../people.api.ts'
import classes from './People.module.css'
import { useSignOutPeople } from './use-sign-out-people.ts'

type Props = { readonly people: People }

export const SignInRule = ({ people: { members, passkeysOnly = false } }: Props) => {
  const text = useText(peopleText)
  const toast = useToast()
  const [change, { isLoading }] = useChangeSignInRuleMutation()
  const { isEnding, signOut } = useSignOutPeople()
  const having = members.filter(({ hasPasskey }) => hasPasskey).length

  const turn = async () => {
    const { data, error } = await change({ passkeysOnly: !passkeysOnly })
    if (data) toast({ title: text.signInChanged, description: data.passkeysOnly ? text.asked : text.allowed })
    else {
      const why = error && 'problem' in error ? error.problem?.detail : undefined
      toast({ title: text.signInNotChanged, description: why ?? text.tryAgain, destructive: true })
    }
  }
  return (
    <section aria-labelledby="sign-in-rule">
      <h2 id="sign-in-rule" className={classes.heading}>
        {text.signIn}
      </h2>
      <div className={privacy.stack}>
        <div className={privacy.row}>
          <p>
            {passkeysOnly ? text.passkeysOnly : text.anyWay} {text.havePasskeys(having, members.length)}
          </p>
          <MutationButton
            call={workspaceEndpoints.changeSignInRule}
            text={passkeysOnly ? text.allowCodes : text.askPasskeys}
            isBusy={isLoading}
            onClick={turn}
          />
        </div>
        {members.length > 1 && (
          <div className={privacy.row}>
            <p>{text.signOutText}</p>
            <MutationButton
              call={workspaceEndpoints.signOutPeople}
              text={text.signOutAll}
              isBusy={isEnding}
              onClick={() => signOut()}
            />
          </div>
        )}
      </div>
    </section>
  )
}
