// Starts the reference, in the theme that was chosen in the application. Runs before the first paint.
;(() => {
  let theme = null
  try {
    theme = localStorage.getItem('theme')
  } catch {
    // Storage may be closed to us; then the system decides.
  }
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const isDark = theme === 'dark' || (theme !== 'light' && system.matches)
    document.documentElement.classList.toggle('dark-mode', isDark)
  }
  system.addEventListener('change', show)
  show()

  addEventListener('DOMContentLoaded', () => {
    window.SwaggerUIBundle({
      url: '/api/openapi.json',
      dom_id: '#reference',
      deepLinking: true,
      // More than some 130 calls at once are not drawn; a list of subjects is found through faster, too.
      docExpansion: 'none',
      displayRequestDuration: true,
      // The shapes stand with each call; a second list of one shape says nothing new.
      defaultModelsExpandDepth: -1,
      // A validator would send the document to somebody else.
      validatorUrl: null,
    })
  })
})()
