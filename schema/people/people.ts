/** People of the installation, their membership of workspaces, and invitations. */
import * as t from 'io-ts'
import { Period } from '../core/period.ts'
import { record } from '../core/record.ts'
import { Role, type Role as RoleName } from '../core/roles.ts'
import { Email, IsoDate, IsoTime, id, integer, nameText, oneOf, pattern, text } from '../core/scalars.ts'
import { australianZones } from '../core/zones.ts'
import { BusinessType, SessionToken } from '../session/session.ts'

/** Public id of a person's account; one account can belong to several workspaces. */
export const AccountId = id('AccountId')
export type AccountId = t.TypeOf<typeof AccountId>

export const InvitationId = id('InvitationId')
export type InvitationId = t.TypeOf<typeof InvitationId>

/** Secret of a setup link or an invitation: 256 random bits, base64url. Only its SHA-256 is kept. */
export const LinkToken = pattern('must be 43 base64url characters', /^[A-Za-z0-9_-]{43}$/)

export const PersonName = nameText(120)

/** Shown in place of the name of a person who was erased. */
export const formerMember = 'A former member'

/** Name and address of a person; sealed wherever they are recorded. */
export const Identity = record({ name: PersonName, email: Email }, undefined, 'Identity')
export type Identity = t.TypeOf<typeof Identity>

/** An address in a form for comparison: people type capitals and spaces. */
export const plainAddress = (email: string): string =>
  // The Kelvin sign is kept: its lower case is a plain k, which would be somebody else's address.
  email.trim().replace(/[^\u212a]+/g, (letters) => letters.toLowerCase())

export const australianStates = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const

/** Where a business is, and so how it counts days, money and years. */
export const businessPlace = {
  suburb: nameText(120),
  state: oneOf(...australianStates),
  timeZone: oneOf(...australianZones),
  currency: oneOf('AUD'),
  /** Month and day of the first day of its fiscal year, as `07-01`. */
  fiscalYearStart: pattern(
    'must be a month and a day such as 07-01',
    /^(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/,
    '07-01',
  ),
}

/** A business as its owner describes it when the workspace is opened. */
export const OwnBusiness = record(
  { name: nameText(200), trade: BusinessType, ...businessPlace },
  undefined,
  'OwnBusiness',
)
export type OwnBusiness = t.TypeOf<typeof OwnBusiness>

/** A member as owners see them; `until` is the last day of access; `exports` counts how often an auditor has exported. */
export const Member = record(
  { id: AccountId, name: text(120), email: text(254), role: Role, isYou: t.boolean },
  { until: IsoDate, period: Period, lastSeenAt: IsoTime, exports: integer(0), hasPasskey: t.boolean },
  'Member',
)
export type Member = t.TypeOf<typeof Member>

export const Invitation = record(
  {
    id: InvitationId,
    email: text(254),
    role: Role,
    invitedAt: IsoTime,
    expiresAt: IsoTime,
    isOpen: t.boolean,
  },
  { until: IsoDate, period: Period },
  'Invitation',
)
export type Invitation = t.TypeOf<typeof Invitation>

/** What a setup link opens: the first workspace, or ownership of one for an address. */
export const SetupLink = record(
  { opens: oneOf('business', 'owner') },
  { businessName: text(200, 1), email: text(254) },
  'SetupLink',
)
export type SetupLink = t.TypeOf<typeof SetupLink>

/** Purpose of an invitation. */
export const InvitationLink = record(
  { businessName: text(200, 1), email: text(254), role: Role },
  undefined,
  'InvitationLink',
)
export type InvitationLink = t.TypeOf<typeof InvitationLink>

/** Answer to an accepted invitation; without a session id if the person already had an account and must sign in to it. */
export const Accepted = record({ businessName: text(200, 1) }, { sessionId: SessionToken }, 'Accepted')

/** Members by the time they joined; open invitations, newest first. */
export const People = record(
  { members: t.array(Member), invitations: t.array(Invitation) },
  // Absent in a demo.
  { passkeysOnly: t.boolean },
  'People',
)
export type People = t.TypeOf<typeof People>

/** Why this role cannot have this end of access; undefined if it can. */
export const endFault = (role: RoleName, until: string | undefined): string | undefined => {
  if (role === 'owner' && until !== undefined) return 'must be left out: the access of an owner has no end'
  return role === 'auditor' && until === undefined
    ? 'is required: the access of an auditor ends on a date'
    : undefined
}

/** Why this role cannot have this period; undefined if it can. */
export const periodFault = (role: RoleName, period: Period | undefined): string | undefined => {
  if (period === undefined) return undefined
  if (role !== 'auditor') return 'must be left out: only the access of an auditor can be limited to a period'
  return period.from > period.to ? 'must end on the day it begins, or later' : undefined
}
