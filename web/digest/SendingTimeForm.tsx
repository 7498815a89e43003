/** Day and hour at which digests are sent; for owners. */
import { useState } from 'react'
import { digestEndpoints } from '#schema/digest/digest.endpoints'
import { useText } from '../core/language.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { SelectField } from '../kit/controls/SelectField.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { deliveryText } from '../messages/en/delivery.ts'
import classes from './DigestDelivery.module.css'
import { useSaveDigestScheduleMutation } from './digest.api.ts'

type Props = { readonly weekday: number; readonly hour: number }

const hours = Array.from({ length: 24 }, (_, hour) => hour)

export const SendingTimeForm = (saved: Props) => {
  const text = useText(deliveryText)
  const toast = useToast()
  const [time, setTime] = useState(saved)
  const [save, { isLoading }] = useSaveDigestScheduleMutation()
  const isChanged = time.weekday !== saved.weekday || time.hour !== saved.hour
  const submit = async () => {
    const result = await save(time)
    toast(
      'data' in result
        ? { title: text.saved, description: text.savedText }
        : { title: text.notSaved, destructive: true },
    )
  }
  return (
    <div className={classes.form}>
      <SelectField
        label={text.day}
        options={text.days.map((label, weekday) => ({ value: String(weekday), label }))}
        value={String(time.weekday)}
        onChange={(weekday) => setTime({ ...time, weekday: Number(weekday) })}
      />
      <SelectField
        label={text.hour}
        options={hours.map((hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }))}
        value={String(time.hour)}
        onChange={(hour) => setTime({ ...time, hour: Number(hour) })}
      />
      <MutationButton
        call={digestEndpoints.saveDigestSchedule}
        text={text.save}
        isDisabled={!isChanged}
        isBusy={isLoading}
        onClick={() => void submit()}
      />
    </div>
  )
}
