import { Points } from '../frame/Points.tsx'
import { SampleNotice } from '../frame/SampleNotice.tsx'
import { Section } from '../frame/Section.tsx'
import { briefingsContent as content } from './briefings.content.ts'

export const Briefings = () => (
  <Section
    title={content.title}
    lead={
      <>
        {content.lead} <SampleNotice text={content.sample} />
      </>
    }
    tone="sunken"
  >
    <Points points={content.briefings} look="columns" />
  </Section>
)
