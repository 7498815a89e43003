/** A labelled credential, masked unless the user chooses to see it. */
import { Button, InputGroup } from '@blueprintjs/core'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { useText } from '../core/language.ts'
import { Field } from '../kit/controls/Field.tsx'
import { connectionText } from '../messages/en/connection.ts'

type Props = {
  readonly label: string
  readonly maxLength: number
  readonly isRequired?: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

export const SecretField = ({ label, maxLength, isRequired = true, value, onChange }: Props) => {
  const text = useText(connectionText)
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} isRequired={isRequired}>
      {(control) => (
        <InputGroup
          {...control}
          type={isShown ? 'text' : 'password'}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          value={value}
          onValueChange={onChange}
          rightElement={
            <Button
              variant="minimal"
              size="small"
              icon={isShown ? <EyeOff size={16} /> : <Eye size={16} />}
              aria-label={isShown ? text.hideValue : text.showValue}
              aria-describedby={`${control.id}-label`}
              onClick={() => setShown(!isShown)}
            />
          }
        />
      )}
    </Field>
  )
}
