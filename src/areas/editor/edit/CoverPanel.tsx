import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import type { Attachment } from '@/api/contract/editor.ts'
import { articleLimits } from '@/api/contract/editor.ts'
import { useFieldWords } from '@/shared/form/use-field-words.ts'
import { Button } from '@/ui/Button.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import { TextInput } from '@/ui/TextInput.tsx'
import { acceptedPictures, isPicture } from './files.ts'
import { useBench } from './bench-context.ts'
import s from './edit.module.css'
import { Panel } from './Panel.tsx'
import { pictureSource } from './rich/picture.ts'
import { UploadList } from './UploadList.tsx'

/** The picture in lists and above the article. */
export function CoverPanel() {
  const { t } = useTranslation('editor')
  const { t: common } = useTranslation()
  const words = useFieldWords()
  const { draft, set, document, uploads, problemAt } = useBench()
  const picker = useRef<HTMLInputElement>(null)
  const { cover } = draft
  const problem = problemAt('cover.alt')
  const pictures = uploads.files.filter(({ mime }) => isPicture(mime))
  const take = ({ url, width, height, alt }: Attachment): void =>
    set({ cover: { url, width, height, alt, caption: null } })
  const source = cover && pictureSource(cover.url)
  return (
    <Panel title={t('edit.field.cover')}>
      {source ? (
        <img
          className={`fill round-2 alice ${s.cover}`}
          src={source}
          alt=""
          width={cover.width ?? undefined}
          height={cover.height ?? undefined}
        />
      ) : (
        <p className={`quiet text-2 ${s.quiet}`}>{t('edit.cover.none')}</p>
      )}
      <div className="cluster gap-2">
        <Button id="article-cover" variant="secondary" onClick={() => picker.current?.click()}>
          {cover ? t('edit.cover.change') : t('edit.cover.add')}
        </Button>
        {cover && (
          <Button variant="tertiary" onClick={() => set({ cover: null })}>
            {common('action.remove')}
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          accept={acceptedPictures}
          aria-label={t('edit.cover.add')}
          onChange={({ target }) => {
            uploads.add([...(target.files ?? [])], take, 'cover')
            target.value = ''
          }}
        />
      </div>
      <UploadList place="cover" />
      {pictures.length > 0 && (
        <Field label={t('edit.cover.choose')}>
          <Select
            value=""
            onChange={({ target }) =>
              pictures.filter(({ id }) => String(id) === target.value).forEach(take)
            }
          >
            <option value="">{t('edit.cover.chooseNone')}</option>
            {pictures.map(({ id, name, url }) => (
              <option key={id} value={String(id)}>
                {name || url.split('/').at(-1)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {cover && (
        <>
          <Field
            id="article-cover-alt"
            label={t('edit.cover.alt')}
            help={t('edit.cover.altHelp')}
            error={problem && words(problem, { required: t('edit.cover.altMissing') })}
            required
          >
            <TextInput
              value={cover.alt}
              lang={document.article.language}
              most={articleLimits.alt}
              onChange={({ target }) => set({ cover: { ...cover, alt: target.value } })}
            />
          </Field>
          <Field label={t('edit.cover.caption')} marker={common('form.optional')}>
            <TextInput
              value={cover.caption ?? ''}
              lang={document.article.language}
              most={articleLimits.caption}
              onChange={({ target }) => set({ cover: { ...cover, caption: target.value || null } })}
            />
          </Field>
        </>
      )}
    </Panel>
  )
}
