import { VisuallyHidden } from '../frame/VisuallyHidden.tsx'
import classes from './SolutionCard.module.css'
import { type Solution, statsOf } from './use-case.ts'

type Props = { readonly solution: Solution }

export const SolutionCard = ({ solution }: Props) => {
  const { title, description, industries, companySize } = solution
  const { efficiency, impact } = statsOf(solution)
  return (
    <article className={classes.card}>
      <div>
        <h3>{title}</h3>
        <p className={classes.text}>{description}</p>
        <p className={classes.audience}>
          <VisuallyHidden>For </VisuallyHidden>
          {industries.join(', ')}
          <span aria-hidden="true"> · </span>
          <VisuallyHidden>. Size: </VisuallyHidden>
          {companySize.join(', ')}
        </p>
      </div>
      <dl className={classes.stats}>
        <div>
          <dt>Efficiency</dt>
          <dd>{efficiency}</dd>
        </div>
        <div>
          <dt>Impact</dt>
          <dd>{impact}</dd>
        </div>
      </dl>
    </article>
  )
}
