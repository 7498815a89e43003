/** Executive Insights: one analysis, what a morning's lines look like, the library, briefings and the newsletter. */
import { Action } from '../../kit/Action.tsx'
import { PageHead } from '../frame/PageHead.tsx'
import { Points } from '../frame/Points.tsx'
import { SampleLead } from '../frame/SampleLead.tsx'
import { Section } from '../frame/Section.tsx'
import { SitePage } from '../frame/SitePage.tsx'
import { FeaturedAnalysis } from './FeaturedAnalysis.tsx'
import { briefingsContent, headContent } from './insights.content.ts'
import { Library } from './Library.tsx'
import { Newsletter } from './Newsletter.tsx'
import { Ticker } from './Ticker.tsx'

export const InsightsPage = () => (
  <SitePage page="insights">
    <PageHead title={headContent.title} lead={headContent.lead}>
      <Action href="#library">{headContent.action}</Action>
    </PageHead>
    <Ticker />
    <FeaturedAnalysis />
    <Library />
    <Section
      title={briefingsContent.title}
      lead={
        <>
          {briefingsContent.lead} <SampleLead text={briefingsContent.sample} />
        </>
      }
      tone="sunken"
    >
      <Points points={briefingsContent.briefings} look="columns" />
    </Section>
    <Newsletter />
  </SitePage>
)
