import { parseSite } from './env.ts'

/** The site that this build is. Checked once, here and when the build starts. */
export const site = parseSite(import.meta.env, 'builds/<site>/.env')
