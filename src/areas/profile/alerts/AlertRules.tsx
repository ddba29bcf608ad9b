import { useTranslation } from '@/i18n/use-translation.ts'
import { alertChannels, alertMetrics, alertScopes } from '@/api/contract/alert-rules.ts'
import type { AlertRule } from '@/api/contract/alert-rules.ts'
import { alertRuleApi } from '@/api/endpoints/alert-rules.ts'
import { notificationSettingApi } from '@/api/endpoints/profile.ts'
import { isAbsent } from '@/api/problem.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { AlertRow } from '@/shared/account/AlertRow.tsx'
import { useFormat } from '@/shared/account/use-format.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'
import { LoadedSection } from '@/shared/document-form/Loaded.tsx'
import { useOpenOverDraft } from '@/shared/form/use-open-over-draft.ts'
import { PartedList } from '@/shared/list/PartedList.tsx'
import { Button } from '@/ui/Button.tsx'
import type { TopicChannel } from '../notifications/notifications.ts'
import { usableChannels } from '../notifications/notifications.ts'
import { AlertDialog, alertRuleForm } from './AlertDialog.tsx'
import { withTruth } from '@/shared/account/with-truth.ts'

/** The alert rules of the account. Absent where the backend has none (404). */
export function AlertRules() {
  const { t } = useTranslation('alerts')
  const answer = alertRuleApi.useAlertRulesQuery()
  const { data: settings } = notificationSettingApi.useNotificationSettingsQuery()
  const channels = settings ? usableChannels(settings) : []
  const [isAdding, setIsAdding] = useOpenOverDraft(alertRuleForm())
  if (isAbsent(answer)) return null
  return (
    <LoadedSection answer={answer} title={t('title')} text={t('text')} lines={5}>
      {({ records, max, currency }) => (
        <div className="stack gap-4">
          {records.length > 0 && (
            <PartedList as="ul" rows={records} className="bare stack gap-4">
              {(rule) => (
                <RuleItem key={rule.id} rule={rule} currency={currency} channels={channels} />
              )}
            </PartedList>
          )}
          {max !== null && records.length >= max ? (
            <p className="quiet">{t('full', { count: max })}</p>
          ) : (
            <div>
              <Button variant="secondary" onClick={() => setIsAdding(true)}>
                {t('add')}
              </Button>
            </div>
          )}
          {isAdding && (
            <AlertDialog
              currency={currency}
              channels={channels}
              onClose={() => setIsAdding(false)}
            />
          )}
        </div>
      )}
    </LoadedSection>
  )
}

interface RuleItemProps {
  rule: AlertRule
  currency: string
  /** The channels that work. */
  channels: readonly TopicChannel[]
}

function RuleItem({ rule, currency, channels: working }: RuleItemProps) {
  const { t } = useTranslation('alerts')
  const format = useFormat()
  const nameOf = useTypeName()
  const [isEditing, setIsEditing] = useOpenOverDraft(alertRuleForm(rule.id))
  const { refetch } = alertRuleApi.endpoints.alertRules.useQuerySubscription()
  const [remove] = alertRuleApi.useRemoveAlertRuleMutation()
  const { id, metric, threshold, scope, subject, title, hours, channels, lastFiredAt } = rule
  const one = known(alertMetrics, metric)
  const about = known(alertScopes, scope ?? '')
  const name = one
    ? t(`rule.${one}`, { threshold: format.number(Number(threshold), 6), currency })
    : plainCode(metric)
  const whose =
    about && subject
      ? t(`about.${about}`, {
          name: about === 'type' ? nameOf(subject, title) : (title ?? subject),
        })
      : t('scope.all')
  return (
    <AlertRow
      name={name}
      text={format.list([
        whose,
        t('hours', { count: Number(hours) }),
        t('channel.page'),
        ...channels.map((channel) => {
          const way = known(alertChannels, channel)
          return way ? t(`channel.${way}`) : plainCode(channel)
        }),
      ])}
      past={
        lastFiredAt ? t('last', { date: format.date(lastFiredAt, 'dateTime') }) : t('neverFired')
      }
      edit={
        rule.updatedAt === undefined
          ? null
          : {
              label: t('editNamed', { name }),
              onPress: () => setIsEditing(true),
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
    >
      {isEditing && (
        <AlertDialog
          rule={rule}
          currency={currency}
          channels={[
            ...new Set([...working, ...alertChannels.filter((one) => channels.includes(one))]),
          ]}
          onClose={() => setIsEditing(false)}
        />
      )}
    </AlertRow>
  )
}
