import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import * as v from 'valibot'
import { useNavigate, useSearchParams } from 'react-router'
import { ticketCategoryIds, ticketLimits } from '@/api/contract/tickets.ts'
import type { FileLimits, Ticket, TicketCategory } from '@/api/contract/tickets.ts'
import { ticketApi } from '@/api/endpoints/tickets.ts'
import { isProblem } from '@/api/problem.ts'
import { useHref } from '@/i18n/page-context.ts'
import { cutText } from '@/lib/cut-text.ts'
import { AccountSection } from '@/shared/account/AccountSection.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { useValues } from '@/shared/form/use-value.ts'
import { Field } from '@/ui/Field.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { Textarea } from '@/ui/Textarea.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { toast } from '@/ui/toast-store.ts'
import { FilesField } from '../files/FilesField.tsx'
import { readSentFiles, writeSent } from '../files/files.ts'
import { useFiles } from '../files/use-files.ts'
import { categoryOf } from '../tickets/status.ts'
import { useRequestKey } from '../tickets/use-request-key.ts'
import { useTyped } from '../tickets/use-typed.ts'
import { OwnFields } from './OwnFields.tsx'
import { PaymentPicker } from './PaymentPicker.tsx'
import { Suggestions } from './Suggestions.tsx'
import { TaskPicker } from './TaskPicker.tsx'
import { atTicketKeys, beginning, newTicket, readTasks } from './new-ticket.ts'

interface NewTicketFormProps {
  categories: readonly TicketCategory[]
  limits: FileLimits
}

export function NewTicketForm({ categories, limits }: NewTicketFormProps) {
  const { t } = useTranslation('newTicket')
  const { t: common } = useTranslation()
  const { t: tickets } = useTranslation('tickets')
  const navigate = useNavigate()
  const href = useHref()
  const [params] = useSearchParams()
  const [create] = ticketApi.useCreateTicketMutation()
  const request = useRequestKey('ticket-new')
  const schema = useMemo(() => newTicket(categories), [categories])
  const defaults = useMemo(() => beginning(categories), [categories])
  const form = useForm({
    name: 'ticket-new',
    schema,
    defaults,
    keep: Object.keys(defaults),
    words: {
      category: { required: t('category.required') },
      subject: { required: t('subject.required') },
      body: { required: t('body.required') },
      consent: { required: t('consent.required') },
      files: { required: tickets('files.unsent') },
    },
    send: async (): Promise<Ticket> => {
      await files.settled()
      // Includes files that were still uploading during validation.
      const values = v.parse(schema, form.values())
      try {
        return await create({ ...values, requestKey: request.keyFor(values) }).unwrap()
      } catch (error) {
        throw isProblem(error) ? atTicketKeys(error, values.category) : error
      }
    },
    done: ({ id, number }) => {
      request.done()
      toast({ tone: 'ok', id: 'ticket-new', text: t('done', { number }) })
      void navigate(href({ id: 'ticket', params: { id } }))
      return 'leaving'
    },
  })
  const wanted = params.get('category')
  const from = params.get('page')
  // The address can prefill the form, but text that was typed already wins.
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const now = form.values()
    if (wanted && categoryOf(wanted) && !now['category'])
      form.set('category', wanted, { judge: false })
    if (from && !now['pageUrl']) form.set('pageUrl', from.slice(0, 2048), { judge: false })
  }, [form, from, wanted])

  const values = useValues(form)
  const category = categories.find(({ id }) => id === values['category'])
  const sent = readSentFiles(values['files'] ?? '')
  const typedFiles = useTyped(form.input('files'))
  const files = useFiles({
    limits,
    sent,
    onSent: (change) =>
      typedFiles.set(writeSent(change(readSentFiles(form.values()['files'] ?? '')))),
  })
  const body = (values['body'] ?? '').trim().length
  return (
    <AccountSection title={t('title')}>
      <Form form={form} submit={t('submit')}>
        <RadioCards
          {...form.control('category')}
          legend={t('category.legend')}
          columns={2}
          options={categories
            .filter(({ id }) => ticketCategoryIds.some((known) => known === id))
            .map(({ id, title, hint }) => ({
              value: id,
              label: cutText(title || id),
              text: hint && cutText(hint),
            }))}
        />
        <Field {...form.field('subject')} label={common('label.subject')} required>
          <TextInput
            {...form.input('subject')}
            most={ticketLimits.subject.max}
            autoComplete="off"
          />
        </Field>
        <Suggestions subject={values['subject'] ?? ''} first={category?.faq ?? []} />
        {category && <OwnFields form={form} category={category} values={values} />}
        {category?.asks.includes('tasks') && (
          <TaskPicker
            input={form.input('tasks')}
            chosen={readTasks(values['tasks'])}
            consent={{
              ...form.field('consent'),
              given: values['consent'] === 'yes',
              input: form.input('consent'),
            }}
          />
        )}
        {category?.asks.includes('payment') && (
          <Field
            {...form.field('payment')}
            label={t('payment.label')}
            marker={common('form.optional')}
          >
            <PaymentPicker input={form.input('payment')} chosen={values['payment'] ?? ''} />
          </Field>
        )}
        <Field
          {...form.field('body')}
          label={t('body.label')}
          help={t('body.help', { ...ticketLimits.body, count: body })}
          required
        >
          <Textarea {...form.input('body')} rows={9} />
        </Field>
        <FilesField {...form.field('files')} files={files} sent={sent} limits={limits} />
        <input {...typedFiles.hidden} />
        <Field
          {...form.field('pageUrl')}
          label={t('page.label')}
          help={t('page.help')}
          marker={common('form.optional')}
        >
          <TextInput
            {...form.input('pageUrl')}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
      </Form>
    </AccountSection>
  )
}
