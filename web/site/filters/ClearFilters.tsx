/** Takes everything out of the address that a filter put there; without scripts by asking for the bare page. */
import { useSiteQuery } from '../frame/use-site-query.ts'
import classes from './filters.module.css'

type Props = {
  /** The names of the filters. */
  readonly names: readonly string[]
  /** The id of what is found, where the focus goes, since the button itself is gone then. */
  readonly results: string
  readonly children: string
}

export const ClearFilters = ({ names, results, children }: Props) => {
  const { change } = useSiteQuery()
  return (
    <form
      action={`#${results}`}
      onSubmit={(event) => {
        event.preventDefault()
        change(Object.fromEntries(names.map((name) => [name, ''])), 'choice')
        document.getElementById(results)?.focus()
      }}
    >
      <button type="submit" className={classes.button}>
        {children}
      </button>
    </form>
  )
}
