/**
 * Loads the code of all screens and dialogs, which the product loads when they open. A page is then complete as soon as it
 * no longer changes, and no test waits for code.
 */
// First, so that style sheets load in the order of the product.
import '../../web/shell/App.tsx'

const components = import.meta.glob('../../web/**/[A-Z]*.tsx')

await Promise.all(Object.values(components).map((load) => load()))
