/** A button that leads to a change of the record: at an earlier moment it keeps its place, does nothing, and says why. */
import { type ComponentProps, useId } from 'react'
import { useText } from '../../core/language.ts'
import { useIsPast } from '../../core/use-is-past.ts'
import { kitText } from '../../messages/en/kit.ts'
import { Hint } from '../overlays/Hint.tsx'
import { SteadyButton } from './SteadyButton.tsx'

type Props = Omit<ComponentProps<typeof SteadyButton>, 'isDisabled'> & { readonly isDisabled?: boolean }

export const ChangeButton = ({ isDisabled = false, ...rest }: Props) => {
  const isPast = useIsPast()
  const text = useText(kitText)
  const reasonId = useId()
  if (!isPast) return <SteadyButton {...rest} isDisabled={isDisabled} />
  const describedBy = [rest['aria-describedby'], reasonId].filter(Boolean).join(' ')
  return (
    <Hint words={text.readOnly}>
      {/* Not one of a form, which it would still send. */}
      <SteadyButton {...rest} type="button" isDisabled aria-describedby={describedBy} />
      <span id={reasonId} hidden>
        {text.readOnly}
      </span>
    </Hint>
  )
}
