/** Sessions and the demo businesses. */
import * as t from 'io-ts'
import { Period } from '../core/period.ts'
import { record } from '../core/record.ts'
import { Role } from '../core/roles.ts'
import { IsoTime, id, integer, oneOf, pattern, text } from '../core/scalars.ts'
import { PersonaKey } from '../persona/persona.ts'

/** The three demo businesses; each is one workspace (decision 1). */
export const businessTypes = ['cafe', 'realestate', 'consulting'] as const
export const DemoBusiness = oneOf(...businessTypes)
export type DemoBusiness = t.TypeOf<typeof DemoBusiness>

/** Business for a sign-in that names none. */
export const defaultBusiness: DemoBusiness = 'cafe'

/** What a business does: the industries of the demos, and those that only people's own workspaces can have. */
export const BusinessType = oneOf(...businessTypes, 'retail', 'other')
export type BusinessType = t.TypeOf<typeof BusinessType>

/** Random id of a browser, by which its visitor gets their own copies of the demo businesses (decision 40). */
export const VisitorId = pattern(
  'must be a UUID',
  /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i,
  '3f0e9a52-7c41-4d86-9b1d-5a60c2e7f318',
)

/** Public id of a session, not the credential. */
export const SessionId = id('SessionId')
export type SessionId = t.TypeOf<typeof SessionId>

/** The credential: 256 random bits, base64url, sent in the header `x-session-id` (decision 2). */
export const SessionToken = pattern('must be 43 base64url characters', /^[A-Za-z0-9_-]{43}$/)

/** How a session of a person was opened. `link` is an invitation or a setup link, `operator` a link of `npm run owner`. */
export const SignInProof = oneOf('passkey', 'code', 'recovery', 'company', 'link', 'operator')
export type SignInProof = t.TypeOf<typeof SignInProof>

/** Answer to a sign-in; `sessionId` is the credential, named as in the specification. */
export const SignIn = record({ businessName: text(200, 1), sessionId: SessionToken }, undefined, 'SignIn')
export type SignIn = t.TypeOf<typeof SignIn>

/** The current user: the specified fields, and those that the shell needs on every screen (decision 8). */
export const Me = record(
  {
    businessName: text(200, 1),
    currentPersona: PersonaKey,
    businessType: BusinessType,
    /** Id of the workspace, from which the origin of its signed log is formed. */
    workspace: text(100, 1),
    unreadMemos: integer(0),
    showIdentifiers: t.boolean,
  },
  // For people with an account: their own workspace has no samples.
  {
    isOwn: t.boolean,
    /** True in a visitor's own copy of a demo business, which can be reset. */
    isCopy: t.boolean,
    role: Role,
    /**
     * Set if people of this business must sign in with a passkey and this session was opened without one: use a passkey, or
     * add one.
     */
    needsPasskey: oneOf('use', 'add'),
    /** True if only a passkey is fresh proof: one opened this session, and a business of this person requires them. */
    provesByPasskey: t.boolean,
    /** Set while the business is being deleted: who asked for it and when, and when everything is removed. */
    deletion: record({ askedAt: IsoTime, endsAt: IsoTime, by: text(120) }, undefined, 'Deletion'),
    /** Month and day of the first day of the fiscal year, as `07-01`. */
    fiscalYearStart: text(5),
    /** Time zone of the business, by which its days are counted. */
    timeZone: text(60, 1),
    /** The days that an auditor can see; without it, everything. */
    period: Period,
    person: record({ name: text(120), email: text(254) }, undefined, 'MyName'),
  },
  'Me',
)
export type Me = t.TypeOf<typeof Me>
