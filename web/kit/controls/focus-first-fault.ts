/** Brings the focus to the first control of a form that says it is wrong. */

/** Call it after the faults were set; it waits until they are on the screen. */
export const focusFirstFault = (form: HTMLElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
