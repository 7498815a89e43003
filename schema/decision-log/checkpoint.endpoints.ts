/** Calls that prove the decision log. Their value depends on the caller remembering earlier checkpoints. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { PositionFromText } from '../core/scalars.ts'
import { ConsistencyProof, InclusionProof, SignedCheckpoint, Witness } from './checkpoint.ts'

/** More than a user needs who opens one event after another. */
const limit = { calls: 300, seconds: 60 }

export const checkpointEndpoints = {
  getCheckpoint: endpoint({
    method: 'GET',
    path: '/audit/checkpoint',
    roles: readers,
    summary: 'Get a signed checkpoint of the log; 409 if the history contradicts an earlier one',
    input: record({}),
    output: SignedCheckpoint,
    slices: ['decision-log'],
    limit,
    refuses: ['conflict'],
  }),
  listWitnesses: endpoint({
    method: 'GET',
    path: '/audit/checkpoint/witnesses',
    roles: readers,
    summary: 'List who else signs checkpoints of the log, and what each says of the present one',
    input: record({}),
    output: t.array(Witness),
    slices: ['decision-log'],
    limit,
    refuses: ['conflict'],
  }),
  proveConsistency: endpoint({
    method: 'GET',
    path: '/audit/checkpoint/consistency',
    roles: readers,
    summary: 'Prove that the log of size `to` starts with the log of size `from`',
    input: record({ from: PositionFromText, to: PositionFromText }),
    output: ConsistencyProof,
    slices: ['decision-log'],
    limit,
    refuses: ['missing', 'conflict'],
  }),
  proveInclusion: endpoint({
    method: 'GET',
    path: '/audit/checkpoint/inclusion',
    roles: readers,
    summary: 'Prove that the event at `position` is in the log of size `size`',
    input: record({ position: PositionFromText, size: PositionFromText }),
    output: InclusionProof,
    slices: ['decision-log'],
    limit,
    refuses: ['missing', 'conflict'],
  }),
}
