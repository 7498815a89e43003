/** Outcome of a company sign-in, which the service writes into the address of the login page. */
import { textOf } from '../core/language.ts'
import { loginText } from '../messages/entry/login.ts'

/** Outcome code after `#oidc=`; undefined if there is none. */
export const companyOutcome = (hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get('oidc') ?? undefined

/** Reason why the sign-in failed, in words; null if it succeeded. */
export const whyNot = (outcome: string | undefined): string | null => {
  const { companyFailures } = textOf(loginText)
  return outcome === undefined || outcome === 'done'
    ? null
    : (companyFailures[outcome] ?? companyFailures.refused ?? null)
}

/** Address of the company sign-in; keeps the path to open afterwards. */
export const companyAddress = (search: string): string => {
  const next = new URLSearchParams(search).get('next')
  return `/api/login/oidc${next === null ? '' : `?next=${encodeURIComponent(next)}`}`
}
