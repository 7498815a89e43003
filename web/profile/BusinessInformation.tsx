/** Card of the Business Profile: stage, goals, challenges and industry. */
import { annualRevenues, challenges, companyStages, industries, objectives } from '#schema/profile/profile'
import { useText } from '../core/language.ts'
import { CheckboxGroup } from '../kit/controls/CheckboxGroup.tsx'
import { SelectField } from '../kit/controls/SelectField.tsx'
import { Panel } from '../kit/Panel.tsx'
import { formText } from '../messages/en/form.ts'
import { profileText } from '../messages/en/profile.ts'
import { type BusinessForm, largestTeam } from './business-form.ts'
import classes from './Cards.module.css'
import { NumberField } from './NumberField.tsx'
import { optionsOf, orNone } from './options.ts'
import type { ProfileForm } from './use-profile-form.ts'

type Props = Pick<ProfileForm<BusinessForm>, 'form' | 'change' | 'invalidFields'>

export const BusinessInformation = ({ form, change, invalidFields }: Props) => {
  const text = useText(profileText)
  const { notChosen } = useText(formText)
  return (
    <Panel title={text.businessInformation} isLeading>
      <div className={classes.card}>
        <div className={classes.fields}>
          <SelectField
            label={text.companyStage}
            options={orNone(optionsOf(companyStages, text.companyStageOptions), notChosen)}
            value={form.companyStage}
            onChange={(companyStage) => change({ companyStage })}
          />
          <NumberField
            label={text.teamSize}
            max={largestTeam}
            isWrong={invalidFields.has('teamSize')}
            value={form.teamSize}
            onChange={(teamSize) => change({ teamSize })}
          />
          <SelectField
            label={text.annualRevenue}
            options={orNone(optionsOf(annualRevenues, text.annualRevenueOptions), notChosen)}
            value={form.annualRevenue}
            onChange={(annualRevenue) => change({ annualRevenue })}
          />
        </div>
        <CheckboxGroup
          legend={text.objectives}
          options={optionsOf(objectives, text.objectiveOptions)}
          values={form.primaryObjectives}
          onChange={(primaryObjectives) => change({ primaryObjectives })}
        />
        <CheckboxGroup
          legend={text.challenges}
          options={optionsOf(challenges, text.challengeOptions)}
          values={form.keyChallenges}
          onChange={(keyChallenges) => change({ keyChallenges })}
        />
        <CheckboxGroup
          legend={text.industries}
          options={optionsOf(industries, text.industryOptions)}
          values={form.industryFocus}
          onChange={(industryFocus) => change({ industryFocus })}
        />
      </div>
    </Panel>
  )
}
