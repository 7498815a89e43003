/** A named group of checkboxes. */
import { Checkbox } from '@blueprintjs/core'
import classes from './CheckboxGroup.module.css'

type Props<Value extends string> = {
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly values: readonly Value[]
  /** The ticked values, in the order of the options. */
  readonly onChange: (values: Value[]) => void
}

export const CheckboxGroup = <Value extends string>({ legend, options, values, onChange }: Props<Value>) => {
  const toggle = (value: Value) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === value ? !values.includes(value) : values.includes(each))),
    )
  return (
    <fieldset>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            className={classes.option}
            label={label}
            checked={values.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
