/** Error messages beside the fields of public forms, the same from the page and from the service. */

/** Sentences by field name. */
export type FormErrors = { readonly [field: string]: string }

/** Forms that work without scripts. */
export type SiteForm = 'early-access' | 'contact'

/** A post without scripts that was not recorded: the page shows the input again with its faults. */
export type RefusedForm = {
  readonly form: SiteForm
  /** True if nothing was refused: the form opens with what was typed elsewhere. */
  readonly isStart?: true
  /** Input by field name; several values for multiple choice. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** Empty if the form failed as a whole. */
  readonly errors: FormErrors
}

/** Shown beside an empty required field. */
export const missingMessage = 'Fill this in'

/** Shown beside an invalid email address. */
export const invalidEmailMessage = 'Enter a full email address, such as you@company.com.au'

const sentenceOf = (field: string, message: string, isBlank: boolean): string => {
  if (isBlank || message === 'is required') return missingMessage
  return field === 'email' ? invalidEmailMessage : `This ${message}`
}

/** Faults from a refusal's errors; an error in a list entry belongs to the list. `isBlank` returns true for an empty field. */
export const formErrorsOf = (
  errors: readonly { readonly field: string; readonly message: string }[],
  isBlank: (field: string) => boolean,
): FormErrors =>
  Object.fromEntries(
    errors.map(({ field: path, message }) => {
      const field = path.replace(/\.\d+$/, '')
      return [field, sentenceOf(field, message, isBlank(field))]
    }),
  )
