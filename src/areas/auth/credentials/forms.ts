import * as v from 'valibot'
import { Email, NewPassword, UserType } from '@/api/contract/common.ts'
import { passwordLength } from '@/shared/password/password-length.ts'

export const LoginForm = v.object({
  email: Email,
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(passwordLength.max)),
  remember: v.boolean(),
})

export const RegisterForm = v.pipe(
  v.object({
    email: Email,
    password: NewPassword,
    userType: v.nullable(UserType),
    agreeTerms: v.pipe(v.boolean(), v.literal(true)),
    agreeNews: v.boolean(),
    promoCode: v.pipe(v.string(), v.trim(), v.maxLength(64)),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['password']],
      ({ email, password }) => password.toLowerCase() !== email,
      'not_allowed',
    ),
    ['password'],
  ),
)

export const RemindValues = v.object({ email: Email })

export const RoleForm = v.object({ userType: v.pipe(v.nullable(v.string()), UserType) })
