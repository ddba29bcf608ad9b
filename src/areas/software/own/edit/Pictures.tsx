import { ArrowDown, ArrowUp, ImageUp, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { softwareLimits } from '@/api/contract/software-terms.ts'
import { useValue } from '@/shared/form/use-value.ts'
import { pictureUrl } from '@/shared/html/picture-url.ts'
import { Button } from '@/ui/Button.tsx'
import { Field, FieldNotes } from '@/ui/Field.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { ProgramLogo } from '../../terms/ProgramLogo.tsx'
import { useUpload } from './use-upload.ts'
import s from '@/areas/software/software.module.css'
import { useDropZone } from '@/ui/use-drop-zone.ts'
import type { ProgramValues } from './program-form.ts'

/** The part of the form that fields without an input use. */
interface ProgramFormState {
  field: (name: keyof ProgramValues) => { id: string; error: string | undefined }
  subscribe: (listener: () => void) => () => void
  values: () => ProgramValues
  choose: <Name extends keyof ProgramValues>(name: Name, value: ProgramValues[Name]) => void
}

interface DropProps {
  label: string
  help: string
  button: string
  busy: boolean
  fault: string | null
  error: string | undefined
  multiple?: boolean
  id: string
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/** Takes pictures by a button or a drop. */
function Drop({
  label,
  help,
  button,
  busy,
  fault,
  error,
  multiple,
  id,
  onFiles,
  children,
}: DropProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const zone = useDropZone(({ files }) => onFiles([...files]))
  return (
    <div className={`grid gap-3 items-start pad-4 round-3 ${s.drop}`} {...zone}>
      <strong>{label}</strong>
      {children}
      <div className="cluster gap-3">
        <input
          ref={input}
          type="file"
          hidden
          multiple={multiple}
          accept="image/png,image/jpeg,image/webp,image/gif"
          aria-label={label}
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <Button
          id={id}
          variant="secondary"
          loading={busy}
          loadingText={t('busy')}
          prepend={<ImageUp size={18} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {button}
        </Button>
        <span className="quiet text-1">{help}</span>
      </div>
      {(fault ?? error) && (
        <div role="alert">
          <FieldNotes id={id} error={fault ?? error} />
        </div>
      )}
    </div>
  )
}

export function LogoField({ form }: { form: ProgramFormState }) {
  const { t } = useTranslation('ownSoftware')
  const { t: common } = useTranslation()
  const { busy, fault, send } = useUpload('logo')
  const url = useValue(form, 'logoUrl')
  const title = useValue(form, 'title')
  return (
    <Drop
      label={t('picture.logo')}
      help={t('picture.logoHelp', { side: softwareLimits.logoSide })}
      button={common(url ? 'action.replace' : 'form.chooseFile')}
      busy={busy}
      fault={fault}
      {...form.field('logoUrl')}
      onFiles={(files) => void send(files, 1, (logoUrl) => form.choose('logoUrl', logoUrl))}
    >
      <ProgramLogo url={url} title={title} size="lg" />
    </Drop>
  )
}

/** Screenshots with their order and descriptions. */
export function ShotsField({ form }: { form: ProgramFormState }) {
  const { t } = useTranslation('ownSoftware')
  const { busy, fault, send } = useUpload('screenshot')
  const shots = useValue(form, 'screenshots')
  const set = (next: typeof shots): void => form.choose('screenshots', next)
  const move = (at: number, step: number): void => {
    const next = [...shots]
    const [shot] = next.splice(at, 1)
    if (shot) next.splice(at + step, 0, shot)
    set(next)
  }
  return (
    <Drop
      label={t('picture.shots')}
      help={t('picture.shotsHelp', { count: softwareLimits.shots })}
      button={t('picture.add')}
      multiple
      busy={busy}
      fault={fault}
      {...form.field('screenshots')}
      onFiles={(files) =>
        void send(files, softwareLimits.shots - shots.length, (url) =>
          form.choose('screenshots', [...form.values().screenshots, { url, alt: '' }]),
        )
      }
    >
      {shots.length > 0 && (
        <ol className={`bare grid gap-3 fill ${s.shots}`}>
          {shots.map(({ url, alt }, at) => (
            <li key={url}>
              <img src={pictureUrl(url)} alt="" width={128} height={72} />
              <Field label={t('picture.alt', { number: at + 1 })}>
                <TextInput
                  value={alt}
                  most={softwareLimits.alt}
                  onChange={({ target }) =>
                    set(shots.map((one, i) => (i === at ? { url, alt: target.value } : one)))
                  }
                />
              </Field>
              <span className="row gap-1">
                <Button
                  variant="tertiary"
                  hideText
                  prepend={<ArrowUp size={18} aria-hidden="true" />}
                  {...(at === 0 && { disabledReason: t('picture.isFirst') })}
                  onClick={() => move(at, -1)}
                >
                  {t('picture.up', { number: at + 1 })}
                </Button>
                <Button
                  variant="tertiary"
                  hideText
                  prepend={<ArrowDown size={18} aria-hidden="true" />}
                  {...(at === shots.length - 1 && { disabledReason: t('picture.isLast') })}
                  onClick={() => move(at, 1)}
                >
                  {t('picture.down', { number: at + 1 })}
                </Button>
                <Button
                  variant="tertiary"
                  hideText
                  prepend={<Trash2 size={18} aria-hidden="true" />}
                  onClick={() => set(shots.filter((_, i) => i !== at))}
                >
                  {t('picture.remove', { number: at + 1 })}
                </Button>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Drop>
  )
}
