import { useTranslation } from '@/i18n/use-translation.ts'
import type { Postback } from '@/api/contract/postbacks.ts'
import { postbackApi } from '@/api/endpoints/partner.ts'
import { problemKey } from '@/api/problem.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useSentForm } from '@/shared/form/use-sent-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { toast } from '@/ui/toast-store.ts'
import { postbackForm } from './postback-form.ts'
import type { PostbackEvent } from './postback-form.ts'
import { PostbackFields } from './PostbackFields.tsx'
import { usePostbackWords } from './use-postback-words.ts'

const noEvents: PostbackEvent[] = []
const defaults = { url: '', events: noEvents }

/** Adds a postback, which is called from now on. */
export function AddPostback({
  taken,
  onAdded,
}: {
  taken: readonly string[]
  onAdded: (id: Postback['id']) => void
}) {
  const { t } = useTranslation('postbacks')
  const [add] = postbackApi.useAddPostbackMutation()
  const form = useForm({
    name: 'postback-add',
    schema: postbackForm(taken),
    defaults,
    keep: ['url', 'events'],
    words: usePostbackWords(),
    place: (problem) =>
      problemKey(problem) === 'ERROR_LIMIT_EXCEEDED' ? { url: 'limit_exceeded' } : undefined,
    send: (values) => add(values).unwrap(),
    done: ({ id }) => {
      form.reset(defaults)
      after.sent()
      onAdded(id)
      toast({ id: 'postback', tone: 'ok', text: t('add.done') })
    },
  })
  const after = useSentForm(form, 'url')
  const url = useValue(form, 'url')
  const events = useValue(form, 'events')
  return (
    <AccountSection title={t('add.title')} text={t('add.text')}>
      <Form
        form={{ ...form, submit: after.submit }}
        submit={t('add.submit')}
        button={{ size: 'md' }}
      >
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
    </AccountSection>
  )
}
