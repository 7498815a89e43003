/** Results by category; each category is an anchor. */
import { ClearFilters } from '../filters/ClearFilters.tsx'
import filterClasses from '../filters/filters.module.css'
import { SolutionCard } from './SolutionCard.tsx'
import classes from './UseCaseResults.module.css'
import { filterNames } from './use-case.filter.ts'
import type { UseCaseCategory } from './use-case.ts'
import { filterContent as content, foundText } from './use-cases.content.ts'

type Props = {
  /** Categories with at least one match. */
  readonly found: readonly UseCaseCategory[]
}

export const UseCaseResults = ({ found }: Props) => {
  const count = found.reduce((sum, { solutions }) => sum + solutions.length, 0)
  return (
    <div className={classes.results}>
      <div>
        <div id="solutions" tabIndex={-1} role="status" className={filterClasses.found}>
          <p>{foundText(count, found.length)}</p>
        </div>
        {found.length > 0 && <p className={classes.note}>{content.figures}</p>}
      </div>
      {found.length === 0 && (
        <div className={filterClasses.empty}>
          <h2>{content.nothing}</h2>
          <p>{content.nothingText}</p>
          <ClearFilters names={filterNames} results="solutions">
            {content.clear}
          </ClearFilters>
        </div>
      )}
      {found.map(({ id, title, description, solutions }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={classes.category}>
          <div className={classes.header}>
            <h2 id={`${id}-title`}>{title}</h2>
            <p>{description}</p>
          </div>
          <ul className={classes.solutions}>
            {solutions.map((solution) => (
              <li key={solution.title}>
                <SolutionCard solution={solution} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
