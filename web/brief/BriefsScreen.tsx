/** Briefs: the latest ones, ten at first, or the one named by the address; and the quick actions. */

import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Brief } from '#schema/brief/brief'
import { briefEndpoints } from '#schema/brief/brief.endpoints'
import { useText } from '../core/language.ts'
import { useItems } from '../core/pages.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { LeaveGuard } from '../kit/drafts/LeaveGuard.tsx'
import { LoadMore } from '../kit/feedback/LoadMore.tsx'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { briefText } from '../messages/en/brief.ts'
import { ActionsLoadError } from './ActionsLoadError.tsx'
import { BriefDetail } from './BriefDetail.tsx'
import { BriefList } from './BriefList.tsx'
import classes from './BriefsScreen.module.css'
import { BriefsSkeleton } from './BriefsSkeleton.tsx'
import { latest, useListLatestBriefsInfiniteQuery } from './brief.api.ts'
import { asksForBrief, openedBrief, withBrief, withoutAsking } from './brief-view.ts'
import { GenerateDialog } from './GenerateDialog.tsx'
import { QuickActions } from './QuickActions.tsx'
import type { Action } from './use-action.ts'
import { type Actions, useActions } from './use-actions.ts'

// Loaded on demand, because few readers run an action.
const ActionDialogs = lazyPart(
  async () => (await import('./ActionDialogs.tsx')).ActionDialogs,
  ActionsLoadError,
)

type Props = {
  /** The signed-in business; undefined until known. */
  readonly businessName: string | undefined
  /** Chart of opening hours up to a moment; `isLeading` where the brief has no chart of its own. */
  readonly renderHours?: (moment: string, isLeading: boolean) => ReactNode
  /** Opens the chat about a brief; undefined without a chat. */
  readonly onAsk?: (brief: Brief) => void
  /** The button that shares a brief with people outside. */
  readonly renderShare?: (briefId: string) => ReactNode
}

const stateOf = ({ items, isEdited }: Pick<Action<unknown>, 'items' | 'isEdited'>) =>
  items === null ? 'none' : isEdited ? 'edited' : 'ready'

export const BriefsScreen = ({ businessName, renderHours, renderShare, onAsk }: Props) => {
  const text = useText(briefText)
  const list = useListLatestBriefsInfiniteQuery(latest)
  const { error, isFetching, refetch } = list
  const briefs = useItems(list.data)
  const [address, setAddress] = useSearchParams()
  const [isAsking, setIsAsking] = useState(false)
  const [openAction, setOpenAction] = useState<keyof Actions | null>(null)
  // Stays mounted after its first opening, so that its closing animation can run.
  const [wasActing, setWasActing] = useState(false)
  const actions = useActions(businessName)
  const { emails, roster, social } = actions
  const openId = openedBrief(address)
  const container = useRef<HTMLDivElement>(null)
  const lastId = useRef(openId)
  const takesFocus = useRef(false)

  // A brief starts at its top; back in the list, the focus returns to its item.
  useLayoutEffect(() => {
    const before = lastId.current
    if (before === openId) return
    lastId.current = openId
    // A receipt in an action's dialog may have linked here.
    setOpenAction(null)
    takesFocus.current = openId !== null
    // Scrolls the page around the screen, to include its top margin.
    if (openId !== null) container.current?.parentElement?.scrollIntoView({ block: 'start' })
    else if (before !== null)
      container.current?.querySelector<HTMLElement>(`[data-brief="${CSS.escape(before)}"]`)?.focus()
  }, [openId])

  // Opens the dialog for a new brief, then removes the request from the address so that Back does not repeat it.
  useEffect(() => {
    if (!asksForBrief(address)) return
    setIsAsking(true)
    setAddress(withoutAsking(address), { replace: true })
  }, [address, setAddress])

  const openDialog = (kind: keyof Actions) => {
    setOpenAction(kind)
    setWasActing(true)
    if (actions[kind].items === null) void actions[kind].run()
  }
  const quickActions = (
    <QuickActions
      states={{ emails: stateOf(emails), roster: stateOf(roster), social: stateOf(social) }}
      onAct={openDialog}
    />
  )
  const generate = () => setIsAsking(true)
  return (
    <div ref={container} className={classes.screen}>
      {openId === null ? (
        <>
          <ScreenHeader
            title={text.title}
            standfirst={text.standfirst}
            actions={
              <MutationButton
                call={briefEndpoints.generateBrief}
                intent="primary"
                text={text.generate}
                onClick={generate}
              />
            }
          />
          <div className={classes.columns}>
            {briefs ? (
              <div>
                <BriefList briefs={briefs} onGenerate={generate} />
                <LoadMore list={list} failure={text.notLoaded} />
              </div>
            ) : error ? (
              <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
            ) : (
              <BriefsSkeleton />
            )}
            <section className={classes.actions} aria-labelledby="quick-actions">
              <h2 id="quick-actions" className={classes.header}>
                {text.quickActions}
              </h2>
              {quickActions}
            </section>
          </div>
        </>
      ) : (
        <BriefDetail
          briefId={openId}
          businessName={businessName}
          listed={briefs?.find(({ id }) => id === openId)}
          isListPending={!briefs && !error}
          backSearch={withBrief(address, null).toString()}
          takesFocus={takesFocus}
          actions={quickActions}
          renderHours={renderHours}
          renderShare={renderShare}
          onAsk={onAsk}
        />
      )}
      <GenerateDialog
        isOpen={isAsking}
        businessName={businessName}
        onClose={() => setIsAsking(false)}
        onGenerated={({ id }) => {
          setIsAsking(false)
          setAddress(withBrief(address, id))
        }}
      />
      <Suspense fallback={null}>
        {wasActing && (
          <ActionDialogs actions={actions} open={openAction} onClose={() => setOpenAction(null)} />
        )}
      </Suspense>
      <LeaveGuard
        isDirty={emails.isEdited || roster.isEdited || social.isEdited}
        sentence={text.unsavedDrafts}
      />
    </div>
  )
}
