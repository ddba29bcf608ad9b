import { ArrowUp, Square } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { botText } from '@/api/contract/bot.ts'
import { isTouch } from '@/lib/is-touch.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { isSendEnter } from '@/ui/is-enter.ts'
import { Textarea } from '@/ui/Textarea.tsx'
import s from './bot.module.css'

interface AskProps {
  ref: Ref<HTMLTextAreaElement>
  text: string
  onText: (text: string) => void
  busy: boolean
  onSend: () => void
  onStop: () => void
}

/** The input of the next question. Enter sends it and Shift+Enter starts a new line, except on touch
 * keyboards. */
export function Ask({ ref, text, onText, busy, onSend, onStop }: AskProps) {
  const { t } = useTranslation('bot')
  const { t: common } = useTranslation()
  const onTouch = useSyncExternalStore(
    () => () => {},
    isTouch,
    () => false,
  )
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (!isSendEnter(event)) return
    event.preventDefault()
    // Its form knows whether the text is too long.
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <form
      method="dialog"
      className={`stack gap-3 items-start ${s.ask}`}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <Field
        label={t('ask.label')}
        help={t(onTouch ? 'ask.helpTouch' : 'ask.help', { count: text.length, max: botText.max })}
      >
        <Textarea
          ref={ref}
          rows={3}
          most={botText.max}
          value={text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={press}
        />
      </Field>
      {busy ? (
        <Button
          variant="secondary"
          prepend={<Square size={16} aria-hidden="true" />}
          onClick={onStop}
        >
          {common('action.stop')}
        </Button>
      ) : (
        <Button type="submit" prepend={<ArrowUp size={18} aria-hidden="true" />}>
          {t('ask.send')}
        </Button>
      )}
    </form>
  )
}
