// Before the first paint, so that no dark page flashes light. See web/kit/theme/ and web/main.tsx.
;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('theme')
    document.documentElement.toggleAttribute('data-still-logo', localStorage.getItem('stillLogo') !== null)
    document.body.hidden =
      /^\/login\/?$/.test(location.pathname) && localStorage.getItem('sessionId') !== null
  } catch {
    // Storage is blocked.
  }
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.body.classList.toggle('bp6-dark', isDark)
})()
