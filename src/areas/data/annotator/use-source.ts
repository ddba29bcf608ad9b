import { useEffect, useState } from 'react'
import { dataUrlOf, measurePicture } from './picture.ts'
import type { SetPicture } from './types.ts'

interface Source {
  file: Blob
  src: string | null
  isBroken: boolean
}

/** Reads the file of the picture on the stage, and only that one: a set may be larger than the memory. */
export function useSource({ sample, file }: SetPicture): {
  src: string | null
  /** Whether the browser cannot draw it. */
  isBroken: boolean
} {
  const [read, setRead] = useState<Source | null>(null)
  useEffect(() => {
    if (!file) return
    let isOver = false
    const found = async (): Promise<void> => {
      const src = await dataUrlOf(file)
      if (isOver) return
      setRead({ file, src, isBroken: false })
      await measurePicture(src)
    }
    found().catch(() => {
      if (!isOver) setRead({ file, src: null, isBroken: true })
    })
    return () => {
      isOver = true
    }
  }, [file])
  if (sample !== null) return { src: sample, isBroken: false }
  return read && read.file === file ? read : { src: null, isBroken: false }
}
