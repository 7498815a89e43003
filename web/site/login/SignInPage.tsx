/** The login as a page of its own; the application is fetched by whoever signs in. */
import { useContext } from 'react'
import { LoginPage } from '../../session/LoginPage.tsx'
import { SiteContext } from '../frame/site-context.ts'

export const SignInPage = () => <LoginPage onSignIn={useContext(SiteContext).signIn} />
