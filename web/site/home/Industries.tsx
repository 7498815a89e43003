/** Four industries, each with a link to the use cases that suit it. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Section } from '../frame/Section.tsx'
import { track } from '../frame/track.ts'
import { industriesContent as content } from './home.content.ts'
import classes from './Industries.module.css'

export const Industries = () => (
  <Section title={content.title} tone="sunken">
    <ul className={classes.industries}>
      {content.industries.map(({ title, text, anchor }) => (
        <li key={title}>
          <a
            href={`/use-cases#${anchor}`}
            className={classes.industry}
            onClick={() => track('industry_click', { category: 'navigation', industry: title })}
          >
            <h3>{title}</h3>
            <ArrowRight size={20} aria-hidden="true" />
            <p>{text}</p>
          </a>
        </li>
      ))}
    </ul>
  </Section>
)
