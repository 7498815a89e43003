/** Adds the name of its file to each recorded answer, so that a story can show which files feed it. */
import type { Plugin } from 'vite'

const recorded = /\/fixtures\/([a-z-]+\/[\w.-]+\.json)$/

/** By then, Vite has turned the file into a module; `fixtureFile` in `fixtures/core/replay.ts` is the key. */
export const fixtureNames: Plugin = {
  name: 'fixture-names',
  enforce: 'post',
  transform: (code, id) => {
    const [, name] = recorded.exec(id) ?? []
    if (name === undefined || !/^export default /m.test(code)) return undefined
    const named = code.replace(/^export default /m, 'const fixture = ')
    const source = `{ name: ${JSON.stringify(name)}, body: fixture.body }`
    return {
      code: `${named}\nfixture[Symbol.for('fixture file')] = ${source}\nexport default fixture\n`,
      map: null,
    }
  },
}
