/** What is wrong with a field of a public form, as a sentence beside it: the same from the page and from the service. */

/** By field name, as sentences. */
export type FormFaults = { readonly [field: string]: string }

/** The forms that can be posted without scripts. */
export type SiteForm = 'early-access' | 'contact'

/** A form that was posted without scripts and not taken: what was typed, and what is wrong with it; the page shows both. */
export type RefusedForm = {
  readonly form: SiteForm
  /** By field name; a list where several can be chosen. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** None where the form failed as a whole. */
  readonly faults: FormFaults
}

/** Nothing was typed where something has to stand. */
export const isMissing = 'Fill this in'

/** Something was typed that no mail could be sent to. */
export const isNoEmail = 'Enter a full email address, such as you@company.com.au'

const sentenceOf = (field: string, message: string, isBlank: boolean): string => {
  if (isBlank || message === 'is required') return isMissing
  return field === 'email' ? isNoEmail : `This ${message}`
}

/** The faults that a refusal names; `isBlank` tells of a field whether nothing was typed. Of a list, any entry's fault is its own. */
export const faultsOf = (
  errors: readonly { readonly field: string; readonly message: string }[],
  isBlank: (field: string) => boolean,
): FormFaults =>
  Object.fromEntries(
    errors.map(({ field: path, message }) => {
      const field = path.replace(/\.\d+$/, '')
      return [field, sentenceOf(field, message, isBlank(field))]
    }),
  )
