/** What a decision is expected to change, by how much a week and for how long; its outcome is scored against it. */
import { HTMLSelect } from '@blueprintjs/core'
import { useText } from '../../core/language.ts'
import { Field } from '../../kit/controls/Field.tsx'
import { TextField } from '../../kit/controls/TextField.tsx'
import { decisionText } from '../../messages/en/decision.ts'
import { outcomeText } from '../../messages/en/outcome.ts'
import { type DecisionFields, effectMeasures } from './decision-form.ts'

type Props = {
  readonly fields: Pick<DecisionFields, 'measure' | 'change' | 'weeks'>
  readonly errors: { readonly change: string | undefined; readonly weeks: string | undefined }
  readonly onChange: (change: Partial<DecisionFields>) => void
}

export const EffectFields = ({ fields, errors, onChange }: Props) => {
  const text = useText(decisionText)
  const { measures } = useText(outcomeText)
  return (
    <>
      <Field label={text.effect} help={fields.measure === '' ? text.effectHelp : undefined}>
        {(control) => (
          <HTMLSelect
            {...control}
            fill
            iconName="caret-down"
            value={fields.measure}
            options={[
              { value: '', label: text.noEffect },
              ...effectMeasures.map((value) => ({ value, label: measures[value] })),
            ]}
            onChange={({ currentTarget }) => {
              const measure = effectMeasures.find((one) => one === currentTarget.value) ?? ''
              onChange({ measure })
            }}
          />
        )}
      </Field>
      {fields.measure !== '' && (
        <>
          <TextField
            label={text.change}
            isRequired
            inputMode="text"
            maxLength={20}
            help={text.changeHelp[fields.measure]}
            error={errors.change}
            value={fields.change}
            onChange={(change) => onChange({ change })}
          />
          <TextField
            label={text.weeks}
            isRequired
            inputMode="numeric"
            maxLength={2}
            error={errors.weeks}
            value={fields.weeks}
            onChange={(weeks) => onChange({ weeks })}
          />
        </>
      )}
    </>
  )
}
