import { chunk } from '@/lib/chunk.ts'

/**
 * Loads the calls.
 * @throws if the chunk cannot be loaded
 */
export const loadCalls = () => chunk(() => import('./calls.ts'), { reload: false })
