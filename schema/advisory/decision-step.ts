/** States and steps in the life of a decision. */
import type * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, oneOf, text } from '../core/scalars.ts'

/** A note about how a decision is being carried out. */
export const DecisionNote = text(1000, 1)

/** `open` until somebody marks it done, and again if that is undone. */
export const decisionStates = ['open', 'done'] as const
export const DecisionState = oneOf(...decisionStates)
export type DecisionState = t.TypeOf<typeof DecisionState>

/** A step in the life of a decision. `text` is its reason or note, or the file that was taken back; `day` is the date that it set. */
export const DecisionStep = record(
  {
    kind: oneOf(
      'raised',
      'accepted',
      'dismissed',
      'reopened',
      'deferred',
      'planned',
      'done',
      'resumed',
      'scored',
      'taken-back',
    ),
    at: IsoTime,
  },
  { text: text(2000, 1), day: IsoDate, by: text(200, 1) },
  'DecisionStep',
)
export type DecisionStep = t.TypeOf<typeof DecisionStep>
