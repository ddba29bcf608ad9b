import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { frameFiles, framesFolder, policiesOf } from '../demo-frames/frames.ts'
import type { Site } from '../../src/site/sites.ts'

async function answer(site: Site, id: string, response: ServerResponse): Promise<void> {
  const files = await frameFiles(site)
  const html = files[`${framesFolder}/${id}/index.html`]
  const policy = policiesOf(site, files)[`/${framesFolder}/${id}`]
  if (html === undefined || policy === undefined) {
    response.statusCode = 404
    response.end()
    return
  }
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-security-policy', policy)
  response.end(html)
}

/** Serves the demos' frames in development, with the policies that hosts send. */
export function demoFrames(site: Site): Plugin {
  return {
    name: 'demo-frames',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, folder, id] = (request.url ?? '').split(/[/?]/)
        if (folder !== framesFolder || id === undefined) return next()
        void answer(site, id, response)
      })
    },
  }
}
