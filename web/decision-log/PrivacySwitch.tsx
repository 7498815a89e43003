/** Hides the identifiers of the log or shows them; the service flips it, and hidden ones never reach the browser. */
import { Switch } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import { useToast } from '../kit/use-toast.ts'
import { useToggleIdentifiersMutation } from './decision-log.api.ts'
import classes from './PrivacySwitch.module.css'

type Props = {
  /** Undefined while it is not known. */
  readonly showIdentifiers: boolean | undefined
}

export const PrivacySwitch = ({ showIdentifiers }: Props) => {
  const [toggle, { isLoading }] = useToggleIdentifiersMutation()
  // The answer of the switch, until the session says the same: the knob must not jump back in between.
  const [answered, setAnswered] = useState<boolean>()
  const toast = useToast()
  // biome-ignore lint/correctness/useExhaustiveDependencies: news of the session makes the answer obsolete
  useEffect(() => setAnswered(undefined), [showIdentifiers])
  const isShown = answered ?? showIdentifiers
  const flip = async () => {
    if (isLoading) return
    setAnswered(isShown === undefined ? undefined : !isShown)
    const { data } = await toggle()
    setAnswered(data?.showIdentifiers)
    if (!data)
      toast({
        title: 'Identifiers not changed',
        description: 'The log shows what it showed before. Please try again.',
        destructive: true,
      })
  }
  return (
    <div className={classes.switch}>
      <Switch
        role="switch"
        label="Hide identifiers"
        alignIndicator="end"
        inline
        checked={isShown === false}
        disabled={isShown === undefined}
        // Closed while the call is on its way, but not disabled: that would drop the focus.
        aria-disabled={isShown === undefined || isLoading}
        onChange={flip}
      />
    </div>
  )
}
