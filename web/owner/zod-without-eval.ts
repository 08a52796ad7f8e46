// The content security policy forbids eval, which zod tries when a schema is made unless it is told not to.
import { config } from 'zod/v4/core'

config({ jitless: true })
