/** The drawer that invites a person, or changes the role of a member. */
import { Button } from '@blueprintjs/core'
import type { SerializedError } from '@reduxjs/toolkit'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { invalidEmailMessage } from '#schema/core/form-errors'
import { deciders, type Role } from '#schema/core/roles'
import type { Member } from '#schema/people/people'
import { peopleEndpoints } from '#schema/people/people.endpoints'
import type { CallError } from '../../core/api.ts'
import { useText } from '../../core/language.ts'
import { signInWay } from '../../core/sign-in-way.ts'
import { focusFirstInvalid } from '../../kit/controls/focus-first-invalid.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { TextField } from '../../kit/controls/TextField.tsx'
import { ProblemNote } from '../../kit/feedback/ProblemNote.tsx'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { DrawerHeader } from '../../kit/overlays/DrawerHeader.tsx'
import { SidePanel } from '../../kit/overlays/SidePanel.tsx'
import { peopleText } from '../../messages/entry/people.ts'
import {
  useChangeMemberMutation,
  useInvitePersonMutation,
  useWithdrawInvitationMutation,
} from '../people.api.ts'
import { accessFaults, endOf, type InvitationStart, periodOf } from './access-form.ts'
import { EndField } from './EndField.tsx'
import { InvitationSent } from './InvitationSent.tsx'
import classes from './People.module.css'
import { type PeriodDays, PeriodFields } from './PeriodFields.tsx'
import { RoleChoice } from './RoleChoice.tsx'

type Props = {
  readonly members: readonly Member[]
  /** The member whose role changes; undefined for an invitation. */
  readonly member: Member | undefined
  readonly start?: InvitationStart | undefined
  readonly onClose: () => void
}

type Failure = CallError | SerializedError

/** True for roles that share with people outside. */
const isDecider = (role: Role | undefined) => deciders.some((decider) => decider === role)

/** Fields that the service refused. */
const refusedFields = (error: Failure | undefined): readonly string[] =>
  error && 'problem' in error && error.problem?.errors ? error.problem.errors.map(({ field }) => field) : []

export const AccessForm = ({ members, member, start, onClose }: Props) => {
  const text = useText(peopleText)
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(start?.email ?? '')
  const [role, setRole] = useState<Role>(member?.role ?? start?.role ?? 'executive')
  const [until, setUntil] = useState<string>(member?.until ?? start?.until ?? '')
  const [days, setDays] = useState<PeriodDays>(member?.period ?? start?.period ?? { from: '', to: '' })
  const [isChecked, setIsChecked] = useState(false)
  const [invite, inviting] = useInvitePersonMutation()
  const [withdraw] = useWithdrawInvitationMutation()
  const [change, changing] = useChangeMemberMutation()
  const isSending = inviting.isLoading || changing.isLoading
  const failure: Failure | undefined = inviting.error ?? changing.error
  const refused = refusedFields(failure)
  const end = endOf(role, until)
  const period = periodOf(role, days)
  const invited = inviting.data
  // Each new state of the drawer takes the focus, because the button that opened it is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is such a state
  useEffect(() => heading.current?.focus(), [invited?.invitation.id])

  const found = accessFaults({ email: member === undefined ? email : undefined, members, role, until, days })
  const faults = {
    email: isChecked ? found.email : refused.includes('email') ? invalidEmailMessage : undefined,
    until: isChecked ? found.until : refused.includes('until') ? text.endInPast : undefined,
    period: isChecked ? found.period : refused.includes('period') ? text.periodTooEarly : undefined,
  }
  // Errors next to their field are not repeated here.
  const isBeside = refused.length > 0 && refused.every((field) => field in faults)
  const focusFault = () => focusFirstInvalid(form.current)
  const edited = () => {
    setIsChecked(false)
    inviting.reset()
    changing.reset()
  }

  const send = async () => {
    const access = {
      role,
      ...(end === undefined ? {} : { until: end }),
      ...(period === undefined ? {} : { period }),
    }
    if (member === undefined) {
      const { data } = await invite({ email: email.trim(), ...access })
      const earlier = invited?.invitation.id ?? start?.replaces
      if (data === undefined) focusFault()
      else if (earlier !== undefined) await withdraw({ invitationId: earlier })
      return
    }
    const { data } = await change({ accountId: member.id, ...access })
    if (data === undefined) return focusFault()
    toast({ title: text.changed, description: text.changedText(data.name, text.roles[data.role] ?? '') })
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const isFaulty = Object.values(found).some((fault) => fault !== undefined)
    setIsChecked(isFaulty)
    if (isFaulty) focusFault()
    else void send()
  }

  const title = member ? text.changeTitle(member.name) : text.invite
  if (invited)
    return (
      <SidePanel label={title} onClose={onClose}>
        <DrawerHeader ref={heading} title={title} closeLabel={text.close} onClose={onClose} />
        <InvitationSent
          email={invited.invitation.email}
          link={invited.link}
          isUndelivered={invited.isUndelivered}
          onAgain={() => void send()}
          onClose={onClose}
        />
      </SidePanel>
    )
  const isMailed = signInWay() === 'mail'
  const words = member
    ? { now: text.save, sending: text.saving }
    : isMailed
      ? { now: text.send, sending: text.sending }
      : { now: text.make, sending: text.making }
  return (
    <SidePanel label={title} onClose={onClose}>
      <DrawerHeader ref={heading} title={title} closeLabel={text.close} onClose={onClose} />
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        {member === undefined && (
          <TextField
            label={text.email}
            isRequired
            help={text.emailHelp}
            type="email"
            autoComplete="off"
            maxLength={254}
            error={faults.email}
            value={email}
            onChange={(typed) => {
              edited()
              setEmail(typed)
            }}
          />
        )}
        <RoleChoice
          role={role}
          onChange={(chosen) => {
            edited()
            setRole(chosen)
          }}
        />
        <EndField
          role={role}
          error={faults.until}
          value={until}
          onChange={(typed) => {
            edited()
            setUntil(typed)
          }}
        />
        {role === 'auditor' && (
          <PeriodFields
            days={days}
            error={faults.period}
            onChange={(next) => {
              edited()
              setDays(next)
            }}
          />
        )}
        {isDecider(member?.role) && !isDecider(role) && <p className={classes.quiet}>{text.linksEnd}</p>}
        {failure && !isBeside && (
          <ProblemNote what={member ? text.notChanged : text.notInvited} error={failure} />
        )}
        <div className={classes.buttons}>
          <Button variant="minimal" text={text.cancel} onClick={onClose} />
          <MutationButton
            call={member ? peopleEndpoints.changeMember : peopleEndpoints.invitePerson}
            type="submit"
            intent="primary"
            isDisabled={isSending}
            text={isSending ? words.sending : words.now}
          />
        </div>
      </form>
    </SidePanel>
  )
}
