/** Signing in with a company account on the login page. */
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  CompanyAccount,
  CompanyAccountUnknown,
  CompanyOpening,
} from '../../stories/session/other-ways.stories.tsx'

describe('a company account', () => {
  const link = () => page.getByRole('link', { name: 'Sign in with your company account' })

  it('is offered where the company’s sign-in is configured', async () => {
    await render(<CompanyAccount />)
    await expect.element(link()).toHaveAttribute('href', '/api/login/oidc')
  })

  it('says why nobody was signed in, and keeps the way for another try', async () => {
    await render(<CompanyAccountUnknown />)
    await expect.element(page.getByRole('alert')).toHaveTextContent('Nobody here has the email address')
    await expect.element(link()).toHaveAttribute('href', '/api/login/oidc?next=%2Fpeople')
  })

  it('opens the session once the company has said who it is', async () => {
    await render(<CompanyOpening />)
    await expect
      .element(page.getByRole('link', { name: 'Signing in…' }))
      .toHaveAttribute('aria-disabled', 'true')
  })
})
