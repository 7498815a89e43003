/** Owner and due date of a decision. Members are suggested; any other name can be typed. */
import { Classes } from '@blueprintjs/core'
import { useId } from 'react'
import type { DecisionOwner } from '#schema/advisory/decision'
import { useText } from '../../core/language.ts'
import { DateInput } from '../../kit/controls/DateInput.tsx'
import { Field } from '../../kit/controls/Field.tsx'
import { decisionText } from '../../messages/en/decision.ts'
import type { DecisionFields } from './decision-form.ts'

type Props = {
  readonly fields: Pick<DecisionFields, 'owner' | 'due'>
  readonly members: readonly DecisionOwner[]
  readonly errors: { readonly owner: string | undefined; readonly due: string | undefined }
  readonly onChange: (change: Partial<DecisionFields>) => void
}

export const PlanFields = ({ fields, members, errors, onChange }: Props) => {
  const text = useText(decisionText)
  const listId = useId()
  return (
    <>
      <Field label={text.owner} help={text.ownerHelp} error={errors.owner}>
        {(control) => (
          <input
            {...control}
            className={`${Classes.INPUT} ${Classes.FILL}`}
            list={listId}
            autoComplete="off"
            maxLength={80}
            value={fields.owner}
            onChange={({ currentTarget }) => onChange({ owner: currentTarget.value })}
          />
        )}
      </Field>
      <datalist id={listId}>
        {members.map(({ id, name }) => (
          <option key={id ?? name} value={name} />
        ))}
      </datalist>
      <Field label={text.dueField} error={errors.due}>
        {(control) => <DateInput {...control} value={fields.due} onChange={(due) => onChange({ due })} />}
      </Field>
    </>
  )
}
