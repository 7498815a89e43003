/** Members with role, end of access and last use; the last owner has no menu, because one must stay. */
import { Button } from '@blueprintjs/core'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import type { Member } from '#schema/people/people'
import { useText } from '../../core/language.ts'
import { useTimeZone } from '../../core/time-zone.ts'
import { MenuAction } from '../../kit/controls/MenuAction.tsx'
import { MenuButton } from '../../kit/controls/MenuButton.tsx'
import { dayAndTime } from '../../kit/formats.ts'
import { initialsOf } from '../../kit/initials.ts'
import { peopleText } from '../../messages/entry/people.ts'
import { useAccessText } from './access-text.ts'
import classes from './People.module.css'
import { useSignOutPeople } from './use-sign-out-people.ts'

type Props = {
  readonly members: readonly Member[]
  /** `by` is the id of the button of the menu. */
  readonly onChange: (member: Member, by: string) => void
  readonly onEnd: (member: Member, by: string) => void
}

export const MembersTable = ({ members, onChange, onEnd }: Props) => {
  const text = useText(peopleText)
  const zone = useTimeZone()
  const accessText = useAccessText()
  const { signOut } = useSignOutPeople()
  const owners = members.filter(({ role }) => role === 'owner').length
  const seen = ({ isYou, lastSeenAt }: Member): string => {
    if (isYou) return text.now
    return lastSeenAt === undefined ? text.never : dayAndTime(lastSeenAt, zone)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is not a section of the outline
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <div className={classes.scroll} role="region" aria-label={text.members} tabIndex={0}>
      <table className={`${classes.table} ${classes.members}`} aria-label={text.members}>
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.role}</th>
            <th scope="col">{text.access}</th>
            <th scope="col" className={classes.right}>
              {text.lastHere}
            </th>
            <td className={classes.blank} />
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id}>
              <th scope="row" className={classes.person}>
                <div className={classes.who}>
                  <span className={classes.initials} aria-hidden="true">
                    {initialsOf(member.name)}
                  </span>
                  <div>
                    <span className={classes.name}>{member.name}</span>{' '}
                    <span className={classes.quiet}>
                      {member.email}
                      {member.isYou && ` · ${text.you}`}
                    </span>
                  </div>
                </div>
              </th>
              <td data-label={text.role}>{text.roles[member.role]}</td>
              <td data-label={text.access} className={classes.lines}>
                {accessText(member).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </td>
              <td data-label={text.lastHere} className={classes.right}>
                {seen(member)}
              </td>
              <td className={classes.menu}>
                {!(member.role === 'owner' && owners === 1) && (
                  <MenuButton
                    label={text.actionsFor(member.name)}
                    trigger={({ ref, ...properties }) => (
                      <Button
                        {...properties}
                        ref={ref}
                        id={`member-${member.id}`}
                        variant="minimal"
                        aria-label={text.actionsFor(member.name)}
                        icon={<MoreHorizontal size={18} aria-hidden="true" />}
                      />
                    )}
                  >
                    <MenuAction text={text.change} onClick={() => onChange(member, `member-${member.id}`)} />
                    {!member.isYou && <MenuAction text={text.signOut} onClick={() => signOut(member)} />}
                    <MenuAction text={text.end} onClick={() => onEnd(member, `member-${member.id}`)} />
                  </MenuButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
