import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { proxyIpLimits } from '@/api/contract/proxy-ips.ts'
import type { ProxyIpList } from '@/api/contract/proxy-ips.ts'
import { proxyIpApi } from '@/api/endpoints/proxy.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useSentForm } from '@/shared/form/use-sent-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { BulkLines } from '@/shared/ip-range/BulkLines.tsx'
import { readBulk, refusedLines } from '@/shared/ip-range/address-lines.ts'
import type { AddressLineProblem } from '@/shared/ip-range/address-lines.ts'
import { toast } from '@/ui/toast-store.ts'
import { AccessFields } from './AccessFields.tsx'
import { accessDefaults, proxyBulkForm } from './proxy-ips.ts'

interface ManyIpsProps {
  list: ProxyIpList
}

/** Adds many addresses, one per line, all with the same access. */
export function ManyIps({ list: { records, max } }: ManyIpsProps) {
  const { t } = useTranslation('ipRange')
  const { t: own } = useTranslation('proxyIps')
  const [add] = proxyIpApi.useAddProxyIpsMutation()
  const [refused, setRefused] = useState<{ text: string; lines: AddressLineProblem[] } | null>(null)
  const existing = records.map(({ ip }) => ip)
  const defaults = { lines: '', ...accessDefaults }
  const form = useForm({
    name: 'proxy-ip-bulk',
    schema: proxyBulkForm(existing, max),
    defaults,
    keep: ['lines', 'product', 'protocols'],
    words: {
      lines: {
        required: t('bulk.required'),
        bad_format: t('bulk.fix'),
        not_unique: t('bulk.nothingNew'),
        limit_exceeded: t('bulk.tooMany', { count: Math.max(0, max - existing.length) }),
      },
      protocols: { required: own('field.protocolsRequired') },
    },
    place: (problem) =>
      problemKey(problem) === 'ERROR_LIMIT_EXCEEDED' ? { lines: 'limit_exceeded' } : undefined,
    send: async ({ lines, product, protocols }) => {
      const { add: sent } = readBulk(lines, existing, proxyIpLimits.label)
      try {
        const answer = await add({
          records: sent.map(({ ip, comment }) => ({ ip, label: comment, product, protocols })),
        }).unwrap()
        return answer.records.length
      } catch (error) {
        const problem = toProblem(error)
        const wrong = refusedLines(problem.fields, sent)
        setRefused({ text: lines, lines: wrong })
        throw wrong.length > 0 ? { ...problem, fields: { lines: { code: 'bad_format' } } } : problem
      }
    },
    done: (count) => {
      form.reset(defaults)
      after.sent()
      toast({ id: 'ip-list', tone: 'ok', text: t('added', { count }) })
    },
  })
  const after = useSentForm(form, 'lines')
  const text = useValue(form, 'lines')
  return (
    <Form
      form={{ ...form, submit: after.submit }}
      submit={t('bulk.submit')}
      button={{ size: 'md' }}
    >
      <BulkLines
        field={form.field('lines')}
        input={form.input('lines')}
        text={text}
        existing={existing}
        commentLength={proxyIpLimits.label}
        refused={refused}
      />
      <AccessFields form={form} />
    </Form>
  )
}
