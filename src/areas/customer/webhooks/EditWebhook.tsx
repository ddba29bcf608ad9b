import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { AccountWebhook } from '@/api/contract/webhooks.ts'
import { webhookApi } from '@/api/endpoints/customer.ts'
import { DocumentForm } from '@/shared/document-form/DocumentForm.tsx'
import { useDocument } from '@/shared/document-form/use-document.ts'
import { useDocumentForm } from '@/shared/document-form/use-document-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { withProof } from '@/shared/proof/with-proof.ts'
import { Modal } from '@/ui/Modal.tsx'
import { EventChoice } from './EventChoice.tsx'
import { UrlField } from './UrlField.tsx'
import { hostOf, webhookEditForm } from './webhooks.ts'

export const editWebhookForm = (id: AccountWebhook['id']): string => `webhook-edit-${id}`

interface EditWebhookProps {
  hook: AccountWebhook
  /** The URLs of the other webhooks. */
  taken: readonly string[]
  offered: readonly string[]
  onClose: () => void
}

/** Changes the URL and the events of a webhook. */
export function EditWebhook({ hook, taken, offered, onClose }: EditWebhookProps) {
  const { t } = useTranslation('webhooks')
  const { t: common } = useTranslation()
  const [update] = webhookApi.useUpdateWebhookMutation()
  const document = useDocument(hook)
  const schema = useMemo(() => webhookEditForm(taken), [taken])
  // A backend that names no version takes the events alone.
  const hasUrl = hook.updatedAt !== undefined
  const form = useDocumentForm(document, {
    name: editWebhookForm(hook.id),
    schema,
    contract: AccountWebhook,
    keep: ['url', 'events'],
    words: {
      url: {
        required: t('add.required'),
        bad_format: t('add.bad_format'),
        not_allowed: t('add.not_allowed'),
        not_unique: t('add.not_unique'),
      },
      events: { required: t('events.required'), not_allowed: t('events.notAllowed') },
    },
    valuesOf: ({ url, events }) => ({ url, events }),
    save: ({ url, events }, version, base) =>
      withProof(() =>
        update({ id: hook.id, ...(url !== base.url && { url }), events, ...version }).unwrap(),
      ),
    saved: () => common('form.saved'),
    done: () => {
      onClose()
      return 'leaving'
    },
  })
  const url = useValue(form, 'url')
  const events = useValue(form, 'events')
  const isElsewhere = hostOf(url.trim()) !== hostOf(document.current.url)
  return (
    <Modal open title={t('edit.title')} closeLabel={common('action.close')} onClose={onClose}>
      <DocumentForm form={form} submit={common('action.save')}>
        {hasUrl && (
          <UrlField form={form} help={isElsewhere ? t('edit.otherHost') : t('add.urlHelp')} />
        )}
        <EventChoice
          {...form.field('events')}
          offered={offered}
          value={events}
          onChange={(next) => form.choose('events', next)}
        />
      </DocumentForm>
    </Modal>
  )
}
