import { Camera, Paperclip, RotateCw, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { fileTypeName } from '@/lib/file-type-name.ts'
import { anyOf } from '@/lib/sentences.ts'
import type { FileLimits } from '@/api/contract/tickets.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useProblemWords } from '@/shared/use-problem-words.ts'
import { Button } from '@/ui/Button.tsx'
import { FieldNotes } from '@/ui/Field.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { useDropZone } from '@/ui/use-drop-zone.ts'
import { shownName } from './files.ts'
import type { SentFile } from './files.ts'
import { sizeText } from '@/shared/size-text.ts'
import type { Files, Item } from './use-files.ts'
import s from '../account.module.css'

interface FilesFieldProps {
  /** The id of the control that an error summary links to. */
  id: string
  error: string | undefined
  files: Files
  sent: readonly SentFile[]
  limits: FileLimits
}

/** Files from the button, a phone's camera, a drop, or a paste anywhere on the page. */
export function FilesField({ id, error, files, sent, limits }: FilesFieldProps) {
  const { t } = useTranslation('tickets')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { add } = files
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const pasted = [...(event.clipboardData?.files ?? [])]
      if (pasted.length === 0) return
      event.preventDefault()
      add(pasted)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [add])

  const chosen = ({ target }: { target: HTMLInputElement }): void => {
    add([...(target.files ?? [])])
    // Choosing the same file again must count too.
    target.value = ''
  }
  const gone = (): void => button.current?.focus()
  const types = anyOf(limits.types.map(fileTypeName), locale)
  const zone = useDropZone((dropped) => add([...dropped.files]))
  return (
    <div className="stack gap-2" role="group" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className={`text-2 ${s.label}`}>
        {common('label.files')}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- files are dropped here; the buttons inside do the same by keyboard */}
      <div className={`grid gap-3 pad-4 round-2 ${s.drop}`} {...zone}>
        {(sent.length > 0 || files.items.length > 0) && (
          <ul className={`stack gap-2 ${s.list}`}>
            {sent.map((file) => (
              <li key={file.id}>
                <span className="stack gap-0 grow break">
                  <bdi translate="no">{shownName(file.name)}</bdi>
                  <span className="quiet text-1">{sizeText(file.size, locale)}</span>
                </span>
                <Remove
                  name={file.name}
                  onPress={() => {
                    files.take(file.id)
                    gone()
                  }}
                />
              </li>
            ))}
            {files.items.map((item) => (
              <Pending key={item.key} {...{ item, files, limits, types }} onGone={gone} />
            ))}
          </ul>
        )}
        <div className="cluster gap-2">
          <input
            ref={input}
            id={id}
            type="file"
            multiple
            accept={limits.types.map((type) => `.${type}`).join(',') + ',.jpg'}
            className="visually-hidden"
            tabIndex={-1}
            aria-labelledby={`${id}-label`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            // The error summary links to the input; the button is its visible part.
            onFocus={gone}
            onChange={chosen}
          />
          <Button
            ref={button}
            variant="secondary"
            aria-describedby={`${id}-help`}
            prepend={<Paperclip size={18} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {t('files.choose')}
          </Button>
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="environment"
            className="visually-hidden"
            tabIndex={-1}
            aria-label={common('action.photo')}
            onChange={chosen}
          />
          <Button
            className={s.camera}
            variant="secondary"
            prepend={<Camera size={18} aria-hidden="true" />}
            onClick={() => camera.current?.click()}
          >
            {common('action.photo')}
          </Button>
        </div>
        <FieldNotes id={id} error={error} />
        <p id={`${id}-help`} className="quiet text-1">
          {t('files.help', {
            count: limits.maxCount,
            size: sizeText(limits.maxBytes, locale),
            types,
          })}
        </p>
      </div>
    </div>
  )
}

function Remove({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useTranslation('tickets')
  return (
    <Button
      variant="none"
      hideText
      className={`rigid quiet ${s.remove}`}
      prepend={<X size={18} aria-hidden="true" />}
      onClick={onPress}
    >
      {t('files.remove', { name: shownName(name) })}
    </Button>
  )
}

interface PendingProps {
  item: Item
  files: Files
  limits: FileLimits
  /** The accepted types, as a list in words. */
  types: string
  onGone: () => void
}

/** A file that is uploading, was refused, or cannot be sent. */
function Pending({ item, files, limits, types, onGone }: PendingProps) {
  const { t } = useTranslation('tickets')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const name = shownName(item.name)
  const failed = useProblemWords(item.problem)
  return (
    <li data-bad={item.state === 'failed' || item.state === 'refused' || undefined}>
      <span className="stack gap-0 grow break">
        <bdi translate="no">{name}</bdi>
        {item.state === 'sending' && (
          <Progress
            label={t('files.sending', { name })}
            hideLabel
            value={Math.round(item.part * 100)}
            max={100}
          />
        )}
        {item.fault && (
          <span role="alert" className="bad text-1">
            {item.fault === 'type' && /\.hei[cf]$/i.test(name)
              ? common('form.heic')
              : t(`files.fault.${item.fault}`, {
                  size: sizeText(limits.maxBytes, locale),
                  count: limits.maxCount,
                  types,
                })}
          </span>
        )}
        {item.problem && (
          <span role="alert" className="bad text-1">
            {failed.title}
          </span>
        )}
      </span>
      {item.state === 'failed' && (
        <Button
          variant="none"
          hideText
          className={`rigid quiet ${s.remove}`}
          prepend={<RotateCw size={18} aria-hidden="true" />}
          onClick={() => files.retry(item.key)}
        >
          {t('files.retry', { name })}
        </Button>
      )}
      <Remove
        name={item.name}
        onPress={() => {
          files.drop(item.key)
          onGone()
        }}
      />
    </li>
  )
}
