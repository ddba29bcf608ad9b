import { FileText } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Attachment } from '@/api/contract/editor.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { sizeText } from '@/shared/size-text.ts'
import { ConfirmDialog } from '@/shared/account/ConfirmDialog.tsx'
import { linkTarget } from '@/shared/html/link-target.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'
import { useDropZone } from '@/ui/use-drop-zone.ts'
import { isolated } from '@/lib/invisible.ts'
import { accepted, isPicture } from './files.ts'
import { useBench } from './bench-context.ts'
import s from './edit.module.css'
import { Panel } from './Panel.tsx'
import { pictureSource } from './rich/picture.ts'
import { UploadList } from './UploadList.tsx'

interface FilesPanelProps {
  /** Inserts it into the text at the cursor. */
  onInsert: (file: Attachment) => void
}

/** The article's attachments: dropped, pasted or chosen here. */
export function FilesPanel({ onInsert }: FilesPanelProps) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const { uploads, draft, readOnly, document } = useBench()
  const { status } = document.article
  const [going, setGoing] = useState<Attachment | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const locale = useLocale()
  const nameOf = ({ name, url }: Attachment): string => name || url.split('/').at(-1) || url
  const add = (files: readonly File[]): void => uploads.add(files, () => {}, 'files')
  /** The words for a removal, which takes effect at once for readers of a live version. */
  const removalKey = (url: string) => {
    if (status === 'modified') return 'edit.files.removeModified'
    if (!used(url)) return 'edit.files.removeText'
    return status === 'published' ? 'edit.files.removeLive' : 'edit.files.removeUsed'
  }
  const used = (url: string): boolean =>
    draft.bodyHtml.includes(`"${url}"`) || draft.cover?.url === url
  const zone = useDropZone(({ files }) => {
    if (!readOnly) add([...files])
  })
  return (
    <Panel title={common('label.files')} fold={uploads.files.length > 0 ? 'open' : 'closed'}>
      <div
        className={`grid items-center gap-2 pad-4 round-2 quiet text-2 center ${s.drop}`}
        role="presentation"
        {...zone}
        onPaste={(event) => {
          const files = [...event.clipboardData.files]
          if (files.length === 0 || readOnly) return
          event.preventDefault()
          add(files)
        }}
      >
        <Button variant="secondary" onClick={() => picker.current?.click()}>
          {t('edit.files.add')}
        </Button>
        <p>{t('edit.files.help')}</p>
        <input
          ref={picker}
          type="file"
          hidden
          multiple
          accept={accepted}
          aria-label={t('edit.files.add')}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </div>
      <UploadList place="files" />
      {uploads.files.length > 0 && (
        <ul className="stack gap-2" aria-label={t('edit.files.list')}>
          {uploads.files.map((file) => {
            const source = isPicture(file.mime) ? pictureSource(file.url) : null
            return (
              <li key={file.id} className={`box grid gap-2 gap-x-3 align-center pad-2 ${s.file}`}>
                {source ? (
                  <img src={source} alt="" loading="lazy" />
                ) : (
                  <FileText aria-hidden="true" />
                )}
                <div className={`min-0 text-2 break ${s.fileName}`}>
                  {isolated(nameOf(file))}
                  <small>
                    {[
                      sizeText(file.size, locale),
                      file.width && file.height ? `${file.width} × ${file.height}` : '',
                      used(file.url) ? t('edit.files.used') : '',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </div>
                <div className={`row wrap gap-1 ${s.fileActions}`}>
                  {linkTarget(file.url, location.origin) !== null && (
                    <Button
                      variant="secondary"
                      onClick={() => onInsert(file)}
                      aria-label={t('edit.files.insertNamed', { name: nameOf(file) })}
                    >
                      {t('edit.files.insert')}
                    </Button>
                  )}
                  <Button
                    variant="tertiary"
                    onClick={() => setGoing(file)}
                    aria-label={t('edit.files.removeNamed', { name: nameOf(file) })}
                  >
                    {common('action.remove')}
                  </Button>
                </div>
              </li>
            )
          })}
        </ul>
      )}
      {going && (
        <ConfirmDialog
          title={t('edit.files.removeTitle')}
          confirm={common('action.remove')}
          work={() => uploads.remove(going)}
          onDone={() => {
            setGoing(null)
            toast({ tone: 'ok', text: t('edit.files.removed', { name: nameOf(going) }) })
          }}
          onClose={() => setGoing(null)}
        >
          <p>{t(removalKey(going.url), { name: nameOf(going) })}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
