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
  readonly end: IsoDate | undefined
  readonly days: PeriodDays
}

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

export const accessFaults = ({ email, members, role, end, days }: Access) => ({
  email: email === undefined ? undefined : emailFault(email, members),
  until: endFault(role, end) === undefined ? undefined : textOf(peopleText).endRequired,
  period: daysFault(role, days),
})
