/** Turns the pages of the log; a button is disabled only where there is no page in its direction (decision 9). */
import { number } from '../kit/formats.ts'
import { SteadyButton } from '../kit/SteadyButton.tsx'
import type { AuditPage, PageCursor } from './decision-log.api.ts'
import classes from './LogPager.module.css'

type Props = {
  readonly page: AuditPage
  readonly onTurn: (cursor: PageCursor) => void
}

const rangeOf = ({ entries }: AuditPage): string => {
  const [newest, oldest] = [entries[0], entries.at(-1)]
  return newest && oldest ? `Positions ${number(newest.position)} to ${number(oldest.position)}` : ''
}

export const LogPager = ({ page, onTurn }: Props) => (
  <nav className={classes.pager} aria-label="Pages of the log">
    <p>{rangeOf(page)}</p>
    <SteadyButton
      text="Previous"
      isDisabled={page.prev === undefined}
      onClick={() => onTurn({ after: page.prev })}
    />
    <SteadyButton
      text="Next"
      isDisabled={page.next === undefined}
      onClick={() => onTurn({ before: page.next })}
    />
  </nav>
)
