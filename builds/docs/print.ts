import { join } from 'node:path'
import { loadEnv } from 'vite'
import { parseSite } from '../../src/site/env.ts'
import { root } from '../shared-config.ts'
import { readDocs } from './source.ts'

// npm run --silent docs: prints the repository's articles in the form that DOCS_SOURCE reads, for a
// backend that takes them over.
const env = loadEnv('production', join(root, 'builds', 'com'), 'VITE_')
const all = await readDocs(parseSite(env, 'builds/com/.env'), '')
const printed = all.map(({ older, articles, ...docs }) => ({
  ...docs,
  articles: [...articles, ...older],
}))
process.stdout.write(`${JSON.stringify(printed, null, 1)}\n`)
