/** The four benefit cards of the opening. */
import { Points } from '../frame/Points.tsx'
import { Section } from '../frame/Section.tsx'
import { heroContent } from './use-cases.content.ts'

export const BenefitCards = () => (
  <Section title={heroContent.benefitsTitle} tone="sunken">
    <Points points={heroContent.benefits} look="columns" />
  </Section>
)
