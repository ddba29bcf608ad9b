import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Demo } from '@/api/contract/demo.ts'
import type { DemoSlug } from '@/routes/slugs/demos.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { useTakeFocus } from '@/ui/use-take-focus.ts'
import { HeldAnswer, useVerify, VerdictView } from '../live/Verdict.tsx'
import type { Held } from '../live/Verdict.tsx'
import { Clicks } from './Clicks.tsx'
import { Rotation } from './Rotation.tsx'
import s from '../demo.module.css'

interface DrawnProps {
  slug: DemoSlug
  demo: Demo
  busy: boolean
  /** Whether it takes the place of the last task, whose button was pressed: it takes the focus. */
  isRenewed: boolean
  /** Loads another task. */
  onRenew: () => void
}

/** A task that the page draws itself. Its answer has the form that the API returns. */
export function Drawn({ slug, demo: { widget }, busy, isRenewed, onRenew }: DrawnProps) {
  const { t } = useTranslation('demo')
  const { t: common } = useTranslation()
  const title = useTakeFocus<HTMLParagraphElement>(isRenewed)
  const { kind, options } = widget
  const question = options.question ?? ''
  const url = pictureUrl(options.imageUrl)
  const [answer, setAnswer] = useState<Held | null>(null)
  const verify = useVerify(slug)
  const send = () => verify.verify({ ...(options.id !== null && { id: options.id }), ...answer })
  const picture = { url, width: options.width ?? 300, height: options.height ?? 150, question }
  return (
    <>
      <p ref={title} tabIndex={-1} className="heading">
        {question}
      </p>
      <form
        className={`grid gap-4 items-start fill ${s.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {kind === 'clicks' ? (
          <Clicks picture={picture} most={options.maxClicks ?? 20} onAnswer={setAnswer} />
        ) : kind === 'rotate' ? (
          <Rotation picture={picture} step={options.step ?? 1} onAnswer={setAnswer} />
        ) : (
          <div className={s.beside}>
            {url && (
              <img
                className={`paper ${s.picture}`}
                src={url}
                alt={t('answer.picture', { question })}
                width={picture.width}
                height={picture.height}
              />
            )}
            <Field label={common('label.yourAnswer')}>
              <TextInput
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                most={200}
                onChange={({ currentTarget: { value } }) =>
                  setAnswer(value.trim() === '' ? null : { text: value.trim() })
                }
              />
            </Field>
          </div>
        )}
        <div className="bare row wrap align-end gap-3">
          <Button type="submit" loading={verify.state.isLoading}>
            {t('verify.action')}
          </Button>
          <Button variant="tertiary" loading={busy} onClick={onRenew}>
            {t('answer.another')}
          </Button>
        </div>
      </form>
      <HeldAnswer held={answer} />
      <VerdictView verify={verify} onRetry={send} />
    </>
  )
}
