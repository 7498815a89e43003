import { Section } from '../frame/Section.tsx'
import { aboutContent } from './about.content.ts'
import classes from './Mission.module.css'

const { title, paragraphs } = aboutContent.mission

export const Mission = () => (
  <Section title={title} tone="sunken" layout="beside">
    <div className={classes.prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  </Section>
)
