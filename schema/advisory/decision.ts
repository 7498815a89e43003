/**
 * Decisions: accepted advisories, and decisions that people made themselves, each with an owner, a due date and an outcome.
 */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, oneOf, text } from '../core/scalars.ts'
import { AccountId } from '../people/people.ts'
import { AdvisoryId } from './advisory.ts'
import { DecisionNote, DecisionState, DecisionStep } from './decision-step.ts'
import { TakenBack } from './finding.ts'
import { AdvisoryOutcome, Expectation } from './outcome.ts'

/** Where a decision without an advisory came from: a brief or a chat reply, by its id, or a person alone. */
export const DecisionOrigin = record(
  { kind: oneOf('brief', 'chat', 'person') },
  { id: text(64, 1) },
  'DecisionOrigin',
)
export type DecisionOrigin = t.TypeOf<typeof DecisionOrigin>

/** Name of an owner who is not a member. */
export const OwnerName = text(80, 1)

/** An owner as shown; `id` is set for a member. */
export const DecisionOwner = record({ name: OwnerName }, { id: AccountId }, 'DecisionOwner')
export type DecisionOwner = t.TypeOf<typeof DecisionOwner>

/** A decision as shown. Without `origin`, it is an accepted advisory. `worth` is its value in words. */
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
    takenBack: TakenBack,
  },
  'Decision',
)
export type Decision = t.TypeOf<typeof Decision>

/** A decision with its steps, oldest first. */
export const DecisionLife = record(
  { decision: Decision, steps: t.array(DecisionStep) },
  undefined,
  'DecisionLife',
)
export type DecisionLife = t.TypeOf<typeof DecisionLife>
