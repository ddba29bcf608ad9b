import { useTranslation } from '@/i18n/use-translation.ts'
import { withGap } from '@/lib/sentences.ts'
import { Button } from '@/ui/Button.tsx'
import { toast } from '@/ui/toast-store.ts'
import { ActionProblem } from '../account/ActionProblem.tsx'
import { useAction } from '../account/use-action.ts'
import { coverOf } from './addresses.ts'
import s from './ip-range.module.css'

interface OwnAddressProps {
  list: { records: readonly { ip: string }[]; currentIp: string | null; max: number }
  add: (ip: string) => Promise<unknown>
}

/** The reader's own address: in the list already, or with a button that adds it. */
export function OwnAddress({ list: { currentIp, records, max }, add }: OwnAddressProps) {
  const { t } = useTranslation('ipRange')
  const { t: common } = useTranslation()
  const action = useAction()
  if (!currentIp) return null
  const by = coverOf(records, currentIp)
  return (
    <div className="stack gap-3">
      <ActionProblem action={action} />
      <div className={`cluster between round-2 alice ${s.ownLine}`}>
        <p>
          {withGap(t('own.label'))}
          <code translate="no">{currentIp}</code>
          <span className="quiet text-2">
            {by === undefined
              ? t('own.outside')
              : by === currentIp
                ? t('own.listed')
                : t('own.covered', { by })}
          </span>
        </p>
        {by === undefined && records.length < max && (
          <Button
            variant="secondary"
            loading={action.busy}
            loadingText={common('busy')}
            onClick={() =>
              void action
                .run(() => add(currentIp))
                .then(
                  (done) =>
                    done && toast({ id: 'ip-list', tone: 'ok', text: t('added', { count: 1 }) }),
                )
            }
          >
            {t('own.add')}
          </Button>
        )}
      </div>
    </div>
  )
}
