import type { Plugin } from 'vite'
import { personaNames } from '../../src/mocks/personas.ts'
import type { Site } from '../../src/site/sites.ts'

/** Prints the site's address and how to sign in as a persona, once the server listens. */
export function devBanner(site: Site): Plugin {
  return {
    name: 'dev-banner',
    configureServer(server) {
      const print = server.printUrls.bind(server)
      server.printUrls = () => {
        print()
        const { info } = server.config.logger
        if (process.env['API']) {
          info(`  Site ${site.id} with the backend at ${process.env['API']}`)
          return
        }
        const url = server.resolvedUrls?.local[0] ?? ''
        info(`  Site ${site.id} with mocks, signed out. Become somebody: ${url}?persona=customer`)
        info(
          `  Personas: ${personaNames.join(', ')}; or use the panel in the page's corner. Every primitive and route: ${url}__dev`,
        )
      }
    },
  }
}
