import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The file that lucide keeps an icon in: `ChartNoAxesColumn` is chart-no-axes-column, `Trash2` trash-2. */
const fileOf = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase()

/** The parts of the site that draw each icon: `app`, `shared`, `ui`, or an area's name. The package's own index imports them all, so the bundler can't say. */
export function iconUsers(): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: (name) => name === 'dev' || name.endsWith('.spec.tsx') })) {
    const names = /import \{([^}]*)\} from 'lucide-react'/.exec(readFileSync(join(root, file), 'utf8'))?.[1]
    if (names === undefined) continue
    const [, floor = '', area = ''] = file.split(/[\\/]/)
    for (const name of names.split(',').map((one) => one.trim())) {
      const icon = fileOf(name)
      users.set(icon, (users.get(icon) ?? new Set()).add(floor === 'areas' ? area : floor === 'shared' ? `shared/${area}` : floor))
    }
  }
  return users
}
