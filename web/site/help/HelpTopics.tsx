/** Topics that match the search; each keeps all of its articles. */
import { ClearFilters } from '../filters/ClearFilters.tsx'
import filterClasses from '../filters/filters.module.css'
import { Section } from '../frame/Section.tsx'
import { useOpenArticle } from '../reading/use-open-article.ts'
import classes from './HelpTopics.module.css'
import { topicsContent as content, foundTopics } from './help.content.ts'
import type { HelpCategory } from './help-category.ts'
import { TopicCard } from './TopicCard.tsx'

type Props = { readonly search: string; readonly found: readonly HelpCategory[] }

export const HelpTopics = ({ search, found }: Props) => {
  const { first, toggle } = useOpenArticle()
  return (
    <Section title={content.title} tone="sunken">
      <div id="topics" tabIndex={-1} role="status" className={filterClasses.found}>
        <p>{foundTopics(found.length, search)}</p>
      </div>
      {found.length === 0 ? (
        <div className={filterClasses.empty}>
          <h3>{content.nothing}</h3>
          <p>{content.nothingText}</p>
          <ClearFilters names={['q']} results="topics">
            {content.clear}
          </ClearFilters>
        </div>
      ) : (
        <ul className={classes.topics}>
          {found.map((category) => (
            <li key={category.id} id={category.id}>
              <TopicCard category={category} first={first} onToggle={toggle} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
