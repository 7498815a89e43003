/** First and last day that an auditor sees; both or neither. */
import { IsoDate } from '#schema/core/scalars'
import { useText } from '../../core/language.ts'
import { DateInput } from '../../kit/controls/DateInput.tsx'
import { Field } from '../../kit/controls/Field.tsx'
import { longDay } from '../../kit/formats.ts'
import { peopleText } from '../../messages/entry/people.ts'
import classes from './People.module.css'

/** Typed days; empty strings until complete. */
export type PeriodDays = { readonly from: string; readonly to: string }

type Props = {
  readonly days: PeriodDays
  readonly error: string | undefined
  readonly onChange: (days: PeriodDays) => void
}

export const PeriodFields = ({ days, error, onChange }: Props) => {
  const text = useText(peopleText)
  const day = (label: string, key: keyof PeriodDays, fault: string | undefined) => (
    <Field label={label} error={fault}>
      {(control) => (
        <DateInput {...control} value={days[key]} onChange={(next) => onChange({ ...days, [key]: next })} />
      )}
    </Field>
  )
  return (
    <div className={classes.period}>
      {/* The error belongs to the missing day or, if the two are in the wrong order, to the last one. */}
      {day(text.seesFrom, 'from', days.from === '' ? error : undefined)}
      {day(text.seesTo, 'to', days.from === '' ? undefined : error)}
      <p className={classes.quiet}>
        {IsoDate.is(days.from) && IsoDate.is(days.to)
          ? text.periodChosen(longDay(days.from, 'UTC'), longDay(days.to, 'UTC'))
          : text.periodHelp}
      </p>
    </div>
  )
}
