import { useTranslation } from '@/i18n/use-translation.ts'
import type { WorkAlert, WorkAlertList } from '@/api/contract/work-alerts.ts'
import { channels } from '@/api/contract/notification-settings.ts'
import { notificationSettingApi } from '@/api/endpoints/profile.ts'
import { workAlertApi } from '@/api/endpoints/worker.ts'
import { toProblem } from '@/api/problem.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { AlertRow } from '@/shared/account/AlertRow.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { useOpenOverDraft, useRowOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { draftKinds } from '../answer/draft.ts'
import { languageName } from '@/lib/language-name.ts'
import { clockTime } from './clock-time.ts'
import { alertForm, WorkAlertDialog } from './WorkAlertDialog.tsx'
import { WorkHoursDialog, workHoursForm } from './WorkHoursDialog.tsx'
import { withTruth } from '@/shared/account/with-truth.ts'

const noAlerts: readonly WorkAlert[] = []

/** Whether the form can hold an alert: a kind unknown to this site would be lost in it. */
const isKnown = ({ kind }: WorkAlert): boolean =>
  kind === null || known(draftKinds, kind) !== undefined

/** Asks to be told when there is work. Absent where the backend has no such call (404). */
export function WorkAlerts({ languages }: { languages: readonly string[] }) {
  const { t } = useTranslation('workAlerts')
  const { t: common } = useTranslation()
  const answer = workAlertApi.useWorkAlertsQuery()
  const [isAdding, setIsAdding] = useOpenOverDraft(alertForm(null))
  const [editing, setEditing] = useRowOverDraft(answer.data?.records ?? noAlerts, alertForm)
  const { data, error } = answer
  if (!data && error && toProblem(error).status === 404) return null
  const isFull = !!data && data.most !== null && data.records.length >= data.most
  return (
    <LoadedSection answer={answer} title={t('title')} text={t('text')} lines={5}>
      {({ records, most, canEdit, hours }) => (
        <div className="stack gap-4">
          <Channels />
          {hours !== undefined && <Hours hours={hours} />}
          {records.length > 0 && (
            <ul className="bare stack gap-4">
              {records.map((alert) => (
                <AlertItem
                  key={alert.id}
                  alert={alert}
                  onEdit={canEdit && isKnown(alert) ? () => setEditing(alert) : null}
                />
              ))}
            </ul>
          )}
          {isFull && most !== null ? (
            <p className="quiet">{t('full', { count: most })}</p>
          ) : (
            <div>
              <Button variant="secondary" onClick={() => setIsAdding(true)}>
                {common('action.add')}
              </Button>
            </div>
          )}
          {isAdding && (
            <WorkAlertDialog
              alert={null}
              languages={languages}
              onClose={() => setIsAdding(false)}
            />
          )}
          {editing && (
            <WorkAlertDialog
              alert={editing}
              languages={languages}
              onClose={() => setEditing(null)}
            />
          )}
        </div>
      )}
    </LoadedSection>
  )
}

/** Where the messages go. Nobody should wait for one that no channel brings. */
function Channels() {
  const { t } = useTranslation('workAlerts')
  const format = useFormat()
  const { data } = notificationSettingApi.useNotificationSettingsQuery()
  if (!data) return null
  const on = channels.filter((channel) => data.channels[channel] && data.topics['work']?.[channel])
  const link = <RouteLink to={{ id: 'profileNotif' }}>{t('channels.choose')}</RouteLink>
  if (on.length === 0)
    return (
      <Notice tone="warn" title={t('channels.none')}>
        {link}
      </Notice>
    )
  return (
    <p>
      {t('channels.on', { list: format.list(on.map((channel) => t(`channels.${channel}`))) })}{' '}
      {link}
    </p>
  )
}

/** When messages come at all, whatever an alert says. */
function Hours({ hours }: Pick<WorkAlertList, 'hours'>) {
  const { t } = useTranslation('workAlerts')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useOpenOverDraft(workHoursForm)
  return (
    <div className="row wrap between gap-2">
      <p>
        {hours
          ? t('quiet.on', {
              from: clockTime(locale, hours.from),
              to: clockTime(locale, hours.to),
            })
          : t('quiet.off')}
      </p>
      <div className="flush">
        <Button variant="tertiary" aria-label={t('quiet.change')} onClick={() => setIsOpen(true)}>
          {common('action.change')}
        </Button>
      </div>
      {isOpen && <WorkHoursDialog hours={hours} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

interface AlertItemProps {
  alert: WorkAlert
  /** Null where it cannot be changed. */
  onEdit: (() => void) | null
}

function AlertItem({ alert, onEdit }: AlertItemProps) {
  const { t } = useTranslation('workAlerts')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const format = useFormat()
  const money = useMoneyText()
  const { refetch } = workAlertApi.endpoints.workAlerts.useQuerySubscription()
  const [remove] = workAlertApi.useRemoveWorkAlertMutation()
  const { id, kind, language, minPer1000, minWaiting, from, to, lasted } = alert
  const found = known(draftKinds, kind ?? '')
  const name = found ? common(`taskKind.${found}`) : kind === null ? t('anyKind') : plainCode(kind)
  const conditions = [
    language && languageName(locale, language),
    minPer1000 && t('atLeast', { sum: money(minPer1000.amount, minPer1000.currency) }),
    minWaiting !== null && t('waiting', { count: minWaiting }),
    from && to && t('hours', { from: clockTime(locale, from), to: clockTime(locale, to) }),
  ].filter((one) => typeof one === 'string')
  return (
    <AlertRow
      name={name}
      text={conditions.length > 0 ? format.list(conditions) : t('always')}
      past={
        lasted.length === 0
          ? t('lastedNever')
          : t('lasted', {
              count: lasted.length,
              list: format.list(
                lasted.map(({ minutes }) =>
                  // The measure is whole minutes: one of them is no "60 s".
                  minutes < 2 ? format.unit(minutes, 'minute') : format.duration(minutes * 60),
                ),
              ),
            })
      }
      edit={
        onEdit && {
          label: t('editNamed', { name }),
          onPress: onEdit,
        }
      }
      remove={{
        label: t('remove', { name }),
        done: t('removed'),
        send: () =>
          withTruth(remove({ id }).unwrap(), refetch, ({ records }) =>
            records.every((other) => other.id !== id),
          ),
      }}
    />
  )
}
