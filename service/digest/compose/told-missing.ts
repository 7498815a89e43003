/** What a digest cannot say for lack of records, and where to add them. */
import type { DigestMissing } from '#schema/digest/digest'
import { dayText, plusDays } from '../../advisor/calendar.ts'
import { type DigestScene, lastWholeWeek, toldWeek } from './digest-scene.ts'

const lastDay = 6

/** Empty for a business with all records. */
export const toldMissing = (scene: DigestScene): DigestMissing[] => {
  const { records } = scene.context
  const last = records.kpis.at(-1)
  if (last === undefined)
    return [{ text: 'No week is on record yet. Import a file of daily sales to start.', path: '/imports' }]
  const missing: DigestMissing[] = []
  if (toldWeek(scene) === undefined)
    missing.push({
      text: `The records end on ${dayText(plusDays(last.weekStart, lastDay))}, so the week from ${dayText(lastWholeWeek(records.now))} to ${dayText(plusDays(lastWholeWeek(records.now), lastDay))} is not included.`,
      path: '/imports',
    })
  if (last.profitMargin === undefined)
    missing.push({
      text: `No costs are on record for the week of ${dayText(last.weekStart)}, so it has no margin.`,
      path: '/imports',
    })
  if (last.cashRunwayWeeks === undefined)
    missing.push({
      text: `No bank balance is on record for the week of ${dayText(last.weekStart)}, so it has no cash runway.`,
      path: '/imports',
    })
  return missing
}
