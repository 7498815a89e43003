/**
 * A button that changes data. It is absent if the person's role does not include the call. While an earlier moment is shown,
 * or the business is being deleted, it is disabled in place and explains why.
 */
import { type ComponentProps, type MouseEvent, useId } from 'react'
import { useText } from '../../core/language.ts'
import { type Allowed, useIsDeleting, useMay } from '../../core/role.ts'
import { useIsAsOf } from '../../core/use-is-as-of.ts'
import { kitText } from '../../messages/en/kit.ts'
import { Tooltip } from '../overlays/Tooltip.tsx'
import { FocusableDisabledButton } from './FocusableDisabledButton.tsx'

type Props = Omit<ComponentProps<typeof FocusableDisabledButton>, 'isDisabled'> & {
  readonly isDisabled?: boolean
  /** Row of the call that it makes, in the endpoint table. */
  readonly call: Allowed
}

export const MutationButton = ({ isDisabled = false, call, onClick, ...rest }: Props) => {
  const may = useMay(call)
  const isAsOf = useIsAsOf()
  const isDeleting = useIsDeleting(call)
  const text = useText(kitText)
  const reasonId = useId()
  if (!may) return null
  const reason = isAsOf ? text.readOnly : isDeleting ? text.beingDeleted : undefined
  if (reason === undefined) {
    // The second press of a double click changes nothing: by then another item may have moved under the pointer.
    const press = onClick && ((event: MouseEvent<HTMLElement>) => event.detail <= 1 && onClick(event))
    return <FocusableDisabledButton {...rest} isDisabled={isDisabled} onClick={press} />
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
