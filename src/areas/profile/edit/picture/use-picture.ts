import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { chunk } from '@/lib/chunk.ts'
import type { CropDialogProps } from './CropDialog.tsx'
import type { AvatarFault } from './read-picture.ts'

interface Cutting {
  bitmap: ImageBitmap
  Dialog: ComponentType<CropDialogProps>
}

const loadCutting = () => chunk(() => import('./cutting.ts'), { reload: false })
/** Prefetches the code when a person is about to choose a picture. */
export const warmUp = (): void => void loadCutting().catch(() => {})

/**
 * Reads a chosen or pasted picture and cuts it to a square. The code loads with the first picture.
 */
export function usePicture() {
  const [cutting, setCutting] = useState<Cutting | null>(null)
  const [fault, setFault] = useState<AvatarFault | null>(null)
  const [reading, setReading] = useState(false)
  const latest = useRef(0)

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    const mine = (latest.current += 1)
    setFault(null)
    setReading(true)
    const cutter = await loadCutting().catch(() => null)
    const picture: ImageBitmap | AvatarFault = cutter ? await cutter.readPicture(file) : 'lost'
    const current = mine === latest.current
    if (!current && typeof picture !== 'string') picture.close()
    if (!current) return
    setReading(false)
    if (typeof picture === 'string') setFault(picture)
    else if (cutter) setCutting({ bitmap: picture, Dialog: cutter.CropDialog })
  }

  // A bitmap uses much memory, so it is closed at once.
  useEffect(() => () => cutting?.bitmap.close(), [cutting])
  useEffect(
    () => () => {
      latest.current = -1
    },
    [],
  )
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) =>
      type.startsWith('image/'),
    )
    if (!file || cutting) return
    event.preventDefault()
    void take(file)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent): void => pasted(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])

  return { cutting, fault, reading, take, close: () => setCutting(null) }
}
