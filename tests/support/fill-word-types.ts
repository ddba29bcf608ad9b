import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillFacts } from '../../src/task-api/facts.ts'

// The last step of npm run types:words. The build fills facts into the words, so no caller passes
// them.
const file = join(import.meta.dirname, '..', '..', 'src', 'i18n', 'resources.d.ts')
writeFileSync(file, fillFacts(readFileSync(file, 'utf8')))
