/** The search screen and the code that finds figures, loaded together. */
import { SearchRoute } from './SearchRoute.tsx'

/** Loads both. */
export const loadSearch = async () => {
  const { findFigures } = await import('./palette/find-figures.ts')
  return () => <SearchRoute findFigures={findFigures} />
}
