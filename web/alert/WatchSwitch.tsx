/** Switch in a figure's details: be told when it moves, and in every digest what it is. */
import { Switch } from '@blueprintjs/core'
import { useEffect, useId, useState } from 'react'
import type { WatchedMeasure } from '#schema/alert/alert'
import { alertEndpoints } from '#schema/alert/alert.endpoints'
import { useText } from '../core/language.ts'
import { useBlocked } from '../kit/controls/use-blocked.ts'
import { alertText } from '../messages/en/digest.ts'
import { useListWatchedQuery } from './alert.api.ts'
import { useAlertActs } from './use-alert-acts.ts'
import classes from './WatchSwitch.module.css'

type Props = {
  readonly subject: WatchedMeasure
  /** Name of the figure, for the message once it is watched. */
  readonly name: string
}

export const WatchSwitch = ({ subject, name }: Props) => {
  const text = useText(alertText)
  const helpId = useId()
  const acts = useAlertActs()
  const { data } = useListWatchedQuery({})
  const reason = useBlocked(alertEndpoints.watchSubject)
  // The new setting until the list has it, so that the switch does not jump back.
  const [chosen, setChosen] = useState<boolean>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list replaces the choice
  useEffect(() => setChosen(undefined), [data])
  const isWatched = chosen ?? data?.some((one) => one.subject === subject) ?? false
  const isOff = data === undefined || reason !== undefined
  return (
    <div className={classes.watch} title={reason}>
      <Switch
        role="switch"
        label={text.watchThis}
        inline
        checked={isWatched}
        disabled={isOff}
        aria-describedby={helpId}
        onChange={async () => {
          setChosen(!isWatched)
          if (!(await acts.watch({ subject, name }, !isWatched))) setChosen(undefined)
        }}
      />
      <p id={helpId} className={classes.help}>
        {text.watchHelp}
      </p>
    </div>
  )
}
