import { plainCode } from '@/lib/plain-code.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Registered } from '@/shared/form/form-store.ts'
import { PartedTable } from '@/shared/list/PartedTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { Switch } from '@/ui/Checkbox.tsx'
import { concerns, isFixed, isTopic } from './notifications.ts'
import type { Audience, TopicChannel } from './notifications.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import s from '../profile.module.css'

interface Row {
  topic: string
  index: number
}
interface TopicsProps {
  person: Audience
  topics: readonly string[]
  /** The channels that work. Those that do not say above what to do. */
  channels: readonly TopicChannel[]
  input: (name: `topics.${number}.${TopicChannel}`) => Registered
}

const fixedNote = 'topic-security-why'

/** A switch per topic and channel. A topic that does not concern the person keeps its setting. */
export function Topics({ person, topics, channels, input }: TopicsProps) {
  const { t } = useTranslation('profileNotif')
  const nameOf = (topic: string): string =>
    isTopic(topic) ? t(`topic.${topic}.name`) : plainCode(topic)
  const columns: Column<Row>[] = [
    {
      key: 'topic',
      header: t('topics.column'),
      rowHeader: true,
      cell: ({ topic }) => (
        <span className={`grid ${s.topic}`}>
          <span>{nameOf(topic)}</span>
          <span className={`quiet text-1 regular ${s.quiet}`}>
            {isTopic(topic) ? t(`topic.${topic}.text`) : t('topics.unknown')}
          </span>
          {isFixed(topic, 'email') && (
            <span id={fixedNote} className={`quiet text-1 regular ${s.quiet}`}>
              {t('topics.fixed')}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'page',
      header: t('channel.page'),
      cell: () => <span className="quiet text-1 regular">{t('topics.always')}</span>,
    },
    ...channels.map((channel): Column<Row> => {
      const name = t(`channel.${channel}`)
      return {
        key: channel,
        header: name,
        cell: ({ topic, index }) => {
          const fixed = isFixed(topic, channel)
          return (
            <Switch
              {...input(`topics.${index}.${channel}`)}
              label={
                <span className="visually-hidden">
                  {t('topics.switch', { topic: nameOf(topic), channel: name })}
                </span>
              }
              disabled={fixed}
              aria-describedby={fixed ? fixedNote : undefined}
              className={s.switch}
            />
          )
        },
      }
    }),
  ]
  return (
    <AccountSection title={t('topics.title')}>
      <PartedTable
        caption={t('topics.title')}
        hideCaption
        columns={columns}
        rows={topics.flatMap((topic, index) => (concerns(topic, person) ? [{ topic, index }] : []))}
        rowKey={({ topic }) => topic}
        className={s.topics}
        empty={<p className={`quiet text-1 regular ${s.quiet}`}>{t('topics.none')}</p>}
      />
    </AccountSection>
  )
}
