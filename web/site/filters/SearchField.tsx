/** The words that a filter looks for, as `q` of the query. A search is never wrong, so there is no place for a fault. */
import { useId } from 'react'
import fieldClasses from '../forms/fields.module.css'
import classes from './filters.module.css'

type Props = {
  readonly label: string
  /** Words that find something. */
  readonly hint: string
  /** What is looked for when the page is shown. */
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
