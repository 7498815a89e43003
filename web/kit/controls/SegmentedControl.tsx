/** One choice of a few, side by side: radio buttons that look like a filter. */
import { useId } from 'react'
import classes from './SegmentedControl.module.css'

type Props<Value extends string> = {
  /** Names the group. */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** Undefined while none of them is chosen. */
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}

export const SegmentedControl = <Value extends string>({ label, options, value, onChange }: Props<Value>) => {
  const name = useId()
  return (
    <fieldset className={classes.group} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={classes.segment}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
