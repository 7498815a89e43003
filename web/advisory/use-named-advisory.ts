/** The advisory that the address names, which its link is about. */
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Advisory } from '#schema/advisory/advisory'
import { readNamed } from './advisory-address.ts'

/** Brings the card of the named advisory into view with the focus on it, once for each time that its link is followed. */
export const useNamedAdvisory = (
  list: RefObject<HTMLElement | null>,
  advisories: readonly Advisory[],
): string | undefined => {
  const { key, search } = useLocation()
  const named = readNamed(new URLSearchParams(search))
  const isThere = advisories.some(({ id }) => id === named)
  const followed = useRef<string>(undefined)
  // What opens over the screen changes the address, too; the same address again, under a new key, is the link once more.
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
