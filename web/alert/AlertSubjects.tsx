/** Subjects that are muted or marked urgent. */
import { Button } from '@blueprintjs/core'
import type { AlertSubject } from '#schema/alert/alert'
import { alertEndpoints } from '#schema/alert/alert.endpoints'
import { useText } from '../core/language.ts'
import { useMay } from '../core/role.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { alertText } from '../messages/en/digest.ts'
import classes from './AlertsScreen.module.css'
import type { AlertActs } from './use-alert-acts.ts'

type Props = { readonly subjects: readonly AlertSubject[]; readonly acts: AlertActs }

export const AlertSubjects = ({ subjects, acts }: Props) => {
  const text = useText(alertText)
  const isAsOf = useIsAsOf()
  const [mayMute, mayMark] = [useMay(alertEndpoints.muteAlerts), useMay(alertEndpoints.markAlertsUrgent)]
  return (
    <section className={classes.subjects}>
      <h2>{text.subjects}</h2>
      <p>{text.subjectsHelp}</p>
      <ul>
        {subjects.map((one) => (
          <li key={one.subject}>
            <span className={classes.name}>{one.name}</span>
            <span className={classes.set}>
              {one.isMuted ? text.muted : one.isUrgent ? text.urgent : text.told}
            </span>
            {!isAsOf && (
              // biome-ignore lint/a11y/useSemanticElements: two buttons are no form
              <div role="group" aria-label={text.actsOn(one.name)} className={classes.buttons}>
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
