/**
 * How sign-in codes reach people, as the served document says it: by mail, printed where the service was started, or not
 * at all, because nobody has an account yet. The development server does not say it.
 */
export type SignInWay = 'mail' | 'terminal' | 'demo'

export const signInWay = (): SignInWay | undefined => {
  const { signIn } = document.body.dataset
  return signIn === 'mail' || signIn === 'terminal' || signIn === 'demo' ? signIn : undefined
}

/** Call when somebody gets an account: the document was served before that. */
export const noteAccount = (): void => {
  if (signInWay() === 'demo') document.body.dataset.signIn = 'terminal'
}
