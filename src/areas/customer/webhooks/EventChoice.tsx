import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { FieldNotes } from '@/ui/Field.tsx'
import { useEventName } from './use-event-name.ts'
import { inOrder } from './webhooks.ts'
import s from '../customer.module.css'

interface EventChoiceProps {
  /** The id of the first control, which an ErrorSummary links to. */
  id: string
  error?: string | undefined
  /** The events that the backend sends. */
  offered: readonly string[]
  value: readonly string[]
  onChange: (events: string[]) => void
}

/** Chooses the events that a webhook gets. A chosen one that is no longer sent stays choosable. */
export function EventChoice({ id, error, offered, value, onChange }: EventChoiceProps) {
  const { t } = useTranslation('webhooks')
  const nameOf = useEventName()
  const all = inOrder([...new Set([...offered, ...value])])
  return (
    <fieldset
      className="stack gap-2"
      aria-describedby={error && `${id}-error`}
      aria-invalid={error ? true : undefined}
    >
      <legend>{t('events.legend')}</legend>
      <ul className={`bare grid gap-2 gap-x-4 ${s.events}`}>
        {all.map((event, index) => (
          <li key={event}>
            <Checkbox
              {...(index === 0 && { id })}
              label={nameOf(event)}
              help={<code translate="no">{event}</code>}
              checked={value.includes(event)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...value, event] : value.filter((one) => one !== event))
              }
            />
          </li>
        ))}
      </ul>
      {value.length < all.length && (
        <div className="flush">
          <Button variant="tertiary" onClick={() => onChange(all)}>
            {t('events.all')}
          </Button>
        </div>
      )}
      <FieldNotes id={id} error={error} />
    </fieldset>
  )
}
