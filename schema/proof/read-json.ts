/** JSON in bundles: RFC 8259, with a limit on nesting, so that every verifier reads the same texts. */

/** Maximum depth of objects and arrays in a bundle. */
export const maxNesting = 200

const count = (text: string, bracket: string): number => {
  let found = 0
  for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) found += 1
  return found
}

const isTooDeep = (text: string): boolean => {
  // Enough for nearly every text, and much faster than reading it.
  if (count(text, '{') + count(text, '[') <= maxNesting) return false
  let depth = 0
  let isString = false
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (isString && char === '\\') at += 1
    else if (char === '"') isString = !isString
    else if (isString) continue
    else if (char === '{' || char === '[') depth += 1
    else if (char === '}' || char === ']') depth -= 1
    if (depth > maxNesting) return true
  }
  return false
}

/** Parses a text; throws a SyntaxError if it is not JSON, or nests too deeply. */
export const readJson = (text: string): unknown => {
  if (isTooDeep(text)) throw new SyntaxError('The text nests too deeply.')
  return JSON.parse(text)
}
