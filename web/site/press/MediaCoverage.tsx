import { SampleNotice } from '../frame/SampleNotice.tsx'
import { Section } from '../frame/Section.tsx'
import { formatDay } from './format-day.ts'
import { Mention } from './Mention.tsx'
import classes from './Mentions.module.css'
import { coverage } from './mentions.content.ts'
import { pressContent } from './press.content.ts'

export const MediaCoverage = () => (
  <Section title={pressContent.coverage.title} lead={<SampleNotice text={pressContent.sample} />}>
    <ul className={classes.mentions}>
      {coverage.map(({ title, publication, date, type, url }) => (
        <Mention key={title} title={title} url={url} by={publication} facts={[type, formatDay(date)]} />
      ))}
    </ul>
  </Section>
)
