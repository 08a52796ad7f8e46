import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prompts } from './prompts.ts'

/** Conversations record the version of their prompts: a prompt never changes, a new version follows. */
const written = {
  'analyse-1.md': 'ef539c746b8f',
  'analyse-2.md': '9e478a2dd9e0',
  'assess-1.md': 'd2f02ec177cb',
  'check-1.md': '4aea4f7aa006',
  'check-2.md': '8a6cfa8d84aa',
  'check-3.md': '50e8d354cd06',
  'code-1.md': '10ace334348c',
  'code-2.md': '0acfe25c4c32',
  'code-3.md': '84a18bb35062',
  'code-4.md': '78ea478eff45',
  'code-5.md': 'd741d88e8682',
  'code-6.md': 'd1873181b257',
  'code-7.md': '20007126e64e',
  'code-8.md': 'c3851bf4c521',
  'code-9.md': '806dc5d0d717',
  'code-10.md': '1b82cbd10bfe',
  'code-11.md': '95b8ccc9a6a4',
  'digest-1.md': '4f5e06362e61',
  'digest-2.md': 'ca0faa29b64b',
  'digest-3.md': '11e535d4e753',
  'digest-4.md': 'b7fdfaa4b8d9',
  'digest-5.md': '03bb6095e661',
  'judge-1.md': 'ad8a3fed9474',
  'judge-2.md': 'e2d1604958ba',
  'mend-1.md': 'e176879fb81e',
  'mend-2.md': '6043cd1507c6',
  'mend-3.md': 'f0db81e562e8',
  'mend-4.md': '7374ba46afca',
  'mend-5.md': 'b02023062660',
  'questions-1.md': '13a019f7df4a',
  'questions-2.md': '86f8964e6965',
  'questions-3.md': 'dbd807aebf41',
  'questions-4.md': 'd0a1f5bf3990',
  'report-1.md': '70249306ebd8',
  'report-2.md': '100c998dbdaa',
  'report-3.md': '8e7d7b18943f',
  'report-4.md': 'f62d64f9b891',
  'report-5.md': '48b1cb4b313d',
  'report-6.md': '2d0e5ffdd7c4',
  'report-7.md': 'a79bec362fcd',
  'report-8.md': '5e2c7bb6a2da',
  'structure-1.md': 'ae14618237c3',
  'structure-2.md': 'dd2213b61b55',
  'structure-3.md': '8817d9657010',
  'structure-4.md': '751d5d045cb1',
  'structure-5.md': '063b40d70def',
  'structure-6.md': 'db70e1261c0e',
  'structure-7.md': '67395b1eb3dc',
  'structure-8.md': '56745fc9ff7a',
  'structure-9.md': 'e697c9bb7275',
  'structure-10.md': 'f73179724285',
  'structure-11.md': 'd1b6705bdb03',
  'structure-12.md': '2c938aefa1e4',
  'structure-13.md': '1c59e7b2dcae',
  'translate-1.md': 'a87490d9a9cd',
  'turn-1.md': 'f324b4809e17',
  'turn-2.md': '08b4e853900d',
  'turn-3.md': '83f86d36459e',
  'turn-4.md': 'ed082d4d9988',
  'turn-5.md': '1bb8558ada84',
  'turn-6.md': '4661913e21da',
  'turn-7.md': '6ec1ff0f1124',
  'turn-8.md': '2d8b11106fa7',
  'turn-9.md': '0b53487978ad',
  'turn-10.md': 'e66a4f1ad3bd',
  'turn-11.md': 'e877b4f5e775',
  'turn-12.md': 'd87532bb6a8a',
  'word-1.md': '73c1bb4e32c9',
  'word-2.md': '0d92f929dc1b',
  'word-3.md': '9f3a69d96839',
  'word-4.md': '57be91c65081',
  'word-5.md': '6dc485d9cd30',
  'word-6.md': 'edd132217c29',
  'word-7.md': 'e5ac925ee5e3',
  'word-8.md': '5951266be1a7',
  'word-9.md': '7de3b2fe5d86',
  'word-10.md': '1c6c20c5ce78',
  'word-11.md': 'd2ef85bc845e',
  'word-12.md': 'bfa2e6397489',
  'word-13.md': '215c5a2147d1',
  'word-14.md': '06a3944a83b6',
  'word-15.md': 'c5bac5eda68d',
  'word-16.md': '07ee62db4708',
  'word-17.md': '8683324973a5',
  'word-18.md': '01313b70f828',
}

test('a prompt that changes is a new version', () => {
  const folder = join(import.meta.dirname, 'prompts')
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'))
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
      .slice(0, 12)
  expect(Object.fromEntries(files.map((file) => [file, hashOf(file)]))).toEqual(written)
  for (const { version } of Object.values(prompts)) expect(files).toContain(`${version}.md`)
})
