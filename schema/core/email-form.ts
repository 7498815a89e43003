/** Form of an email address (something, one @, a host with a dot), for codecs and the `pattern` of inputs. */
export const emailForm = '[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+'
