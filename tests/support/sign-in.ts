export { cookieJar, signIn } from '../../scripts/client/sign-in.ts'
