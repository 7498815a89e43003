/** Card of My Profile: which notifications, and how often. */
import { alertThresholds } from '#schema/profile/profile'
import { useText } from '../core/language.ts'
import { SelectField } from '../kit/controls/SelectField.tsx'
import { Panel } from '../kit/Panel.tsx'
import { profileText } from '../messages/en/profile.ts'
import classes from './Cards.module.css'
import { optionsOf } from './options.ts'
import { PreferenceSwitch } from './PreferenceSwitch.tsx'
import type { PersonalForm } from './personal-form.ts'
import type { ProfileForm } from './use-profile-form.ts'

type Props = Pick<ProfileForm<PersonalForm>, 'form' | 'change'>

export const NotificationPreferences = ({ form, change }: Props) => {
  const text = useText(profileText)
  return (
    <Panel title={text.notifications}>
      <div className={classes.card}>
        <div>
          <PreferenceSwitch
            label={text.emailNotifications}
            help={text.emailNotificationsText}
            isOn={form.emailNotifications}
            onChange={(emailNotifications) => change({ emailNotifications })}
          />
          <PreferenceSwitch
            label={text.pushNotifications}
            help={text.pushNotificationsText}
            isOn={form.pushNotifications}
            onChange={(pushNotifications) => change({ pushNotifications })}
          />
          <PreferenceSwitch
            label={text.weeklyReports}
            help={text.weeklyReportsText}
            isOn={form.weeklyReports}
            onChange={(weeklyReports) => change({ weeklyReports })}
          />
          <PreferenceSwitch
            label={text.monthlyReports}
            help={text.monthlyReportsText}
            isOn={form.monthlyReports}
            onChange={(monthlyReports) => change({ monthlyReports })}
          />
        </div>
        <div className={classes.sensitivity}>
          <SelectField
            label={text.alertThreshold}
            help={text.alertThresholdHelp}
            options={optionsOf(alertThresholds, text.alertThresholdOptions)}
            value={form.alertThreshold}
            onChange={(alertThreshold) => change({ alertThreshold })}
          />
        </div>
      </div>
    </Panel>
  )
}
