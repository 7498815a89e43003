/** Passes texts on to people. On a machine without mail it prints them where the service was started. */

/** A text for a person; `subject` is all that fits on a line. */
export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** `terminal`: nothing can be sent, so the operator passes on what is printed. */
export type Mailer = {
  readonly kind: 'mail' | 'terminal'
  readonly send: (mail: Mail) => Promise<void>
}

/** Prints every mail instead of sending it. */
export const terminalMailer = (print: (line: string) => void): Mailer => ({
  kind: 'terminal',
  send: async ({ to, subject }) => print(`For ${to}: ${subject}`),
})
