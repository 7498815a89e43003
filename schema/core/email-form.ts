/** Form of an email address (something, one @, a host with a dot), for codecs and the `pattern` of inputs. */
export const emailForm = '[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+'

// Nobody sees these in an address, or they turn it around. Spelled out, so that the expression needs no flag.
const hidden =
  '[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]'

const length = '(?=.{3,254}$)'

/**
 * Characters that mail programs take for the end of an address, a name beside it, a list or a comment (RFC 5322, section 3.2.3):
 * `<mia@example.com>` is shown as one address and delivered to another. A host has none but letters, digits and hyphens.
 */
const addressForm = '[^\\s@()<>[\\]:;,"\\\\]+@[^\\s@!-,./:-@[-`{-~]+(\\.[^\\s@!-,./:-@[-`{-~]+)+'

/** Form of an address that callers may send, as the published schema gives it. */
export const askedEmailPattern = `^${length}(?![^]*${hidden})${addressForm}$`

const [any, asked] = [new RegExp(`^${length}${emailForm}$`), new RegExp(askedEmailPattern)]

/** True for an email address. */
export const isEmail = (text: string): boolean => any.test(text)

/** True for an email address that callers may send: it is what it looks like, to people and to mail programs. */
export const isAskedEmail = (text: string): boolean => asked.test(text)
