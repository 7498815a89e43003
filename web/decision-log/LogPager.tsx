/** Pager of the log; a button is disabled only when there is no page in its direction (decision 9). */
import { type TextOf, useText } from '../core/language.ts'
import { FocusableDisabledButton } from '../kit/controls/FocusableDisabledButton.tsx'
import { number } from '../kit/formats.ts'
import { decisionLogText } from '../messages/en/decision-log.ts'
import type { AuditPage, PageCursor } from './decision-log.api.ts'
import classes from './LogPager.module.css'

type Props = {
  readonly page: AuditPage
  readonly onTurn: (cursor: PageCursor) => void
}

const rangeOf = ({ range }: TextOf<typeof decisionLogText>, { entries }: AuditPage): string => {
  const [first, last] = [entries[0], entries.at(-1)]
  return first && last ? range(number(first.position), number(last.position)) : ''
}

export const LogPager = ({ page, onTurn }: Props) => {
  const text = useText(decisionLogText)
  return (
    <nav className={classes.pager} aria-label={text.pages}>
      <p>{rangeOf(text, page)}</p>
      <FocusableDisabledButton
        text={text.previous}
        isDisabled={page.prev === undefined}
        onClick={() => onTurn(page.prev ?? {})}
      />
      <FocusableDisabledButton
        text={text.next}
        isDisabled={page.next === undefined}
        onClick={() => onTurn(page.next ?? {})}
      />
    </nav>
  )
}
