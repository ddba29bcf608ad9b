import { isStatic, pagePaths } from '../../src/routes/paths.ts'
import type { PagePath } from '../../src/routes/paths.ts'

/** The first address of every row that stands at one: a closed set is one template, and its members are read as text by documents.spec.ts. */
export const onePerRow: readonly PagePath[] = pagePaths.filter(
  (page, index) => isStatic(page.path) && pagePaths.findIndex((other) => other.id === page.id) === index,
)

/** One page of each template, and those that are like no other. */
const templates = new Set([
  '/',
  '/pricing',
  '/about',
  '/terms-of-service',
  '/for-customer',
  '/lang/python',
  '/p/recaptcha_v2',
  '/p/rotatecaptcha',
  '/p/captcha-types',
  '/public_statistics',
  '/public_statistics/service-load',
  '/proxy',
  '/proxy/residential',
  '/proxy/local-proxies/us',
  '/data',
  '/data/bounding-box',
  '/play-and-earn',
  '/auth/login',
  '/auth/register',
])
export const onePerTemplate: readonly PagePath[] = pagePaths.filter(({ path }) => templates.has(path))
