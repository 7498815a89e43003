/** The email field of a public form; the browser checks it with the service's own pattern. */
import { emailForm } from '#schema/core/email-form'
import { InputField } from './InputField.tsx'

type Props = { readonly defaultValue?: string | undefined; readonly error?: string | undefined }

export const EmailField = ({ defaultValue, error }: Props) => (
  <InputField
    name="email"
    label="Email"
    type="email"
    isRequired
    autoComplete="email"
    inputMode="email"
    maxLength={254}
    pattern={emailForm}
    placeholder="you@company.com.au"
    defaultValue={defaultValue}
    error={error}
  />
)
