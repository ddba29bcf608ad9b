import { useTranslation } from '@/i18n/use-translation.ts'
import type { Postback } from '@/api/contract/postbacks.ts'
import { postbackApi } from '@/api/endpoints/partner.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Modal } from '@/ui/Modal.tsx'
import { toast } from '@/ui/toast-store.ts'
import { editPostbackForm, eventsOf, postbackForm } from './postback-form.ts'
import { PostbackFields } from './PostbackFields.tsx'
import { usePostbackWords } from './use-postback-words.ts'

interface EditPostbackProps {
  postback: Postback
  /** The URLs of the others. */
  taken: readonly string[]
  onClose: () => void
}

/** Changes the URL and the events of a postback. */
export function EditPostback({ postback, taken, onClose }: EditPostbackProps) {
  const { t } = useTranslation('postbacks')
  const { t: common } = useTranslation()
  const { id } = postback
  const [update] = postbackApi.useUpdatePostbackMutation()
  const form = useForm({
    name: editPostbackForm(id),
    schema: postbackForm(taken),
    defaults: { url: postback.url, events: eventsOf(postback) },
    keep: ['url', 'events'],
    words: usePostbackWords(),
    send: (values) => update({ id, ...values }).unwrap(),
    done: () => {
      toast({ id: 'postback', tone: 'ok', text: common('form.saved') })
      onClose()
      return 'leaving'
    },
  })
  const url = useValue(form, 'url')
  const events = useValue(form, 'events')
  return (
    <Modal
      open
      size="lg"
      title={t('edit.title')}
      closeLabel={common('action.close')}
      onClose={onClose}
    >
      <Form form={form} submit={common('action.save')} button={{ size: 'md' }}>
        <PostbackFields
          field={form.field('url')}
          input={form.input('url')}
          url={url}
          onUrl={(next) => form.choose('url', next)}
          choice={form.field('events')}
          events={events}
          onEvents={(next) => form.choose('events', next)}
        />
      </Form>
    </Modal>
  )
}
