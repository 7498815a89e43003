/** The person's latest searches in this browser. */
import { Button } from '@blueprintjs/core'
import { Link } from 'react-router-dom'
import type { SearchTerms } from '#schema/search/search'
import { useText } from '../core/language.ts'
import { searchText } from '../messages/finding/search.ts'
import classes from './SavedSearches.module.css'
import { searchAddress, termsKey } from './search-address.ts'
import { summaryOf } from './search-summary.ts'

type Props = { readonly recent: readonly SearchTerms[]; readonly onForget: () => void }

export const RecentSearches = ({ recent, onForget }: Props) => {
  const text = useText(searchText)
  if (recent.length === 0) return null
  return (
    <section className={classes.part}>
      <div className={classes.head}>
        <h2>{text.recent}</h2>
        <Button variant="minimal" size="small" text={text.forget} onClick={onForget} />
      </div>
      <ul className={classes.list}>
        {recent.map((terms) => (
          <li key={termsKey(terms)} className={classes.saved}>
            <Link className={classes.open} to={searchAddress(terms)}>
              {summaryOf(terms)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
