import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const list = fileURLToPath(import.meta.resolve('lucide-react')).replace(
  /cjs.*$|esm.*$/,
  'esm/lucide-react.mjs',
)
const exported = /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g
const imported = /import \{([^}]*)\} from ["']lucide-react["']/g

const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The file of each icon in the package's list: `Trash2` is in trash-2. */
const readFiles = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(list, 'utf8').matchAll(exported)].flatMap(([, names = '', file = '']) =>
      namesIn(names).map((name) => [name.replace('default as ', ''), file] as const),
    ),
  )

/**
 * Imports each icon from its own file instead of from the package's list. In the graph of imports
 * the list stands between an icon and the pages that draw it, so that chunks.ts could not tell
 * which pages these are.
 */
export function icons(): Plugin {
  const files = readFiles()
  return {
    name: 'icons',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) => ({
        map: null,
        code: code.replace(imported, (all, names: string) => {
          const each = namesIn(names).map((name) => {
            const [icon = '', alias = icon] = name.split(' as ')
            return `import ${alias} from "lucide-react/icons/${files.get(icon)}"`
          })
          // As many lines as before, so that the source maps stay right.
          return each.join('; ') + '\n'.repeat(all.split('\n').length - 1)
        }),
      }),
    },
  }
}
