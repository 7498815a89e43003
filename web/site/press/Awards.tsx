import { SampleNotice } from '../frame/SampleNotice.tsx'
import { Section } from '../frame/Section.tsx'
import { Mention } from './Mention.tsx'
import classes from './Mentions.module.css'
import { awards } from './mentions.content.ts'
import { pressContent } from './press.content.ts'

export const Awards = () => (
  <Section title={pressContent.awards.title} lead={<SampleNotice text={pressContent.sample} />}>
    <ul className={classes.mentions}>
      {awards.map(({ title, organization, year, category }) => (
        <Mention key={organization} title={title} by={organization} facts={[category, year]} />
      ))}
    </ul>
  </Section>
)
