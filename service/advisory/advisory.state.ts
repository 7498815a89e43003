/** State of an advisory after its events. */
import type { Advisory } from '#schema/advisory/advisory'
import type { DecisionOrigin } from '#schema/advisory/decision'
import type { Sealed } from '#schema/core/event'
import type { IsoDate, IsoTime } from '#schema/core/scalars'
import type { AccountId } from '#schema/people/people'

/** Due date and owner of a decision as recorded; the name of an owner who is not a member is sealed. */
export type DecisionPlan = {
  readonly due?: IsoDate
  readonly ownerId?: AccountId
  readonly ownerName?: Sealed
}

/** The current advisory, and the decision that it became; null before it was raised. */
export type AdvisoryState =
  | (Advisory &
      DecisionPlan & {
        readonly origin?: DecisionOrigin
        readonly doneAt?: IsoTime
        readonly note?: string
      })
  | null
