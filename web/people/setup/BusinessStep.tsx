/** First step of setup: the business. One line shows time zone, currency and financial year as derived from its place. */
import { useEffect, useRef, useState } from 'react'
import { australianZones } from '#schema/core/zones'
import { australianStates } from '#schema/people/people'
import { useText } from '../../core/language.ts'
import { LargeSelectField } from '../../kit/controls/LargeSelectField.tsx'
import { LargeTextField } from '../../kit/controls/LargeTextField.tsx'
import { setupText } from '../../messages/entry/setup.ts'
import classes from './SetupForm.module.css'
import { cityOf, type SetupErrors, type SetupForm, zoneOf } from './setup-form.ts'
import { monthOf, yearStarts } from './year-starts.ts'

type Props = {
  readonly form: SetupForm
  readonly errors: SetupErrors
  readonly onChange: (part: Partial<SetupForm>) => void
}

const trades = ['cafe', 'realestate', 'consulting', 'retail', 'other'] as const

/** Fields for time zone, currency and financial year; they replace the line that shows them. */
const Counting = ({ form, errors, onChange }: Props) => {
  const text = useText(setupText)
  const fields = useRef<HTMLDivElement>(null)
  // Focus the first field, because the button that opened them is gone.
  useEffect(() => {
    if (document.activeElement === document.body) fields.current?.querySelector('select')?.focus()
  }, [])
  return (
    <div ref={fields} className={classes.fields}>
      <LargeSelectField
        label={text.timeZone}
        error={errors.zone}
        options={australianZones.map((value) => ({ value, label: cityOf(value) }))}
        value={zoneOf(form)}
        onChange={(zone) => onChange({ zone })}
      />
      <div className={classes.halves}>
        <LargeSelectField
          label={text.currency}
          options={[{ value: 'AUD', label: text.dollars }]}
          value="AUD"
          onChange={() => undefined}
        />
        <LargeSelectField
          label={text.fiscalYear}
          error={errors.fiscalYearStart}
          options={yearStarts().map(({ value, month }) => ({ value, label: text.months(month) }))}
          value={form.fiscalYearStart}
          onChange={(fiscalYearStart) => onChange({ fiscalYearStart })}
        />
      </div>
    </div>
  )
}

export const BusinessStep = (props: Props) => {
  const { form, errors, onChange } = props
  const text = useText(setupText)
  const [isChanging, setChanging] = useState(false)
  const isOpen = isChanging || errors.zone !== undefined || errors.fiscalYearStart !== undefined
  return (
    <>
      <LargeTextField
        label={text.businessName}
        name="business"
        autoComplete="organization"
        maxLength={200}
        error={errors.name}
        value={form.name}
        onChange={(name) => onChange({ name })}
      />
      <LargeSelectField
        label={text.trade}
        placeholder={text.chooseTrade}
        error={errors.trade}
        options={trades.map((value) => ({ value, label: text.trades[value] }))}
        value={form.trade}
        onChange={(trade) => onChange({ trade })}
      />
      <div className={classes.pair}>
        <LargeTextField
          label={text.suburb}
          name="suburb"
          autoComplete="address-level2"
          maxLength={120}
          error={errors.suburb}
          value={form.suburb}
          onChange={(suburb) => onChange({ suburb })}
        />
        <LargeSelectField
          label={text.state}
          placeholder={text.chooseState}
          error={errors.state}
          options={australianStates.map((value) => ({ value, label: value }))}
          value={form.state}
          // Derive the zone from the state again.
          onChange={(state) => onChange({ state, zone: '' })}
        />
      </div>
      {isOpen ? (
        <Counting {...props} />
      ) : (
        <p className={classes.counting}>
          {text.counting(cityOf(zoneOf(form)), monthOf(form.fiscalYearStart))}
          <button type="button" className={classes.change} onClick={() => setChanging(true)}>
            {text.change}
          </button>
        </p>
      )}
    </>
  )
}
