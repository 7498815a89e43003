/** DOM helpers for a page without a framework. */

type Parts = readonly (Node | string)[]

/** Creates an element with properties and content. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: Parts
): HTMLElementTagNameMap[Name] => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...content)
  return made
}

/** A text box with `rows` lines; its label refers to `id`. */
export const textBox = (id: string, rows: number): HTMLTextAreaElement =>
  element('textarea', { id, rows, spellcheck: false, autocomplete: 'off' })

/** Replaces the content of an element. */
export const replaceContent = (place: HTMLElement, ...content: Parts): void =>
  place.replaceChildren(...content)
