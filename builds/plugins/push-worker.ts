import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The worker's file, by its path below the site and in this repository. */
export const pushWorkerFile = 'push-worker.js'
const source = join(import.meta.dirname, '..', 'push-worker', pushWorkerFile)

/**
 * Gives a site the worker that shows pushed messages. Its name has no hash, because a browser asks
 * for the address that it registered.
 */
export function pushWorker(): Plugin {
  return {
    name: 'push-worker',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${pushWorkerFile}`) return next()
        response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(source))
      })
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: pushWorkerFile,
        source: readFileSync(source, 'utf8'),
      })
    },
  }
}
