/** Form of an email address (something, one @, a host with a dot), for codecs and the `pattern` of inputs. */
export const emailForm = '[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+'

// Nobody sees these in an address, or they turn it around. Spelled out, so that the expression needs no flag.
const hidden =
  '[\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]'

const length = '(?=.{3,254}$)'

/** Form of an address without hidden characters, as the published schema gives it. */
export const shownEmailPattern = `^${length}(?![^]*${hidden})${emailForm}$`

const [any, shown] = [new RegExp(`^${length}${emailForm}$`), new RegExp(shownEmailPattern)]

/** True for an email address. */
export const isEmail = (text: string): boolean => any.test(text)

/** True for an email address without hidden characters. */
export const isShownEmail = (text: string): boolean => shown.test(text)
