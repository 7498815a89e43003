/** A legal text: table of contents, then the clauses, each with an anchor. */
import { PageHeader } from '../frame/PageHeader.tsx'
import { LegalClause } from './LegalClause.tsx'
import classes from './LegalContent.module.css'
import type { LegalText } from './legal-text.ts'

type Props = { readonly text: LegalText }

export const LegalContent = ({ text: { title, lead, dated, clauses } }: Props) => (
  <>
    <PageHeader title={title} lead={lead}>
      <p className={classes.dated}>{dated}</p>
    </PageHeader>
    <div className={classes.columns}>
      <nav aria-labelledby="contents-title" className={classes.contents}>
        <h2 id="contents-title">On this page</h2>
        <ol>
          {clauses.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.text}>
        {clauses.map((clause, index) => (
          <LegalClause key={clause.id} clause={clause} number={index + 1} />
        ))}
      </div>
    </div>
  </>
)
