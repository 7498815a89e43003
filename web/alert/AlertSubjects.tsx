/** Subjects that the reader watches, that are muted, or that are marked urgent. */
import { Button } from '@blueprintjs/core'
import { type AlertSubject, onRequest } from '#schema/alert/alert'
import { alertEndpoints } from '#schema/alert/alert.endpoints'
import { english, useText } from '../core/language.ts'
import { useMay } from '../core/role.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { alertText } from '../messages/en/digest.ts'
import classes from './AlertsScreen.module.css'
import type { AlertActs } from './use-alert-acts.ts'

type Props = { readonly subjects: readonly AlertSubject[]; readonly acts: AlertActs }

export const AlertSubjects = ({ subjects, acts }: Props) => {
  const text = useText(alertText)
  const isAsOf = useIsAsOf()
  const setting = ({ subject, isMuted, isUrgent, isWatched }: AlertSubject): string => {
    const ofBusiness = isMuted ? [text.muted] : isUrgent ? [text.urgent] : []
    const own = isWatched ? [text.watched] : []
    const usual = onRequest.includes(subject) ? text.onRequest : text.told
    return [...own, ...ofBusiness].join(', ') || usual
  }
  const mayWatch = useMay(alertEndpoints.watchSubject)
  const [mayMute, mayMark] = [useMay(alertEndpoints.muteAlerts), useMay(alertEndpoints.markAlertsUrgent)]
  return (
    <section className={classes.subjects}>
      <h2>{text.subjects}</h2>
      <p>{text.subjectsHelp}</p>
      <ul>
        {subjects.map((one) => (
          <li key={one.subject}>
            <span className={classes.name} lang={english}>
              {one.name}
            </span>
            <span className={classes.set}>{setting(one)}</span>
            {!isAsOf && (
              // biome-ignore lint/a11y/useSemanticElements: three buttons are no form
              <div role="group" aria-label={text.actsOn(one.name)} className={classes.buttons}>
                {mayWatch && (
                  <Button
                    variant="minimal"
                    text={one.isWatched ? text.stopWatching : text.watch}
                    onClick={() => acts.watch(one, !one.isWatched)}
                  />
                )}
                {mayMute && (
                  <Button
                    variant="minimal"
                    text={one.isMuted ? text.unmute : text.muteButton}
                    onClick={() => acts.mute(one, !one.isMuted)}
                  />
                )}
                {mayMark && (
                  <Button
                    variant="minimal"
                    text={one.isUrgent ? text.notUrgent : text.markUrgent}
                    onClick={() => acts.markUrgent(one, !one.isUrgent)}
                  />
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
