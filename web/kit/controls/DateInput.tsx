/** A day to type or pick. A day that no calendar has, or half a one, is told apart from none, so that forms refuse it. */
import { Classes } from '@blueprintjs/core'
import type { InputHTMLAttributes, SyntheticEvent } from 'react'
import { noDay } from './no-day.ts'

type Props = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'value' | 'onChange' | 'onKeyUp' | 'onBlur'
> & {
  /** A date as yyyy-mm-dd, empty, or `no day` for something typed that is no day, such as 31 February. */
  readonly value: string
  readonly onChange: (value: string) => void
}

export const DateInput = ({ value, onChange, ...input }: Props) => {
  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const next = currentTarget.validity.badInput ? noDay : currentTarget.value
    if (next !== value) onChange(next)
  }
  return (
    <input
      {...input}
      type="date"
      className={`${Classes.INPUT} ${Classes.FILL}`}
      value={value === noDay ? '' : value}
      onChange={read}
      // No change is reported between an empty field and an unreadable one: the value of both is empty.
      onKeyUp={read}
      onBlur={read}
    />
  )
}
