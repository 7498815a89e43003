/** The form of an address that a mail could be sent to, for codecs and for the `pattern` of an input alike. */

/** Something, one @, a host with a dot. */
export const emailForm = '[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+'
