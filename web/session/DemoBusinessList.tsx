/** Three demo businesses; each opens with one press. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useId } from 'react'
import type { DemoBusiness } from '#schema/session/session'
import { useText } from '../core/language.ts'
import { useIsLive } from '../kit/use-is-live.ts'
import { loginText } from '../messages/entry/login.ts'
import classes from './DemoBusinessList.module.css'
import { demoBusinesses } from './demo-businesses.ts'

type Props = {
  /** Demo being opened; the other buttons are ignored until then. */
  readonly pending: DemoBusiness | null
  readonly onChoose: (type: DemoBusiness) => void
}

export const DemoBusinessList = ({ pending, onChoose }: Props) => {
  const headingId = useId()
  const text = useText(loginText)
  const isLive = useIsLive()
  return (
    <section className={classes.demo} aria-labelledby={headingId} data-demos>
      <h2 id={headingId}>{text.demosTitle}</h2>
      <ul>
        {demoBusinesses.map((type) => (
          <li key={type}>
            {/* Not `disabled` while opening: that would drop the focus. */}
            <button
              type="button"
              className={classes.business}
              data-sign-in
              disabled={!isLive}
              aria-disabled={pending !== null}
              onClick={() => {
                if (pending === null) onChoose(type)
              }}
            >
              <span className={classes.name}>{text.demos[type].name}</span>
              <span className={classes.description}>
                {pending === type ? text.opening : text.demos[type].about}
              </span>
              <ArrowRight size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
