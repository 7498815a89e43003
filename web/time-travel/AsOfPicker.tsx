/** One end of a comparison: shows its time, and moves it to the end of a chosen day. */
import { useState } from 'react'
import type { Moment } from '#schema/time-travel/time-travel.endpoints'
import { useText } from '../core/language.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { DayButton } from '../kit/controls/DayButton.tsx'
import { Field } from '../kit/controls/Field.tsx'
import { dayAndTime } from '../kit/formats.ts'
import { zonedParts } from '../kit/zoned-time.ts'
import { timeTravelText } from '../messages/en/time-travel.ts'
import { useLazyFindMomentQuery } from './time-travel.api.ts'
import { callFor, wantedFrom } from './wanted-moment.ts'

type Props = {
  readonly label: string
  readonly moment: Moment
  readonly first: Moment
  readonly last: Moment
  readonly onMoment: (moment: Moment) => void
}

export const AsOfPicker = ({ label, moment, first, last, onMoment }: Props) => {
  const text = useText(timeTravelText)
  const timeZone = useTimeZone()
  const [find] = useLazyFindMomentQuery()
  const [isWrong, setIsWrong] = useState(false)
  const choose = async (day: string) => {
    // End of that day in the user's zone.
    const call = callFor({ ...wantedFrom(moment, timeZone), day, time: '23:59' }, last.position, timeZone)
    const { data } = call ? await find(call) : { data: undefined }
    setIsWrong(data === undefined)
    if (data) onMoment(data.moment)
  }
  return (
    <Field label={label} error={isWrong ? text.failed : undefined}>
      {(control) => (
        <DayButton
          id={control.id}
          aria-labelledby={`${control.id}-label ${control.id}`}
          fill
          text={dayAndTime(moment.recordedAt, timeZone)}
          day={zonedParts(moment.recordedAt, timeZone).day}
          first={zonedParts(first.recordedAt, timeZone).day}
          last={zonedParts(last.recordedAt, timeZone).day}
          onDay={(day) => void choose(day)}
        />
      )}
    </Field>
  )
}
