import { Section } from '../frame/Section.tsx'
import { careersContent } from './careers.content.ts'
import { Opening } from './Opening.tsx'
import classes from './OpenPositions.module.css'
import { openings } from './openings.content.ts'

const { title, lead } = careersContent.openings

export const OpenPositions = () => (
  <Section id="open-positions" title={title} lead={lead}>
    <ul className={classes.list}>
      {openings.map((opening) => (
        <li key={opening.id}>
          <Opening opening={opening} />
        </li>
      ))}
    </ul>
  </Section>
)
