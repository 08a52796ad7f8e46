import type { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** A request body and a response for each endpoint of a module, by the name of the endpoint. */
export type ExamplesOf<Module> = {
  [
    Name in keyof Module as Module[Name] extends Endpoint ? Name : never
  ]: Module[Name] extends Endpoint
    ? {
        request?: Partial<z.input<Module[Name]['input']>>
        response?: z.input<Module[Name]['output']>
      }
    : never
}
