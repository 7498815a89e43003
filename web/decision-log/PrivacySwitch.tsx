/** Hides the identifiers of the log or shows them; the service flips it, and hidden ones never reach the browser. */
import { Switch } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import { useText } from '../core/language.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { decisionLogText } from '../messages/en/decision-log.ts'
import { kitText } from '../messages/en/kit.ts'
import { useToggleIdentifiersMutation } from './decision-log.api.ts'
import classes from './PrivacySwitch.module.css'

type Props = {
  /** Undefined while it is not known. */
  readonly showIdentifiers: boolean | undefined
}

export const PrivacySwitch = ({ showIdentifiers }: Props) => {
  const text = useText(decisionLogText)
  const { readOnly } = useText(kitText)
  const [toggle, { isLoading }] = useToggleIdentifiersMutation()
  // The answer of the switch, until the session says the same: the knob must not jump back in between.
  const [answered, setAnswered] = useState<boolean>()
  const toast = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: news of the session makes the answer obsolete
  useEffect(() => setAnswered(undefined), [showIdentifiers])
  const isPast = useIsAsOf()
  const isShown = answered ?? showIdentifiers
  const flip = async () => {
    if (isLoading) return
    setAnswered(isShown === undefined ? undefined : !isShown)
    const { data } = await toggle()
    setAnswered(data?.showIdentifiers)
    if (!data) toast({ title: text.notChanged, description: text.notChangedText, destructive: true })
  }
  return (
    <div className={classes.switch} title={isPast ? readOnly : undefined}>
      <Switch
        role="switch"
        label={text.hideIdentifiers}
        alignIndicator="end"
        inline
        checked={isShown === false}
        disabled={isShown === undefined || isPast}
        // Closed while the call is on its way, but not disabled: that would drop the focus.
        aria-disabled={isShown === undefined || isPast || isLoading}
        onChange={flip}
      />
    </div>
  )
}
