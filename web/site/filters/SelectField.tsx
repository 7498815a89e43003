/** One of several values that a filter looks for. Like a search, it is never wrong. */
import { useId } from 'react'
import fieldClasses from '../forms/fields.module.css'
import classes from './filters.module.css'

type Props = {
  /** As the query names it. */
  readonly name: string
  readonly label: string
  /** What it says where nothing is asked. */
  readonly none: string
  readonly choices: readonly string[]
  /** What is asked for when the page is shown; empty for nothing. */
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
