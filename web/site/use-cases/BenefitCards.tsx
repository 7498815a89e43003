import { Points } from '../frame/Points.tsx'
import { Section } from '../frame/Section.tsx'
import { benefitsContent as content } from './benefits.content.ts'

export const BenefitCards = () => (
  <Section title={content.title} tone="sunken">
    <Points points={content.benefits} look="columns" />
  </Section>
)
