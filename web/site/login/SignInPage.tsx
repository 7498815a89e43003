/** The login as a public page; the application loads when somebody signs in. */
import { useContext } from 'react'
import { LoginPage } from '../../session/LoginPage.tsx'
import { SiteContext } from '../frame/site-context.ts'

export const SignInPage = () => {
  const { signIn, enter, fetch } = useContext(SiteContext)
  return <LoginPage onSignIn={signIn} send={fetch} onEnter={enter} />
}
