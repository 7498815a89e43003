/** A day that narrows a search. One that no calendar has is refused beside the field, and the search stays as it was. */
import { useState } from 'react'
import { useText } from '../core/language.ts'
import { DateInput } from '../kit/controls/DateInput.tsx'
import { Field } from '../kit/controls/Field.tsx'
import { noDay } from '../kit/controls/no-day.ts'
import { searchText } from '../messages/finding/search.ts'

type Props = {
  readonly label: string
  /** A date as yyyy-mm-dd, or empty. */
  readonly value: string
  readonly error?: string | undefined
  /** Called with a date, or an empty text once the field is empty. */
  readonly onChange: (value: string) => void
}

export const DayFilter = ({ label, value, error, onChange }: Props) => {
  const text = useText(searchText)
  const [isUnreadable, setIsUnreadable] = useState(false)
  // Half a day is not wrong while it is being typed.
  const [isLeft, setIsLeft] = useState(false)
  const change = (typed: string) => {
    setIsUnreadable(typed === noDay)
    setIsLeft(false)
    if (typed !== noDay && typed !== value) onChange(typed)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus are those of the field within
    <div
      onBlur={() => setIsLeft(true)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') setIsLeft(true)
      }}
    >
      <Field label={label} error={isUnreadable ? (isLeft ? text.noDay : undefined) : error}>
        {(control) => <DateInput {...control} value={isUnreadable ? noDay : value} onChange={change} />}
      </Field>
    </div>
  )
}
