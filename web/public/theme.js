// Before the first paint, so that a dark page never flashes light; then web/kit/theme/theme.ts.
;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('theme')
    // web/kit/theme/still-logo.ts
    document.documentElement.toggleAttribute('data-still-logo', localStorage.getItem('stillLogo') !== null)
    // Whoever is signed in is led on from the login: web/main.tsx.
    document.body.hidden =
      /^\/login\/?$/.test(location.pathname) && localStorage.getItem('sessionId') !== null
  } catch {
    // Storage is closed: the system decides.
  }
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.body.classList.toggle('bp6-dark', isDark)
})()
