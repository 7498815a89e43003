/** A filter with a fixed list of values. Any choice is valid, so there is no error message. */
import { useId } from 'react'
import fieldClasses from '../forms/fields.module.css'
import classes from './filters.module.css'

type Props = {
  /** Name of the query parameter. */
  readonly name: string
  readonly label: string
  /** Label of the empty choice. */
  readonly none: string
  readonly choices: readonly string[]
  /** Initial value; empty for none. */
  readonly start: string
}

export const SelectField = ({ name, label, none, choices, start }: Props) => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div className={fieldClasses.choice}>
        <select id={id} name={name} defaultValue={start} className={fieldClasses.control}>
          <option value="">{none}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      </div>
    </div>
  )
}
