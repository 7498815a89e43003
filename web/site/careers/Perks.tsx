import { SampleNotice } from '../frame/SampleNotice.tsx'
import { Section } from '../frame/Section.tsx'
import { careersContent } from './careers.content.ts'
import classes from './Perks.module.css'

const {
  sample,
  perks: { title, items },
} = careersContent

export const Perks = () => (
  <Section title={title} lead={<SampleNotice text={sample} />} layout="beside">
    <ul className={classes.perks}>
      {items.map((perk) => (
        <li key={perk}>{perk}</li>
      ))}
    </ul>
  </Section>
)
