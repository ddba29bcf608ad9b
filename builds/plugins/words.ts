import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '..', '..', 'locales')

/** Every file of words as `ru/terms`, in one order. */
function files(): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((path) => ({
      name: relative(folder, path)
        .replaceAll('\\', '/')
        .replace(/\.json$/, ''),
      text: JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))),
    }))
}

let found: string | undefined
/** The folder of the words below dist, named by what is in them: `assets/words/1a2b3c4d/`. */
export function wordsFolder(): string {
  if (found === undefined) {
    const hash = createHash('sha256')
    for (const { name, text } of files()) hash.update(name).update(text)
    found = `assets/words/${hash.digest('hex').slice(0, 8)}/`
  }
  return found
}

/**
 * Writes the words of a client build as modules at addresses that can be told from language and namespace. By
 * import.meta.glob each of the some hundred files would have a hash of its own, and their list would come with every first load.
 */
export function words(): Plugin {
  return {
    name: 'words',
    apply: 'build',
    generateBundle() {
      for (const { name, text } of files())
        this.emitFile({ type: 'asset', fileName: `${wordsFolder()}${name}.js`, source: `export default ${text}\n` })
    },
  }
}
