/** Removes all filters from the address; without scripts by loading the page without a query. */
import { useSiteQuery } from '../frame/use-site-query.ts'
import classes from './filters.module.css'

type Props = {
  /** Names of the query parameters. */
  readonly names: readonly string[]
  /** Id of the results, which take the focus because the button itself disappears. */
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
