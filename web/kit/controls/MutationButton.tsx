/** A button that changes data. While an earlier moment is shown it is disabled in place and explains why. */
import { type ComponentProps, useId } from 'react'
import { useText } from '../../core/language.ts'
import { useIsAsOf } from '../../core/use-is-as-of.ts'
import { kitText } from '../../messages/en/kit.ts'
import { Tooltip } from '../overlays/Tooltip.tsx'
import { FocusableDisabledButton } from './FocusableDisabledButton.tsx'

type Props = Omit<ComponentProps<typeof FocusableDisabledButton>, 'isDisabled'> & {
  readonly isDisabled?: boolean
}

export const MutationButton = ({ isDisabled = false, ...rest }: Props) => {
  const isAsOf = useIsAsOf()
  const text = useText(kitText)
  const reasonId = useId()
  if (!isAsOf) return <FocusableDisabledButton {...rest} isDisabled={isDisabled} />
  const describedBy = [rest['aria-describedby'], reasonId].filter(Boolean).join(' ')
  return (
    <Tooltip words={text.readOnly}>
      {/* type="button", because a submit button would still submit its form. */}
      <FocusableDisabledButton {...rest} type="button" isDisabled aria-describedby={describedBy} />
      <span id={reasonId} hidden>
        {text.readOnly}
      </span>
    </Tooltip>
  )
}
