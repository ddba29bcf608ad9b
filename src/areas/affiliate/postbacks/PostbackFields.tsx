import { useTranslation } from '@/i18n/use-translation.ts'
import { postbackEvents } from '@/api/contract/partner-states.ts'
import { fillPostback, postbackFault, postbackMacros } from '@/lib/postback-url.ts'
import type { PostbackValues } from '@/lib/postback-url.ts'
import { withGap } from '@/lib/sentences.ts'
import { LongText } from '@/shared/LongText.tsx'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Description, DescriptionList } from '@/ui/DescriptionList.tsx'
import { Disclosure } from '@/ui/Disclosure.tsx'
import { Field, FieldNotes } from '@/ui/Field.tsx'
import { UrlInput } from '@/ui/UrlInput.tsx'
import type { ComponentProps } from 'react'
import type { PostbackEvent } from './postback-form.ts'
import s from '../affiliate.module.css'

/** What the macros of the example become. */
const sample: PostbackValues = {
  event: 'commission',
  event_id: 'commission-48213-2',
  time: '1776245400',
  referral_id: '48213',
  kind: 'customer',
  sub_id: 'readme',
  source: 'blog.example',
  landing: 'pricing',
  amount: '1.25',
  currency: 'USD',
}

interface PostbackFieldsProps {
  field: { id: string; error: string | undefined }
  input: ComponentProps<typeof UrlInput>
  url: string
  onUrl: (url: string) => void
  choice: { id: string; error: string | undefined }
  events: readonly PostbackEvent[]
  onEvents: (events: PostbackEvent[]) => void
}

/** The URL with its macros and an example of the call, and the events. */
export function PostbackFields({
  field,
  input,
  url,
  onUrl,
  choice: { id, error },
  events,
  onEvents,
}: PostbackFieldsProps) {
  const { t } = useTranslation('postbacks')
  const isFine = url.trim() !== '' && postbackFault(url) === null
  return (
    <>
      <Field {...field} label={t('form.url')} help={t('form.urlHelp')} required>
        <UrlInput {...input} />
      </Field>
      <Disclosure summary={t('macro.title')} level={3}>
        <DescriptionList layout="grid" className={`gap-2 gap-x-4 ${s.macros}`}>
          {postbackMacros.map((macro) => (
            <Description
              key={macro}
              term={
                <Button
                  variant="service"
                  aria-label={t('macro.insert', { macro: `{${macro}}` })}
                  onClick={() => onUrl(`${url}{${macro}}`)}
                >
                  <code translate="no">{`{${macro}}`}</code>
                </Button>
              }
            >
              {t(`macro.${macro}`)}
            </Description>
          ))}
        </DescriptionList>
      </Disclosure>
      {isFine && (
        <p className="break text-2">
          {withGap(t('form.example'))}
          <code translate="no">
            <LongText text={fillPostback(url.trim(), sample)} />
          </code>
        </p>
      )}
      <fieldset
        className="stack gap-2"
        aria-describedby={error && `${id}-error`}
        aria-invalid={error ? true : undefined}
      >
        <legend>{t('form.events')}</legend>
        {postbackEvents.map((event, index) => (
          <Checkbox
            key={event}
            {...(index === 0 && { id })}
            label={t(`event.${event}`)}
            help={t(`eventText.${event}`)}
            checked={events.includes(event)}
            onChange={({ currentTarget: { checked } }) =>
              onEvents(
                postbackEvents.filter((one) => (one === event ? checked : events.includes(one))),
              )
            }
          />
        ))}
        <FieldNotes id={id} error={error} />
      </fieldset>
    </>
  )
}
