/** Setup of the first workspace: one decision per step. Enter continues, Escape goes back. */
import KeyRound from 'lucide-react/icons/key-round'
import { useText } from '../../core/language.ts'
import { Action } from '../../kit/controls/Action.tsx'
import { FailureNote } from '../../kit/feedback/FailureNote.tsx'
import { SplitPage } from '../../kit/SplitPage.tsx'
import { setupText } from '../../messages/entry/setup.ts'
import { AnsweredStep } from './AnsweredStep.tsx'
import { BusinessStep } from './BusinessStep.tsx'
import { OwnerStep } from './OwnerStep.tsx'
import classes from './SetupForm.module.css'
import { SignInStep } from './SignInStep.tsx'
import { useSetup } from './use-setup.ts'
import { WorkspaceCover } from './WorkspaceCover.tsx'

type Props = {
  readonly token: string
  readonly addPasskey: (() => Promise<boolean>) | undefined
  /** Called if somebody else has used the link. */
  readonly onSpent: () => void
}

export const SetupPage = ({ token, addPasskey, onSpent }: Props) => {
  const text = useText(setupText)
  const setup = useSetup(token, addPasskey, onSpent)
  const { form, step, steps, way, errors, failure, isSending, change, goTo } = setup
  const at = steps.indexOf(step)
  const isLast = at === steps.length - 1
  const { trade, suburb, state, person, email } = form
  const parts = {
    business: {
      title: text.businessTitle,
      lead: text.businessLead,
      next: text.nextOwner,
      fields: <BusinessStep form={form} errors={errors} onChange={change} />,
    },
    owner: {
      title: text.ownerTitle,
      lead: text.ownerLead,
      next: text.nextSignIn,
      fields: <OwnerStep form={form} errors={errors} isLast={isLast} onChange={change} />,
    },
    signIn: {
      title: text.signInTitle(person.trim().split(/\s/)[0] ?? ''),
      lead: text.signInLead,
      next: '',
      fields: <SignInStep email={email.trim()} chosen={way} onChoose={setup.choose} />,
    },
  }
  const { title, lead, next, fields } = parts[step]
  const isPasskey = step === 'signIn' && way === 'passkey'
  const finish = isPasskey ? text.createPasskey : text.open
  const finishing = isPasskey ? text.creating : text.opening
  return (
    <SplitPage
      isForm
      homeLabel={text.home}
      footer={text.linkWorksOnce}
      asideLabel={text.cover}
      aside={<WorkspaceCover form={form} />}
      isAsideWideOnly
    >
      {at > 0 && (
        <AnsweredStep
          title={form.name.trim()}
          description={text.tradeIn(
            trade === '' ? '' : text.trades[trade],
            text.place(suburb.trim(), state === '' ? '' : text.states[state]),
          )}
          isDisabled={isSending}
          onChange={() => goTo('business')}
        />
      )}
      {at > 1 && (
        <AnsweredStep
          title={person.trim()}
          description={email.trim()}
          isDisabled={isSending}
          onChange={() => goTo('owner')}
        />
      )}
      <p className={classes.step}>{text.step(at + 1, steps.length)}</p>
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      <form
        ref={setup.element}
        className={classes.form}
        noValidate
        onSubmit={setup.submit}
        onKeyDown={({ key }) => {
          const before = steps[at - 1]
          if (key === 'Escape' && before && !isSending) goTo(before)
        }}
      >
        <div className={classes.fields}>{fields}</div>
        {failure !== null && (
          <div className={classes.failure}>
            <FailureNote>{failure}</FailureNote>
          </div>
        )}
        <div className={classes.actions}>
          <Action>
            <span className={classes.withIcon}>
              {isPasskey && <KeyRound size={18} aria-hidden />}
              {!isLast ? text.continue : isSending ? finishing : finish}
            </span>
          </Action>
          {isLast ? text.thenIn : next}
        </div>
      </form>
    </SplitPage>
  )
}
