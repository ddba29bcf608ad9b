import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadEnv } from 'vite'
import { parseSite } from '../../src/site/env.ts'
import { root } from '../shared-config.ts'
import { securityTxt } from './security-txt.ts'

const ru = parseSite(loadEnv('production', join(root, 'builds', 'ru'), 'VITE_'), 'builds/ru/.env')

it('names the contact, its end and its own address, or is not there', () => {
  const text = securityTxt(ru, 'security@tidepool.example')['.well-known/security.txt']?.split('\n')
  expect(text).toContain('Contact: mailto:security@tidepool.example')
  expect(text).toContain('Expires: 2027-11-01T00:00:00Z')
  expect(text).toContain('Canonical: https://ru.glyphwork.example/.well-known/security.txt')
  expect(securityTxt({ ...ru, securityExpires: '' }, 'security@tidepool.example')).toEqual({})
})
