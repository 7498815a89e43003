/** The first `longest` characters (UTF-16 units) of a text, without half a surrogate pair at the end. */
export const cutText = (text: string, longest: number): string =>
  text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
