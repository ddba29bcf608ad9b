import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { areas } from '../../src/routes/table/index.ts'
import type { Language } from '../../src/site/languages.ts'

export interface PageAssets {
  css: string[]
  scripts: string[]
  /** Files of the typeface besides Latin, which every page names. */
  fonts: string[]
}

/** The file of the typeface that a language needs besides Latin. */
const lettersOf: Partial<Record<Language, RegExp>> = { ru: /onest-cyrillic-wght-normal-.*\.woff2$/ }

const pagesFolder = join(import.meta.dirname, '..', '..', 'src', 'app', 'pages')

/** The module of each page, read from the import map: the one place that names it. */
async function pageModules(): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const area of Object.keys(areas)) {
    const text = await readFile(join(pagesFolder, `${area}.ts`), 'utf8')
    for (const [, id, path] of text.matchAll(/^\s*(\w+): \(\) => import\('@\/([^']+)'\)/gm)) if (id && path) found.set(id, `src/${path}`)
  }
  return found
}

/** What a page's document names ahead, so that nothing of it is found late: its styles and its chunk. Its words stand in it. */
export async function readAssets(dist: string): Promise<(id: string, language: Language) => PageAssets> {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const modules = await pageModules()
  const entry = new Set(
    Object.values(manifest)
      .filter((chunk) => chunk.isEntry)
      .flatMap((chunk) => collect(chunk.file, new Set())),
  )

  function collect(key: string, seen: Set<string>): string[] {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ file }) => file === key)
    if (!chunk || seen.has(chunk.file)) return []
    seen.add(chunk.file)
    return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((imported) => collect(imported, seen))]
  }

  const files = await readdir(join(dist, 'assets'))

  return (id, language) => {
    const module = modules.get(id)
    if (!module) throw new Error(`src/app/pages names no page for ${id} in the form \`${id}: () => import('@/…')\`.`)
    const own = [...new Set(collect(module, new Set()))].filter((file) => !entry.has(file))
    return {
      css: own.filter((file) => file.endsWith('.css')),
      scripts: own.filter((file) => file.endsWith('.js')),
      fonts: files.filter((file) => lettersOf[language]?.test(file)).map((file) => `assets/${file}`),
    }
  }
}
