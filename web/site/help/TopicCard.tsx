/** A topic and its articles, which expand in place. */
import { Tag } from '../../kit/Tag.tsx'
import { TextDisclosure } from '../reading/TextDisclosure.tsx'
import { topicsContent as content } from './help.content.ts'
import type { HelpCategory } from './help-category.ts'
import { HelpText, loadHelpText } from './help-text.ts'
import classes from './TopicCard.module.css'

type Props = {
  readonly category: HelpCategory
  /** Id of the article that is open at first. */
  readonly first: string | null
  readonly onToggle: (id: string, isOpen: boolean) => void
}

export const TopicCard = ({ category, first, onToggle }: Props) => {
  const { id, title, description, color, articles } = category
  return (
    <article aria-labelledby={`${id}-title`} className={classes[color]}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p className={classes.description}>{description}</p>
      <ul className={classes.articles}>
        {articles.map((article) => (
          <li key={article.id}>
            <TextDisclosure
              id={article.id}
              summary={
                <span className={classes.summary}>
                  <span className={classes.title}>
                    {article.title}
                    {article.popular && <Tag>{content.popular}</Tag>}
                  </span>
                  <span className={classes.time}>{article.time}</span>
                </span>
              }
              isOpen={first === article.id}
              onToggle={(isOpen) => onToggle(article.id, isOpen)}
              startLoading={loadHelpText}
              fallback={content.writing}
            >
              <HelpText file={`articles/${article.id}`} heading="h4" />
            </TextDisclosure>
          </li>
        ))}
      </ul>
    </article>
  )
}
