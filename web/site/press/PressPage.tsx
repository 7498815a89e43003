import { PageHeader } from '../frame/PageHeader.tsx'
import { Section } from '../frame/Section.tsx'
import { SitePage } from '../frame/SitePage.tsx'
import { Stats } from '../frame/Stats.tsx'
import { Awards } from './Awards.tsx'
import { MediaCoverage } from './MediaCoverage.tsx'
import { MediaKit } from './MediaKit.tsx'
import { PressContact } from './PressContact.tsx'
import { PressReleases } from './PressReleases.tsx'
import { pressContent as content } from './press.content.ts'

export const PressPage = () => (
  <SitePage page="press">
    <PageHeader title={content.title} lead={content.lead} />
    <Section title={content.about.title} lead={content.about.text} tone="sunken">
      <Stats stats={content.about.stats} />
    </Section>
    <PressReleases />
    <MediaCoverage />
    <Awards />
    <MediaKit />
    <PressContact />
  </SitePage>
)
