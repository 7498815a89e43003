/**
 * Rules of an advisory: raised once, then accepted or dismissed, never both, unless the answer is taken back.
 * An accepted one is a decision: it has a plan, is done once, and its outcome is recorded once.
 */

import type { Advisory } from '#schema/advisory/advisory'
import type { DecisionOrigin } from '#schema/advisory/decision'
import type { Expectation } from '#schema/advisory/outcome'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, missing, type Problem } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import type { SliceEvent } from '#schema/events'
import type { FoundOutcome } from '../advisor/outcomes/outcome.ts'
import type { Decider } from '../event-store/decider.ts'
import type { AdvisoryCommand, AdvisoryText } from './advisory.commands.ts'
import type { AdvisoryState, DecisionPlan } from './advisory.state.ts'

type AdvisoryEvent = SliceEvent<'advisory'>
type Decision = E.Either<Problem, readonly AdvisoryEvent[]>

type Raised = NonNullable<AdvisoryState>

const refuse = (code: string, detail: string): Decision => E.left(conflict(`advisory/${code}`, detail))

const settle = (state: Raised, { outcome, figure, timeline }: FoundOutcome): Decision => {
  const { id: advisoryId, title, expects } = state
  if (!expects)
    return refuse('nothing-expected', 'Nothing is expected of this advisory. Nothing was changed.')
  if (state.outcome)
    return refuse('outcome-recorded', 'The outcome of this advisory has already been recorded.')
  const data = { advisoryId, title, expects, outcome, timeline: [...timeline], ...(figure ? { figure } : {}) }
  return E.right([{ type: 'AdvisoryOutcomeRecorded', data }])
}

const raise = ({ id, ...text }: AdvisoryText, origin?: DecisionOrigin): AdvisoryEvent => ({
  type: 'AdvisoryRaised',
  data: { advisoryId: id, ...text, ...(origin ? { origin } : {}) },
})

const accept = (
  { id, title }: Pick<Advisory, 'id' | 'title'>,
  { plan, expects }: { plan?: DecisionPlan; expects?: Expectation | undefined },
): AdvisoryEvent => ({
  type: 'AdvisoryAccepted',
  data: { advisoryId: id, title, ...(expects ? { expects } : {}), ...plan },
})

/** What becomes of an advisory whose figures were taken back: withdrawn while it is open, else marked once. */
const takeBack = (
  { importId, file }: Extract<AdvisoryCommand, { type: 'take-back' }>,
  { id: advisoryId, title, status, takenBack }: Raised,
): Decision => {
  const data = { advisoryId, title, importId, file }
  if (status === 'new') return E.right([{ type: 'AdvisoryWithdrawn', data }])
  return takenBack
    ? refuse('already-taken-back', 'The figures of this advisory have already been taken back.')
    : E.right([{ type: 'AdvisoryFiguresTakenBack', data }])
}

/** Handles commands to answered advisories. */
const decideAnswered = (
  command: Extract<AdvisoryCommand, { type: 'reopen' | 'plan' | 'finish' | 'resume' }>,
  state: Raised,
): Decision => {
  const { advisoryId } = command
  const { title } = state
  if (state.outcome)
    return refuse('outcome-recorded', 'The outcome is on record, so this can no longer be changed.')
  if (command.type === 'reopen') {
    const { reason } = command
    return state.status === 'new'
      ? refuse('not-settled', 'This advisory has no answer to take back. Nothing was changed.')
      : E.right([{ type: 'AdvisoryReopened', data: { advisoryId, title, ...(reason ? { reason } : {}) } }])
  }
  if (state.status !== 'accepted')
    return refuse('not-decided', 'This advisory has not been accepted. Nothing was changed.')
  const isDone = state.doneAt !== undefined
  if (command.type === 'resume')
    return isDone
      ? E.right([{ type: 'DecisionResumed', data: { advisoryId, title } }])
      : refuse('not-done', 'This decision is open already. Nothing was changed.')
  if (command.type === 'plan')
    return isDone
      ? refuse(
          'already-done',
          'This decision is done, so its plan can’t change. Open it again first. Nothing was changed.',
        )
      : E.right([{ type: 'DecisionPlanned', data: { advisoryId, title, ...command.plan } }])
  const { note } = command
  return isDone
    ? refuse('already-done', 'This decision is already done. Nothing was changed.')
    : E.right([{ type: 'DecisionDone', data: { advisoryId, title, ...(note ? { note } : {}) } }])
}

