/** The tour of the product, which a person is offered until they have left it once (decision 780). */
import * as t from 'io-ts'
import { record } from '../core/record.ts'
import { oneOf } from '../core/scalars.ts'

/** How a person left the tour: declined the offer, closed a step, or saw the last one. */
export const TourEnding = oneOf('declined', 'closed', 'finished')
export type TourEnding = t.TypeOf<typeof TourEnding>

/** Whether the tour is offered to the caller. */
export const Tour = record({ isOffered: t.boolean }, undefined, 'Tour')
export type Tour = t.TypeOf<typeof Tour>
