/** Last step of setup: how the owner will sign in. */
import { useText } from '../../core/language.ts'
import { signInWay } from '../../core/sign-in-way.ts'
import { setupText } from '../../messages/entry/setup.ts'
import classes from './SetupForm.module.css'

/** `code`: six digits, by email or in the terminal. */
export type OwnerSignIn = 'passkey' | 'code'

type Props = {
  readonly email: string
  readonly chosen: OwnerSignIn
  readonly onChoose: (way: OwnerSignIn) => void
}

export const SignInStep = ({ email, chosen, onChoose }: Props) => {
  const text = useText(setupText)
  const isMailed = signInWay() === 'mail'
  const ways = [
    { way: 'passkey', name: text.withPasskey, help: text.withPasskeyText },
    {
      way: 'code',
      name: isMailed ? text.withMail : text.withTerminal,
      help: isMailed ? text.withMailText(email) : text.withTerminalText,
    },
  ] as const
  return (
    <fieldset className={classes.ways}>
      <legend>{text.signInWays}</legend>
      {ways.map(({ way, name, help }) => (
        <label key={way} className={classes.way}>
          <input
            type="radio"
            name="way"
            value={way}
            checked={way === chosen}
            onChange={() => onChoose(way)}
          />
          <span>
            <strong>{name}</strong>
            <span>{help}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
