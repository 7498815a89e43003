/** The query of the address: what a filter holds, so that a found page can be passed on, and gone back to. */
import { useContext } from 'react'
import { type QueryStep, SiteContext } from './site-context.ts'

/** The query, and how it is changed. */
export type SiteQuery = {
  readonly query: URLSearchParams
  /** New values by name; an empty text takes the name out of the address. */
  readonly change: (values: Readonly<Record<string, string>>, how: QueryStep) => void
}

/** Reads the query; on the service, and for the first render in the browser, it is the one that was asked for. */
export const useSiteQuery = (): SiteQuery => {
  const { query: search, go } = useContext(SiteContext)
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
