import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import type { PageRow } from '../../src/routes/types.ts'
import type { Language } from '../../src/site/languages.ts'

export interface PageAssets {
  css: string[]
  scripts: string[]
  /** Font files besides the Latin one, which every page preloads. */
  fonts: string[]
}

/** Below dist/<site>: the chunk of each page's file. The manifest names only chunks of one page. */
export const pageList = '.vite/pages.json'

/** Writes which chunk holds each page, for readAssets(). */
export const pageChunks = (root: string): Plugin => ({
  name: 'page-chunks',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunkOf: Record<string, string> = {}
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const id of chunk.moduleIds)
          if (id.endsWith('Page.tsx')) chunkOf[relative(root, id)] = chunk.fileName
    this.emitFile({ type: 'asset', fileName: pageList, source: JSON.stringify(chunkOf) })
  },
})

/** The font file that a language needs besides Latin. */
const scriptFonts: Partial<Record<Language, RegExp>> = {
  ru: /onest-cyrillic-wght-normal-.*\.woff2$/,
}

/**
 * The styles and chunks that a page's document preloads. The page's words are inlined.
 */
export async function readAssets(
  dist: string,
): Promise<(row: PageRow, language: Language) => PageAssets> {
  const manifest: Manifest = JSON.parse(
    await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'),
  )
  const chunkOf: Record<string, string> = JSON.parse(await readFile(join(dist, pageList), 'utf8'))
  const entry = new Set(
    Object.values(manifest)
      .filter((chunk) => chunk.isEntry)
      .flatMap((chunk) => collect(chunk.file, new Set())),
  )

  function collect(key: string, seen: Set<string>): string[] {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ file }) => file === key)
    if (!chunk || seen.has(chunk.file)) return []
    seen.add(chunk.file)
    return [
      chunk.file,
      ...(chunk.css ?? []),
      ...(chunk.imports ?? []).flatMap((imported) => collect(imported, seen)),
    ]
  }

  // The entry's imports, which a browser would find only after the entry has loaded.
  const first = [...entry].filter(
    (file) =>
      file.endsWith('.js') &&
      !Object.values(manifest).some((chunk) => chunk.isEntry && chunk.file === file),
  )
  const files = await readdir(join(dist, 'assets'))

  return ({ page }, language) => {
    const own = [...new Set(collect(chunkOf[`src/areas/${page}.tsx`] ?? '', new Set()))].filter(
      (file) => !entry.has(file),
    )
    return {
      css: own.filter((file) => file.endsWith('.css')),
      scripts: [...first, ...own.filter((file) => file.endsWith('.js'))],
      fonts: files
        .filter((file) => scriptFonts[language]?.test(file))
        .map((file) => `assets/${file}`),
    }
  }
}
