/** Results by kind; arrow keys move between them. */
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import type { SearchKind } from '#schema/search/search'
import { english, useText } from '../core/language.ts'
import { businessZone } from '../kit/business-day.ts'
import { MarkedText } from '../kit/figures/MarkedText.tsx'
import { mediumDay } from '../kit/formats.ts'
import { searchText } from '../messages/finding/search.ts'
import type { Found, FoundGroup } from './found.ts'
import { moveFocus, resultMark } from './result-focus.ts'
import classes from './SearchResults.module.css'
import { ofOneKind } from './use-search.ts'

/** How a result opens: an address, or a function for a chat, which opens beside the screen. */
export type FoundPlace = string | (() => void)

export type ResultProps = {
  readonly placeOf: (found: Found) => FoundPlace
  /** Called when a result opens. */
  readonly onOpen: () => void
}

type Props = ResultProps & {
  readonly groups: readonly FoundGroup[]
  readonly isOneKind: boolean
  readonly addressOf: (kind: SearchKind) => string
  /** The same search in the Decision Log. */
  readonly logAddress: string
}

const Opener = ({
  place,
  onOpen,
  children,
}: {
  readonly place: FoundPlace
  readonly onOpen: () => void
  readonly children: ReactNode
}) => {
  const mark = { [resultMark]: '' }
  if (typeof place === 'string')
    return (
      <Link {...mark} className={classes.open} to={place} onClick={onOpen}>
        {children}
      </Link>
    )
  return (
    <button
      {...mark}
      type="button"
      className={classes.open}
      onClick={() => {
        onOpen()
        place()
      }}
    >
      {children}
    </button>
  )
}

const Result = ({ found, placeOf, onOpen }: ResultProps & { readonly found: Found }) => {
  const text = useText(searchText)
  const { title, marks, createdAt, match } = found
  const why = match ? text.inText : text.inTitle
  return (
    <li className={classes.result}>
      <h3 lang={english}>
        <Opener place={placeOf(found)} onOpen={onOpen}>
          <MarkedText text={title} marks={marks} />
        </Opener>
      </h3>
      {match && (
        <p className={classes.excerpt} lang={english}>
          <MarkedText {...match} />
        </p>
      )}
      <p className={classes.facts}>
        {createdAt && (
          <>
            <time dateTime={createdAt}>{mediumDay(createdAt, businessZone())}</time>
            {' · '}
          </>
        )}
        {why}
      </p>
    </li>
  )
}

export const SearchResults = ({ groups, isOneKind, addressOf, logAddress, ...props }: Props) => {
  const text = useText(searchText)
  const id = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only move the focus between its links
    <div onKeyDown={moveFocus}>
      {groups.map(({ kind, found, hasMore }) => (
        <section key={kind} className={classes.group} aria-labelledby={`${id}-${kind}`}>
          <h2 id={`${id}-${kind}`}>{text.kinds[kind]}</h2>
          <ul className={classes.list}>
            {found.map((one) => (
              <Result key={one.id} found={one} {...props} />
            ))}
          </ul>
          {hasMore && !isOneKind && (
            <Link className={classes.more} to={addressOf(kind)}>
              {text.more(kind)}
            </Link>
          )}
          {hasMore && isOneKind && <p className={classes.facts}>{text.newestOnly(ofOneKind)}</p>}
          {kind === 'event' && (
            <Link className={classes.more} to={logAddress}>
              {text.wholeLog}
            </Link>
          )}
        </section>
      ))}
    </div>
  )
}
