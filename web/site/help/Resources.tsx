import { Section } from '../frame/Section.tsx'
import { resourcesContent as content } from './help.content.ts'
import classes from './Resources.module.css'

export const Resources = () => (
  <Section title={content.title}>
    <ul className={classes.resources}>
      {content.resources.map(({ title, text, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)
