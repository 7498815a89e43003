/** Header of a printed screen: business, screen and date. Mounted only while printing. */
import { now } from '../../core/clock.ts'
import { locale } from '../../core/language.ts'
import { useTimeZone } from '../../core/time-zone.ts'
import { useIsPrinting } from '../../kit/use-is-printing.ts'
import classes from './PrintHeader.module.css'

type Props = {
  /** Undefined until the session check has answered. */
  readonly businessName: string | undefined
  readonly screen: string
}

export const PrintHeader = ({ businessName, screen }: Props) => {
  const timeZone = useTimeZone()
  if (!useIsPrinting()) return null
  return (
    <p className={classes.header} lang={locale()} data-print-head>
      <span>
        <strong>{businessName}</strong> {screen}
      </span>
      <span>{now().toLocaleDateString(locale(), { dateStyle: 'long', timeZone })}</span>
    </p>
  )
}
