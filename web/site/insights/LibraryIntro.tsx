/** The part above the library: ticker and featured analysis. */
import { FeaturedAnalysis } from './FeaturedAnalysis.tsx'
import type { Insight } from './insight.ts'
import { Ticker } from './Ticker.tsx'

type Props = { readonly featured: Insight }

export const LibraryIntro = ({ featured }: Props) => (
  <>
    <Ticker />
    <FeaturedAnalysis article={featured} />
  </>
)
