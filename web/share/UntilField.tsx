/** How long a link works: some days, or until a day. The days are those of the business. */
import { IsoDate } from '#schema/core/scalars'
import { maxShareDays, type shareDays } from '#schema/share/share'
import { useText } from '../core/language.ts'
import { daysAfter } from '../kit/business-day.ts'
import { DateInput } from '../kit/controls/DateInput.tsx'
import { Field } from '../kit/controls/Field.tsx'
import { SegmentedControl } from '../kit/controls/SegmentedControl.tsx'
import { weekdayAndDay } from '../kit/formats.ts'
import { shareText } from '../messages/sharing/share.ts'
import classes from './Share.module.css'
import { type ShareDraft, untilOf } from './share-draft.ts'

type Props = {
  readonly draft: ShareDraft
  /** Day of the business. */
  readonly today: string
  readonly error: string | undefined
  readonly onChange: (next: Partial<ShareDraft>) => void
}

const presets = ['7', '30', '90'] as const satisfies readonly `${(typeof shareDays)[number]}`[]

export const UntilField = ({ draft, today, error, onChange }: Props) => {
  const text = useText(shareText)
  const until = untilOf(draft, today)
  return (
    <div className={classes.until}>
      <p className={classes.label}>{text.until}</p>
      <SegmentedControl
        label={text.until}
        options={[
          ...presets.map((days) => ({ value: days, label: text.days(Number(days)) })),
          { value: '' as const, label: text.other },
        ]}
        value={draft.days}
        onChange={(days) => onChange({ days, day: draft.day || until })}
      />
      {draft.days === '' ? (
        <Field
          label={text.lastDay}
          isRequired
          help={!IsoDate.is(until) ? undefined : text.lastDayIs(weekdayAndDay(until, 'UTC'))}
          error={error}
        >
          {(control) => (
            <DateInput
              {...control}
              min={today}
              max={daysAfter(today, maxShareDays)}
              value={draft.day}
              onChange={(day) => onChange({ day })}
            />
          )}
        </Field>
      ) : (
        <p className={classes.quiet}>{text.lastDayIs(weekdayAndDay(until, 'UTC'))}</p>
      )}
    </div>
  )
}
