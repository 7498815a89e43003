/** Elements of a page that has no framework: made, filled, and replaced. */

type Parts = readonly (Node | string)[]

/** An element with properties and content. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: Parts
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...content)
  return made
}

/** A box for a text of so many lines, with the id that its label names. */
export const textBox = (id: string, rows: number): HTMLTextAreaElement =>
  element('textarea', { id, rows, spellcheck: false, autocomplete: 'off' })

/** Puts this in the place of what was there. */
export const tell = (place: HTMLElement, ...content: Parts): void => place.replaceChildren(...content)
