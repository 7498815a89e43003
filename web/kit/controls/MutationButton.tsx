/**
 * A button that changes data. Hidden if the person's role does not include the call. At an earlier moment, or
 * while the business is being deleted, it is disabled and explains why.
 */
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { useText } from '../../core/language.ts'
import { type Allowed, useIsDeleting, useMay } from '../../core/role.ts'
import { useIsAsOf } from '../../core/use-is-as-of.ts'
import { kitText } from '../../messages/en/kit.ts'
import { Tooltip } from '../overlays/Tooltip.tsx'
import { FocusableDisabledButton } from './FocusableDisabledButton.tsx'

type Props = Omit<ComponentProps<typeof FocusableDisabledButton>, 'isDisabled'> & {
  /** Disabled while busy in any case. */
  readonly isDisabled?: boolean
  /** Endpoint row of its call. */
  readonly call: Allowed
}

export const MutationButton = ({ isDisabled = false, isBusy = false, call, onClick, ...rest }: Props) => {
  const may = useMay(call)
  const isAsOf = useIsAsOf()
  const isDeleting = useIsDeleting(call)
  const text = useText(kitText)
  const reasonId = useId()
  if (!may) return null
  const reason = isAsOf ? text.readOnly : isDeleting ? text.beingDeleted : undefined
  if (reason === undefined) {
    // Ignores the second click of a double click: another item may have moved under the pointer by then.
    const press = onClick && ((event: MouseEvent<HTMLElement>) => event.detail <= 1 && onClick(event))
    return (
      <FocusableDisabledButton {...rest} isDisabled={isDisabled || isBusy} isBusy={isBusy} onClick={press} />
    )
  }
  const describedBy = [rest['aria-describedby'], reasonId].filter(Boolean).join(' ')
  return (
    <Tooltip words={reason}>
      {/* type="button", because a submit button would still submit its form. */}
      <FocusableDisabledButton {...rest} type="button" isDisabled aria-describedby={describedBy} />
      <span id={reasonId} hidden>
        {reason}
      </span>
    </Tooltip>
  )
}
