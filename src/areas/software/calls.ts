import { ask } from '@/api/ask.ts'
import { softwareCalls } from '@/api/contract/software.ts'

// The calls of the catalogue and the schemas of their answers: a chunk that comes after the page.
export { ask, softwareCalls }
