import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillFacts } from '../../src/task-api/facts.ts'

/**
 * npm run types:words: writes src/i18n/resources.d.ts, the keys of the English texts and the values
 * that each text needs. i18next's own types read the values from the texts at every call, which
 * takes the compiler three times as long.
 */
const root = join(import.meta.dirname, '..', '..')
const folder = join(root, 'locales', 'en')

/** The suffix by which i18next chooses the text of a count. */
const plural = /(?:_ordinal)?_(?:zero|one|two|few|many|other)$/

type Texts = { [key: string]: string | Texts }

/** Adds the values of each text to its key, such as `list.found`. */
function addTexts(values: Map<string, Set<string>>, texts: Texts, path: string): void {
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text !== 'string') {
      addTexts(values, text, `${path}${name}.`)
      continue
    }
    const key = `${path}${name.replace(plural, '')}`
    const slots = values.get(key) ?? new Set()
    values.set(key, slots)
    if (plural.test(name)) slots.add('count')
    // The build fills facts, so no caller passes them.
    for (const [, slot = ''] of fillFacts(text).matchAll(/\{\{-?\s*(\w+)/g)) slots.add(slot)
  }
}

/** The type of the values of a text. */
const typeOf = (slots: ReadonlySet<string>): string =>
  slots.size === 0
    ? 'None'
    : `{ ${[...slots].map((slot) => `${slot}: ${slot === 'count' ? 'number' : 'Value'}`).join('; ')} }`

const namespaces = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const values = new Map<string, Set<string>>()
    addTexts(values, JSON.parse(readFileSync(join(folder, file), 'utf8')), '')
    const lines = [...values].map(([key, slots]) => `    '${key}': ${typeOf(slots)};\n`)
    return `  '${file.replace('.json', '')}': {\n${lines.join('')}  }\n`
  })

writeFileSync(
  join(root, 'src', 'i18n', 'resources.d.ts'),
  `// Written by npm run types:words.
type Value = string | number
/** The values of a text without slots. */
export type None = Record<never, never>
/** The values of each text, by namespace and key. */
export interface Resources {
${namespaces.join('')}}
`,
)
