/** The guides, to read in place or download. */

import { Section } from '../frame/Section.tsx'
import { VisuallyHidden } from '../frame/VisuallyHidden.tsx'
import { TextDisclosure } from '../reading/TextDisclosure.tsx'
import classes from './Guides.module.css'
import { guideFile } from './guide-files.ts'
import { guidesContent as content } from './help.content.ts'
import { HelpText, loadHelpText } from './help-text.ts'

export const Guides = () => (
  <Section id="guides" title={content.title} lead={content.lead} layout="beside">
    <ul className={classes.guides}>
      {content.guides.map(({ id, title }) => (
        <li key={id}>
          <TextDisclosure
            startLoading={loadHelpText}
            fallback={content.writing}
            id={id}
            summary={<span className={classes.title}>{title}</span>}
          >
            <HelpText file={`guides/${id}`} heading="h3" />
          </TextDisclosure>
          <a href={guideFile(id)} download={`${id}.md`}>
            {content.download}
            <VisuallyHidden> “{title}”</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  </Section>
)
