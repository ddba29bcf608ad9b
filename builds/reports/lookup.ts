import { readdir, readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'

type Lookup = (site: string, frame: string) => Promise<string>

/**
 * Looks up places of built files in the source maps of a folder: dist-maps, or the maps of several
 * releases. A file's name has a hash of its content, so any map of the name is the right one.
 */
export function lookupIn(maps: string): Lookup {
  // Only what is there: a stranger may name any file, and the maps of a release may come later.
  const read = new Map<string, SourceMap>()

  async function load(site: string, file: string): Promise<SourceMap | null> {
    const releases = await readdir(maps).catch(() => [])
    for (const folder of ['', ...releases]) {
      const text = await readFile(join(maps, folder, site, `${file}.map`), 'utf8').catch(() => null)
      if (text !== null) return new SourceMap(JSON.parse(text))
    }
    return null
  }

  return async (site, frame) => {
    const [, file, line, column] = /^(assets\/[\w.-]+):(\d+):(\d+)$/.exec(frame) ?? []
    if (file === undefined) return frame
    const key = `${site}/${file}`
    const map = read.get(key) ?? (await load(site, file))
    if (map) read.set(key, map)
    const found = map?.findEntry(Number(line) - 1, Number(column) - 1)
    // Code that the build itself wrote has a place in the map, but none in the source.
    if (!found || !('originalSource' in found) || typeof found.originalSource !== 'string')
      return frame
    const source = found.originalSource.replace(/^(?:\.\.\/)+/, '')
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`
  }
}
