/** Decisions: accepted advisories, and what people decided by themselves, with an owner, a due date and an outcome. */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, oneOf, text } from '../core/scalars.ts'
import { AccountId } from '../people/people.ts'
import { AdvisoryId } from './advisory.ts'
import { AdvisoryOutcome, Expectation } from './outcome.ts'

/** Where a decision that no advisory raised came from: a brief or a chat reply, by its id, or a person alone. */
export const DecisionOrigin = record(
  { kind: oneOf('brief', 'chat', 'person') },
  { id: text(64, 1) },
  'DecisionOrigin',
)
export type DecisionOrigin = t.TypeOf<typeof DecisionOrigin>

/** What was found while it was carried out. */
export const DecisionNote = text(1000, 1)

/** Name of an owner who is not a member. */
export const OwnerName = text(80, 1)

/** Owner as shown; `id` for a member. */
export const DecisionOwner = record({ name: OwnerName }, { id: AccountId }, 'DecisionOwner')
export type DecisionOwner = t.TypeOf<typeof DecisionOwner>

/** `open` until somebody marks it done. */
export const decisionStates = ['open', 'done'] as const
export const DecisionState = oneOf(...decisionStates)
export type DecisionState = t.TypeOf<typeof DecisionState>

/** A decision as shown. Without `origin`, an advisory was accepted. `worth` is its value in words. */
export const Decision = record(
  { id: AdvisoryId, title: text(200, 1), message: text(2000, 1), state: DecisionState, decidedAt: IsoTime },
  {
    origin: DecisionOrigin,
    owner: DecisionOwner,
    due: IsoDate,
    doneAt: IsoTime,
    note: DecisionNote,
    worth: text(80, 1),
    expects: Expectation,
    outcome: AdvisoryOutcome,
  },
  'Decision',
)
export type Decision = t.TypeOf<typeof Decision>

/** A step in the life of a decision; `text` is its reason or note, `day` the date that it set. */
export const DecisionStep = record(
  {
    kind: oneOf('raised', 'accepted', 'dismissed', 'reopened', 'deferred', 'planned', 'done', 'scored'),
    at: IsoTime,
  },
  { text: text(2000, 1), day: IsoDate, by: text(200, 1) },
  'DecisionStep',
)
export type DecisionStep = t.TypeOf<typeof DecisionStep>

/** A decision with its life, oldest step first. */
export const DecisionLife = record(
  { decision: Decision, steps: t.array(DecisionStep) },
  undefined,
  'DecisionLife',
)
export type DecisionLife = t.TypeOf<typeof DecisionLife>
