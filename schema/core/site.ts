/** What visitors of the public site leave belongs to the installation, not to one of its businesses. */

/** The workspace of the installation itself; nobody signs in to it. */
export const siteWorkspace = 'site'
