/** Where a target of the focus is heading, and what its date means. */
import type * as t from 'io-ts'
import { oneOf } from '../core/scalars.ts'

/**
 * Where a target is heading: by the forecast for its date. `not-known` where the forecast does not reach that far or has no
 * skill; `met` and `missed` once the date has passed.
 */
export const TargetOutlook = oneOf('on-track', 'off-track', 'not-known', 'met', 'missed')
export type TargetOutlook = t.TypeOf<typeof TargetOutlook>

/** Whether the date of a target moves on once it has passed: one with a year never does (decision 701). */
export const TargetMoves = oneOf('never', 'with-date', 'with-timeline')
export type TargetMoves = t.TypeOf<typeof TargetMoves>
