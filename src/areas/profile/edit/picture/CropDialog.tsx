import { useEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RangeInput } from '@/ui/RangeInput.tsx'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useAction } from '@/shared/account/use-action.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { avatarLimits } from '@/api/contract/profile.ts'
import { dragged, maxZoom, squareOf, wholeCrop, outputSide } from './crop.ts'
import type { Crop } from './crop.ts'
import s from '@/areas/profile/profile.module.css'

/**
 * The best format first. A browser that cannot write a format writes PNG instead. Only JPEG has no
 * transparency.
 */
const ways = [
  ['image/webp', 0.9],
  ['image/jpeg', 0.9],
  ['image/jpeg', 0.7],
] as const

/** Draws the square over the whole canvas. */
function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Crop, ground?: string): void {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, side } = squareOf(bitmap, crop)
  context.clearRect(0, 0, canvas.width, canvas.height)
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/**
 * Encodes the square as a file within the limits; null if the browser cannot. It contains none of
 * the camera's metadata, such as the location.
 */
async function encode(bitmap: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = outputSide(bitmap, crop)
  for (const [type, quality] of ways) {
    draw(canvas, bitmap, crop, type === 'image/jpeg' ? '#fff' : undefined)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
    if (
      blob &&
      avatarLimits.types.some((known) => known === blob.type) &&
      blob.size <= avatarLimits.bytes
    )
      return blob
  }
  return null
}

/** The preview's pixels: twice its size on the screen. */
const previewSide = 576

export interface CropDialogProps {
  bitmap: ImageBitmap
  /**
   * Sends the picture; throws a Problem on failure. It continues if the dialog is closed meanwhile.
   */
  save: (picture: Blob, isOpen: () => boolean) => Promise<unknown>
  onClose: () => void
  /** A dropped or pasted picture has no button to return the focus to. */
  landing: () => HTMLElement | null
}

/** Cuts a square out of a picture, by dragging or with three sliders. */
export function CropDialog({ bitmap, save, onClose, landing }: CropDialogProps) {
  const { t } = useTranslation('profileEdit')
  const { t: common } = useTranslation()
  const format = useFormat()
  const [crop, setCrop] = useState(wholeCrop)
  const [failed, setFailed] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const hand = useRef<{ x: number; y: number } | null>(null)
  const open = useRef(true)
  const action = useAction()
  const { side } = squareOf(bitmap, crop)
  const nearest = maxZoom(bitmap)

  useEffect(() => {
    if (canvas.current) draw(canvas.current, bitmap, crop)
  }, [bitmap, crop])

  function drag({ clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLCanvasElement>): void {
    const from = hand.current
    const { width } = currentTarget.getBoundingClientRect()
    if (!from || width === 0) return
    hand.current = { x, y }
    setCrop((before) => dragged(bitmap, before, (x - from.x) / width, (y - from.y) / width))
  }
  const percent = (value: number): string => format.percent(value * 100, 0)
  const slider = (
    name: 'zoom' | 'x' | 'y',
    [min, max]: readonly [number, number],
    stuck: boolean,
  ) => (
    <Field label={t(`picture.${name}`)}>
      <RangeInput
        min={min}
        max={max}
        step={name === 'zoom' ? 0.05 : 0.02}
        value={crop[name]}
        disabled={stuck}
        format={percent}
        onInput={({ currentTarget: { valueAsNumber } }) =>
          setCrop((before) => ({ ...before, [name]: valueAsNumber }))
        }
      />
    </Field>
  )
  async function send(): Promise<void> {
    setFailed(false)
    await action.run(async () => {
      const picture = await encode(bitmap, crop)
      if (!picture) return setFailed(true)
      await save(picture, () => open.current)
      if (open.current) onClose()
    })
  }
  function close(): void {
    open.current = false
    onClose()
  }

  return (
    <Modal
      open
      title={t('picture.cropTitle')}
      closeLabel={common('action.close')}
      onClose={close}
      landing={landing}
      footer={
        <>
          <Button loading={action.busy} loadingText={common('busy')} onClick={() => void send()}>
            {t('picture.save')}
          </Button>
          <Button variant="secondary" onClick={close}>
            {common('action.cancel')}
          </Button>
        </>
      }
    >
      <div className="stack gap-4">
        <ActionProblem action={action} />
        {failed && (
          <Notice tone="bad" role="alert">
            {t('picture.fault.broken')}
          </Notice>
        )}
        <p>{t('picture.cropText')}</p>
        <canvas
          ref={canvas}
          className={`round-3 ${s.canvas}`}
          width={previewSide}
          height={previewSide}
          role="img"
          aria-label={t('picture.preview')}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            hand.current = { x: event.clientX, y: event.clientY }
          }}
          onPointerMove={drag}
          onPointerUp={() => (hand.current = null)}
          onPointerCancel={() => (hand.current = null)}
        />
        <div className="stack gap-2">
          {slider('zoom', [1, nearest], nearest <= 1)}
          {slider('x', [0, 1], bitmap.width - side < 1)}
          {slider('y', [0, 1], bitmap.height - side < 1)}
        </div>
      </div>
    </Modal>
  )
}
