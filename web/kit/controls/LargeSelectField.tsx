/** A large select list for pages before sign-in, which load no Blueprint. */
import { Field } from './Field.tsx'
import classes from './LargeField.module.css'

type Props<Value extends string> = {
  readonly label: string
  readonly error?: string | undefined
  /** Shown while nothing is chosen. */
  readonly placeholder?: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value | ''
  readonly onChange: (value: Value) => void
}

export const LargeSelectField = <Value extends string>(props: Props<Value>) => {
  const { label, error, placeholder, options, value, onChange } = props
  return (
    <Field label={label} error={error}>
      {(control) => (
        <span className={classes.choice}>
          <select
            {...control}
            required
            className={classes.control}
            value={value}
            onChange={({ currentTarget }) => {
              const chosen = options.find((option) => option.value === currentTarget.value)
              if (chosen) onChange(chosen.value)
            }}
          >
            {value === '' && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  )
}
