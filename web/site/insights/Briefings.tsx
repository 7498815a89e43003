/** The three papers, each with what it is for. */
import { Points } from '../frame/Points.tsx'
import { SampleLead } from '../frame/SampleLead.tsx'
import { Section } from '../frame/Section.tsx'
import { briefingsContent as content } from './briefings.content.ts'

export const Briefings = () => (
  <Section
    title={content.title}
    lead={
      <>
        {content.lead} <SampleLead text={content.sample} />
      </>
    }
    tone="sunken"
  >
    <Points points={content.briefings} look="columns" />
  </Section>
)
