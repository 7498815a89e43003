/** Search words, as the query parameter `q`. Any input is valid, so there is no error message. */
import { useId } from 'react'
import fieldClasses from '../forms/fields.module.css'
import classes from './filters.module.css'

type Props = {
  readonly label: string
  /** Example words that have results. */
  readonly hint: string
  /** Initial value. */
  readonly start: string
}

export const SearchField = ({ label, hint, start }: Props) => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        placeholder={hint}
        defaultValue={start}
        autoComplete="off"
        className={fieldClasses.control}
      />
    </div>
  )
}
