import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import type { PageRow } from '../../src/routes/types.ts'
import type { Language } from '../../src/site/languages.ts'

export interface PageAssets {
  /** The names of the style sheets, in one order for all pages. */
  css: string[]
  scripts: string[]
  /** Font files besides the Latin one, which every page preloads. */
  fonts: string[]
}

/**
 * Below dist/<site>: the chunks of src/start.ts and of each page's file. The manifest has no name for
 * a chunk of several files.
 */
export const pageList = '.vite/pages.json'

/** Writes that list, for readAssets(). */
export const pageChunks = (root: string): Plugin => ({
  name: 'page-chunks',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunkOf: Record<string, string> = {}
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        for (const id of chunk.moduleIds)
          if (id.endsWith('Page.tsx') || id.endsWith('/src/start.ts'))
            chunkOf[relative(root, id)] = chunk.fileName
    this.emitFile({ type: 'asset', fileName: pageList, source: JSON.stringify(chunkOf) })
  },
})

/** The font file that a language needs besides Latin. */
const scriptFonts: Partial<Record<Language, RegExp>> = {
  ru: /onest-cyrillic-wght-normal-.*\.woff2$/,
}

interface Assets {
  /** What src/start.ts needs, which every page loads. */
  start: Pick<PageAssets, 'css' | 'scripts'>
  /** The scripts of each page besides these, for src/app/page-scripts.ts. */
  list: { file: string; text: string }
  /** The text of each style sheet. */
  sheets: ReadonlyMap<string, string>
  ofPage: (row: PageRow, language: Language) => PageAssets
}

/** Each file once, and the pages with the places of theirs. */
function listOf(pages: [page: string, scripts: string[]][]): Assets['list'] {
  const files = [...new Set(pages.flatMap(([, scripts]) => scripts))]
  const text = JSON.stringify({
    files: files.map((file) => `/${file}`),
    pages: Object.fromEntries(
      pages.map(([page, scripts]) => [page, scripts.map((file) => files.indexOf(file))]),
    ),
  })
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { file: `assets/page-scripts-${hash}.json`, text }
}

/**
 * The styles and chunks that a page's document names. The page's words are inlined.
 * @param lists the folder of Vite's list of chunks and of pageList
 */
export async function readAssets(dist: string, lists = join(dist, '.vite')): Promise<Assets> {
  const manifest: Manifest = JSON.parse(await readFile(join(lists, 'manifest.json'), 'utf8'))
  const chunkOf: Record<string, string> = JSON.parse(
    await readFile(join(lists, 'pages.json'), 'utf8'),
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
  /** The files of some chunks and of their imports, without the entry's, which index.html names. */
  function filesOf(...keys: string[]): Pick<PageAssets, 'css' | 'scripts'> {
    const seen = new Set(entry)
    const files = [...new Set(keys.flatMap((key) => collect(key, seen)))].filter(
      (file) => !entry.includes(file),
    )
    return {
      css: files.filter((file) => file.endsWith('.css')).toSorted(),
      scripts: files.filter((file) => file.endsWith('.js')),
    }
  }

  const start = chunkOf['src/start.ts'] ?? ''
  const entry = collect('index.html', new Set())
  const files = await readdir(join(dist, 'assets'))
  const first = filesOf(start)
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => `assets/${file}`)
  return {
    start: first,
    sheets: new Map(
      await Promise.all(
        sheets.map(async (file): Promise<[string, string]> => [
          file,
          await readFile(join(dist, file), 'utf8'),
        ]),
      ),
    ),
    list: listOf(
      Object.entries(chunkOf).flatMap(([path, chunk]) => {
        const page = /^src\/areas\/(.*)\.tsx$/.exec(path)?.[1]
        const later = filesOf(chunk).scripts.filter((file) => !first.scripts.includes(file))
        return page === undefined ? [] : [[page, later]]
      }),
    ),
    ofPage: ({ page }, language) => ({
      ...filesOf(start, chunkOf[`src/areas/${page}.tsx`] ?? ''),
      fonts: files
        .filter((file) => scriptFonts[language]?.test(file))
        .map((file) => `assets/${file}`),
    }),
  }
}
