/**
 * Removes everything from a model's text that a Markdown renderer (CommonMark and GFM) could turn into a tag,
 * image, link or hidden text, so that no text can fetch, send or run anything. Works on text without parsing:
 * emphasis, lists, tables and code are unchanged (decision 176).
 */

// Format and control characters hide or reverse words; private and unassigned ones mean nothing to readers.
const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]|(?=[\u{E0100}-\u{E01EF}])\p{Mn}/gu

const gone = '(link removed)'
const addresses = [
  // With a scheme, or only two slashes.
  /(?:[a-z][a-z0-9+.-]{0,30})?:\/\/\S*/gi,
  /\b(?:javascript|vbscript|data|file|mailto|tel|sms|blob|ftp|xmpp|about|view-source):(?=\S)\S*/gi,
  /(?<![\p{L}\p{N}:/])\/\/[\w-]+\.\S*/gu,
  /(?<![\p{L}\p{N}])www\.\S*/giu,
  // Mail addresses, and hosts followed by something.
  /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,8}/g,
  /(?<![\w.-])(?:[\w-]{1,64}\.){1,8}[a-z]{2,24}[/?#:](?=\S)\S*/gi,
]

const link = /!?\[([^\][]*)\]\((?:[^()]|\([^()]*\))*\)/g

/** Leaves harmless text unchanged. Also works sentence by sentence. */
export const removeHazards = (text: string): string => {
  const readable = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(hidden, '')
    // Escapes and entities must not recreate what is removed below.
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,31});/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    // A link may contain an image.
    .replace(link, '$1')
    .replace(link, '$1')
  return (
    addresses
      .reduce((rest, address) => rest.replace(address, gone), readable)
      // Remains of tags, of reference links, and of incomplete ones.
      .replace(/<+(?=[a-z/!?])/gi, ' ')
      .replace(/!(?=\[)/g, '')
      .replace(/\](?=[([:])/g, '] ')
  )
}
