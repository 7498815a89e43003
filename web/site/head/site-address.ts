/** Stands for the address that the site is reached at, which no build can know; the service puts the real one in. */
export const siteAddress = 'https://site.invalid'
