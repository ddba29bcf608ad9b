import { useTranslation } from '@/i18n/use-translation.ts'
import { gapAfter } from '@/lib/sentences.ts'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { ReferenceLink } from '../account/ReferenceLink.tsx'
import { clock } from '../form/retry.ts'
import { RouteLink } from '../RouteLink.tsx'
import type { Watch } from './use-watch.ts'

/** The progress of a test task, and why it ended without an answer. Its words are `testWatch`. */
export function WatchState({
  watch: { task, error, isFetching, refetch, open, waited, late },
}: {
  watch: Watch
}) {
  const { t } = useTranslation('testWatch')
  const { t: common } = useTranslation()
  if (!task) return null
  const asking = open && !late
  const check = (
    <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
      {t('check')}
    </Button>
  )
  return (
    <>
      <p role="status" className={asking ? 'quiet num' : 'visually-hidden'}>
        {asking
          ? t(task.status === 'queued' ? 'queued' : 'open')
          : open
            ? null
            : t(task.status === 'ready' ? 'ready' : 'ended')}
        {asking && <span aria-hidden="true"> {clock(waited)}</span>}
      </p>
      {error !== undefined && open && (
        <Notice tone="warn" role="status" title={t('lost')} action={check} />
      )}
      {open && late && (
        <Notice tone="warn" role="status" title={t('late')} action={check}>
          {t('lateText')}
        </Notice>
      )}
      {task.status === 'unsolvable' && (
        <Notice tone="warn" title={t('unsolvable')}>
          {t('unsolvableText')}
        </Notice>
      )}
      {task.status === 'not_captcha' && (
        <Notice tone="warn" title={t('notCaptcha')}>
          {t('notCaptchaText')}
        </Notice>
      )}
      {task.error && task.status === 'rejected' && (
        <Notice
          tone="bad"
          title={
            <>
              {t('rejected') + gapAfter(t('rejected'))}
              <code translate="no">{task.error.errorCode}</code>
            </>
          }
          action={
            <RouteLink to={{ id: 'receivingErrors', search: { code: task.error.errorCode } }}>
              {common('action.causeFix')}
            </RouteLink>
          }
        >
          <ReferenceLink code={task.error.errorCode} />
        </Notice>
      )}
    </>
  )
}
