import { contract } from '../src/api/contract/index.ts'
import type { Contract } from '../src/api/contract/types.ts'
import { areas } from '../src/routes/table/index.ts'
import type { Row } from '../src/routes/types.ts'

/**
 * One line per row of the route table: area, path, guard, languages, whether it may be indexed;
 * tab-separated.
 */
export function listRoutes(): string[] {
  const lines = Object.entries<Readonly<Record<string, Row>>>(areas).flatMap(([area, rows]) =>
    Object.values(rows).map((row) =>
      [area, row.path, row.guard, row.langs.join(','), row.index ? 'yes' : 'no'].join('\t'),
    ),
  )
  // Two rows can have the same path, each with its own part of a closed set.
  return [...new Set(lines)]
}

/** One line per call of the backend: method, path, area; tab-separated. */
export function listEndpoints(): string[] {
  return Object.entries<Contract>(contract).flatMap(([area, calls]) =>
    Object.values(calls).map((call) => [call.method, call.path, area].join('\t')),
  )
}

if (import.meta.main) {
  const [what] = process.argv.slice(2)
  if (what !== 'routes' && what !== 'endpoints') {
    console.error('Say what to list: npm run routes, or npm run endpoints.')
    process.exit(1)
  }
  process.stdout.write(`${(what === 'routes' ? listRoutes() : listEndpoints()).join('\n')}\n`)
}
