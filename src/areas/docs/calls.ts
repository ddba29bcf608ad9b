// What asks the backend, in one chunk that comes after the page: an article that the build has
// drawn is read without it.
export { ask } from '@/api/ask.ts'
export { docsCalls } from '@/api/contract/docs.ts'
