import type { examplesCalls } from '../../api/contract/examples.ts'
import { failure } from '../errors.ts'
import { languageOf } from '../lib/language.ts'
import { examplesOf } from '../seed/examples.ts'
import { taskTypes } from '../seed/types.ts'
import type { Handlers } from './types.ts'

export const examplesHandlers: Handlers<typeof examplesCalls> = {
  captchaExamples: {
    access: 'public',
    samples: [
      {},
      { language: 'ru', hostname: 'glyphwork.example', ids: 'rotatecaptcha,clickcaptcha' },
    ],
    run: ({ arg }) => {
      const wanted = arg.ids?.split(',').filter(Boolean)
      return {
        records: taskTypes.flatMap(({ slug }) =>
          !wanted || wanted.includes(slug) ? examplesOf(slug, arg.language ?? 'en') : [],
        ),
      }
    },
  },
  captchaExample: {
    access: 'public',
    samples: [{ slug: 'rotatecaptcha' }],
    run: ({ arg, request }) => {
      if (!taskTypes.some(({ slug }) => slug === arg.slug)) throw failure('ERROR_NOT_FOUND')
      return { records: examplesOf(arg.slug, languageOf(request.headers)) }
    },
  },
}
