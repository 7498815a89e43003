/** The drawer of a decision: its details, history and actions. */
import { parseISO } from 'date-fns'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { AdvisoryId } from '#schema/advisory/advisory'
import { advisoryEndpoints } from '#schema/advisory/advisory.endpoints'
import type { Decision } from '#schema/advisory/decision'
import { decisionEndpoints } from '#schema/advisory/decision.endpoints'
import type { DecisionStep } from '#schema/advisory/decision-step'
import { decodeOrThrow } from '#schema/core/decode'
import { english, useText } from '../../core/language.ts'
import { useTimeZone } from '../../core/time-zone.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { ProblemNote } from '../../kit/feedback/ProblemNote.tsx'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { OutcomeLine } from '../../kit/figures/OutcomeLine.tsx'
import { TakenBackLine } from '../../kit/figures/TakenBackLine.tsx'
import { dayAndTime, weekdayAndDay } from '../../kit/formats.ts'
import { DrawerHeader } from '../../kit/overlays/DrawerHeader.tsx'
import { SidePanel } from '../../kit/overlays/SidePanel.tsx'
import { decisionText } from '../../messages/en/decision.ts'
import { advisoryAddress } from '../advisory-address.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import classes from './Decisions.module.css'
import { useReadDecisionQuery } from './decision.api.ts'
import { FinishForm } from './FinishForm.tsx'
import { LazyDecisionForm } from './lazy-decision-form.ts'
import { ResumeButton } from './ResumeButton.tsx'

type Props = {
  readonly id: string
  /** The button that shares it with people outside. */
  readonly share: ReactNode
  readonly onClose: () => void
}

const Steps = ({ steps }: { readonly steps: readonly DecisionStep[] }) => {
  const text = useText(decisionText)
  const zone = useTimeZone()
  return (
    <ol className={classes.steps}>
      {steps.map(({ kind, at, day, text: words }) => {
        const before = text.stepDays[kind]
        return (
          <li key={`${kind} ${at}`}>
            <p>
              <strong>{text.steps[kind]}</strong> <time dateTime={at}>{dayAndTime(at, zone)}</time>
            </p>
            {day && before && (
              <p>
                {before} {weekdayAndDay(parseISO(day))}
              </p>
            )}
            {words && <p lang={english}>{words}</p>}
          </li>
        )
      })}
    </ol>
  )
}

const Acts = ({ decision, onPlan }: { readonly decision: Decision; readonly onPlan: () => void }) => {
  const text = useText(decisionText)
  const [act, setAct] = useState<'finish' | 'takeBack' | undefined>()
  if (decision.outcome) return null
  if (act === 'finish') return <FinishForm decision={decision} onClose={() => setAct(undefined)} />
  return (
    <div className={classes.acts}>
      {decision.state === 'open' && (
        <MutationButton
          call={decisionEndpoints.finishDecision}
          intent="primary"
          text={text.finish}
          onClick={() => setAct('finish')}
        />
      )}
      {decision.state === 'open' ? (
        <MutationButton call={decisionEndpoints.planDecision} text={text.changePlan} onClick={onPlan} />
      ) : (
        <ResumeButton decision={decision} />
      )}
      <MutationButton
        call={advisoryEndpoints.reopenAdvisory}
        variant="minimal"
        text={text.takeBack}
        onClick={() => setAct('takeBack')}
      />
      <ReasonDialog
        act="takeBack"
        advisoryId={decision.id}
        isOwn={decision.origin !== undefined}
        isOpen={act === 'takeBack'}
        onClose={() => setAct(undefined)}
      />
    </div>
  )
}

export const DecisionDrawer = ({ id, share, onClose }: Props) => {
  const text = useText(decisionText)
  const zone = useTimeZone()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isPlanning, setIsPlanning] = useState(false)
  const { data, error, isFetching, refetch } = useReadDecisionQuery({
    advisoryId: decodeOrThrow(AdvisoryId, id, 'The id of a decision'),
  })
  const isGone = error !== undefined && 'status' in error && error.status === 404
  useEffect(() => heading.current?.focus(), [])
  const decision = isGone ? undefined : data?.decision
  if (isPlanning && decision)
    return (
      <Suspense fallback={null}>
        <LazyDecisionForm
          decision={decision}
          onClose={() => setIsPlanning(false)}
          onRecorded={() => setIsPlanning(false)}
        />
      </Suspense>
    )
  const title = decision?.title ?? text.decision
  return (
    <SidePanel label={title} onClose={onClose}>
      <DrawerHeader
        ref={heading}
        title={title}
        titleLang={decision && english}
        closeLabel={text.close}
        onClose={onClose}
      />
      {isGone ? (
        <p className={classes.about}>{text.gone}</p>
      ) : error ? (
        <ProblemNote
          what={text.notRead}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : decision === undefined ? (
        <Skeleton height="240px" />
      ) : (
        <div className={classes.life}>
          <p className={classes.about}>
            {decision.owner?.name ?? text.nobody}
            {' · '}
            {decision.due === undefined ? text.noDate : text.dueOn(weekdayAndDay(parseISO(decision.due)))}
            {decision.worth !== undefined && (
              <>
                {' · '}
                <span lang={english}>{decision.worth}</span>
              </>
            )}
          </p>
          {decision.takenBack && !decision.outcome ? (
            <TakenBackLine takenBack={decision.takenBack} zone={zone} />
          ) : (
            decision.expects && <OutcomeLine expects={decision.expects} outcome={decision.outcome} hasFacts />
          )}
          <Acts decision={decision} onPlan={() => setIsPlanning(true)} />
          {share && <div className={classes.acts}>{share}</div>}
          <h3>{text.lifeTitle}</h3>
          <Steps steps={data?.steps ?? []} />
          {decision.origin === undefined && <Link to={advisoryAddress(decision.id)}>{text.advisory}</Link>}
          {decision.origin?.kind === 'brief' && decision.origin.id !== undefined && (
            <Link to={`/briefs?brief=${encodeURIComponent(decision.origin.id)}`}>{text.brief}</Link>
          )}
        </div>
      )}
    </SidePanel>
  )
}
