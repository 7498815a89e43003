/** What others published. */
import { SampleLead } from '../frame/SampleLead.tsx'
import { Section } from '../frame/Section.tsx'
import { dayInWords } from './day-in-words.ts'
import { Mention } from './Mention.tsx'
import classes from './Mentions.module.css'
import { coverage } from './mentions.content.ts'
import { pressContent } from './press.content.ts'

export const MediaCoverage = () => (
  <Section title={pressContent.coverage.title} lead={<SampleLead text={pressContent.sample} />}>
    <ul className={classes.mentions}>
      {coverage.map(({ title, publication, date, type, url }) => (
        <Mention key={title} title={title} url={url} by={publication} facts={[type, dayInWords(date)]} />
      ))}
    </ul>
  </Section>
)
