/** A labelled whole number; other input is cleared when the field loses focus. */
import { useText } from '../core/language.ts'
import { TextField } from '../kit/controls/TextField.tsx'
import { number } from '../kit/formats.ts'
import { formText } from '../messages/en/form.ts'
import { parseWholeNumber, wholeNumberText } from './whole-number.ts'

type Props = {
  readonly label: string
  /** Largest number that can be saved. */
  readonly max: number
  readonly isWrong: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

export const NumberField = ({ label, max, isWrong, value, onChange }: Props) => {
  const text = useText(formText)
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={0}
      max={max}
      error={isWrong ? text.wholeNumber('0', number(max)) : null}
      value={value}
      onChange={onChange}
      onBlur={({ currentTarget }) => {
        const whole = wholeNumberText(parseWholeNumber(currentTarget.value))
        // Browsers keep invalid text visible although `value` is empty, so clear it.
        if (whole !== currentTarget.value || currentTarget.validity.badInput) currentTarget.value = whole
        if (whole !== value) onChange(whole)
      }}
    />
  )
}
