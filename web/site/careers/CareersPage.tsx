import { PageHeader } from '../frame/PageHeader.tsx'
import { Points } from '../frame/Points.tsx'
import { SampleNotice } from '../frame/SampleNotice.tsx'
import { Section } from '../frame/Section.tsx'
import { SitePage } from '../frame/SitePage.tsx'
import { careersContent as content } from './careers.content.ts'
import { OpenPositions } from './OpenPositions.tsx'
import { Perks } from './Perks.tsx'
import { ReadyToJoin } from './ReadyToJoin.tsx'
import { WorkEnvironment } from './WorkEnvironment.tsx'

export const CareersPage = () => (
  <SitePage page="careers">
    <PageHeader title={content.title} lead={content.lead} />
    <Section title={content.why.title} tone="sunken" layout="beside">
      <Points points={content.why.points} />
    </Section>
    <Section title={content.values.title}>
      <Points points={content.values.points} look="columns" />
    </Section>
    <OpenPositions />
    <Section title={content.benefits.title} lead={<SampleNotice text={content.sample} />} tone="sunken">
      <Points points={content.benefits.points} look="columns" />
    </Section>
    <Perks />
    <Section title={content.process.title} lead={content.process.lead}>
      <Points points={content.process.steps} look="steps" />
    </Section>
    <ReadyToJoin />
    <WorkEnvironment />
  </SitePage>
)
