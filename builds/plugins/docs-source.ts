import { join } from 'node:path'
import type { Plugin } from 'vite'
import { makeDocs } from '../../src/mocks/seed/docs/make.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import { root } from '../shared-config.ts'

const maker = join(root, 'src', 'mocks', 'seed', 'docs', 'make.ts')

/**
 * Gives the page the articles that src/mocks/seed/docs/make.ts makes in place of that module, which
 * reads files. They are made again when words or signature samples change. The tables and texts
 * belong to the server's configuration, so the server restarts when one changes.
 */
export function docsSource(): Plugin {
  return {
    name: 'docs-source',
    apply: 'serve',
    load: {
      filter: { id: /\/src\/mocks\/seed\/docs\/make\.ts$/ },
      handler() {
        const made = Object.fromEntries(contentLanguages.map((one) => [one, makeDocs(one)]))
        return `const made = ${JSON.stringify(made)}\nexport const makeDocs = (language) => made[language]\n`
      },
    },
    hotUpdate({ file, modules }) {
      const isRead = /\/locales\/.*\.json$|\/signature\/\w+\.sample$/.test(file)
      const makers = this.environment.moduleGraph.getModulesByFile(maker)
      return isRead && makers ? [...modules, ...makers] : undefined
    },
  }
}
