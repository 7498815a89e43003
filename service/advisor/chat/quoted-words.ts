/** What stands between quotation marks in a message: the title of something to look up, not a part of the question. */

const quotation = /[“„«"]([^“”„«»"]{2,200})[”“»"]/g

/** A message without its quotations, and the quotations. */
export const unquoted = (message: string): { readonly rest: string; readonly titles: readonly string[] } => {
  const titles = [...message.matchAll(quotation)].flatMap(([, title]) => title?.trim() || [])
  return { rest: titles.length === 0 ? message : message.replace(quotation, ' '), titles }
}
