/** What the history says of archives of its workspace. */
import { E } from '#schema/core/fp'
import type { EventNamed } from '#schema/events'
import type { Metadata } from '../event-store/append.ts'
import type { Decider } from '../event-store/decider.ts'

/** The operator of an installation, who runs its commands. */
export const byOperator: Metadata = {
  actor: 'operator',
  persona: null,
  correlationId: null,
  causationId: null,
}

/** Stream of a workspace's archives within the slice. */
export const archivesId = 'archives'

/** Every archive is recorded; the state is how many there are. */
export const archiveDecider: Decider<'decision-log', EventNamed<'WorkspaceArchived'>['data'], number> = {
  slice: 'decision-log',
  initial: 0,
  evolve: (count, event) => (event.type === 'WorkspaceArchived' ? count + 1 : count),
  decide: (data) => E.right([{ type: 'WorkspaceArchived', data }]),
}
