/** A checklist of smaller things. */
import { SampleLead } from '../frame/SampleLead.tsx'
import { Section } from '../frame/Section.tsx'
import { careersContent } from './careers.content.ts'
import classes from './Perks.module.css'

const {
  sample,
  perks: { title, items },
} = careersContent

export const Perks = () => (
  <Section title={title} lead={<SampleLead text={sample} />} layout="beside">
    <ul className={classes.perks}>
      {items.map((perk) => (
        <li key={perk}>{perk}</li>
      ))}
    </ul>
  </Section>
)
