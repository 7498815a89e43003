/** The search screen with what finds figures, which is fetched beside it. */
import { SearchRoute } from './SearchRoute.tsx'

/** Loads both. */
export const loadSearch = async () => {
  const { findFigures } = await import('./palette/find-figures.ts')
  return () => <SearchRoute findFigures={findFigures} />
}
