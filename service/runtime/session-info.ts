/** What is known of the session of a call. */
import type { Role } from '#schema/core/roles'
import type { IsoTime } from '#schema/core/scalars'
import type { AccountId } from '#schema/people/people'
import type { SignInProof } from '#schema/session/session'

/** Part of the history that an auditor sees: first and last position, and the times at which it begins and ends. */
export type Sees = {
  readonly first: number
  readonly last: number
  readonly from: IsoTime
  readonly before: IsoTime
}

/** Session of a call. */
export type SessionInfo = {
  readonly sessionId: string
  readonly workspace: string
  readonly persona: string
  readonly role: Role
  /** Account of the person; undefined in a demo. */
  readonly accountId?: AccountId
  /** When the person proved who they are; undefined if a link that others may have seen opened the session. */
  readonly provedAt?: string
  /** What opened the session; undefined in a demo, and for sessions of earlier versions. */
  readonly proof?: SignInProof | undefined
  /** True if people of this business must use a passkey. */
  readonly needsPasskey?: boolean
  /** When the workspace is removed; set while it is being deleted. */
  readonly deletesAt?: string
  /** Set if this session sees a part of the history only. */
  readonly sees?: Sees
  /** Head position of the workspace when the call arrived; its reads reflect at least this position. With `sees`, the last one it sees. */
  readonly position: number
}
