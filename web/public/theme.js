// Runs before the first paint, so that a dark page never flashes light. Later web/kit/theme/theme.ts takes over.
;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('theme')
    // web/kit/theme/steady-logo.ts
    document.documentElement.toggleAttribute('data-still-logo', localStorage.getItem('stillLogo') !== null)
    // Signed-in users are redirected from the login page: web/main.tsx.
    document.body.hidden =
      /^\/login\/?$/.test(location.pathname) && localStorage.getItem('sessionId') !== null
  } catch {
    // Storage is blocked: use the system setting.
  }
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.body.classList.toggle('bp6-dark', isDark)
})()
