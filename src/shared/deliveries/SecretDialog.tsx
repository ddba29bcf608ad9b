import { useTranslation } from '@/i18n/use-translation.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Secret } from '@/ui/Secret.tsx'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'

/** A newly created secret. The list of hosts alone holds it, until it has been read. */
export interface Made {
  /** The ID of a receiver that was just added: its card takes the focus when the dialog closes. */
  added?: string | number
  host: string
  secret: string
  /** Until when the old secret signs too. */
  oldUntil?: string | null
}

/** Shows a signing secret, which is visible only once. */
export function SecretDialog({
  made: { host, secret, oldUntil },
  onClose,
}: {
  made: Made
  onClose: () => void
}) {
  const { t } = useTranslation('pingback')
  const { t: common } = useTranslation()
  const format = useFormat()
  const labels = useCopyLabels(t('secret.copy'))
  return (
    <Modal
      open
      title={t('secret.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('secret.done')}</Button>}
    >
      <div className="stack gap-4">
        <p>{t('secret.text', { host })}</p>
        <Secret
          value={secret}
          edge={4}
          labels={{
            ...labels,
            show: common('action.show'),
            hide: common('action.hide'),
            hidden: t('secret.hidden'),
          }}
        />
        {oldUntil && <p>{t('secret.old', { time: format.date(oldUntil, 'dateTime') })}</p>}
        <Notice tone="warn" title={t('secret.once')}>
          {t('secret.onceText')}
        </Notice>
      </div>
    </Modal>
  )
}
