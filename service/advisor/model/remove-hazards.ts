/**
 * Removes from a model's text whatever a Markdown renderer (CommonMark and GFM) could turn into a tag, an image, a link or
 * a hidden word, so that no text can fetch, send or run anything where it is shown. Works on text and parses nothing:
 * emphasis, lists, tables and code stay as they were written (decision 176).
 */

// Format and control characters hide words or turn them round; private and unassigned ones mean nothing to a reader.
const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]|(?=[\u{E0100}-\u{E01EF}])\p{Mn}/gu

const gone = '(link removed)'
const addresses = [
  // With a scheme, or with two slashes alone.
  /(?:[a-z][a-z0-9+.-]{0,30})?:\/\/\S*/gi,
  /\b(?:javascript|vbscript|data|file|mailto|tel|sms|blob|ftp|xmpp|about|view-source):(?=\S)\S*/gi,
  /(?<![\p{L}\p{N}:/])\/\/[\w-]+\.\S*/gu,
  /(?<![\p{L}\p{N}])www\.\S*/giu,
  // Mail addresses, and hosts that something follows.
  /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}/g,
  /(?<![\w.-])(?:[\w-]{1,64}\.){1,8}[a-z]{2,24}[/?#:](?=\S)\S*/gi,
]

const link = /!?\[([^\][]*)\]\((?:[^()]|\([^()]*\))*\)/g

/** Leaves harmless text unchanged. Also works on a text sentence by sentence. */
export const removeHazards = (text: string): string => {
  const readable = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(hidden, '')
    // Neither an escape nor an entity may put together what is taken apart below.
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,31});/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    // An image may stand in a link.
    .replace(link, '$1')
    .replace(link, '$1')
  return (
    addresses
      .reduce((rest, address) => rest.replace(address, gone), readable)
      // What is left of tags, of links by reference, and of those of which only a part is at hand.
      .replace(/<+(?=[a-z/!?])/gi, ' ')
      .replace(/!(?=\[)/g, '')
      .replace(/\](?=[([:])/g, '] ')
  )
}
