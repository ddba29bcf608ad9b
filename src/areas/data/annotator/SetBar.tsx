import { FolderOpen, ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { isolated } from '@/lib/invisible.ts'
import { fromInput } from '../kit/read-files.ts'
import type { ChosenFile } from '../kit/read-files.ts'
import s from './annotator.module.css'
import { isUntouched } from './session.ts'
import type { AnnotatorSession } from './session.ts'
import type { OpenedPicture } from './types.ts'

const accepted = 'image/png,image/jpeg,image/webp,.json,.txt,.xml,.csv,.tsv,.yaml,.yml,.names,.zip'

interface SetBarProps {
  picture: OpenedPicture
  session: AnnotatorSession
  /** Files are being read. */
  busy: boolean
  onFiles: (files: readonly ChosenFile[]) => void
  /** Begins anew with the sample. */
  onReset: () => void
}

/** The picture on the stage, and the ways to open others and their labels. They stay in the browser. */
export function SetBar({ picture, session, busy, onFiles, onReset }: SetBarProps) {
  const { t } = useTranslation('annotator')
  const { t: common } = useTranslation()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [asks, setAsks] = useState(false)
  usePastedFiles(onFiles)
  const hasOwn = session.entries.some((entry) => entry.picture.sample === null)
  const pick = (target: HTMLInputElement): void => {
    const chosen = fromInput(target.files ?? [])
    // The same file can be chosen again.
    target.value = ''
    if (chosen.length > 0) onFiles(chosen)
  }
  return (
    <div className={s.picture}>
      <p>
        <b className="break">{isolated(picture.name)}</b>{' '}
        <span className="quiet text-1 regular num">
          {picture.width} × {picture.height}
        </span>
      </p>
      <div className="cluster gap-2">
        {(hasOwn || session.entries.length > 1) && (
          <Button
            variant="service"
            onClick={() => (isUntouched(session) ? onReset() : setAsks(true))}
          >
            {t('sample')}
          </Button>
        )}
        <Button
          variant="service"
          loading={busy}
          loadingText={t('reading')}
          prepend={<ImageUp size={16} aria-hidden="true" />}
          onClick={() => files.current?.click()}
        >
          {t('own')}
        </Button>
        <Button
          variant="service"
          prepend={<FolderOpen size={16} aria-hidden="true" />}
          onClick={() => folder.current?.click()}
        >
          {t('folder')}
        </Button>
        <input
          ref={files}
          type="file"
          multiple
          accept={accepted}
          aria-label={t('own')}
          hidden
          onChange={({ currentTarget }) => pick(currentTarget)}
        />
        <FolderInput inputRef={folder} label={t('folder')} onPick={pick} />
      </div>
      <Modal
        open={asks}
        onClose={() => setAsks(false)}
        title={t('replace.title')}
        closeLabel={common('action.close')}
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {t('replace.keep')}
            </Button>
            <Button
              variant="primary-danger"
              onClick={() => {
                setAsks(false)
                onReset()
              }}
            >
              {t('replace.go')}
            </Button>
          </>
        }
      >
        <p>{t('replace.text')}</p>
      </Modal>
    </div>
  )
}

function FolderInput({
  inputRef,
  label,
  onPick,
}: {
  inputRef: RefObject<HTMLInputElement | null>
  label: string
  onPick: (target: HTMLInputElement) => void
}) {
  return (
    <input
      ref={(element) => {
        inputRef.current = element
        element?.setAttribute('webkitdirectory', '')
      }}
      type="file"
      hidden
      aria-label={label}
      onChange={({ currentTarget }) => onPick(currentTarget)}
    />
  )
}

/** Takes files that are pasted anywhere on the page, but for fields and dialogs. */
function usePastedFiles(onFiles: (files: readonly ChosenFile[]) => void): void {
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = fromInput(event.clipboardData?.files ?? [])
      if (
        files.length === 0 ||
        (event.target instanceof Element &&
          event.target.closest('input, textarea, dialog, [role=dialog]'))
      )
        return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
