import { chunk } from '@/lib/chunk.ts'

/** Brings what calls. @throws where its chunk can't be had */
export const loadCalls = () => chunk(() => import('./calls.ts'), { reload: false })
