/** The CEO inbox: the memos of a tab and the opened memo side by side; one at a time on a phone. */
import { Button, Spinner, Tab, Tabs } from '@blueprintjs/core'
import { skipToken } from '@reduxjs/toolkit/query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Memo, MemoId, type MemoStatus } from '#schema/memo/memo'
import { useText } from '../core/language.ts'
import { countsOf, useItems } from '../core/pages.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { useOpened } from '../core/use-opened.ts'
import { LoadMore } from '../kit/feedback/LoadMore.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { useIsNarrow } from '../kit/use-is-narrow.ts'
import { memoText } from '../messages/en/memo.ts'
import classes from './Inbox.module.css'
import { type InboxTab, inboxTabs, isInboxOpen, readInbox, withInbox, withMemo } from './inbox-address.ts'
import { MemoDetail } from './MemoDetail.tsx'
import { MemoList } from './MemoList.tsx'
import { useGetMemoQuery, useListMemosInfiniteQuery } from './memo.api.ts'

type Counts = Readonly<Record<InboxTab, number>>

/** Memos per tab: counted from a complete list, otherwise as the service counted them. */
const tabCounts = (
  memos: readonly Memo[],
  serviceCounts: { readonly [name: string]: number } | undefined,
): Counts => {
  const of = (status: MemoStatus) =>
    serviceCounts?.[status] ?? memos.filter((memo) => memo.status === status).length
  const counts = { unread: of('unread'), read: of('read'), archived: of('archived') }
  return { all: counts.unread + counts.read + counts.archived, ...counts }
}

export const Inbox = () => {
  const zone = useTimeZone()
  const text = useText(memoText)
  const [address, setAddress] = useSearchParams()
  const { same, deeper, stepBack } = useOpened()
  // Keeps the content while the dialog fades out.
  const [lastOpen, setLastOpen] = useState(address)
  if (isInboxOpen(address) && lastOpen !== address) setLastOpen(address)
  const { tab, memo: openId } = readInbox(lastOpen)
  const isNarrow = useIsNarrow()
  const all = useListMemosInfiniteQuery()
  const shown = useListMemosInfiniteQuery(tab === 'all' ? undefined : { status: tab })
  const panes = useRef<HTMLDivElement>(null)
  /** True when a memo was opened from the list and should take the focus where it replaces the list. */
  const wasChosen = useRef(false)
  /** The memo that was open before going back to the list. */
  const cameFrom = useRef<string | null>(null)

  // Opening an unread memo removes it from the unread tab, so look in both lists.
  const memos = useItems(shown.currentData)
  const allMemos = useItems(all.data)
  const listed = [...(allMemos ?? []), ...(memos ?? [])].find(({ id }) => id === openId)
  // A receipt can link to a memo older than the fetched ones.
  const isElsewhere = MemoId.is(openId) && allMemos !== undefined && listed === undefined
  const { currentData: single } = useGetMemoQuery(isElsewhere ? { memoId: openId } : skipToken)
  const opened = listed ?? single
  const counts = allMemos && tabCounts(allMemos, countsOf(all.data))
  const open = (memo: Memo) => {
    wasChosen.current = true
    const replace = openId !== null
    setAddress(withMemo(address, memo.id), { replace, flushSync: true, state: replace ? same : deeper })
  }
  const focusSubject = () => panes.current?.querySelector('h3')?.focus({ preventScroll: true })
  const back = () => {
    cameFrom.current = openId
    stepBack(withMemo(address, null))
  }
  useLayoutEffect(() => {
    if (cameFrom.current === null || openId !== null) return
    const memo = panes.current?.querySelector<HTMLElement>(`[data-memo="${CSS.escape(cameFrom.current)}"]`)
    const tab = panes.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
    cameFrom.current = null
    const place = memo ?? tab
    place?.focus()
  })

  const list = (
    <>
      {shown.error && !memos && (
        <div className={classes.note}>
          <ProblemNote
            what={text.notLoaded}
            error={shown.error}
            onRetry={() => {
              if (all.error && tab !== 'all') void all.refetch()
              void shown.refetch()
            }}
            isRetrying={shown.isFetching}
          />
        </div>
      )}
      {memos ? (
        <>
          <MemoList memos={memos} openId={openId} onOpen={open} onEmptied={focusSubject} zone={zone} />
          <LoadMore list={shown} failure={text.notLoaded} />
        </>
      ) : (
        !shown.error && (
          <div className={classes.loading} role="status" aria-label={text.loading}>
            <Spinner size={24} />
          </div>
        )
      )}
    </>
  )
  return (
    <div className={classes.inbox}>
      <div ref={panes} className={classes.panes}>
        {!(isNarrow && opened) && (
          <Tabs
            id="inbox"
            className={classes.list}
            selectedTabId={tab}
            animate={false}
            renderActiveTabPanelOnly
            onChange={(id) =>
              setAddress(withInbox(address, inboxTabs.find((each) => each === id) ?? tab), {
                replace: true,
                flushSync: true,
                state: same,
              })
            }
          >
            {inboxTabs.map((each) => (
              // Blueprint's arrow keys look only for tabs with an explicit disabled={false}.
              <Tab key={each} id={each} disabled={false} panel={list}>
                {each === 'all' ? text.all : text.statuses[each]}{' '}
                {counts && <span className={classes.count}>{counts[each]}</span>}
              </Tab>
            ))}
          </Tabs>
        )}
        {(opened || !isNarrow) && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling areas must be reachable by keyboard
          <section className={classes.detail} aria-label={text.reading} tabIndex={0}>
            {isNarrow && (
              <Button
                className={classes.back}
                variant="minimal"
                icon={<ArrowLeft size={18} aria-hidden="true" />}
                text={text.back}
                onClick={back}
              />
            )}
            {opened ? (
              <MemoDetail
                key={opened.id}
                memo={opened}
                takesFocus={isNarrow && wasChosen.current}
                zone={zone}
              />
            ) : (
              <div className={classes.placeholder}>
                <p className={classes.select}>{text.select}</p>
                <p>{text.selectText}</p>
              </div>
            )}
          </section>
        )}
      </div>
      <p className={classes.disclaimer}>{text.disclaimer}</p>
    </div>
  )
}
