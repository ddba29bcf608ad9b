import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressFolder } from '../hosting/compress.ts'
import { jobs, loadEntry, writePages } from '../plugins/prerender.ts'
import { parseSite } from '../../src/site/env.ts'
import { loadEnv } from 'vite'

const root = join(import.meta.dirname, '..', '..')

export interface Making {
  pages: number
  /** Seconds for rendering, writing and compressing. */
  seconds: number
  /** The seconds for rendering and writing only. */
  rendering: number
}

/**
 * Measures how long the pages of the built com site take to make `times` over, like a build with
 * that many pages.
 */
export async function timePages(times: number): Promise<Making> {
  const site = parseSite(
    loadEnv('production', join(root, 'builds', 'com'), 'VITE_'),
    'builds/com/.env',
  )
  const entry = await loadEntry(join(root, '.cache', 'server', 'com'))
  const template = await readFile(join(root, 'dist', 'com', '200.html'), 'utf8')
  const out = await mkdtemp(join(tmpdir(), 'glyphwork-bench-'))
  try {
    const once = jobs(site)
    const list = Array.from({ length: times }, (_, copy) =>
      once.map((job) => ({ ...job, file: join(String(copy), job.file) })),
    ).flat()
    const start = performance.now()
    await writePages(list, {
      entry,
      template,
      assets: {
        start: { css: [], scripts: [] },
        list: { file: '', text: '' },
        sheets: new Map(),
        ofPage: () => ({ css: [], scripts: [], fonts: [] }),
      },
      out,
      site,
    })
    const rendered = performance.now()
    await compressFolder(out)
    return {
      pages: list.length,
      seconds: (performance.now() - start) / 1000,
      rendering: (rendered - start) / 1000,
    }
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}
