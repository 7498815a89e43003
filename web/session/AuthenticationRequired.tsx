/** Stands in place of a profile page whose session has ended. */
import { Link } from 'react-router-dom'
import { Wordmark } from '../kit/Wordmark.tsx'
import classes from './AuthenticationRequired.module.css'

type Props = {
  /** Where to sign in and come back from. */
  readonly loginPath: string
}

export const AuthenticationRequired = ({ loginPath }: Props) => (
  <main className={classes.page}>
    <title>Authentication Required | Jarvin</title>
    <Wordmark />
    <h1>Authentication Required</h1>
    <p>Please log in to access your profile.</p>
    <Link to={loginPath}>Sign in</Link>
  </main>
)
