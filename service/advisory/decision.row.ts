/** Converts a row, or the state of a stream, to a decision. */
import { Decision, DecisionOwner, type DecisionOwner as Owner } from '#schema/advisory/decision'
import { decodeOrThrow } from '#schema/core/decode'
import type { Tables } from '../tables.ts'
import type { AdvisoryState } from './advisory.state.ts'

/** Columns of the table `advisory` that make up a decision. */
export type DecisionRow = Omit<Tables['advisory'], 'workspace'>

const parsed = (name: string, json: string | null): object =>
  json === null ? {} : { [name]: JSON.parse(json) }

const given = (name: string, value: string | null): object => (value === null ? {} : { [name]: value })

/** Decision of a row, without its owner. */
export const decisionOfRow = (row: DecisionRow): Decision =>
  decodeOrThrow(
    Decision,
    {
      id: row.id,
      title: row.title,
      message: row.message,
      state: row.done_at === null && row.scored_at === null ? 'open' : 'done',
      decidedAt: row.settled_at,
      ...given('due', row.due),
      ...given('doneAt', row.done_at ?? row.scored_at),
      ...given('note', row.note),
      ...given('worth', row.worth),
      ...parsed('origin', row.origin),
      ...parsed('expects', row.expects),
      ...parsed('outcome', row.outcome),
      ...parsed('takenBack', row.taken_back),
    },
    'A decision',
  )

/** Decision after a command; `owner` as read or given. */
export const decisionOfState = (state: AdvisoryState, owner: Owner | undefined): Decision =>
  decodeOrThrow(
    Decision,
    {
      ...state,
      state: state?.doneAt === undefined ? 'open' : 'done',
      decidedAt: state?.settledAt,
      ...(owner === undefined ? {} : { owner: decodeOrThrow(DecisionOwner, owner, 'An owner') }),
    },
    'A decision',
  )
