import { useEffect, useRef, useState } from 'react'
import { useStore } from 'react-redux'
import type { Attachment, EditorKind } from '@/api/contract/editor.ts'
import { attachFile, editorApi } from '@/api/endpoints/editor.ts'
import { toProblem } from '@/api/problem.ts'
import type { Problem } from '@/api/problem.ts'
import { judgeFile } from './files.ts'
import type { ArticleFileFault } from './files.ts'

/** Where files were added, and so where their progress is shown. */
export type UploadPlace = 'files' | 'cover' | 'text'

export interface EditorUpload {
  key: number
  place: UploadPlace
  name: string
  size: number
  state: 'waiting' | 'sending' | 'failed' | 'refused'
  /** Between 0 and 1. */
  part: number
  fault: ArticleFileFault | null
  problem: Problem | null
}

interface Job extends EditorUpload {
  file: File
  done: (attachment: Attachment) => void
  stop: AbortController
}

const atOnce = 3

/** Uploads several files at once, each with progress, error and retry. */
export function useUploads(
  kind: EditorKind,
  articleId: string | number,
  known: readonly Attachment[],
) {
  const store = useStore()
  const [detach] = editorApi.useEditorDetachMutation()
  const [files, setFiles] = useState<readonly Attachment[]>(known)
  const [shown, setShown] = useState<readonly EditorUpload[]>([])
  const jobs = useRef<Job[]>([])
  const count = useRef(0)

  const show = (): void =>
    setShown(jobs.current.map(({ file: _, done: __, stop: ___, ...upload }) => upload))
  const change = (job: Job, next: Partial<EditorUpload>): void => {
    Object.assign(job, next)
    show()
  }

  async function run(job: Job): Promise<void> {
    change(job, { state: 'sending', part: 0, problem: null })
    try {
      const attachment = await attachFile(
        store,
        { kind, file: job.file, articleId },
        { signal: job.stop.signal, onProgress: (part) => change(job, { part }) },
      )
      jobs.current = jobs.current.filter((other) => other !== job)
      const named = { ...attachment, name: attachment.name || job.name }
      setFiles((before) => [...before, named])
      show()
      job.done(named)
    } catch (error) {
      if (!job.stop.signal.aborted) change(job, { state: 'failed', problem: toProblem(error) })
    }
    next()
  }
  function next(): void {
    const busy = jobs.current.filter(({ state }) => state === 'sending').length
    for (const job of jobs.current
      .filter(({ state }) => state === 'waiting')
      .slice(0, atOnce - busy))
      void run(job)
  }

  useEffect(
    () => () => {
      for (const { stop } of jobs.current) stop.abort()
    },
    [],
  )

  return {
    /** The article's attachments. */
    files,
    uploads: shown,
    /** @param done receives the result of each file */
    add: (
      added: readonly File[],
      done: (attachment: Attachment) => void,
      place: UploadPlace,
    ): void => {
      for (const file of added) {
        count.current += 1
        const fault = judgeFile(file)
        const { name, size } = file
        jobs.current.push({
          key: count.current,
          place,
          name,
          size,
          state: fault ? 'refused' : 'waiting',
          part: 0,
          fault,
          problem: null,
          file,
          done,
          stop: new AbortController(),
        })
      }
      show()
      next()
    },
    retry: (key: number): void => {
      const job = jobs.current.find((known_) => known_.key === key)
      if (!job || job.state !== 'failed') return
      change(job, { state: 'waiting', problem: null })
      next()
    },
    drop: (key: number): void => {
      const job = jobs.current.find((known_) => known_.key === key)
      job?.stop.abort()
      jobs.current = jobs.current.filter((other) => other !== job)
      show()
      next()
    },
    /** @throws Problem */
    remove: async (file: Attachment): Promise<void> => {
      await detach({ kind, id: file.id }).unwrap()
      setFiles((before) => before.filter(({ id }) => id !== file.id))
    },
  }
}
export type Uploads = ReturnType<typeof useUploads>
