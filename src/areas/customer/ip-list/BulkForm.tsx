import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { commentLength } from '@/api/contract/ip-list.ts'
import type { IpList } from '@/api/contract/ip-list.ts'
import { ipListApi } from '@/api/endpoints/customer.ts'
import { problemKey, toProblem } from '@/api/problem.ts'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { toast } from '@/ui/toast-store.ts'
import { bulkForm, readBulk, refusedLines } from '@/shared/ip-range/address-lines.ts'
import type { AddressLineProblem } from '@/shared/ip-range/address-lines.ts'
import { useSentForm } from '@/shared/form/use-sent-form.ts'
import { BulkLines } from '@/shared/ip-range/BulkLines.tsx'

interface BulkFormProps {
  list: IpList
}

/**
 * Adds many addresses, one per line. Each is validated while typing, and one request adds all or
 * none.
 */
export function BulkForm({ list: { records, max } }: BulkFormProps) {
  const { t } = useTranslation('ipRange')
  const [add] = ipListApi.useAddIpsMutation()
  const [refused, setRefused] = useState<{ text: string; lines: AddressLineProblem[] } | null>(null)
  const existing = records.map(({ ip }) => ip)
  const free = Math.max(0, max - existing.length)
  const form = useForm({
    name: 'ip-bulk',
    schema: bulkForm(existing, max, commentLength),
    defaults: { lines: '' },
    keep: ['lines'],
    words: {
      lines: {
        required: t('bulk.required'),
        bad_format: t('bulk.fix'),
        not_unique: t('bulk.nothingNew'),
        limit_exceeded: t('bulk.tooMany', { count: free }),
      },
    },
    place: (problem) =>
      problemKey(problem) === 'ERROR_LIMIT_EXCEEDED' ? { lines: 'limit_exceeded' } : undefined,
    send: async ({ lines }) => {
      const { add: sent } = readBulk(lines, existing, commentLength)
      try {
        return (await add({ records: sent.map(({ ip, comment }) => ({ ip, comment })) }).unwrap())
          .records.length
      } catch (error) {
        const problem = toProblem(error)
        const wrong = refusedLines(problem.fields, sent)
        setRefused({ text: lines, lines: wrong })
        throw wrong.length > 0 ? { ...problem, fields: { lines: { code: 'bad_format' } } } : problem
      }
    },
    done: (count) => {
      form.reset({ lines: '' })
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
        commentLength={commentLength}
        refused={refused}
      />
    </Form>
  )
}
