/** Rules of the setup link: a new one replaces the last, and the first use decides who the first owner is. */
import { E } from '#schema/core/fp'
import { missing, type Problem } from '#schema/core/problem'
import type { EventNamed } from '#schema/events'
import type { Decider } from '../event-store/decider.ts'

export type SetupCommand =
  // `isEmpty`: the installation has no business, or none any more.
  | { readonly type: 'issue'; readonly tokenHash: string; readonly isEmpty: boolean }
  | ({ readonly type: 'use'; readonly tokenHash: string } & EventNamed<'SetupLinkUsed'>['data'])

/** Hash of the current link; null if there is none. `isDone` from its use until the last business is deleted. */
export type SetupState = { readonly tokenHash: string | null; readonly isDone: boolean }

/** One refusal for used, replaced and invented links, so that nobody can tell them apart. */
export const unknownLink: Problem = missing(
  'people/setup-link',
  'token',
  'This link was used, was replaced or has run out. Start Jarvin again for a new one or, if somebody already owns it, run npm run owner.',
)

export const setupDecider: Decider<'people', SetupCommand, SetupState> = {
  slice: 'people',
  initial: { tokenHash: null, isDone: false },
  evolve: (state, event) => {
    if (event.type === 'SetupLinkIssued') return { tokenHash: event.data.tokenHash, isDone: false }
    return event.type === 'SetupLinkUsed' ? { tokenHash: null, isDone: true } : state
  },
  decide: (command, { tokenHash, isDone }) => {
    if (command.type === 'issue')
      // Another process may have finished the setup meanwhile.
      return E.right(
        isDone && !command.isEmpty
          ? []
          : [{ type: 'SetupLinkIssued', data: { tokenHash: command.tokenHash } }],
      )
    if (command.tokenHash !== tokenHash) return E.left(unknownLink)
    const { type: _, tokenHash: _hash, ...data } = command
    return E.right([{ type: 'SetupLinkUsed', data }])
  },
}
