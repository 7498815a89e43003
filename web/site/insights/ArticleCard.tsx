/** An article in the list: summary, and the text, which expands in place. */
import { Tag } from '../../kit/Tag.tsx'
import { VisuallyHidden } from '../frame/VisuallyHidden.tsx'
import { lazyText } from '../reading/lazy-text.ts'
import { TextDisclosure } from '../reading/TextDisclosure.tsx'
import classes from './ArticleCard.module.css'
import { articleFile } from './article-files.ts'
import type { Insight } from './insight.ts'
import { libraryContent as content } from './insights.content.ts'

type Props = {
  readonly article: Insight
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

const { Text: ArticleText, startLoading } = lazyText(
  async () => (await import('./ArticleText.tsx')).ArticleText,
)

// UTC, because a publication date has no time zone: service and browser must show the same day.
const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

export const ArticleCard = ({ article, isOpen, onToggle }: Props) => {
  const { id, title, summary, category, readTime, publishDate, author, popular, trending, downloadable } =
    article
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={classes.card}>
      <div className={classes.meta}>
        <p className={classes.category}>{category}</p>
        <p>
          <time dateTime={publishDate}>{day.format(new Date(publishDate))}</time>
        </p>
        <p>
          {author}, {readTime}
        </p>
        {(popular || trending) && (
          <p className={classes.marks}>
            {popular && <Tag>{content.popular}</Tag>}
            {trending && <Tag>{content.trending}</Tag>}
          </p>
        )}
      </div>
      <div>
        <h3 id={`${id}-title`}>{title}</h3>
        <p className={classes.summary}>{summary}</p>
        <div className={classes.actions}>
          <TextDisclosure
            look="link"
            summary={
              <>
                {content.read}
                <VisuallyHidden> “{title}”</VisuallyHidden>
              </>
            }
            isOpen={isOpen}
            onToggle={onToggle}
            startLoading={startLoading}
            fallback={content.writing}
          >
            <ArticleText id={id} />
          </TextDisclosure>
          {downloadable && (
            <a href={articleFile(id)} download={`${id}.md`} className={classes.download}>
              {content.download}
              <VisuallyHidden> “{title}”</VisuallyHidden>
            </a>
          )}
        </div>
      </div>
    </article>
  )
}
