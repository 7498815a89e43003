/** The open article is part of the address, so that links open it, also on the service. */
import { useState } from 'react'
import { useSiteQuery } from '../frame/use-site-query.ts'

export type OpenArticle = {
  /** Id of the article that is open at first; afterwards each opens and closes by itself. */
  readonly first: string | null
  /** Puts the article opened last into the address. */
  readonly toggle: (id: string, isOpen: boolean) => void
}

export const useOpenArticle = (): OpenArticle => {
  const { query, change } = useSiteQuery()
  const open = query.get('article')
  const [first] = useState(open)
  return {
    first,
    toggle: (id, isOpen) => {
      // Browsers also fire `toggle` for an article that was open when the page loaded.
      if (isOpen !== (id === open)) change({ article: isOpen ? id : '' }, 'typing')
    },
  }
}
