import { useEffect } from 'react'
import { ownerOf } from '@/lib/kept.ts'
import { useUser } from '@/session/use-user.ts'
import { findPictures } from '../kit/brought.ts'
import type { Uploads } from './uploads.ts'

/** Where the pictures are queued already. A reload begins again with what is kept. */
const taken = new WeakSet<Uploads>()

async function take(owner: string | number, project: string, uploads: Uploads): Promise<void> {
  const found = await findPictures(owner, project)
  if (!found || taken.has(uploads)) return
  taken.add(uploads)
  const { names, files, drop } = found
  await uploads.add(files.map((file, at) => ({ name: names[at] ?? `${at + 1}`, file })))
  // They are kept until the project has them, or the person has dropped them.
  const settle = (): void => {
    const { phase } = uploads.get()
    if (phase !== 'done' && phase !== 'idle') return
    stop()
    drop()
  }
  const stop = uploads.subscribe(settle)
  settle()
}

/** Queues the pictures that the open annotator has given to a project. */
export function useBroughtPictures(project: string, uploads: Uploads): void {
  const { user } = useUser()
  const owner = user ? ownerOf(user) : null
  useEffect(() => {
    if (owner !== null) void take(owner, project, uploads)
  }, [owner, project, uploads])
}
