/** What a browser is told to refuse on our behalf. */
import helmet from 'helmet'

/** No page of ours uses these. Browsers that do not know a feature complain on the console, so all of them know these. */
const permissions = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'gamepad'],
  ...[
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
  ],
  ...['payment', 'picture-in-picture', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
].map((feature) => `${feature}=()`)

/**
 * The headers by name; they do not depend on the request, so helmet computes them once. Browsers are told to insist on
 * https where `publicUrl`, the address of the site, begins with it.
 */
export const securityHeaders = (publicUrl?: string): Readonly<Record<string, string>> => {
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
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: publicUrl?.startsWith('https:')
      ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false }
      : false,
  })({} as never, response as never, () => {})
  headers['permissions-policy'] = [...permissions, 'clipboard-write=(self)'].join(', ')
  return headers
}
