import { Points } from '../frame/Points.tsx'
import { Section } from '../frame/Section.tsx'
import { featuresContent as content } from './home.content.ts'

export const Features = () => (
  <Section id="features" title={content.title} lead={content.lead} tone="sunken" layout="beside">
    <Points points={content.features} />
  </Section>
)
