// Every endpoint exported by the contract, so that new ones are included.
import { readdir } from 'node:fs/promises'
import type { Endpoint } from '#contract/endpoint.ts'

const folder = new URL('../../../services/contract/api/', import.meta.url)

export async function contractEndpoints(): Promise<Endpoint[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts'))
  const modules = await Promise.all(
    files.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint))
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'route' in value && 'access' in value
