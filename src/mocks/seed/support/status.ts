import type { InferInput } from 'valibot'
import { serviceComponents } from '../../../api/contract/service-status.ts'
import type { ServiceStatus } from '../../../api/contract/service-status.ts'
import type { Language } from '../../../site/languages.ts'
import { noise } from '../../lib/random.ts'
import { iso, graphSpans } from '../statistics.ts'

const { day, hour, minute } = graphSpans
type Words = Readonly<Record<Language, string>>
const w = (en: string, ru: string, zh: string): Words => ({ en, ru, zh })

const past = {
  title: w(
    'Pingbacks were delivered late',
    'Результаты по pingback приходили с опозданием',
    '回调结果延迟送达',
  ),
  updates: [
    [
      'investigating',
      w('Deliveries are waiting in the queue.', 'Отправки ждут в очереди.', '推送正在排队。'),
    ],
    [
      'identified',
      w(
        'A server that sends them stopped and is being replaced.',
        'Остановился один из серверов отправки, его заменяют.',
        '一台推送服务器停止工作，正在更换。',
      ),
    ],
    [
      'resolved',
      w(
        'The queue is empty. Nothing was lost.',
        'Очередь разобрана. Ничего не потеряно.',
        '队列已清空，没有数据丢失。',
      ),
    ],
  ],
} as const
const now = {
  title: w('Answers take longer than usual', 'Ответы приходят дольше обычного', '答案比平时慢'),
  updates: [
    [
      'investigating',
      w(
        'Fewer workers than usual are online. Tasks wait longer; none are lost.',
        'Исполнителей меньше обычного. Задания ждут дольше, но не теряются.',
        '在线打码员少于平时。任务等待更久，但不会丢失。',
      ),
    ],
  ],
} as const

const work = {
  title: w('Payouts pause for an hour', 'Выплаты приостановятся на час', '提现将暂停一小时'),
  text: w(
    'We’re moving the payout queue to new machines. Requests are kept and paid afterward.',
    'Переносим очередь выплат на новые серверы. Заказанные выплаты сохранятся, деньги придут после работ.',
    '我们将把提现队列迁移到新服务器。已提交的申请会保留，维护结束后汇出。',
  ),
} as const

const slow = 'workers'

/**
 * The state of the service: one incident that is over and, where a test asks for it, a current one.
 */
export function serviceStatus(
  seed: number,
  time: number,
  incident: boolean,
  language: Language,
): InferInput<typeof ServiceStatus> {
  const began = time - 9 * day
  return {
    overall: incident ? 'degraded' : 'operational',
    components: serviceComponents.map((id) => ({
      id,
      status: incident && id === slow ? 'degraded' : 'operational',
      note: null,
    })),
    incidents: [
      ...(incident
        ? [
            {
              id: 'inc-31',
              title: now.title[language],
              status: 'investigating',
              components: [slow],
              severity: 'degraded',
              startedAt: iso(time - 25 * minute),
              resolvedAt: null,
              updates: now.updates.map(([status, text]) => ({
                at: iso(time - 20 * minute),
                status,
                text: text[language],
              })),
            },
          ]
        : []),
      {
        id: 'inc-30',
        title: past.title[language],
        status: 'resolved',
        components: ['pingback'],
        severity: 'outage',
        startedAt: iso(began),
        resolvedAt: iso(began + 2 * hour),
        updates: past.updates
          .map(([status, text], index) => ({
            at: iso(began + (index + 1) * 40 * minute),
            status,
            text: text[language],
          }))
          .toReversed(),
      },
    ],
    planned: [
      {
        id: 'plan-8',
        title: work.title[language],
        text: work.text[language],
        components: ['payouts'],
        startsAt: iso(time + 3 * day),
        endsAt: iso(time + 3 * day + hour),
        announcedAt: iso(time - 4 * day),
      },
    ],
    uptime90d: serviceComponents.map((id) => ({
      id,
      days: Array.from({ length: 90 }, (_, index) => {
        if (id === 'pingback' && index === 80) return 91.7
        if (incident && id === slow && index === 89) return 98.4
        return noise(seed, 'uptime', id, index) > 0.97 ? 99.6 : 100
      }),
    })),
    updatedAt: iso(time),
  }
}
