import { Facts } from '../frame/Facts.tsx'
import { Section } from '../frame/Section.tsx'
import { careersContent } from './careers.content.ts'

const { title, facts } = careersContent.environment

export const WorkEnvironment = () => (
  <Section title={title} layout="beside">
    <Facts facts={facts} />
  </Section>
)
