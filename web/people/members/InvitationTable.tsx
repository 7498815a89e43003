/** Open invitations, with buttons to renew or withdraw each one. */
import { Button } from '@blueprintjs/core'
import type { Invitation } from '#schema/people/people'
import { peopleEndpoints } from '#schema/people/people.endpoints'
import { useText } from '../../core/language.ts'
import { useTimeZone } from '../../core/time-zone.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { dayAndTime, shortDay } from '../../kit/formats.ts'
import { peopleText } from '../../messages/entry/people.ts'
import { useWithdrawInvitationMutation } from '../people.api.ts'
import { useAccessText } from './access-text.ts'
import classes from './People.module.css'

type Props = {
  readonly invitations: readonly Invitation[]
  /** `by` is the id of the button. */
  readonly onAgain: (invitation: Invitation, by: string) => void
}

export const InvitationTable = ({ invitations, onAgain }: Props) => {
  const text = useText(peopleText)
  const zone = useTimeZone()
  const accessText = useAccessText()
  const toast = useToast()
  const [withdraw, { isLoading }] = useWithdrawInvitationMutation()
  const send = async ({ id }: Invitation) => {
    const { error } = await withdraw({ invitationId: id })
    toast(
      error
        ? { title: text.notWithdrawn, description: text.tryAgain, destructive: true }
        : { title: text.withdrawn },
    )
  }
  if (invitations.length === 0) return null
  return (
    <div>
      <h2 id="invitations" className={classes.heading}>
        {text.invitations}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: it is not a section of the outline */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <div className={classes.scroll} role="region" aria-labelledby="invitations" tabIndex={0}>
        <table className={classes.table} aria-labelledby="invitations">
          <tbody>
            {invitations.map((one) => (
              <tr key={one.id}>
                <th scope="row" className={classes.person}>
                  <span className={classes.name}>{one.email}</span>{' '}
                  <span className={classes.quiet}>{text.invited(shortDay(one.invitedAt, zone))}</span>
                </th>
                <td data-label={text.role} className={classes.lines}>
                  <span>{text.roles[one.role]}</span>
                  {one.until !== undefined && accessText(one).map((line) => <span key={line}>{line}</span>)}
                </td>
                <td data-label={text.access}>
                  {one.isOpen
                    ? text.openUntil(dayAndTime(one.expiresAt, zone))
                    : text.ranOut(shortDay(one.expiresAt, zone))}
                </td>
                <td className={classes.answers}>
                  <Button
                    id={`invitation-${one.id}`}
                    text={one.isOpen ? text.sendAgain : text.inviteAgain}
                    aria-label={`${one.isOpen ? text.sendAgain : text.inviteAgain}: ${one.email}`}
                    onClick={() => onAgain(one, `invitation-${one.id}`)}
                  />
                  <MutationButton
                    call={peopleEndpoints.withdrawInvitation}
                    variant="minimal"
                    text={one.isOpen ? text.withdraw : text.remove}
                    aria-label={`${one.isOpen ? text.withdraw : text.remove}: ${one.email}`}
                    isDisabled={isLoading}
                    onClick={() => void send(one)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
