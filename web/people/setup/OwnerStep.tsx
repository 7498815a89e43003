/** Second step of setup: the owner. As the last step, it also explains later sign-ins. */
import { useText } from '../../core/language.ts'
import { signInWay } from '../../core/sign-in-way.ts'
import { LargeTextField } from '../../kit/controls/LargeTextField.tsx'
import { setupText } from '../../messages/entry/setup.ts'
import classes from './SetupForm.module.css'
import type { SetupErrors, SetupForm } from './setup-form.ts'

type Props = {
  readonly form: SetupForm
  readonly errors: SetupErrors
  readonly isLast: boolean
  readonly onChange: (part: Partial<SetupForm>) => void
}

export const OwnerStep = ({ form, errors, isLast, onChange }: Props) => {
  const text = useText(setupText)
  const way = signInWay()
  return (
    <>
      <LargeTextField
        label={text.yourName}
        name="name"
        autoComplete="name"
        maxLength={120}
        error={errors.person}
        value={form.person}
        onChange={(person) => onChange({ person })}
      />
      <LargeTextField
        label={text.email}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        error={errors.email}
        value={form.email}
        onChange={(email) => onChange({ email })}
      />
      {isLast && (
        <p className={classes.note}>
          {way === undefined ? text.code : way === 'mail' ? text.codeByMail : text.codeInTerminal}
        </p>
      )}
    </>
  )
}
