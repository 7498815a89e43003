/** Focuses the first invalid control of a form. Call it after setting the errors; waits for the next frame. */
export const focusFirstInvalid = (form: HTMLElement | null): void => {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
