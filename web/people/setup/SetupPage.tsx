/** The setup of the first workspace: one decision a step. Enter continues, Escape goes back. */
import { useText } from '../../core/language.ts'
import { Action } from '../../kit/controls/Action.tsx'
import { FailureNote } from '../../kit/feedback/FailureNote.tsx'
import { SplitPage } from '../../kit/SplitPage.tsx'
import { setupText } from '../../messages/entry/setup.ts'
import { AnsweredStep } from './AnsweredStep.tsx'
import { BusinessStep } from './BusinessStep.tsx'
import { OwnerStep } from './OwnerStep.tsx'
import classes from './SetupForm.module.css'
import { useSetup } from './use-setup.ts'
import { WorkspaceCover } from './WorkspaceCover.tsx'

type Props = {
  readonly token: string
  /** The link was used meanwhile. */
  readonly onSpent: () => void
}

export const SetupPage = ({ token, onSpent }: Props) => {
  const text = useText(setupText)
  const setup = useSetup(token, onSpent)
  const { form, step, errors, failure, isSending, change, goTo } = setup
  const isBusiness = step === 'business'
  const { trade, suburb, state } = form
  const Step = isBusiness ? BusinessStep : OwnerStep
  return (
    <SplitPage
      isForm
      homeLabel={text.home}
      footer={text.linkWorksOnce}
      asideLabel={text.cover}
      aside={<WorkspaceCover form={form} />}
      isAsideWideOnly
    >
      {!isBusiness && (
        <AnsweredStep
          title={form.name.trim()}
          description={text.tradeIn(
            trade === '' ? '' : text.trades[trade],
            text.place(suburb.trim(), state === '' ? '' : text.states[state]),
          )}
          onChange={() => goTo('business')}
        />
      )}
      <p className={classes.step}>{text.step(isBusiness ? 1 : 2, 2)}</p>
      <h1>{isBusiness ? text.businessTitle : text.ownerTitle}</h1>
      <p className={classes.lead}>{isBusiness ? text.businessLead : text.ownerLead}</p>
      <form
        ref={setup.element}
        className={classes.form}
        noValidate
        onSubmit={setup.submit}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !isBusiness && !isSending) goTo('business')
        }}
      >
        <div className={classes.fields}>
          <Step form={form} errors={errors} onChange={change} />
        </div>
        {failure !== null && (
          <div className={classes.failure}>
            <FailureNote>{failure}</FailureNote>
          </div>
        )}
        <div className={classes.actions}>
          <Action>{isBusiness ? text.continue : isSending ? text.opening : text.open}</Action>
          {isBusiness ? text.nextOwner : text.thenIn}
        </div>
      </form>
    </SplitPage>
  )
}
