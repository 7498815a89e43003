/** Rules of the setup link: a new one replaces the last, and the first use decides the first owner. */
import { E } from '#schema/core/fp'
import { missing, type Problem } from '#schema/core/problem'
import type { IsoTime } from '#schema/core/scalars'
import type { EventNamed } from '#schema/events'
import type { Decider } from '../event-store/decider.ts'

export type SetupCommand =
  // `isEmpty`: the installation has no business left.
  | {
      readonly type: 'issue'
      readonly tokenHash: string
      readonly expiresAt: IsoTime
      readonly isEmpty: boolean
    }
  | ({
      readonly type: 'use'
      readonly tokenHash: string
      readonly now: string
    } & EventNamed<'SetupLinkUsed'>['data'])

/** Current link; null if there is none, or if it was used. */
export type SetupState = {
  readonly tokenHash: string | null
  readonly expiresAt: IsoTime | null
}

/** True if this is the current link and it has not expired. */
export const isOpenLink = ({ tokenHash, expiresAt }: SetupState, presented: string, now: string): boolean =>
  presented === tokenHash && (expiresAt === null || now < expiresAt)

/** One refusal for used, replaced and invented links, which must be indistinguishable. */
export const unknownLink: Problem = missing(
  'people/setup-link',
  'token',
  'This link was used, was replaced or has expired. Start Jarvin again for a new one or, if somebody already owns it, run npm run owner.',
)

export const setupDecider: Decider<'people', SetupCommand, SetupState> = {
  slice: 'people',
  initial: { tokenHash: null, expiresAt: null },
  evolve: (state, event) => {
    if (event.type === 'SetupLinkIssued') {
      const { tokenHash, expiresAt = null } = event.data
      return { tokenHash, expiresAt }
    }
    return event.type === 'SetupLinkUsed' ? { tokenHash: null, expiresAt: null } : state
  },
  decide: (command, state) => {
    if (command.type === 'issue') {
      const { tokenHash, expiresAt, isEmpty } = command
      // A business may also have come here in an archive, without a setup.
      return E.right(isEmpty ? [{ type: 'SetupLinkIssued', data: { tokenHash, expiresAt } }] : [])
    }
    const { type: _, tokenHash, now, ...data } = command
    if (!isOpenLink(state, tokenHash, now)) return E.left(unknownLink)
    return E.right([{ type: 'SetupLinkUsed', data }])
  },
}
