/** The drawer with the form that records a decision or changes its plan. */
import { Button, Classes } from '@blueprintjs/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Decision } from '#schema/advisory/decision'
import { decisionEndpoints } from '#schema/advisory/decision.endpoints'
import { now } from '../../core/clock.ts'
import { useText } from '../../core/language.ts'
import { Field } from '../../kit/controls/Field.tsx'
import { focusFirstInvalid } from '../../kit/controls/focus-first-invalid.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import type { Proposal } from '../../kit/controls/proposal.ts'
import { TextField } from '../../kit/controls/TextField.tsx'
import { confirmClose } from '../../kit/drafts/confirm-close.ts'
import { LeaveGuard } from '../../kit/drafts/LeaveGuard.tsx'
import { ProblemNote } from '../../kit/feedback/ProblemNote.tsx'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { DrawerHeader } from '../../kit/overlays/DrawerHeader.tsx'
import { SidePanel } from '../../kit/overlays/SidePanel.tsx'
import { decisionText } from '../../messages/en/decision.ts'
import classes from './Decisions.module.css'
import {
  useListDecisionOwnersQuery,
  usePlanDecisionMutation,
  useRecordDecisionMutation,
} from './decision.api.ts'
import {
  type DecisionFields,
  decisionFaults,
  emptyDecision,
  fieldNames,
  firstDecision,
  firstPlan,
  planOfFields,
  promisedIn,
} from './decision-form.ts'
import { EffectFields } from './EffectFields.tsx'
import { PlanFields } from './PlanFields.tsx'

type Props = {
  /** The decision whose plan changes; undefined for a new one. */
  readonly decision?: Decision
  /** Decision proposed by a brief or a reply, to prefill the form. */
  readonly proposal?: Proposal | undefined
  /** Name of the person who writes it, its owner unless changed; empty in a demo. */
  readonly me?: string | undefined
  /** Called when the form is closed without saving. */
  readonly onClose: () => void
  /** Called once the decision is on record. */
  readonly onRecorded: (id: Decision['id']) => void
}

export const DecisionForm = ({ decision, proposal, me = '', onClose, onRecorded }: Props) => {
  const text = useText(decisionText)
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { data: members = [] } = useListDecisionOwnersQuery()
  const [first] = useState<DecisionFields>(() => ({
    ...(decision ? emptyDecision : firstDecision(now(), me)),
    ...(proposal && { title: proposal.title, message: proposal.message }),
    ...(decision && {
      title: decision.title,
      owner: decision.owner?.name ?? '',
      due: decision.due ?? '',
    }),
  }))
  const [fields, setFields] = useState(first)
  const isDirty = fieldNames.some((name) => fields[name] !== first[name])
  const close = () => void confirmClose().then((isLeft) => isLeft && onClose())
  const [isChecked, setIsChecked] = useState(false)
  const [record, recording] = useRecordDecisionMutation()
  const [plan, planning] = usePlanDecisionMutation()
  const isSending = recording.isLoading || planning.isLoading
  const failure = recording.error ?? planning.error
  const refused =
    failure && 'problem' in failure ? (failure.problem?.errors?.map(({ field }) => field) ?? []) : []
  const faults = decisionFaults(fields, now(), decision?.due)
  const errors = {
    title: (isChecked && faults.title) || refused.includes('title') ? text.whatMissing : undefined,
    due: (isChecked && faults.due) || refused.includes('due') ? text.dueWrong : undefined,
    change: isChecked && faults.change ? text.changeWrong : undefined,
    weeks: isChecked && faults.weeks ? text.weeksWrong : undefined,
    owner: refused.some((field) => field.startsWith('owner')) ? text.ownerWrong : undefined,
  }
  useEffect(() => heading.current?.focus(), [])

  const change = (part: Partial<DecisionFields>) => {
    setIsChecked(false)
    recording.reset()
    planning.reset()
    setFields((before) => ({ ...before, ...part }))
  }
  const focusFault = () => requestAnimationFrame(() => focusFirstInvalid(form.current))
  const send = async () => {
    const stated = decision ? planOfFields(fields, members, decision.owner) : firstPlan(fields, members, me)
    const { title, message, worth } = fields
    const promises = promisedIn(fields)
    const { data } = decision
      ? await plan({ advisoryId: decision.id, ...stated })
      : await record({
          title,
          ...(proposal && { origin: proposal.origin }),
          ...(message.trim() && { message }),
          ...(worth.trim() && { worth }),
          ...(promises && { promises }),
          ...stated,
        })
    if (data === undefined) return focusFault()
    toast({ title: decision ? text.planned : text.recorded, description: data.title })
    onRecorded(data.id)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setIsChecked(true)
    if (Object.values(faults).some(Boolean)) focusFault()
    else void send()
  }
  const title = decision ? text.planTitle : text.newTitle
  return (
    <SidePanel label={title} onClose={close}>
      <LeaveGuard isDirty={isDirty} />
      <DrawerHeader ref={heading} title={title} closeLabel={text.close} onClose={close} />
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        {decision ? (
          <p className={classes.about}>{decision.title}</p>
        ) : (
          <TextField
            label={text.what}
            isRequired
            maxLength={200}
            error={errors.title}
            value={fields.title}
            onChange={(typed) => change({ title: typed })}
          />
        )}
        <PlanFields fields={fields} members={members} errors={errors} onChange={change} />
        {!decision && (
          <>
            <EffectFields fields={fields} errors={errors} onChange={change} />
            <TextField
              label={text.worth}
              help={text.worthHelp}
              maxLength={80}
              value={fields.worth}
              onChange={(typed) => change({ worth: typed })}
            />
            <Field label={text.why}>
              {(control) => (
                <textarea
                  {...control}
                  className={`${Classes.INPUT} ${Classes.FILL}`}
                  rows={4}
                  maxLength={2000}
                  value={fields.message}
                  onChange={({ currentTarget }) => change({ message: currentTarget.value })}
                />
              )}
            </Field>
          </>
        )}
        {failure && refused.length === 0 && <ProblemNote what={text.notSaved} error={failure} />}
        <div className={classes.buttons}>
          <Button variant="minimal" text={text.cancel} onClick={close} />
          <MutationButton
            call={decision ? decisionEndpoints.planDecision : decisionEndpoints.recordDecision}
            type="submit"
            intent="primary"
            isDisabled={isSending}
            text={isSending ? text.saving : decision ? text.savePlan : text.save}
          />
        </div>
      </form>
    </SidePanel>
  )
}
