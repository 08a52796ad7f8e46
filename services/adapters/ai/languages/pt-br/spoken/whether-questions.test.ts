import { expect, test } from 'vitest'
import { speak } from '../spoken-questions.ts'

test.each([
  ['se conhecem o regulamento da piscina', 'Até que ponto você conhece o regulamento da piscina?'],
  ['se moram perto', 'Você mora perto?'],
  ['se leem o mural', 'Você lê o mural?'],
  ['se sentiram medo', 'Você sentiu medo?'],
  ['se voltariam', 'Você voltaria, e por quê?'],
  ['se o barulho atrapalha', 'Até que ponto o barulho atrapalha?'],
  ['se as salas têm ventilador', 'No seu caso, as salas têm ventilador?'],
])('%s', (thing, question) => expect(speak(thing, undefined)).toBe(question))
