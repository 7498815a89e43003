/** Initial values and errors of the access form. */
import { invalidEmailMessage } from '#schema/core/form-errors'
import type { Role } from '#schema/core/roles'
import { Email, IsoDate } from '#schema/core/scalars'
import { endFault, type InvitationId, type Member, periodFault, plainAddress } from '#schema/people/people'
import { textOf } from '../../core/language.ts'
import { peopleText } from '../../messages/entry/people.ts'
import type { PeriodDays } from './PeriodFields.tsx'

/** Initial values when an invitation is made again. */
export type InvitationStart = {
  readonly email: string
  readonly role: Role
  readonly until?: IsoDate | undefined
  readonly period?: PeriodDays | undefined
  /** The earlier invitation, to be withdrawn once the new one exists. */
  readonly replaces: InvitationId
}

type Access = {
  /** Undefined if the form has no email field. */
  readonly email: string | undefined
  readonly members: readonly Member[]
  readonly role: Role
  /** Last day as typed; empty for none. */
  readonly until: string
  readonly days: PeriodDays
}

/** Last day of access; undefined for an owner's, which does not end. */
export const endOf = (role: Role, until: string): IsoDate | undefined =>
  role === 'owner' || !IsoDate.is(until) ? undefined : until

/** An auditor's period; undefined until both days are complete. */
export const periodOf = (role: Role, { from, to }: PeriodDays) =>
  role === 'auditor' && IsoDate.is(from) && IsoDate.is(to) ? { from, to } : undefined

const emailFault = (email: string, members: readonly Member[]): string | undefined => {
  const text = textOf(peopleText)
  if (email.trim() === '') return text.emailRequired
  if (!Email.is(email.trim())) return invalidEmailMessage
  const known = members.find((one) => plainAddress(one.email) === plainAddress(email))
  return known && text.alreadyMember(known.name)
}

const daysFault = (role: Role, days: PeriodDays): string | undefined => {
  const text = textOf(peopleText)
  const period = periodOf(role, days)
  if (role === 'auditor' && period === undefined && days.from + days.to !== '') return text.periodHalf
  return periodFault(role, period) === undefined ? undefined : text.periodOrder
}

const untilFault = (role: Role, until: string): string | undefined => {
  const text = textOf(peopleText)
  if (role !== 'owner' && until !== '' && !IsoDate.is(until)) return text.endInPast
  return endFault(role, endOf(role, until)) === undefined ? undefined : text.endRequired
}

export const accessFaults = ({ email, members, role, until, days }: Access) => ({
  email: email === undefined ? undefined : emailFault(email, members),
  until: untilFault(role, until),
  period: daysFault(role, days),
})
