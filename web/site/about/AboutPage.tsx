import { CallToAction } from '../frame/CallToAction.tsx'
import { PageHeader } from '../frame/PageHeader.tsx'
import { Points } from '../frame/Points.tsx'
import { RequestAccess } from '../frame/RequestAccess.tsx'
import { Section } from '../frame/Section.tsx'
import { SitePage } from '../frame/SitePage.tsx'
import { Stats } from '../frame/Stats.tsx'
import { aboutContent as content } from './about.content.ts'
import { Differentiators } from './Differentiators.tsx'
import { Mission } from './Mission.tsx'

export const AboutPage = () => (
  <SitePage page="about">
    <PageHeader title={content.title} lead={content.lead} />
    <Mission />
    <Differentiators />
    <Section title={content.numbers.title}>
      <Stats stats={content.numbers.stats} />
    </Section>
    <Section title={content.timeline.title} tone="sunken">
      <Points points={content.timeline.steps} look="steps" />
    </Section>
    <CallToAction title={content.invitation.title} text={content.invitation.text}>
      <RequestAccess source="cta_about">{content.invitation.action}</RequestAccess>
    </CallToAction>
  </SitePage>
)
