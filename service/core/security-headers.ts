/** What a browser is told to refuse on our behalf. */
import helmet from 'helmet'

/** The headers by name; they do not depend on the request, so helmet computes them once. */
export const securityHeaders = (): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value
    },
    removeHeader: () => {},
  }
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Blueprint and the panels set inline style attributes; scripts come from our own files only.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // Whether the site is behind TLS is for the one who runs the proxy to say.
    strictTransportSecurity: false,
  })({} as never, response as never, () => {})
  return headers
}
