import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { isRecord } from '../../src/lib/is-record.ts'
import { memberRow, namespacesOf, pagePaths } from '../../src/routes/paths.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import { fillFacts } from '../../src/task-api/facts.ts'

const folder = join(import.meta.dirname, '..', '..', 'locales')

/** Every word file as `ru/terms`, in a stable order. */
function files(): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({
      name: relative(folder, path)
        .replaceAll('\\', '/')
        .replace(/\.json$/, ''),
      text: JSON.stringify(JSON.parse(fillFacts(readFileSync(path, 'utf8')))),
    }))
}

let found: string | undefined
/**
 * The folder of the words below dist, named by a hash of their content: `assets/words/1a2b3c4d/`.
 */
export function wordsFolder(): string {
  if (found === undefined) {
    const hash = createHash('sha256')
    for (const { name, text } of files()) hash.update(name).update(text)
    found = `assets/words/${hash.digest('hex').slice(0, 8)}/`
  }
  return found
}

/**
 * Puts the product's facts into the words, wherever they are imported. `common.json?only=nav` is the
 * part of a file below one key.
 */
export function facts(): Plugin {
  return {
    name: 'facts',
    enforce: 'pre',
    // The name of the part has no ".json", by which Vite would read it as one.
    resolveId: {
      filter: { id: /\.json\?only=\w+$/ },
      handler: (source, importer = '') =>
        join(dirname(importer), source.replace(/\.json\?only=(\w+)$/, '.$1.words')),
    },
    load: {
      filter: { id: /\.\w+\.words$/ },
      handler(id) {
        const [, file = '', key = ''] = /^(.*)\.(\w+)\.words$/.exec(id) ?? []
        // Where a transformed module comes from the cache, the address begins at the project.
        const path = existsSync(`${file}.json`)
          ? `${file}.json`
          : join(folder, '..', `${file}.json`)
        this.addWatchFile(path)
        const words: unknown = JSON.parse(fillFacts(readFileSync(path, 'utf8')))
        const part = JSON.stringify(isRecord(words) ? words[key] : null)
        return { code: `export default ${part}`, map: null, moduleType: 'js' }
      },
    },
    transform: {
      filter: { id: /\/locales\/.*\.json$/ },
      // The lines do not move, so no source map is needed.
      handler: (code) => ({ code: fillFacts(code), map: null }),
    },
  }
}

/** The combinations of two or more namespaces that account pages load first. */
const together = [
  ...new Set(
    pagePaths
      .map((page) => ({ ...page, row: memberRow(page.row) ?? page.row }))
      .filter(({ row }) => row.layout === 'account' || row.layout === 'focus')
      .map((page) => namespacesOf(page).join('.')),
  ),
].filter((set) => set.includes('.'))

/**
 * Writes the words of a client build as modules whose address follows from language and namespace,
 * and joins those that load first together (`shell.keys`). With import.meta.glob each of about a
 * hundred files would have its own hash, and every first load would carry their list.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'words',
    apply: 'build',
    generateBundle() {
      const write = (name: string, text: string): void =>
        void this.emitFile({
          type: 'asset',
          fileName: `${wordsFolder()}${name}.js`,
          source: `export default ${text}\n`,
        })
      const texts = new Map(files().map(({ name, text }) => [name, text]))
      for (const [name, text] of texts) write(name, text)
      for (const set of together)
        for (const language of contentLanguages) {
          const its = set
            .split('.')
            .map((namespace) => [namespace, texts.get(`${language}/${namespace}`)] as const)
          if (its.every(([, text]) => text !== undefined))
            write(
              `${language}/${set}`,
              `{${its.map(([namespace, text]) => `"${namespace}":${text}`).join()}}`,
            )
        }
    },
  }
}
