import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Key } from '@/api/contract/keys.ts'
import { cutText } from '@/lib/cut-text.ts'
import { ActionProblem } from '@/shared/account/ActionProblem.tsx'
import { useRemaining } from '@/shared/form/retry.ts'
import { Button } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import s from '../setting.module.css'
import { useReveal } from '@/shared/account-key/use-reveal.ts'
import type { Reveal } from '@/shared/account-key/use-reveal.ts'
import { useCopyLabels } from '@/shared/use-copy-labels.ts'

interface KeyValueProps {
  record: Pick<Key, 'id' | 'prefix' | 'suffix'>
  /** The key's name, for the accessible name of the button. */
  name: string
}

/**
 * A key by its ends. After a proof of identity it is shown whole for a minute and can be copied.
 */
export function KeyValue(props: KeyValueProps) {
  return <KeyLine {...props} state={useReveal(props.record)} />
}

/** The same, for a parent that needs to know whether the key is shown. */
export function KeyLine({ record, name, state }: KeyValueProps & { state: Reveal }) {
  const { t } = useTranslation('keyValue')
  const { t: common } = useTranslation()
  const { value, left, over, action, reveal, hide } = state
  const remaining = useRemaining()
  const copy = useCopyLabels(common('action.copyKey'))
  const Icon = value === null ? Eye : EyeOff
  return (
    <div className={`stack gap-2 min-0 ${s.key}`}>
      <div className="cluster gap-2 gap-x-3 min-0">
        <MaskedKey {...record} value={value} />
        <div className="cluster gap-2">
          {/* One button, so that the focus stays. */}
          <Button
            variant="secondary"
            loading={action.busy}
            loadingText={common('busy')}
            aria-label={value === null ? t('revealNamed', { name }) : t('hideNamed', { name })}
            prepend={<Icon size={16} aria-hidden="true" />}
            onClick={() => (value === null ? void reveal() : hide())}
          >
            {value === null ? common('action.show') : common('action.hide')}
          </Button>
          {value !== null && <CopyButton value={value} labels={copy} />}
        </div>
      </div>
      {value !== null && <p className="quiet text-1 num">{t('left', { time: remaining(left) })}</p>}
      <p role="status" className="visually-hidden">
        {value !== null ? t('shown') : over ? t('hiddenAgain') : ''}
      </p>
      <ActionProblem action={action} />
    </div>
  )
}

/**
 * The first and last characters, with dots of the same width between, so that revealing the key
 * moves nothing.
 */
export function MaskedKey({
  prefix,
  suffix,
  value,
}: Pick<Key, 'prefix' | 'suffix'> & { value?: string | null }) {
  const { t } = useTranslation('keyValue')
  return (
    <code
      className={`box row align-center min-0 control pad-y-2 pad-x-3 alice break clip medium ${s.value}`}
      translate="no"
      dir="ltr"
    >
      {value ?? (
        <>
          <span>{cutText(prefix)}</span>
          <span className={s.dots} aria-hidden="true">
            {'•'.repeat(24)}
          </span>
          <span className="visually-hidden">{t('masked')}</span>
          <span>{cutText(suffix)}</span>
        </>
      )}
    </code>
  )
}
