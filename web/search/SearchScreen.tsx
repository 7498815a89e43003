/** Search screen: field, filters and results with their matches; before a search, recent and saved ones. */
import { Button } from '@blueprintjs/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { maxSearchName, SearchTerms } from '#schema/search/search'
import { searchEndpoints } from '#schema/search/search.endpoints'
import { useText } from '../core/language.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { number } from '../kit/formats.ts'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { searchText } from '../messages/finding/search.ts'
import { type Found, groupsOf } from './found.ts'
import { NameForm } from './NameForm.tsx'
import { RecentSearches } from './RecentSearches.tsx'
import { useRecentSearches } from './recent-searches.ts'
import { focusFirstResult } from './result-focus.ts'
import classes from './SavedSearches.module.css'
import { SavedSearches } from './SavedSearches.tsx'
import { SearchFilters, type SearchMember } from './SearchFilters.tsx'
import { SearchInput } from './SearchInput.tsx'
import { type ResultProps, SearchResults } from './SearchResults.tsx'
import screen from './SearchScreen.module.css'
import { isFiltered, readTerms, searchAddress, type TypedTerms, unfiltered } from './search-address.ts'
import { useSavedActs } from './use-saved-acts.ts'
import { faultOf, isOneKind, useSearch } from './use-search.ts'

type Props = Omit<ResultProps, 'onOpen'> & {
  /** Key of the person's recent searches; undefined until known. */
  readonly person: string | undefined
  readonly members: readonly SearchMember[]
  /** Finds figures by name. */
  readonly findFigures: (q: string) => readonly Found[]
}

/** Problem code when searching by actor is refused. */
const hiddenCode = ':decision-log/identifiers-hidden'

const Save = ({ terms }: { readonly terms: SearchTerms }) => {
  const text = useText(searchText)
  const acts = useSavedActs()
  const [isNaming, setIsNaming] = useState(false)
  if (!isNaming)
    return (
      <MutationButton
        call={searchEndpoints.saveSearch}
        size="small"
        text={text.save}
        onClick={() => setIsNaming(true)}
      />
    )
  return (
    <NameForm
      label={text.name}
      initial={terms.q.slice(0, maxSearchName)}
      maxLength={maxSearchName}
      onName={(name) => acts.save(name, terms)}
      onClose={() => setIsNaming(false)}
    />
  )
}

const None = ({ terms, onClear }: { readonly terms: TypedTerms; readonly onClear: () => void }) => {
  const text = useText(searchText)
  const isNarrowed = isFiltered(terms)
  return (
    <EmptyState
      sentence={text.none(terms.q)}
      action={
        <>
          <p>{isNarrowed ? text.noneFiltered : text.noneHelp}</p>
          {isNarrowed && <Button text={text.clearFilters} onClick={onClear} />}
        </>
      }
    />
  )
}

export const SearchScreen = ({ person, members, findFigures, ...result }: Props) => {
  const text = useText(searchText)
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const terms = readTerms(address)
  const { recent, remember, forget } = useRecentSearches(person)
  const { currentData, error, isFetching, refetch } = useSearch(terms)
  const fault = faultOf(terms)
  const go = (next: TypedTerms, isTyping = false) =>
    navigate(searchAddress(next, address), { replace: isTyping })
  const hasFigures = terms.from === undefined && terms.to === undefined && terms.who === undefined
  const wantsFigures = terms.kinds === undefined || terms.kinds.split(',').includes('figure')
  const figures = fault === undefined && hasFigures && wantsFigures ? findFigures(terms.q) : []
  const groups = fault === undefined ? groupsOf(figures, currentData) : []
  const { searched, total } = currentData?.indexing ?? {}
  const partial =
    searched === undefined || total === undefined
      ? undefined
      : text.stillIndexing(number(searched), number(total))
  const isReady = terms.kinds === 'figure' || currentData !== undefined
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)
  const toResults = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !(event.target instanceof HTMLInputElement)) return
    if (event.target.type !== 'text') return
    event.preventDefault()
    focusFirstResult()
  }
  const refused = error && 'status' in error && error.problem?.type.endsWith(hiddenCode)

  const body = (): ReactNode => {
    if (fault === 'blank')
      return (
        <>
          <RecentSearches recent={recent} onForget={forget} />
          <SavedSearches />
        </>
      )
    if (fault !== undefined) return null
    if (refused)
      return (
        <EmptyState
          sentence={text.hidden}
          action={
            <>
              <Link to="/audit">{text.hiddenLink}</Link>
              <Button text={text.anyone} onClick={() => go({ ...terms, who: '' })} />
            </>
          }
        />
      )
    if (error)
      return <ProblemNote what={text.notFound} error={error} onRetry={refetch} isRetrying={isFetching} />
    if (!isReady)
      return (
        <LoadingRegion label={text.searching}>
          {[1, 2, 3, 4].map((row) => (
            <div key={row} className={screen.waiting}>
              <Skeleton height="56px" />
            </div>
          ))}
        </LoadingRegion>
      )
    if (count === 0 && partial) return <EmptyState sentence={partial} />
    if (count === 0) return <None terms={terms} onClear={() => go(unfiltered(terms))} />
    return (
      <>
        <div className={classes.results}>
          <p>
            <span role="status">
              {text.count(
                count,
                groups.some(({ hasMore }) => hasMore),
              )}
            </span>{' '}
            <span className={classes.keys}>{text.keys}</span>
          </p>
          {SearchTerms.is(terms) && <Save key={searchAddress(terms)} terms={terms} />}
        </div>
        {partial && <p className={screen.partial}>{partial}</p>}
        <SearchResults
          {...result}
          groups={groups}
          isOneKind={isOneKind(terms)}
          addressOf={(kind) => searchAddress({ ...terms, kinds: kind }, address)}
          logAddress={`/audit?${new URLSearchParams({ q: terms.q })}`}
          onOpen={() => remember(terms)}
        />
      </>
    )
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow key only moves the focus from the field
    <div className={screen.screen} onKeyDown={toResults}>
      <ScreenHeader title={text.title} standfirst={text.standfirst} />
      <SearchInput
        words={terms.q}
        error={fault === 'long' ? text.tooLong(terms.q.trim().length) : undefined}
        onWords={(q) => go({ ...terms, q }, true)}
        onDone={() => isReady && count > 0 && remember(terms)}
      />
      <SearchFilters terms={terms} members={members} onChange={(next) => go(next)} />
      {body()}
    </div>
  )
}
