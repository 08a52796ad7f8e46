import { existsSync, readFileSync } from 'node:fs'
import { perLanguage } from '../languages/languages.ts'
import { parseModel, type LinearModel } from './linear-model.ts'

/** By the code of a language, read when it first needs it; undefined where it has no such model. `npm run train` writes the files. */
export const openModels = (name: string): ((language: string) => LinearModel | undefined) =>
  perLanguage(({ models }) => {
    const file = models && new URL(`${name}.tsv`, models)
    return file && existsSync(file) ? parseModel(readFileSync(file, 'utf8')) : undefined
  })
