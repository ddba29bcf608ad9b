import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useNavigate } from 'react-router'
import { projectLimits } from '@/api/contract/label-projects.ts'
import { labelProjectApi } from '@/api/endpoints/labelling.ts'
import { useHref } from '@/i18n/page-context.ts'
import { keysOf } from '@/lib/object.ts'
import { useCurrency } from '@/session/currency.ts'
import { ownerOf } from '@/lib/kept.ts'
import { useUser } from '@/session/use-user.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { Form } from '@/shared/form/Form.tsx'
import { useForm } from '@/shared/form/use-form.ts'
import { Button } from '@/ui/Button.tsx'
import { Menu } from '@/ui/Menu.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'
import { findPictures, givePictures, takeBrought } from '../kit/brought.ts'
import type { Brought, BroughtPictures } from '../kit/brought.ts'
import {
  freshClass,
  keptProjectFields,
  projectArg,
  projectDefaults,
  ProjectForm,
} from './project-form.ts'
import { FormCalls } from './FormCalls.tsx'
import type { ClassValues, ProjectValues } from './project-form.ts'
import { ProjectFields, useProjectFieldWords } from './ProjectFields.tsx'
import type { ProjectKind } from '@/api/contract/label-projects.ts'

/** Ten usual jobs. Their words are `labelForm:template.<id>`: a name, classes and instructions. */
const projectTemplates = {
  street: { kind: 'bounding_box', overlap: '2' },
  shelf: { kind: 'bounding_box', overlap: '2' },
  plates: { kind: 'bounding_box', overlap: '2' },
  roofs: { kind: 'satellite', overlap: '2' },
  defects: { kind: 'polygon', overlap: '3' },
  faces: { kind: 'points', overlap: '2' },
  moderation: { kind: 'classification', overlap: '3' },
  tone: { kind: 'classification', overlap: '3' },
  names: { kind: 'text_spans', overlap: '2' },
  calls: { kind: 'transcription', overlap: '1' },
} as const satisfies Readonly<Record<string, { kind: ProjectKind; overlap: string }>>
type ProjectTemplate = keyof typeof projectTemplates

const namedClasses = (
  names: readonly string[],
  colours: Readonly<Record<string, string>> = {},
): ClassValues[] =>
  names.reduce<ClassValues[]>((all, name) => {
    const fresh = freshClass(all)
    const color = colours[name] ?? fresh.color
    return [...all, { ...fresh, color, name: name.slice(0, projectLimits.labelName) }]
  }, [])

/** What a template fills. */
const templateFields = ['title', 'kind', 'overlap', 'labels', 'instructions'] as const
const isTyped = ({ title, labels, instructions }: ProjectValues): boolean =>
  [title, instructions, ...labels.map(({ name }) => name)].some((text) => text.trim() !== '')

export default function NewProjectPage() {
  const { t } = useTranslation('labelForm')
  const { t: common } = useTranslation()
  const { currency } = useCurrency()
  const href = useHref()
  const navigate = useNavigate()
  const words = useProjectFieldWords()
  const { user } = useUser()
  const owner = user ? ownerOf(user) : null
  const [create] = labelProjectApi.useCreateLabelProjectMutation()
  const form = useForm({
    name: 'label-project-new',
    schema: ProjectForm,
    defaults: projectDefaults,
    keep: keptProjectFields,
    about: currency,
    words,
    send: (values) => create(projectArg(values, currency)).unwrap(),
    done: ({ id }) => {
      const project = String(id)
      const go = () => void navigate(href({ id: 'labelItems', params: { id: project } }))
      if (owner === null) go()
      else void givePictures(owner, project).then(go)
      return 'leaving'
    },
  })

  const [pictures, setPictures] = useState<Awaited<ReturnType<typeof findPictures>>>(null)
  const fill = useEffectEvent(({ kind, classes, colours }: Brought) => {
    form.choose('kind', kind)
    form.choose('labels', namedClasses(classes.slice(0, projectLimits.labels), colours))
    toast({ tone: 'ok', id: 'brought', text: t('brought', { count: classes.length }) })
  })
  // What a visitor brings from the open annotator through the sign-in.
  useEffect(() => {
    if (owner === null) return
    void (async () => {
      const brought = await takeBrought(owner)
      if (brought) fill(brought)
      setPictures(await findPictures(owner, 'new'))
    })()
  }, [owner])

  function take(id: ProjectTemplate): void {
    const { kind, overlap } = projectTemplates[id]
    const before = form.values()
    form.choose('title', t(`template.${id}.name`))
    form.choose('kind', kind)
    form.choose('overlap', overlap)
    form.choose('labels', namedClasses(t(`template.${id}.classes`).split('|')))
    form.choose('instructions', t(`template.${id}.instructions`))
    if (!isTyped(before)) return
    toast({
      tone: 'info',
      id: 'template',
      text: t('template.taken'),
      action: {
        label: common('action.undo'),
        onSelect: () => {
          for (const field of templateFields) form.choose(field, before[field])
        },
      },
    })
  }
  return (
    <AccountFrame
      wide
      title={common('nav.crumb.labelProjectNew')}
      lead={t('lead')}
      actions={
        <Menu
          align="end"
          button={(props) => (
            <Button {...props} variant="secondary">
              {t('template.title')}
            </Button>
          )}
          items={keysOf(projectTemplates).map((id) => ({
            id,
            label: t(`template.${id}.name`),
            onSelect: () => take(id),
          }))}
        />
      }
    >
      {pictures && (
        <Waiting
          pictures={pictures}
          onDrop={() => {
            pictures.drop()
            setPictures(null)
          }}
        />
      )}
      <Form form={form} submit={t('create')}>
        <ProjectFields form={form} currency={currency} />
      </Form>
      <FormCalls form={form} currency={currency} />
    </AccountFrame>
  )
}

/** Says what becomes of the pictures of the open annotator. */
function Waiting({ pictures, onDrop }: { pictures: BroughtPictures; onDrop: () => void }) {
  const { t } = useTranslation('labelForm')
  const { names, files } = pictures
  const isWhole = files.length === names.length
  return (
    <Notice
      tone={isWhole ? 'info' : 'warn'}
      role="status"
      title={isWhole ? t('pictures.wait', { count: names.length }) : t('pictures.large')}
      action={
        <Button variant="secondary" onClick={onDrop}>
          {t('pictures.drop')}
        </Button>
      }
    >
      {isWhole ? t('pictures.waitText') : t('pictures.largeText')}
    </Notice>
  )
}
