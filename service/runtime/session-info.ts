/** Session data of a call. */
import type { Role } from '#schema/core/roles'
import type { IsoTime } from '#schema/core/scalars'
import type { AccountId } from '#schema/people/people'
import type { SignInProof } from '#schema/session/session'

/** Part of the history that an auditor sees: first and last position, and the times at which it starts and ends. */
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
  /** Time at which the session ends, however often it is used. */
  readonly expiresAt: string
  readonly role: Role
  /** Account of the person; undefined in a demo. */
  readonly accountId?: AccountId
  /** Time of the person's last proof of identity; undefined if the session was opened by a link that others may have seen. */
  readonly provedAt?: string
  /** How the session was opened; undefined in a demo, and for sessions of earlier versions. */
  readonly proof?: SignInProof | undefined
  /** True if the business requires passkeys. */
  readonly needsPasskey?: boolean
  /** Time of removal; set while the workspace is being deleted. */
  readonly deletesAt?: string
  /** Set if this session sees only part of the history. */
  readonly sees?: Sees
  /**
   * Head position of the workspace when the call arrived; its reads reflect at least this position. With
   * `sees`, the last visible one.
   */
  readonly position: number
}
