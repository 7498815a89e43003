import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Advisory } from '#schema/advisory/advisory'
import { readNamed } from './advisory-address.ts'

/** Id of the advisory in the address. Scrolls to its card and focuses it each time its link is followed. */
export const useNamedAdvisory = (
  list: RefObject<HTMLElement | null>,
  advisories: readonly Advisory[],
): string | undefined => {
  const { key, search } = useLocation()
  const named = readNamed(new URLSearchParams(search))
  const isThere = advisories.some(({ id }) => id === named)
  const followed = useRef<string>(undefined)
  // A dialog over the screen also changes the query. The same address under a new key means the link was followed
  // again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const before = followed.current
    followed.current = search
    const isOverlay =
      before !== undefined && before !== search && readNamed(new URLSearchParams(before)) === named
    if (named === undefined || !isThere || isOverlay) return
    const card = list.current?.querySelector<HTMLElement>(`[data-advisory="${CSS.escape(named)}"]`)
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'center' })
  }, [named, isThere, key])
  return named
}
