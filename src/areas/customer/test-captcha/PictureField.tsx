import { Camera, ImageUp, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { ImageLimits } from '@/api/contract/test-task.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Button } from '@/ui/Button.tsx'
import { FieldNotes } from '@/ui/Field.tsx'
import { sizeText } from '@/shared/size-text.ts'
import { readChosen } from '@/shared/test-task/picture.ts'
import type { Chosen } from '@/shared/test-task/picture.ts'
import s from './test.module.css'
import { cutText } from '@/lib/cut-text.ts'
import { useDropZone } from '@/ui/use-drop-zone.ts'

interface PictureFieldProps {
  id?: string | undefined
  error?: ReactNode
  picture: Chosen | null
  isSample: boolean
  limits: ImageLimits
  hint: string
  onPicture: (picture: Chosen | null) => void
}

/** A picture from the button, the camera, a drop, or a paste anywhere on the page. */
export function PictureField({
  id,
  error,
  picture,
  isSample,
  limits,
  hint,
  onPicture,
}: PictureFieldProps) {
  const { t } = useTranslation('testCaptcha')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const own = useId()
  const control = id ?? own
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const turn = useRef(0)
  const [said, setSaid] = useState('')
  const [broken, setBroken] = useState(false)

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    turn.current += 1
    const mine = turn.current
    const chosen = await readChosen(file)
    // Another picture was chosen while this one was being read.
    if (turn.current !== mine) return
    setBroken(false)
    onPicture(chosen)
    setSaid(t('picture.chosen', { name: file.name }))
  }
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) =>
        type.startsWith('image/'),
      )
      if (!file) return
      event.preventDefault()
      void latest.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])

  const accept = limits.types.join(',') || 'image/*'
  const files = (capture: boolean) => ({
    type: 'file' as const,
    accept: capture ? 'image/*' : accept,
    className: 'visually-hidden',
    onChange: ({ target }: { target: HTMLInputElement }) => {
      void take(target.files?.[0])
      // Choosing the same file again must count too.
      target.value = ''
    },
  })
  const facts = picture?.facts
  const zone = useDropZone(({ files: dropped }) => void take(dropped[0]))
  return (
    <div className="stack gap-2" role="group" aria-labelledby={`${control}-label`}>
      <span id={`${control}-label`} className="bold">
        {common('label.picture')}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- files are dropped here; the buttons inside do the same by keyboard */}
      <div
        className={`grid items-center gap-3 pad-y-5 pad-x-4 round-3 alice center ${s.drop}`}
        data-bad={error ? '' : undefined}
        {...zone}
      >
        {picture?.url && !broken && (
          <img
            className={`box paper ${s.preview}`}
            src={picture.url}
            // Its place, before it is decoded.
            width={isSample ? facts?.width : undefined}
            height={isSample ? facts?.height : undefined}
            alt={t('picture.alt')}
            onError={() => setBroken(true)}
          />
        )}
        {picture && (
          <p className="cluster gap-1 gap-x-3 justify-center break">
            <span translate="no">{cutText(picture.file.name)}</span>
            <span className="quiet text-2">
              {facts && `${facts.width} × ${facts.height} · `}
              {sizeText(picture.file.size, locale)}
            </span>
          </p>
        )}
        <div className="relative row wrap justify-center gap-2">
          <input
            {...files(false)}
            ref={input}
            id={control}
            tabIndex={-1}
            aria-labelledby={`${control}-label`}
            aria-describedby={[error ? `${control}-error` : '', `${control}-help`]
              .filter(Boolean)
              .join(' ')}
            aria-invalid={error ? true : undefined}
            // The error summary links to the input; the button is its visible part.
            onFocus={() => document.getElementById(`${control}-button`)?.focus()}
          />
          <Button
            id={`${control}-button`}
            variant="secondary"
            prepend={<ImageUp size={18} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {picture && !isSample ? t('picture.other') : common('form.chooseFile')}
          </Button>
          <input
            {...files(true)}
            ref={camera}
            capture="environment"
            tabIndex={-1}
            aria-label={common('action.photo')}
          />
          <Button
            className={s.camera}
            variant="secondary"
            prepend={<Camera size={18} aria-hidden="true" />}
            onClick={() => camera.current?.click()}
          >
            {common('action.photo')}
          </Button>
          {picture && (
            <Button
              variant="tertiary"
              prepend={<X size={18} aria-hidden="true" />}
              onClick={() => {
                onPicture(null)
                setSaid(t('picture.removed'))
                document.getElementById(`${control}-button`)?.focus()
              }}
            >
              {common('action.remove')}
            </Button>
          )}
        </div>
        <p className="quiet text-2">{isSample ? t('picture.sample') : t('picture.ways')}</p>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <FieldNotes id={control} help={hint} error={error} />
    </div>
  )
}
