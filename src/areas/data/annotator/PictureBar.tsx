import { ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exifBytes, exifOrientation } from '@/lib/exif-orientation.ts'
import { stemOf } from './export.ts'
import {
  dataUrlOf,
  download,
  faultOfFile,
  faultOfSize,
  pictureLimits,
  pictureAmong,
  measurePicture,
  uprightCopy,
} from './picture.ts'
import type { AnnotatorPictureFault } from './picture.ts'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import s from './annotator.module.css'
import type { OpenedPicture } from './types.ts'

interface PictureBarProps {
  picture: OpenedPicture
  sample: OpenedPicture
  /** Whether there are shapes that opening another picture would remove. */
  drawn: boolean
  /** A file dropped on the annotator. */
  dropped: { file: File } | null
  onOpen: (picture: OpenedPicture) => void
}

/**
 * The open picture, and the ways to open another: choosing, dropping, pasting. It stays in the
 * browser.
 */
export function PictureBar({ picture, sample, drawn, dropped, onOpen }: PictureBarProps) {
  const { t } = useTranslation('annotator')
  const { t: common } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<AnnotatorPictureFault | null>(null)
  const [next, setNext] = useState<OpenedPicture | null>(null)

  const offer = (other: OpenedPicture) => {
    setFault(null)
    if (drawn) setNext(other)
    else onOpen(other)
  }
  const take = async (file: File): Promise<void> => {
    const wrong = await faultOfFile(file)
    if (wrong) return setFault(wrong)
    try {
      const src = await dataUrlOf(file)
      const size = await measurePicture(src)
      const bad = faultOfSize(size.width, size.height)
      if (bad) return setFault(bad)
      const head = new Uint8Array(await file.slice(0, exifBytes).arrayBuffer())
      const orientation = exifOrientation(head)
      offer({ src, name: file.name || 'picture.png', file, orientation, ...size })
    } catch {
      setFault('broken')
    }
  }
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (dropped) void latest.current(dropped.file)
  }, [dropped])
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = pictureAmong(event.clipboardData?.files ?? [])
      if (
        !file ||
        (event.target instanceof Element &&
          event.target.closest('input, textarea, dialog, [role=dialog]'))
      )
        return
      event.preventDefault()
      void latest.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  return (
    <>
      <div className={s.picture}>
        <p>
          <b className="break">{picture.name}</b>{' '}
          <span className="quiet text-1 regular num">
            {picture.width} × {picture.height}
          </span>
        </p>
        <div className="cluster gap-2">
          {picture.src !== sample.src && (
            <Button variant="service" onClick={() => offer(sample)}>
              {t('sample')}
            </Button>
          )}
          <Button
            variant="service"
            prepend={<ImageUp size={16} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {t('own')}
          </Button>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-label={t('own')}
            hidden
            onChange={({ target }) => {
              const file = pictureAmong(target.files ?? [])
              target.value = ''
              if (file) void take(file)
            }}
          />
        </div>
      </div>
      {fault && (
        <div className="pad-3 line-below">
          <Notice
            tone="bad"
            role="alert"
            title={t('fault.title')}
            onDismiss={() => setFault(null)}
            dismissLabel={common('action.close')}
          >
            {fault === 'heic'
              ? common('form.heic')
              : t(`fault.${fault}`, {
                  mb: pictureLimits.bytes / 1024 / 1024,
                  shortest: pictureLimits.shortest,
                  longest: pictureLimits.longest,
                })}
          </Notice>
        </div>
      )}
      {picture.orientation !== 1 && (
        <div className="pad-3 line-below">
          <Notice
            tone="warn"
            title={t('turned.title')}
            action={
              <Button
                variant="secondary"
                onClick={() => {
                  uprightCopy(picture.src).then(
                    (copy) => download(`${stemOf(picture.name)}-upright.jpg`, copy),
                    () => setFault('broken'),
                  )
                }}
              >
                {t('turned.save')}
              </Button>
            }
          >
            {t('turned.text', { orientation: picture.orientation })}
          </Notice>
        </div>
      )}
      <Modal
        open={next !== null}
        onClose={() => setNext(null)}
        title={t('replace.title')}
        closeLabel={common('action.close')}
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={() => setNext(null)}>
              {t('replace.keep')}
            </Button>
            <Button
              variant="primary-danger"
              onClick={() => {
                if (next) onOpen(next)
                setNext(null)
              }}
            >
              {t('replace.go')}
            </Button>
          </>
        }
      >
        <p>{t('replace.text')}</p>
      </Modal>
    </>
  )
}
