/** Initial context of a model: the business, its measures in its own words, and the recorded days. */
import { recordedMeasures, unrecordedMeasures } from '#schema/advisor/measure'
import { today } from '../calendar.ts'
import { measureLabel } from '../measures/measure-names.ts'
import { hasMeasureGrain, measureNamed } from '../measures/measures.ts'
import { recordSpan } from '../plans/context.ts'
import { plainWords } from '../quotation.ts'
import type { Records } from '../records.ts'

const grainText = (records: Records, name: (typeof recordedMeasures)[number]): string =>
  records.days.length > 0 && hasMeasureGrain(measureNamed(name), 'day') ? 'week, day, hour' : 'week'

/**
 * Measures as "name (words of the trade, unit; granularity)" in one text each, because objects take three
 * times as many tokens.
 */
const measuresOf = (records: Records): readonly string[] =>
  recordedMeasures.map((name) => {
    const label = measureLabel(name, records.business.type)
    const own = label === name.replaceAll('-', ' ') ? '' : `${label}, `
    return `${name} (${own}${measureNamed(name).unit}; ${grainText(records, name)})`
  })

/** The business, its catalogue and its periods; the name is user input, so it is truncated and stripped of markup. */
export const catalogueOf = (records: Records) => ({
  business: { name: plainWords(records.business.name, 60), trade: records.business.type },
  today: today(records.now),
  measures: measuresOf(records).join('; '),
  notRecorded: unrecordedMeasures.join(', '),
  onRecord: {
    weeks: recordSpan(records, 'week') ?? 'none',
    daysAndHours: recordSpan(records, 'day') ?? 'none',
  },
  periods:
    'weeks begin on Monday; kinds of period: dates, unit-of, current, last, year, month, quarter, half, financial-year (July to June), season (southern), holiday, school-holidays (Queensland), record; "since" and "between" join two; moved: year-before or just-before; weekdays: 0 is Monday',
})
