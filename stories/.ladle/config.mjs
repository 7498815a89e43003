/** How Ladle shows the stories; started with `npm run stories`. */

/**
 * The order of the tree: screens in the product's order, their states in the order of the list, then all others by name.
 * Ladle runs this function in the browser from its source text, so it uses nothing from outside.
 */
const storyOrder = (stories) => {
  const screens = [
    'start-here',
    'signed-in--frame',
    'signed-in--overview',
    'signed-in--finance',
    'signed-in--strategic',
    'signed-in--sales-and-marketing',
    'signed-in--risk',
    'signed-in--agent',
    'signed-in--briefs',
    'signed-in--advisories',
    'signed-in--decisions',
    'signed-in--digest',
    'signed-in--alerts',
    'signed-in--search',
    'signed-in--saved-views',
    'signed-in--executive-styles',
    'signed-in--integrations',
    'signed-in--imports',
    'signed-in--decision-log',
    'signed-in--business-profile',
    'signed-in--my-profile',
    'signed-in--shared-links',
    'signed-in--people',
    'signed-in--my-account',
    'signed-in--inbox',
    'signed-in--focus',
    'signed-in--chat',
    'signed-in--commands',
    'signed-in--tour',
    'signed-in--time-travel',
    'signed-in--not-found',
    'signed-in--screen-load-error',
    'public-site--home',
    'public-site--about',
    'public-site--use-cases',
    'public-site--executive-insights',
    'public-site--help-center',
    'public-site--careers',
    'public-site--press',
    'public-site--legal',
    'public-site--contact',
    'public-site--early-access',
    'public-site--login',
    'public-site--other-ways-to-sign-in',
    'public-site--setup',
    'public-site--join',
    'public-site--shared-link',
    'kit--buttons-and-fields',
    'kit--feedback',
    'kit--figures-and-charts',
    'kit--dialog-load-error',
  ]
  const states = [
    'filled',
    'open',
    'empty',
    'loading',
    'in-progress',
    'load-error',
    'failed',
    'refused',
    'signed-out',
    'long-text',
    'dark',
    '390',
  ]
  const place = (list, name) => (list.includes(name) ? list.indexOf(name) : list.length)
  const keyOf = (id) => {
    const path = id.split('--')
    const state = path.pop()
    const screen = place(screens, path.slice(0, 2).join('--'))
    return [screen, path.slice(2).join('--'), place(states, state), state]
  }
  const compare = (a, b) => {
    const index = a.findIndex((part, at) => part !== b[at])
    return index < 0 ? 0 : a[index] < b[index] ? -1 : 1
  }
  return [...stories].sort((a, b) => compare(keyOf(a), keyOf(b)))
}

export default {
  stories: 'stories/**/*.stories.tsx',
  storyOrder,
  defaultStory: 'start-here--guide',
  viteConfig: 'stories/.ladle/vite.config.ts',
  outDir: 'build/stories',
  addons: {
    // Until a reviewer chooses, a story has its own theme.
    theme: { defaultState: 'auto' },
    width: { options: { phone: 390, tablet: 768, desktop: 1440 } },
    rtl: { enabled: false },
  },
}
