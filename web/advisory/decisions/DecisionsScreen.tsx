/** The Decisions screen: the score of earlier decisions, then due, open and done ones. */
import { Button } from '@blueprintjs/core'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { decisionEndpoints } from '#schema/advisory/decision.endpoints'
import { now } from '../../core/clock.ts'
import { useText } from '../../core/language.ts'
import { useItems } from '../../core/pages.ts'
import { ButtonLink } from '../../kit/controls/ButtonLink.tsx'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { proposedIn } from '../../kit/controls/proposal.ts'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { LoadMore } from '../../kit/feedback/LoadMore.tsx'
import { ProblemNote } from '../../kit/feedback/ProblemNote.tsx'
import { ScreenHeader } from '../../kit/ScreenHeader.tsx'
import { decisionText } from '../../messages/en/decision.ts'
import { useReadScoreQuery } from '../advisory.api.ts'
import { ScoreFigures } from '../ScoreFigures.tsx'
import { DecisionDrawer } from './DecisionDrawer.tsx'
import classes from './Decisions.module.css'
import { DecisionsSkeleton } from './DecisionsSkeleton.tsx'
import { DecisionTools } from './DecisionTools.tsx'
import { DoneDecisions } from './DoneDecisions.tsx'
import { useListDecisionsInfiniteQuery } from './decision.api.ts'
import {
  byDueWeek,
  type DecisionView,
  ofOwner,
  ownersOf,
  readDecisionView,
  writeDecisionView,
} from './decision-view.ts'
import { LazyDecisionForm } from './lazy-decision-form.ts'
import { OpenBoard } from './OpenBoard.tsx'
import { OpenList } from './OpenList.tsx'

type Props = {
  /** The button that shares a decision with people outside. */
  readonly renderShare?: (advisoryId: string) => ReactNode
  /** Name of the person signed in; undefined in a demo. */
  readonly me?: string | undefined
}

export const DecisionsScreen = ({ renderShare, me }: Props) => {
  const text = useText(decisionText)
  const [address, setAddress] = useSearchParams()
  const view = readDecisionView(address)
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const proposal = proposedIn(state)
  const [isWriting, setIsWriting] = useState(false)
  const openList = useListDecisionsInfiniteQuery({ state: 'open' })
  const doneList = useListDecisionsInfiniteQuery({ state: 'done' })
  const score = useReadScoreQuery().data
  const open = useItems(openList.data)
  const done = useItems(doneList.data)
  const failed = [openList, doneList].find(({ error, data }) => error && !data)
  const change = (part: Partial<DecisionView>) =>
    setAddress(writeDecisionView(address, { ...view, ...part }), {
      // Back must not reopen a proposal that has been recorded.
      replace: part.opened === undefined || proposal !== undefined,
    })

  if (failed)
    return (
      <div className={classes.screen}>
        <ScreenHeader title={text.title} />
        <ProblemNote
          what={text.notLoaded}
          error={failed.error}
          isRetrying={failed.isFetching}
          onRetry={() => {
            void openList.refetch()
            void doneList.refetch()
          }}
        />
      </div>
    )
  if (open === undefined || done === undefined)
    return (
      <div className={classes.screen}>
        <ScreenHeader title={text.title} />
        <DecisionsSkeleton label={text.loading} />
      </div>
    )

  const moment = now()
  const all = [...open, ...done]
  const shown = ofOwner(open, view.owner)
  const shownDone = ofOwner(done, view.owner)
  const { due, later } = byDueWeek(shown, moment)
  const total = score?.groups.find(({ by }) => by === 'all')
  const told = (total?.hits ?? 0) + (total?.misses ?? 0)
  const standfirst = [
    text.dueThisWeek(byDueWeek(open, moment).due.length),
    ...(total && told > 0 ? [text.scored(total.hits, told)] : []),
  ].join(' ')
  const onOpen = (id: string) => {
    setIsWriting(false)
    change({ opened: id })
  }
  return (
    <div className={classes.screen}>
      <ScreenHeader
        title={text.title}
        standfirst={all.length > 0 ? standfirst : undefined}
        actions={
          <MutationButton
            call={decisionEndpoints.recordDecision}
            intent="primary"
            text={text.write}
            onClick={() => {
              change({ opened: undefined })
              setIsWriting(true)
            }}
          />
        }
      />
      {all.length === 0 ? (
        <EmptyState
          sentence={`${text.none} ${text.noneHint}`}
          action={<ButtonLink to="/nudges">{text.toAdvisories}</ButtonLink>}
        />
      ) : (
        <>
          {total && told > 0 && <ScoreFigures all={total} open={score?.open ?? 0} />}
          <DecisionTools view={view} owners={ownersOf(all)} onChange={change} />
          {shown.length + shownDone.length === 0 ? (
            <EmptyState
              sentence={text.noneOf(ownersOf(all).get(view.owner ?? '') ?? text.nobody)}
              action={<Button text={text.showAll} onClick={() => change({ owner: undefined })} />}
            />
          ) : (
            <>
              {view.view === 'list' ? (
                <OpenList decisions={shown} moment={moment} onOpen={onOpen} />
              ) : (
                <OpenBoard due={due} later={later} moment={moment} onOpen={onOpen} />
              )}
              <LoadMore list={openList} failure={text.notLoaded} />
              {shownDone.length > 0 && <DoneDecisions decisions={shownDone} onOpen={onOpen} />}
              <LoadMore list={doneList} failure={text.notLoaded} />
            </>
          )}
        </>
      )}
      {(isWriting || proposal) && (
        <Suspense fallback={null}>
          <LazyDecisionForm
            // Each new proposal gets a fresh form; other changes of the address keep the input.
            key={proposal ? key : 'own'}
            proposal={proposal}
            me={me}
            onClose={() => (proposal ? navigate(-1) : setIsWriting(false))}
            onRecorded={onOpen}
          />
        </Suspense>
      )}
      {view.opened !== undefined && !isWriting && !proposal && (
        <DecisionDrawer
          key={view.opened}
          id={view.opened}
          share={renderShare?.(view.opened)}
          onClose={() => change({ opened: undefined })}
        />
      )}
    </div>
  )
}