export const advisoryDecider: Decider<'advisory', AdvisoryCommand, AdvisoryState> = {
  slice: 'advisory',
  initial: null,
  // Taking an answer back leaves only its reason.
  evolve: (state, event) => {
    const at = decodeOrThrow(IsoTime, event.recordedAt, 'A recorded time')
    if (event.type === 'AdvisoryRaised') {
      const { advisoryId, ...rest } = event.data
      return { id: advisoryId, ...rest, status: 'new', createdAt: at }
    }
    if (state === null) return null
    switch (event.type) {
      case 'AdvisoryAccepted': {
        const { advisoryId: _, title: _title, ...rest } = event.data
        const { deferredUntil: _until, reason: _reason, ...before } = state
        return { ...before, ...rest, status: 'accepted', settledAt: at }
      }
      case 'AdvisoryDismissed': {
        const { reason } = event.data
        const { deferredUntil: _until, reason: _reason, ...before } = state
        return { ...before, status: 'dismissed', settledAt: at, ...(reason ? { reason } : {}) }
      }
      case 'AdvisoryDeferred':
        return { ...state, deferredUntil: event.data.until }
      case 'AdvisoryReopened': {
        const { id, title, message, urgency, createdAt, suggestedAction, worth, promises, origin, finding } =
          state
        const { reason } = event.data
        return {
          ...{ id, title, message, urgency, createdAt, status: 'new' as const },
          ...(suggestedAction === undefined ? {} : { suggestedAction }),
          ...(worth === undefined ? {} : { worth }),
          ...(promises === undefined ? {} : { promises }),
          ...(origin === undefined ? {} : { origin }),
          ...(finding === undefined ? {} : { finding }),
          ...(reason === undefined ? {} : { reason }),
        }
      }
      case 'DecisionPlanned': {
        // Before decision 700, planning a done decision opened it.
        const { advisoryId: _, title: _title, ...plan } = event.data
        const { due: _due, ownerId: _id, ownerName: _name, doneAt: _at, note: _note, ...before } = state
        return { ...before, ...plan }
      }
      case 'DecisionDone': {
        const { note } = event.data
        return { ...state, doneAt: at, ...(note === undefined ? {} : { note }) }
      }
      case 'DecisionResumed': {
        const { doneAt: _at, note: _note, ...before } = state
        return before
      }
      case 'AdvisoryWithdrawn':
        return null
      case 'AdvisoryFiguresTakenBack':
        return { ...state, takenBack: { file: event.data.file, at } }
      case 'AdvisoryOutcomeRecorded':
        return { ...state, outcome: event.data.outcome }
      default:
        return state
    }
  },
  decide: (command, state) => {
    if (command.type === 'raise' || command.type === 'record') {
      if (state) return refuse('already-raised', 'This advisory has already been raised.')
      if (command.type === 'record')
        return E.right([raise(command.advisory, command.origin), accept(command.advisory, command)])
      const { type: _, ...text } = command
      return E.right([raise(text)])
    }
    if (!state) return E.left(missing('advisory/unknown', 'advisoryId', 'There is no such advisory here.'))
    if (command.type === 'settle') return settle(state, command.found)
    if (command.type === 'take-back') return takeBack(command, state)
    if (
      command.type === 'reopen' ||
      command.type === 'plan' ||
      command.type === 'finish' ||
      command.type === 'resume'
    )
      return decideAnswered(command, state)
    // A second click arrives after the first has settled the advisory: a refusal, not a fault.
    if (state.status !== 'new')
      return refuse('already-settled', `This advisory has already been ${state.status}. Nothing was changed.`)
    if (command.type === 'accept') return E.right([accept(state, command)])
    const data = { advisoryId: command.advisoryId, title: state.title }
    if (command.type === 'defer')
      return E.right([{ type: 'AdvisoryDeferred', data: { ...data, until: command.until } }])
    const { reason } = command
    return E.right([{ type: 'AdvisoryDismissed', data: { ...data, ...(reason ? { reason } : {}) } }])
  },
}
