import { SitePage } from '../frame/SitePage.tsx'
import { Benefits } from './Benefits.tsx'
import { Closing } from './Closing.tsx'
import { EarlyAccessBanner } from './EarlyAccessBanner.tsx'
import { Features } from './Features.tsx'
import { Hero } from './Hero.tsx'
import { Industries } from './Industries.tsx'

export const HomePage = () => (
  <SitePage page="home">
    <Hero />
    <EarlyAccessBanner />
    <Features />
    <Benefits />
    <Industries />
    <Closing />
  </SitePage>
)
