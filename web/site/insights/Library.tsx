/** The articles, with search and category filter. */
import { ChoiceButtons } from '../filters/ChoiceButtons.tsx'
import { ClearFilters } from '../filters/ClearFilters.tsx'
import { FilterForm } from '../filters/FilterForm.tsx'
import filterClasses from '../filters/filters.module.css'
import { SearchField } from '../filters/SearchField.tsx'
import { Section } from '../frame/Section.tsx'
import { useSiteQuery } from '../frame/use-site-query.ts'
import { useOpenArticle } from '../reading/use-open-article.ts'
import { ArticleCard } from './ArticleCard.tsx'
import { insights } from './articles.content.ts'
import { filterInsights, insightFilterNames, insightFilters, readInsightFilter } from './insight.ts'
import { libraryContent as content, foundInsights } from './insights.content.ts'
import classes from './Library.module.css'

export const Library = () => {
  const { query } = useSiteQuery()
  const { first, toggle } = useOpenArticle()
  const search = query.get('q') ?? ''
  const filter = readInsightFilter(query)
  const found = filterInsights(insights, { search, filter })
  return (
    <Section id="library" title={content.title}>
      <FilterForm label={content.formLabel} results="articles" className={classes.form}>
        <div className={classes.fields}>
          <SearchField label={content.search} hint={content.searchHint} start={search} />
          <input type="hidden" name="category" value={filter === 'all' ? '' : filter} />
          <button type="submit" className={filterClasses.button}>
            {content.submit}
          </button>
        </div>
        <ChoiceButtons
          name="category"
          legend={content.category}
          choices={insightFilters}
          chosen={filter}
          none="all"
        />
        <p className={classes.note}>{content.counts}</p>
      </FilterForm>
      <div id="articles" tabIndex={-1} role="status" className={filterClasses.found}>
        <p>{foundInsights(found.length)}</p>
      </div>
      {found.length === 0 ? (
        <div className={filterClasses.empty}>
          <h3>{content.nothing}</h3>
          <p>{content.nothingText}</p>
          <ClearFilters names={insightFilterNames} results="articles">
            {content.clear}
          </ClearFilters>
        </div>
      ) : (
        <ul className={classes.list}>
          {found.map((article) => (
            <li key={article.id}>
              <ArticleCard
                article={article}
                isOpen={first === article.id}
                onToggle={(isOpen) => toggle(article.id, isOpen)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
