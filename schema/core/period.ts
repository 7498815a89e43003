/** A period of whole days. */
import type * as t from 'io-ts'
import { record } from './record.ts'
import { IsoDate } from './scalars.ts'

/** First and last day, both included, in the workspace's zone. */
export const Period = record({ from: IsoDate, to: IsoDate }, undefined, 'Period')
export type Period = t.TypeOf<typeof Period>
