import { ask } from '@/api/ask.ts'
import { softwareCalls } from '@/api/contract/software.ts'

// The calls of the catalogue with their schemas, in a chunk that loads after the page.
export { ask, softwareCalls }
