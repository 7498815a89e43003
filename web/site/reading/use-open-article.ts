/** Which text is open: it is part of the address, so that it can be passed on, and the service opens it, too. */
import { useState } from 'react'
import { useSiteQuery } from '../frame/use-site-query.ts'

/** The text that the address asks for, and what becomes of the address when one is opened or closed. */
export type OpenArticle = {
  /** The one that the page starts with; from then on each text opens and closes by itself. */
  readonly first: string | null
  /** The address names the one that was opened last. */
  readonly toggle: (id: string, isOpen: boolean) => void
}

/** Reads it from `?article=`. */
export const useOpenArticle = (): OpenArticle => {
  const { query, change } = useSiteQuery()
  const open = query.get('article')
  const [first] = useState(open)
  return {
    first,
    toggle: (id, isOpen) => {
      // A browser also tells of a text that the page came with open.
      if (isOpen !== (id === open)) change({ article: isOpen ? id : '' }, 'typing')
    },
  }
}
