/** What stands before the library: the ticker, and the analysis that comes first. */
import { FeaturedAnalysis } from './FeaturedAnalysis.tsx'
import type { Insight } from './insight.ts'
import { Ticker } from './Ticker.tsx'

type Props = { readonly featured: Insight }

export const BeforeLibrary = ({ featured }: Props) => (
  <>
    <Ticker />
    <FeaturedAnalysis article={featured} />
  </>
)
