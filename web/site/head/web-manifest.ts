/** Web app manifest: lets a phone install Jarvin. */

/** The manifest; the service's build adds colours and icons. */
export const webManifest = (colours: { readonly paper: string }) => ({
  name: 'Jarvin',
  short_name: 'Jarvin',
  description: 'The decision partner that shows its working.',
  lang: 'en-AU',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: colours.paper,
  theme_color: colours.paper,
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
