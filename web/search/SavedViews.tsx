/** A person's saved views of a screen: open, rename or remove one, or save what is shown. */
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { maxViewName, type SavedView, ViewFields, type ViewScreen } from '#schema/search/saved-view'
import { searchEndpoints } from '#schema/search/search.endpoints'
import { useText } from '../core/language.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { MutationFields } from '../kit/controls/MutationFields.tsx'
import { PopoverButton } from '../kit/controls/PopoverButton.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../kit/feedback/Skeleton.tsx'
import { savedViewText } from '../messages/finding/saved-view.ts'
import { searchText } from '../messages/finding/search.ts'
import { NameForm } from './NameForm.tsx'
import classes from './SavedViews.module.css'
import { useListViewsQuery } from './search.api.ts'
import { useViewActs } from './use-view-acts.ts'
import { viewAddress, viewQuery } from './view-query.ts'

type Props = {
  readonly screen: ViewScreen
  /** Names in the address that make up a view. */
  readonly names: readonly string[]
}

type RowProps = {
  readonly view: SavedView
  readonly address: string
  readonly isShown: boolean
  readonly onOpen: () => void
  /** Moves the focus out of a row that goes. */
  readonly onGone: () => void
}

const Row = ({ view, address, isShown, onOpen, onGone }: RowProps) => {
  const text = useText(searchText)
  const acts = useViewActs()
  const [isRenaming, setIsRenaming] = useState(false)
  const { name } = view
  if (isRenaming)
    return (
      <li>
        <NameForm
          label={text.renameTo}
          initial={name}
          maxLength={maxViewName}
          onName={(next) => acts.rename(view, next)}
          onClose={() => {
            setIsRenaming(false)
            onGone()
          }}
        />
      </li>
    )
  return (
    <li className={classes.row}>
      <Link
        className={classes.open}
        to={address}
        aria-current={isShown ? 'true' : undefined}
        onClick={onOpen}
      >
        {name}
      </Link>
      <MutationButton
        call={searchEndpoints.renameView}
        variant="minimal"
        size="small"
        text={text.renameShort}
        aria-label={text.rename(name)}
        onClick={() => setIsRenaming(true)}
      />
      <MutationButton
        call={searchEndpoints.removeView}
        variant="minimal"
        size="small"
        text={text.removeShort}
        aria-label={text.remove(name)}
        onClick={async () => {
          if (await acts.remove(view)) onGone()
        }}
      />
    </li>
  )
}

const Views = ({ screen, names, onClose }: Props & { readonly onClose: () => void }) => {
  const text = useText(savedViewText)
  const acts = useViewActs()
  const [address] = useSearchParams()
  const { data, error, isFetching, refetch } = useListViewsQuery({})
  const list = useRef<HTMLDivElement>(null)
  const query = viewQuery(address, names)
  const own = data?.filter((view) => view.screen === screen)
  return (
    <div ref={list} tabIndex={-1} className={classes.views}>
      {own === undefined && error ? (
        <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : own === undefined ? (
        <Skeleton height="36px" />
      ) : own.length === 0 ? (
        <p className={classes.none}>{text.none}</p>
      ) : (
        <ul className={classes.list}>
          {own.map((view) => (
            <Row
              key={view.id}
              view={view}
              address={viewAddress(view.query, names, address)}
              isShown={view.query === query}
              onOpen={onClose}
              onGone={() => list.current?.focus()}
            />
          ))}
        </ul>
      )}
      <MutationFields call={searchEndpoints.saveView}>
        <NameForm
          label={text.saveAs}
          initial=""
          maxLength={maxViewName}
          onName={async (name) => {
            const fields = { name, screen, query }
            return ViewFields.is(fields) && acts.save(fields)
          }}
        />
      </MutationFields>
    </div>
  )
}

export const SavedViews = (props: Props) => {
  const text = useText(savedViewText)
  return (
    <PopoverButton label={text.views} chosen={text.views} isActive={false}>
      {(close) => <Views {...props} onClose={close} />}
    </PopoverButton>
  )
}
