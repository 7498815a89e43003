/** Placeholder for the site's origin, which is unknown at build time; the service replaces it. */
export const siteAddress = 'https://site.invalid'
