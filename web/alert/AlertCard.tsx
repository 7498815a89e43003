/** An alert: what moved and why, its worth, a suggested step, and the buttons for it. */
import { Button } from '@blueprintjs/core'
import { parseISO } from 'date-fns'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useId, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import type { Alert } from '#schema/alert/alert'
import { alertEndpoints } from '#schema/alert/alert.endpoints'
import { IsoDate } from '#schema/core/scalars'
import { now } from '../core/clock.ts'
import { english, useText } from '../core/language.ts'
import { useMay } from '../core/role.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { businessDay, daysAfter } from '../kit/business-day.ts'
import { MenuAction } from '../kit/controls/MenuAction.tsx'
import { MenuButton } from '../kit/controls/MenuButton.tsx'
import { FigureText } from '../kit/figures/FigureText.tsx'
import { Receipts } from '../kit/figures/Receipts.tsx'
import { dayAndMonth } from '../kit/formats.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { alertText } from '../messages/en/digest.ts'
import classes from './AlertsScreen.module.css'
import { alertParts } from './alert-parts.ts'
import type { AlertActs } from './use-alert-acts.ts'

type Props = {
  readonly alert: Alert
  /** Name of its subject. */
  readonly name: string
  readonly acts: AlertActs
}

const snoozes = { week: 7, month: 28, quarter: 91 } as const

export const AlertCard = ({ alert, name, acts }: Props) => {
  const text = useText(alertText)
  const titleId = useId()
  const receiptsId = useId()
  const [open, setOpen] = useState<number | null>(null)
  const isAsOf = useIsAsOf()
  const [maySnooze, mayRate] = [useMay(alertEndpoints.snoozeAlert), useMay(alertEndpoints.rateAlert)]
  const { lines, worth, step, figures } = useMemo(() => alertParts(alert), [alert])
  const onOpen = (receipt: number) => {
    flushSync(() => setOpen(receipt))
    document.getElementById(`${receiptsId}-${receipt}`)?.focus()
  }
  const { state, snoozedUntil, isUseful } = alert
  return (
    <article id={alert.id} tabIndex={-1} className={classes.card} aria-labelledby={titleId}>
      <div className={classes.meta}>
        <StatusMark meaning={alert.isBetter ? 'good' : 'attention'}>
          {alert.isBetter ? text.better : text.worse}
        </StatusMark>
        <span>{text.kinds[alert.kind]}</span>
        {alert.isUrgent && <StatusMark meaning="risk">{text.urgent}</StatusMark>}
        {alert.isWatched && <span>{text.watched}</span>}
        {state === 'muted' && <span>{text.muted}</span>}
        {snoozedUntil && <span>{text.snoozedUntil(dayAndMonth(parseISO(snoozedUntil)))}</span>}
      </div>
      <h3 id={titleId} lang={english}>
        {alert.title}
      </h3>
      <div className={classes.lines}>
        {lines.map((parts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an alert never change order
          <p key={index}>
            <FigureText parts={parts} onOpen={onOpen} />
          </p>
        ))}
      </div>
      <dl className={classes.facts}>
        {worth && (
          <div>
            <dt>{text.worth}</dt>
            <dd>
              <FigureText parts={worth} onOpen={onOpen} />
            </dd>
          </div>
        )}
        <div>
          <dt>{text.step}</dt>
          <dd>
            <FigureText parts={step} onOpen={onOpen} />{' '}
            {alert.step.advisoryId && (
              <Link to={`/nudges?${new URLSearchParams({ advisory: alert.step.advisoryId })}`}>
                {text.openAdvisory}
              </Link>
            )}
          </dd>
        </div>
      </dl>
      {figures.length > 0 && (
        <Receipts figures={figures} id={receiptsId} open={open} onOpen={setOpen} initialCount={0} />
      )}
      {!isAsOf && (
        <div className={classes.tools}>
          {mayRate && (
            <fieldset className={classes.useful}>
              <legend>{text.useful}</legend>
              {([true, false] as const).map((answer) => (
                <Button
                  key={String(answer)}
                  variant="minimal"
                  text={answer ? text.yes : text.no}
                  aria-pressed={isUseful === answer}
                  active={isUseful === answer}
                  onClick={() => acts.rate(alert, answer)}
                />
              ))}
            </fieldset>
          )}
          {maySnooze && state === 'snoozed' && <Button text={text.wake} onClick={() => acts.wake(alert)} />}
          {maySnooze && state === 'open' && (
            <MenuButton
              label={text.more}
              trigger={(properties) => (
                <Button
                  {...properties}
                  variant="minimal"
                  aria-label={text.more}
                  aria-describedby={titleId}
                  icon={<Ellipsis size={16} aria-hidden="true" />}
                />
              )}
            >
              {(['week', 'month', 'quarter'] as const).map((wait) => (
                <MenuAction
                  key={wait}
                  text={text.snoozing(text.snoozeFor[wait])}
                  onClick={() => {
                    const until = daysAfter(businessDay(now()), snoozes[wait])
                    if (IsoDate.is(until)) acts.snooze(alert, until)
                  }}
                />
              ))}
              <MenuAction
                text={text.mute(name)}
                onClick={() => acts.mute({ subject: alert.subject, name }, true)}
              />
            </MenuButton>
          )}
        </div>
      )}
    </article>
  )
}
