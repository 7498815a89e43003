/** A person's saved searches: run, rename or remove them. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { maxSearchName, type SavedSearch } from '#schema/search/search'
import { searchEndpoints } from '#schema/search/search.endpoints'
import { useText } from '../core/language.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { searchText } from '../messages/finding/search.ts'
import { NameForm } from './NameForm.tsx'
import classes from './SavedSearches.module.css'
import { useListSavedSearchesQuery } from './search.api.ts'
import { searchAddress, termsKey } from './search-address.ts'
import { summaryOf } from './search-summary.ts'
import { useSavedActs } from './use-saved-acts.ts'

const Saved = ({ saved }: { readonly saved: SavedSearch }) => {
  const text = useText(searchText)
  const acts = useSavedActs()
  const [isRenaming, setIsRenaming] = useState(false)
  const { name, terms } = saved
  if (isRenaming)
    return (
      <li>
        <NameForm
          label={text.renameTo}
          initial={name}
          maxLength={maxSearchName}
          onName={(next) => acts.rename(saved, next)}
          onClose={() => setIsRenaming(false)}
        />
      </li>
    )
  return (
    <li className={classes.saved}>
      <Link className={classes.open} to={searchAddress(terms)}>
        {name}
        <span className={classes.terms}>{summaryOf(terms)}</span>
      </Link>
      <div className={classes.buttons}>
        <MutationButton
          call={searchEndpoints.renameSearch}
          variant="minimal"
          size="small"
          text={text.renameShort}
          aria-label={text.rename(name)}
          onClick={() => setIsRenaming(true)}
        />
        <MutationButton
          call={searchEndpoints.removeSearch}
          variant="minimal"
          size="small"
          text={text.removeShort}
          aria-label={text.remove(name)}
          onClick={() => void acts.remove(saved)}
        />
      </div>
    </li>
  )
}

export const SavedSearches = () => {
  const text = useText(searchText)
  const { data, error, isFetching, refetch } = useListSavedSearchesQuery({})
  return (
    <section className={classes.part}>
      <h2>{text.saved}</h2>
      {data === undefined && error ? (
        <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : data === undefined ? (
        <Skeleton height="36px" />
      ) : data.length === 0 ? (
        <p className={classes.none}>{text.savedNone}</p>
      ) : (
        <ul className={classes.list}>
          {data.map((saved) => (
            <Saved key={`${saved.id} ${termsKey(saved.terms)}`} saved={saved} />
          ))}
        </ul>
      )}
    </section>
  )
}
