/** Card of the Business Profile: how Jarvin should advise this business. */
import { decisionStyles, reportingFrequencies, riskTolerances, tones } from '#schema/profile/profile'
import { useText } from '../core/language.ts'
import { SelectField } from '../kit/controls/SelectField.tsx'
import { Panel } from '../kit/Panel.tsx'
import { formText } from '../messages/en/form.ts'
import { profileText } from '../messages/en/profile.ts'
import type { BusinessForm } from './business-form.ts'
import classes from './Cards.module.css'
import { optionsOf, orNone } from './options.ts'
import type { ProfileForm } from './use-profile-form.ts'

type Props = Pick<ProfileForm<BusinessForm>, 'form' | 'change'>

export const TrainingCard = ({ form, change }: Props) => {
  const text = useText(profileText)
  const { notChosen } = useText(formText)
  return (
    // Target of the address fragment; focusable, so that the keyboard continues here.
    <div id="jarvin-training" tabIndex={-1} className={classes.anchor}>
      <Panel title={text.training}>
        <div className={classes.card}>
          <div className={classes.pairs}>
            <SelectField
              label={text.tone}
              options={optionsOf(tones, text.toneOptions)}
              value={form.preferredTone}
              onChange={(preferredTone) => change({ preferredTone })}
            />
            <SelectField
              label={text.decisionStyle}
              options={orNone(optionsOf(decisionStyles, text.decisionStyleOptions), notChosen)}
              value={form.decisionMakingStyle}
              onChange={(decisionMakingStyle) => change({ decisionMakingStyle })}
            />
            <SelectField
              label={text.reporting}
              options={optionsOf(reportingFrequencies, text.reportingOptions)}
              value={form.reportingFrequency}
              onChange={(reportingFrequency) => change({ reportingFrequency })}
            />
            <SelectField
              label={text.riskTolerance}
              options={orNone(optionsOf(riskTolerances, text.riskToleranceOptions), notChosen)}
              value={form.riskTolerance}
              onChange={(riskTolerance) => change({ riskTolerance })}
            />
          </div>
          <fieldset className={classes.upload} disabled>
            <legend>{text.upload}</legend>
            <p>{text.uploadText}</p>
          </fieldset>
        </div>
      </Panel>
    </div>
  )
}
