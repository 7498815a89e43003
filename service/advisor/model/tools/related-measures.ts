/** Good direction of a measure, and the measure for its share of revenue. */
import { type MeasureName, type RecordedMeasure, recordedMeasures } from '#schema/advisor/measure'
import { measureNamed } from '../../measures/measures.ts'
import { shareOf } from '../../measures/ratios.ts'

const recorded = (name: MeasureName): RecordedMeasure | undefined =>
  recordedMeasures.find((one) => one === name)

/** Good direction of a measure. */
export const betterOf = (name: MeasureName): 'up' | 'down' | undefined => {
  const measure = recorded(name)
  return measure && measureNamed(measure).better
}

/** A measure, and its share of revenue if there is one. */
export const withShare = (measure: MeasureName): readonly MeasureName[] => {
  const share = shareOf(measure)
  return share ? [measure, share] : [measure]
}
