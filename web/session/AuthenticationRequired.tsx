/** Replaces a profile page when its session has ended. */
import { Link } from 'react-router-dom'
import { useText } from '../core/language.ts'
import { Wordmark } from '../kit/Wordmark.tsx'
import { shellText } from '../messages/en/shell.ts'
import classes from './AuthenticationRequired.module.css'

type Props = {
  /** Login address that returns to this page. */
  readonly loginPath: string
}

export const AuthenticationRequired = ({ loginPath }: Props) => {
  const text = useText(shellText)
  return (
    <main className={classes.page}>
      <title>{`${text.authenticationRequired} | Jarvin`}</title>
      <Wordmark />
      <h1>{text.authenticationRequired}</h1>
      <p>{text.logInForProfile}</p>
      <Link to={loginPath}>{text.signIn}</Link>
    </main>
  )
}
