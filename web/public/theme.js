// Runs before the first paint, so that a dark page never flashes light; web/kit/theme.ts takes over.
;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('theme')
    // Whoever is signed in is led on from the login (web/main.tsx), and does not see it flash by.
    document.body.hidden =
      /^\/login\/?$/.test(location.pathname) && localStorage.getItem('sessionId') !== null
  } catch {
    // Storage may be closed to us; then the system decides.
  }
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.body.classList.toggle('bp6-dark', isDark)
})()
