/** Billed days and utilisation of the latest week on record, in a sentence; nothing without timesheets. */
import { useText } from '../../core/language.ts'
import { number, percent } from '../../kit/formats.ts'
import { sourcesText } from '../../messages/imports/sources.ts'
import { shortDate } from '../import-view.ts'
import { useListWorkWeeksQuery } from '../on-record/held.api.ts'

type Props = {
  /** Said where no timesheets are on record. */
  readonly otherwise?: React.ReactNode
}

export const WorkLine = ({ otherwise = null }: Props) => {
  const text = useText(sourcesText)
  const week = useListWorkWeeksQuery().data?.at(-1)
  if (!week) return otherwise
  const { weekStart, hours, billedDays, availableDays } = week
  const share =
    billedDays === undefined || !availableDays ? undefined : percent((100 * billedDays) / availableDays, 0)
  return text.workLine(
    shortDate(weekStart),
    billedDays === undefined ? undefined : number(billedDays, 1),
    share,
    number(hours, 1),
  )
}
