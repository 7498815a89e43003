/** Shows or hides identifiers in the log. The service stores the setting and never sends hidden identifiers. */

import { Switch } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import { decisionLogEndpoints } from '#schema/decision-log/decision-log.endpoints'
import { useText } from '../core/language.ts'
import { useBlocked } from '../kit/controls/use-blocked.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { decisionLogText } from '../messages/en/decision-log.ts'
import { useToggleIdentifiersMutation } from './decision-log.api.ts'
import classes from './PrivacySwitch.module.css'

type Props = {
  /** Undefined until known. */
  readonly showIdentifiers: boolean | undefined
}

export const PrivacySwitch = ({ showIdentifiers }: Props) => {
  const text = useText(decisionLogText)
  const [toggle, { isLoading }] = useToggleIdentifiersMutation()
  // The new setting until the session reports it, so that the switch does not jump back.
  const [answered, setAnswered] = useState<boolean>()
  const toast = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new session value replaces the answer
  useEffect(() => setAnswered(undefined), [showIdentifiers])
  const reason = useBlocked(decisionLogEndpoints.toggleIdentifiers)
  const isBlocked = reason !== undefined
  const isShown = answered ?? showIdentifiers
  const flip = async () => {
    if (isLoading) return
    setAnswered(isShown === undefined ? undefined : !isShown)
    const { data } = await toggle()
    setAnswered(data?.showIdentifiers)
    if (!data) toast({ title: text.notChanged, description: text.notChangedText, destructive: true })
  }
  return (
    <div className={classes.switch} title={reason}>
      <Switch
        role="switch"
        label={text.hideIdentifiers}
        alignIndicator="end"
        inline
        checked={isShown === false}
        disabled={isShown === undefined || isBlocked}
        // Not `disabled` while the call is pending: that would drop the focus.
        aria-disabled={isShown === undefined || isBlocked || isLoading}
        onChange={flip}
      />
    </div>
  )
}
