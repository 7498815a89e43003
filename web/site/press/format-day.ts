const format = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-09-15` becomes `15 September 2026`. */
export const formatDay = (day: string): string => format.format(new Date(`${day}T00:00:00Z`))
