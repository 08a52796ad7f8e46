export { cookieJar, signIn } from '../../../scripts/lib/client/sign-in.ts'
