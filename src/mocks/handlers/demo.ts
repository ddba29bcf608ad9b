import type { demoCalls } from '../../api/contract/demo.ts'
import { isDemoSlug } from '../../routes/slugs/demos.ts'
import type { DemoSlug } from '../../routes/slugs/demos.ts'
import { failure } from '../errors.ts'
import { languageOf } from '../lib/language.ts'
import { demoOfSlug, verdictOf } from '../seed/demos.ts'
import type { Handlers } from './types.ts'

function known(slug: string): DemoSlug {
  if (!isDemoSlug(slug)) throw failure('ERROR_NOT_FOUND')
  return slug
}

export const demoHandlers: Handlers<typeof demoCalls> = {
  captchaDemo: {
    access: 'public',
    samples: [{ slug: 'normal' }],
    run: ({ arg: { slug }, request, now }) =>
      demoOfSlug(known(slug), languageOf(request.headers), now),
  },
  verifyDemo: {
    access: 'public',
    samples: [
      { slug: 'normal', response: { id: 'image-1', text: 'x' } },
      { slug: 'recaptcha-v3', response: { 'g-recaptcha-response': 'token' } },
      { slug: 'lemin', response: {} },
    ],
    run: ({ arg: { slug, response }, now }) => verdictOf(known(slug), response, now),
  },
}
