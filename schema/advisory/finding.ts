/** A finding from an own business's records, on which an advisory rests. */
import * as t from 'io-ts'
import { RecordedMeasure } from '../advisor/measure.ts'
import { Figure } from '../core/advice.ts'
import { record } from '../core/record.ts'
import { IsoDate, IsoTime, oneOf, text } from '../core/scalars.ts'

/** Shares that are a finding by their level: of one client in what is billed, and of one customer in what is owed. */
export const SharedMeasure = oneOf('client-share', 'debtor-share')
export type SharedMeasure = t.TypeOf<typeof SharedMeasure>

/** A sentence with its figures. */
const FindingLine = record({ text: text(1000, 1), figures: t.array(Figure) }, undefined, 'FindingLine')

/** The file whose figures an advisory rested on, and when it was taken back. */
export const TakenBack = record({ file: text(200), at: IsoTime }, undefined, 'TakenBack')
export type TakenBack = t.TypeOf<typeof TakenBack>

/**
 * A change for the worse beyond the usual: the measure and its direction, the first day that it concerns, the last one on
 * record then, and the Monday of the week in which it was found; or a share above a level, with the days that it is of. `lines` are its sentences, `worth` what it costs a week;
 * both as calculated when the advisory was raised.
 */
export const Finding = record(
  {
    measure: t.union([RecordedMeasure, SharedMeasure]),
    way: oneOf('up', 'down'),
    from: IsoDate,
    to: IsoDate,
    week: IsoDate,
    lines: t.array(FindingLine),
    worth: Figure,
  },
  undefined,
  'Finding',
)
export type Finding = t.TypeOf<typeof Finding>
