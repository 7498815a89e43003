/** Details below the switches: when the next digest is sent or why none is, and the latest ones. */
import { parseISO } from 'date-fns'
import type { Delivery, DigestDelivery } from '#schema/digest/delivery'
import { digestEndpoints } from '#schema/digest/digest.endpoints'
import { useText } from '../core/language.ts'
import { useMay } from '../core/role.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { dayAndMonth, longDay, time } from '../kit/formats.ts'
import { type Meaning, StatusMark } from '../kit/StatusMark.tsx'
import { deliveryText } from '../messages/en/delivery.ts'
import classes from './DigestDelivery.module.css'
import { SendingTimeForm } from './SendingTimeForm.tsx'

type Props = { readonly delivery: DigestDelivery }

const meanings: Readonly<Record<Delivery['state'], Meaning>> = {
  queued: 'neutral',
  attempting: 'neutral',
  'handed-over': 'neutral',
  deferred: 'attention',
  accepted: 'good',
  refused: 'risk',
  unconfirmed: 'attention',
  withdrawn: 'neutral',
}

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** The city of a zone: Brisbane. */
const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

export const DigestSending = ({ delivery }: Props) => {
  const text = useText(deliveryText)
  const zone = useTimeZone()
  const maySet = useMay(digestEndpoints.saveDigestSchedule)
  const { by, weekday, hour, timeZone, nextAt, recent } = delivery
  if (by !== 'mail') return <p>{by === 'demo' ? text.demo : text.noServer}</p>
  const next = nextAt === undefined ? undefined : `${longDay(nextAt, zone)}, ${time(nextAt, zone)}`
  return (
    <>
      <p>
        {next === undefined ? text.none : text.next(next)}{' '}
        {text.when(text.days[weekday] ?? '', hourText(hour), cityOf(timeZone))} {text.monthlyWhen}
      </p>
      {maySet && <SendingTimeForm key={`${weekday} ${hour}`} weekday={weekday} hour={hour} />}
      {recent.length > 0 && (
        <section aria-label={text.recent}>
          <h3 className={classes.heading}>{text.recent}</h3>
          <ul className={classes.recent}>
            {recent.map(({ id, day, title, state, answer }) => (
              <li key={id}>
                <span className={classes.name}>
                  {dayAndMonth(parseISO(day))}: {title}
                </span>
                <StatusMark meaning={meanings[state]}>{text.states[state]}</StatusMark>
                {answer !== undefined && (state === 'refused' || state === 'deferred') && (
                  <span className={classes.answer}>{text.answer(answer)}</span>
                )}
                {state === 'unconfirmed' && <span className={classes.answer}>{text.mayHave}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
