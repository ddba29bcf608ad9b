import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { makeOpenApi } from './contract/openapi.ts'
import { root } from './shared-config.ts'

// npm run openapi [-- <file>]: writes the contract as an OpenAPI document.
const file = resolve(process.argv[2] ?? `${root}/.cache/openapi.json`)
const text = `${JSON.stringify(await makeOpenApi(), null, 2)}\n`
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, text)
console.log(`${relative(process.cwd(), file)}: ${Math.round(text.length / 1024)} kB`)
