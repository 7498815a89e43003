/** How Ladle shows the stories; started with `npm run stories`. */
export default {
  stories: 'stories/**/*.stories.tsx',
  viteConfig: 'stories/.ladle/vite.config.ts',
  outDir: 'build/stories',
  // The theme belongs to the story, and so does its width.
  addons: { theme: { enabled: false }, rtl: { enabled: false }, width: { enabled: false } },
}
