/** Source of a period's figures: its files, or the event that recorded the week. */
import { Link } from 'react-router-dom'
import type { PeriodDetail } from '#schema/kpi/series'
import { useText } from '../../core/language.ts'
import { useTimeZone } from '../../core/time-zone.ts'
import { dayAndTime } from '../../kit/formats.ts'
import { seriesText } from '../../messages/en/series.ts'
import classes from './PeriodDrawer.module.css'

type Props = {
  readonly detail: PeriodDetail
  readonly eventAddress: (position: number) => string
  readonly importAddress: (importId: string) => string
}

export const PeriodSource = ({ detail: { files, position }, eventAddress, importAddress }: Props) => {
  const text = useText(seriesText)
  const zone = useTimeZone()
  if (files.length === 0 && position === undefined) return null
  return (
    <ul className={classes.source}>
      {position !== undefined && (
        <li>
          <Link to={eventAddress(position)}>{text.recordedAs(position)}</Link>
        </li>
      )}
      {files.map(({ importId, file, importedAt }) => (
        <li key={importId}>
          {text.fedBy} <Link to={importAddress(importId)}>{file}</Link>, {dayAndTime(importedAt, zone)}
        </li>
      ))}
    </ul>
  )
}
