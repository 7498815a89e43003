/** The query of the address, which stores the filters so that results can be shared and Back undoes a choice. */
import { useContext } from 'react'
import { type QueryStep, SiteContext } from './site-context.ts'

/** The query, and a function that changes it. */
export type SiteQuery = {
  readonly query: URLSearchParams
  /** New values by name; an empty string removes the parameter. */
  readonly change: (values: Readonly<Record<string, string>>, how: QueryStep) => void
}

/** On the service and during hydration this is the query of the request. */
export const useSiteQuery = (): SiteQuery => {
  const { query: search, setQuery: go } = useContext(SiteContext)
  return {
    query: new URLSearchParams(search),
    change: (values, how) => {
      const query = new URLSearchParams(search)
      for (const [name, value] of Object.entries(values))
        if (value === '') query.delete(name)
        else query.set(name, value)
      const text = query.toString()
      go(text && `?${text}`, how)
    },
  }
}
