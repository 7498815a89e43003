/** The best and the worst week by a field: bestWeek · worstWeek */
import type { WeekFigures } from '#schema/kpi/kpi'
import { type WeekField, weekValue } from '../field-values.ts'
import type { Records } from '../records.ts'
import { lastWeeks } from './weeks.ts'

const extremeWeek = (
  records: Records,
  field: WeekField,
  count: number,
  sign: 1 | -1,
): WeekFigures | undefined =>
  lastWeeks(records, count)
    .filter((week) => weekValue(week, field) !== undefined)
    .reduce<WeekFigures | undefined>((best, week) => {
      const [value = 0, held = 0] = [weekValue(week, field), best && weekValue(best, field)]
      return best === undefined || sign * value > sign * held ? week : best
    }, undefined)

/** The best of the last `count` weeks by a field. */
export const bestWeek = (records: Records, field: WeekField, count = 52) =>
  extremeWeek(records, field, count, 1)

/** The worst of the last `count` weeks by a field. */
export const worstWeek = (records: Records, field: WeekField, count = 52) =>
  extremeWeek(records, field, count, -1)
