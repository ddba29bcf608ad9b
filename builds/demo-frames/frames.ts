import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { entriesOf } from '../../src/lib/object.ts'
import type { Site } from '../../src/site/sites.ts'
import { vendorIds } from '../../src/site/vendor-ids.ts'
import { inlineOf } from '../hosting/policy.ts'
import { root, sharedConfig } from '../shared-config.ts'
import { frameVendors } from './vendors.ts'

/** The folder of the frames, in a build and in their addresses. */
export const framesFolder = 'demo-frame'

/** Returns the script of all frames as one inline text. */
async function frameScript(site: Site): Promise<string> {
  const built = await build({
    ...sharedConfig(site),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: ['chrome123', 'firefox128', 'safari17.5'],
      lib: {
        entry: join(root, 'src', 'areas', 'demo', 'frame', 'frame.ts'),
        formats: ['iife'],
        name: 'frame',
      },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const code = first && 'output' in first ? first.output[0].code : ''
  if (!code || code.includes('</script')) throw new Error('The script of the frames is unusable.')
  return code.trim()
}

/**
 * The documents of a site's frames by their file. Each names the vendor whose script it may load.
 */
export async function frameFiles(site: Site): Promise<Record<string, string>> {
  const code = await frameScript(site)
  return Object.fromEntries(
    entriesOf(frameVendors(site.id)).map(([id, vendor]) => [
      `${framesFolder}/${id}/index.html`,
      `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>${vendor?.name ?? id}</title>
    <style>body{margin:0}</style>
  </head>
  <body data-base="${vendor?.base ?? ''}">
    <script>${code}</script>
  </body>
</html>
`,
    ]),
  )
}

/**
 * The policy of a frame: our script by its hash and the vendor's hosts. `sandbox` also applies when
 * the address is opened directly.
 */
function framePolicy(html: string, sources: readonly string[]): string {
  const { scripts, styles } = inlineOf(html, framesFolder)
  const hosts = sources.join(' ')
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')} ${hosts}`,
    `style-src ${styles.join(' ')} ${hosts}`,
    ...['frame-src', 'img-src', 'connect-src'].map((directive) => `${directive} ${hosts}`),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-popups',
  ].join('; ')
}

export type FramePolicies = Readonly<Record<string, string>>

/** The policies of the frames by their address. */
export const policiesOf = (site: Site, files: Readonly<Record<string, string>>): FramePolicies =>
  Object.fromEntries(
    vendorIds.flatMap((id) => {
      const html = files[`${framesFolder}/${id}/index.html`]
      const vendor = frameVendors(site.id)[id]
      return html !== undefined && vendor
        ? [[`/${framesFolder}/${id}`, framePolicy(html, vendor.sources)]]
        : []
    }),
  )

/** Reads the policies of a built site. */
export async function framePolicies(dist: string, site: Site): Promise<FramePolicies> {
  const folder = join(dist, framesFolder)
  const names = await readdir(folder).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => [
      `${framesFolder}/${name}/index.html`,
      await readFile(join(folder, name, 'index.html'), 'utf8'),
    ]),
  )
  return policiesOf(site, Object.fromEntries(files))
}
