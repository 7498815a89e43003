/** The analysis that stands first, with the sum that it turns on. */
import { Section } from '../frame/Section.tsx'
import { insights } from './articles.content.ts'
import classes from './FeaturedAnalysis.module.css'
import { featuredContent as content } from './insights.content.ts'

export const FeaturedAnalysis = () => {
  const article = insights.find(({ id }) => id === content.id)
  if (article === undefined) throw new Error(`There is no article ${content.id}.`)
  return (
    <Section title={content.title} tone="sunken" layout="beside">
      <article aria-labelledby="featured-title" className={classes.featured}>
        <h3 id="featured-title">{article.title}</h3>
        <p>{content.text}</p>
        <dl>
          {content.lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <a href={`/executive-insights?article=${article.id}#${article.id}`}>{content.action}</a>
      </article>
    </Section>
  )
}
