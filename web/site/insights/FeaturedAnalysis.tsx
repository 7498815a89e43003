/** The featured analysis with its worked calculation. */
import { Section } from '../frame/Section.tsx'
import classes from './FeaturedAnalysis.module.css'
import { featuredContent as content } from './featured.content.ts'
import type { Insight } from './insight.ts'

type Props = { readonly article: Insight }

export const FeaturedAnalysis = ({ article }: Props) => (
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
