import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { statusChannels, statusSeverities } from '@/api/contract/status-subscriptions.ts'
import type { StatusChannel } from '@/api/contract/status-subscriptions.ts'
import { serviceApi } from '@/api/endpoints/service.ts'
import { usePage } from '@/i18n/page-context.ts'
import { useUser } from '@/session/use-user.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { sentWish, StatusNewsForm } from './news-form.ts'
import { SentWish } from './SentWish.tsx'
import type { Sent } from './SentWish.tsx'
import { WishFields } from './WishFields.tsx'
import s from '../support.module.css'

/** Subscribes anybody to the state of the service. Absent where the backend cannot (404). */
export function StatusNews() {
  const { t } = useTranslation('statusNews')
  const { data } = serviceApi.useStatusChannelsQuery()
  const channels = statusChannels.filter((one) => data?.channels.includes(one))
  const [first] = channels
  if (!first) return null
  return (
    <section className="stack gap-4 mt-6" aria-labelledby="status-news">
      <div className="stack gap-2">
        <h3 id="status-news" className="heading">
          {t('title')}
        </h3>
        <p className="quiet">{t('lead')}</p>
      </div>
      <NewsForm channels={channels} first={first} />
    </section>
  )
}

function NewsForm({
  channels,
  first,
}: {
  channels: readonly StatusChannel[]
  first: StatusChannel
}) {
  const { t } = useTranslation('statusNews')
  const { language } = usePage()
  const { user } = useUser()
  const [subscribe] = serviceApi.useSubscribeToStatusMutation()
  const [sent, setSent] = useState<Sent | null>(null)
  const defaults = {
    channel: first,
    email: user?.email ?? '',
    url: '',
    scope: 'all' as const,
    components: [],
    severities: [...statusSeverities],
  }
  const form = useForm({
    name: 'status-news',
    schema: StatusNewsForm,
    defaults,
    keep: ['channel', 'email', 'url', 'scope', 'components', 'severities'],
    words: {
      email: { required: t('email.required') },
      url: { bad_format: t('url.format'), not_allowed: t('url.private') },
      components: { required: t('parts.required') },
      severities: { required: t('severities.required') },
    },
    send: async ({ channel, email, url, ...wish }) => ({
      ...(await subscribe({
        channel,
        language,
        ...(channel === 'email' && { email }),
        ...(channel === 'webhook' && { url }),
        ...sentWish(wish),
      }).unwrap()),
      channel,
      typed: channel === 'email' ? email : url,
    }),
    done: ({ channel, typed, sentTo, deepLink, watch }) =>
      setSent({ channel, to: sentTo ?? typed, deepLink, watch }),
  })
  const channel = useValue(form, 'channel')
  const scope = useValue(form, 'scope')
  const components = useValue(form, 'components')
  const severities = useValue(form, 'severities')
  if (sent)
    return (
      <SentWish
        {...sent}
        onAgain={() => {
          form.reset(defaults)
          setSent(null)
        }}
      />
    )
  return (
    <Form form={form} submit={t('submit')} className={s.form}>
      <RadioCards
        {...form.control('channel')}
        legend={t('channel.legend')}
        columns={channels.length === 3 ? 3 : 2}
        options={channels.map((value) => ({
          value,
          label: t(`channel.${value}`),
          text: t(`channel.${value}Text`),
        }))}
      />
      {channel === 'email' && (
        <Field {...form.field('email')} label={t('email.label')} required>
          <TextInput {...form.input('email')} type="email" autoComplete="email" />
        </Field>
      )}
      {channel === 'webhook' && (
        <Field {...form.field('url')} label={t('url.label')} help={t('url.help')} required>
          <TextInput
            {...form.input('url')}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="off"
          />
        </Field>
      )}
      <WishFields
        value={{ scope, components, severities }}
        onChange={(change) => {
          if (change.scope) form.choose('scope', change.scope)
          if (change.components) form.choose('components', change.components)
          if (change.severities) form.choose('severities', change.severities)
        }}
        field={(name) => form.field(name)}
      />
    </Form>
  )
}
