/** Asks for a moment by day and time, or by position. */
import { useText } from '../core/language.ts'
import { DayButton } from '../kit/controls/DayButton.tsx'
import { Field } from '../kit/controls/Field.tsx'
import { SegmentedControl } from '../kit/controls/SegmentedControl.tsx'
import { TextField } from '../kit/controls/TextField.tsx'
import { mediumDay, number } from '../kit/formats.ts'
import { timeTravelText } from '../messages/en/time-travel.ts'
import classes from './AsOfFields.module.css'
import type { WantedMoment } from './wanted-moment.ts'

type Props = {
  readonly wanted: WantedMoment
  /** First and last day of the history, and its last position. */
  readonly range: { readonly first: string; readonly last: string; readonly events: number }
  /** Error in the time or position. */
  readonly error: string | undefined
  readonly onChange: (wanted: WantedMoment) => void
}

export const AsOfFields = ({ wanted, range, error, onChange }: Props) => {
  const text = useText(timeTravelText)
  return (
    <div className={classes.fields}>
      <SegmentedControl
        label={text.how}
        options={[
          { value: 'time', label: text.byTime },
          { value: 'position', label: text.byPosition },
        ]}
        value={wanted.by}
        onChange={(by) => onChange({ ...wanted, by })}
      />
      {wanted.by === 'time' ? (
        <div className={classes.pair}>
          <Field label={text.day}>
            {(control) => (
              <DayButton
                id={control.id}
                aria-labelledby={`${control.id}-label ${control.id}`}
                fill
                text={mediumDay(`${wanted.day}T12:00:00.000Z`, 'UTC')}
                day={wanted.day}
                first={range.first}
                last={range.last}
                onDay={(day) => onChange({ ...wanted, day })}
              />
            )}
          </Field>
          <TextField
            label={text.time}
            type="time"
            help={text.timeHelp}
            error={error}
            value={wanted.time}
            onChange={(time) => onChange({ ...wanted, time })}
          />
        </div>
      ) : (
        <TextField
          label={text.position}
          inputMode="numeric"
          help={text.positionHelp(number(range.events))}
          error={error}
          value={wanted.position}
          onChange={(position) => onChange({ ...wanted, position })}
        />
      )}
    </div>
  )
}
