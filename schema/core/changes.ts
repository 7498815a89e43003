/** The change feed: names of changed slices, without their data (decision 30). */
import * as t from 'io-ts'
import { sliceNames } from '../slices.ts'
import { endpoint } from './endpoint.ts'
import { record } from './record.ts'
import { readers } from './roles.ts'
import { integer, oneOf } from './scalars.ts'

/** Slices that changed, up to a position. */
export const ChangeNote = record(
  { position: integer(0), slices: t.array(oneOf(...sliceNames)) },
  undefined,
  'ChangeNote',
)
export type ChangeNote = t.TypeOf<typeof ChangeNote>

export const changesEndpoints = {
  followChanges: endpoint({
    method: 'GET',
    path: '/changes',
    roles: readers,
    summary: 'Get the latest position of the history; as a stream, follow changes after Last-Event-ID',
    input: record({}),
    output: ChangeNote,
    stream: ChangeNote,
    slices: ['session'],
    limit: { calls: 120, seconds: 60 },
  }),
}
