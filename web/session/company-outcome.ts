/** Outcome of a company sign-in, which the service writes into the address of the login page. */

const sentences: Readonly<Record<string, string>> = {
  expired: 'That sign-in was not finished in this browser within 10 minutes. Please try again.',
  insecure: 'Signing in works over https, or on the machine that runs Jarvin. Nothing was recorded.',
  unavailable: 'Your company’s sign-in is not responding. Try again in a minute, or use your email.',
  declined:
    'Your company’s sign-in did not let you in. You may have gone back, or your account may not be allowed to use Jarvin.',
  refused:
    'Your company’s sign-in sent an answer that Jarvin cannot trust. Try again. If it happens again, tell the person who runs Jarvin.',
  unverified:
    'Your company’s sign-in has not verified your email address, so Jarvin cannot tell who you are. Use your email instead.',
  unknown:
    'Nobody here has the email address of that account. If you were invited, open the link in your invitation first.',
  other:
    'This person signs in here with a different company account. Use your email, then unlink the old account in My Profile.',
}

/** Outcome code after `#oidc=`; undefined if there is none. */
export const companyOutcome = (hash: string): string | undefined =>
  new URLSearchParams(hash.slice(1)).get('oidc') ?? undefined

/** Reason why the sign-in failed, in words; null if it succeeded. */
export const whyNot = (outcome: string | undefined): string | null =>
  outcome === undefined || outcome === 'done' ? null : (sentences[outcome] ?? sentences.refused ?? null)

/** Address of the company sign-in; keeps the path to open afterwards. */
export const companyAddress = (search: string): string => {
  const next = new URLSearchParams(search).get('next')
  return `/api/login/oidc${next === null ? '' : `?next=${encodeURIComponent(next)}`}`
}
