import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const lucide = join(root, 'node_modules/lucide-react/dist/esm')

/** The module of each icon, by every name that the package gives it. */
function modules(): Map<string, string> {
  const index = readFileSync(join(lucide, 'lucide-react.mjs'), 'utf8')
  const found = new Map<string, string>()
  for (const [, names = '', file = ''] of index.matchAll(/^export \{([^}]*)\} from '\.\/(icons\/[^']+)';$/gm))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) found.set(name, join(lucide, file))
  return found
}

/** The icons that each file of src draws, as modules. The bundler can't say: the package's index, which they come through, imports every icon. */
export function iconsByFile(): Map<string, string[]> {
  const of = modules()
  const drawn = new Map<string, string[]>()
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: (name) => name === 'dev' || name.endsWith('.spec.tsx') })) {
    const names = /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(join(root, file), 'utf8'))?.[1]
    if (names === undefined) continue
    const icons = names.split(',').map((one) => of.get(one.trim().replace(/ as .*/, '')))
    drawn.set(
      join(root, file),
      icons.filter((icon) => icon !== undefined),
    )
  }
  return drawn
}
