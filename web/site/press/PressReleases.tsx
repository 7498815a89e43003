import { SampleNotice } from '../frame/SampleNotice.tsx'
import { Section } from '../frame/Section.tsx'
import classes from './PressReleases.module.css'
import { pressContent } from './press.content.ts'
import { Release } from './Release.tsx'
import { releases } from './releases.content.ts'

export const PressReleases = () => (
  <Section title={pressContent.releases.title} lead={<SampleNotice text={pressContent.sample} />}>
    <ul className={classes.list}>
      {releases.map((release) => (
        <li key={release.id}>
          <Release release={release} />
        </li>
      ))}
    </ul>
  </Section>
)
