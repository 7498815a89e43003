/** Security headers. */
import helmet from 'helmet'

/** Features that no page of ours uses. Only those known to all browsers, since others cause console warnings. */
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

/** Headers by name, computed once because they do not depend on the request. Includes HSTS if `publicUrl` is https. */
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
        // Blueprint and the panels set inline style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    // With no-referrer, older browsers would send `Origin: null` with our own forms (see `same-origin.ts`).
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: publicUrl?.startsWith('https:')
      ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false }
      : false,
  })({} as never, response as never, () => {})
  headers['permissions-policy'] = [...permissions, 'clipboard-write=(self)'].join(', ')
  return headers
}
