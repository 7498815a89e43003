/** A button that leads to a change of the record: at an earlier moment it keeps its place, does nothing, and says why. */
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
  const isPast = useIsAsOf()
  const text = useText(kitText)
  const reasonId = useId()
  if (!isPast) return <FocusableDisabledButton {...rest} isDisabled={isDisabled} />
  const describedBy = [rest['aria-describedby'], reasonId].filter(Boolean).join(' ')
  return (
    <Tooltip words={text.readOnly}>
      {/* Not one of a form, which it would still send. */}
      <FocusableDisabledButton {...rest} type="button" isDisabled aria-describedby={describedBy} />
      <span id={reasonId} hidden>
        {text.readOnly}
      </span>
    </Tooltip>
  )
}
