import { formatFor } from '@/i18n/format.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { sizeText } from '@/shared/size-text.ts'
import { useProblemWords } from '@/shared/use-problem-words.ts'
import { Button } from '@/ui/Button.tsx'
import { Progress } from '@/ui/Progress.tsx'
import { isolated } from '@/lib/invisible.ts'
import { useBench } from './bench-context.ts'
import s from './edit.module.css'
import type { EditorUpload, UploadPlace } from './use-uploads.ts'

/** The running uploads, with progress and errors. */
export function UploadList({ place }: { place: UploadPlace }) {
  const { t } = useTranslation('editor')
  const { uploads } = useBench()
  const own = uploads.uploads.filter((upload) => upload.place === place)
  if (own.length === 0) return null
  return (
    <ul className="stack gap-2" aria-label={t('edit.files.uploads')}>
      {own.map((upload) => (
        <Item key={upload.key} upload={upload} />
      ))}
    </ul>
  )
}

function Item({
  upload: { key, name, size, state, part, fault, problem },
}: {
  upload: EditorUpload
}) {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const { uploads } = useBench()
  const locale = useLocale()
  const words = useProblemWords(problem)
  const failed = state === 'failed' || state === 'refused'
  const reason = fault ? t(`edit.files.fault.${fault}`) : problem ? words.title : ''
  return (
    <li className={`box grid gap-2 gap-x-3 align-center pad-2 ${s.file}`}>
      <div className={`min-0 text-2 break ${s.fileName}`} data-whole="">
        {failed ? (
          <>
            {isolated(name)}
            <small data-bad="" role="alert">
              {reason}
            </small>
          </>
        ) : (
          <Progress
            label={isolated(name)}
            value={state === 'waiting' ? 0 : Math.round(part * 100)}
            text={
              state === 'waiting'
                ? t('edit.files.waiting')
                : part >= 1
                  ? t('edit.files.checking')
                  : formatFor(locale).percent(part * 100, 0)
            }
          />
        )}
        <small>{sizeText(size, locale)}</small>
      </div>
      <div className={`row wrap gap-1 ${s.fileActions}`}>
        {state === 'failed' && (
          <Button
            variant="secondary"
            onClick={() => uploads.retry(key)}
            aria-label={t('edit.files.retryNamed', { name })}
          >
            {common('action.retry')}
          </Button>
        )}
        <Button
          variant="tertiary"
          onClick={() => uploads.drop(key)}
          aria-label={
            failed ? t('edit.files.dismissNamed', { name }) : t('edit.files.stopNamed', { name })
          }
        >
          {failed ? t('edit.files.dismiss') : common('action.stop')}
        </Button>
      </div>
    </li>
  )
}
