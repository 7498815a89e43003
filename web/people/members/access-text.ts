/** End of access and period of a member or an invitation, in words. */
import type { Member } from '#schema/people/people'
import { useText } from '../../core/language.ts'
import { mediumDay } from '../../kit/formats.ts'
import { peopleText } from '../../messages/entry/people.ts'

type Access = Pick<Member, 'until' | 'period' | 'exports'>

/** Returns the lines of a cell. Calendar days have no time zone, so none may shift them. */
export const useAccessText = (): ((access: Access) => readonly string[]) => {
  const text = useText(peopleText)
  return ({ until, period, exports }) => [
    until === undefined ? text.noEnd : text.until(mediumDay(until, 'UTC')),
    ...(period ? [text.sees(mediumDay(period.from, 'UTC'), mediumDay(period.to, 'UTC'))] : []),
    ...(exports ? [text.exports(exports)] : []),
  ]
}
