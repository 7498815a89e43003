/** The drawer that invites a person, or changes the role of a member. */
import { Button, Classes, Radio, RadioGroup } from '@blueprintjs/core'
import type { SerializedError } from '@reduxjs/toolkit'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Role, roles } from '#schema/core/roles'
import { IsoDate } from '#schema/core/scalars'
import { endFault, type Member, periodFault } from '#schema/people/people'
import { peopleEndpoints } from '#schema/people/people.endpoints'
import type { CallError } from '../../core/api.ts'
import { useText } from '../../core/language.ts'
import { Field } from '../../kit/controls/Field.tsx'
import { focusFirstInvalid } from '../../kit/controls/focus-first-invalid.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { TextField } from '../../kit/controls/TextField.tsx'
import { ProblemNote } from '../../kit/feedback/ProblemNote.tsx'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { DrawerHeader } from '../../kit/overlays/DrawerHeader.tsx'
import { SidePanel } from '../../kit/overlays/SidePanel.tsx'
import { peopleText } from '../../messages/entry/people.ts'
import { useChangeMemberMutation, useInvitePersonMutation } from '../people.api.ts'
import { InvitedNote } from './InvitedNote.tsx'
import classes from './People.module.css'
import { type PeriodDays, PeriodFields } from './PeriodFields.tsx'

type Props = {
  /** The member whose role changes; undefined to invite somebody. */
  readonly member: Member | undefined
  /** Address and role to start from, when an invitation is made again. */
  readonly start?: { readonly email: string; readonly role: Role } | undefined
  readonly onClose: () => void
}

type Failure = CallError | SerializedError

const fieldErrors = (error: Failure | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    error && 'problem' in error && error.problem?.errors
      ? error.problem.errors.map(({ field, message }) => [field, message])
      : [],
  )

export const AccessForm = ({ member, start, onClose }: Props) => {
  const text = useText(peopleText)
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(start?.email ?? '')
  const [role, setRole] = useState<Role>(member?.role ?? start?.role ?? 'executive')
  const [until, setUntil] = useState<string>(member?.until ?? '')
  const [days, setDays] = useState<PeriodDays>(member?.period ?? { from: '', to: '' })
  const [isChecked, setIsChecked] = useState(false)
  const [invite, inviting] = useInvitePersonMutation()
  const [change, changing] = useChangeMemberMutation()
  const isSending = inviting.isLoading || changing.isLoading
  const failure: Failure | undefined = inviting.error ?? changing.error
  const errors = fieldErrors(failure)
  const isMissing = member === undefined && email.trim() === ''
  const end = role === 'owner' || !IsoDate.is(until) ? undefined : until
  const hasNoEnd = endFault(role, end) !== undefined
  const period =
    role === 'auditor' && IsoDate.is(days.from) && IsoDate.is(days.to)
      ? { from: days.from, to: days.to }
      : undefined
  const isHalf = role === 'auditor' && period === undefined && days.from + days.to !== ''
  const isBackwards = periodFault(role, period) !== undefined
  useEffect(() => heading.current?.focus(), [])
  const title = member ? text.changeTitle(member.name) : text.invite
  const invited = inviting.data

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isSending) return
    if (isMissing || hasNoEnd || isHalf || isBackwards) {
      requestAnimationFrame(() => form.current && focusFirstInvalid(form.current))
      return
    }
    const access = {
      role,
      ...(end === undefined ? {} : { until: end }),
      ...(period === undefined ? {} : { period }),
    }
    if (member === undefined) {
      await invite({ email: email.trim(), ...access })
      return
    }
    const { data } = await change({ accountId: member.id, ...access })
    if (data === undefined) return
    toast({ title: text.changed, description: text.changedText(data.name, text.roles[data.role] ?? '') })
    onClose()
  }

  if (invited)
    return (
      <SidePanel label={title} onClose={onClose}>
        <DrawerHeader ref={heading} title={title} closeLabel={text.close} onClose={onClose} />
        <InvitedNote email={invited.invitation.email} link={invited.link} onClose={onClose} />
      </SidePanel>
    )
  return (
    <SidePanel label={title} onClose={onClose}>
      <DrawerHeader ref={heading} title={title} closeLabel={text.close} onClose={onClose} />
      <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {member === undefined && (
          <TextField
            label={text.email}
            isRequired
            help={text.emailHelp}
            type="email"
            autoComplete="off"
            maxLength={254}
            error={isChecked && isMissing ? text.emailRequired : errors.email}
            value={email}
            onChange={setEmail}
          />
        )}
        <RadioGroup
          className={classes.roles}
          label={text.role}
          selectedValue={role}
          onChange={({ currentTarget }) => {
            const chosen = roles.find((one) => one === currentTarget.value)
            if (chosen) setRole(chosen)
          }}
        >
          {roles.map((one) => (
            <Radio
              key={one}
              value={one}
              labelElement={
                <span className={classes.role}>
                  <strong>{text.roles[one]}</strong>
                  <span className={classes.quiet}>{text.may[one]}</span>
                </span>
              }
            />
          ))}
        </RadioGroup>
        {role === 'owner' ? (
          <p className={classes.quiet}>{text.ownerEnds}</p>
        ) : (
          <Field
            label={text.accessEnds}
            isRequired={role === 'auditor'}
            help={role === 'auditor' ? text.auditorEnds : text.accessEndsHelp}
            error={isChecked && hasNoEnd ? text.auditorEnds : errors.until}
          >
            {(control) => (
              <input
                {...control}
                type="date"
                className={`${Classes.INPUT} ${Classes.FILL}`}
                value={until}
                onChange={({ currentTarget }) => setUntil(currentTarget.value)}
              />
            )}
          </Field>
        )}
        {role === 'auditor' && (
          <PeriodFields
            days={days}
            error={
              isChecked && isHalf
                ? text.periodHalf
                : isChecked && isBackwards
                  ? text.periodOrder
                  : errors.period
            }
            onChange={setDays}
          />
        )}
        {failure && <ProblemNote what={member ? text.notChanged : text.notInvited} error={failure} />}
        <div className={classes.buttons}>
          <Button variant="minimal" text={text.cancel} onClick={onClose} />
          <MutationButton
            call={member ? peopleEndpoints.changeMember : peopleEndpoints.invitePerson}
            type="submit"
            intent="primary"
            isDisabled={isSending}
            text={member ? (isSending ? text.saving : text.save) : isSending ? text.sending : text.send}
          />
        </div>
      </form>
    </SidePanel>
  )
}
