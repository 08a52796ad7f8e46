// Spanish. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Losses } from '../types/losses.ts'

const mi = '(?:mi|nuestro|nuestra) (?:\\S+ )?'

export const losses: Losses = {
  people: [
    [`${mi}(?:bebe|hijo|nino|hijito)`, 'Siento mucho lo de tu hijo.'],
    [`${mi}(?:hija|nina|hijita)`, 'Siento mucho lo de tu hija.'],
    [`${mi}(?:marido|esposo|pareja|novio)`, 'Siento mucho lo de tu pareja.'],
    [`${mi}(?:mujer|esposa|novia)`, 'Siento mucho lo de tu pareja.'],
    [`${mi}(?:madre|mama)`, 'Siento mucho lo de tu madre.'],
    [`${mi}(?:padre|papa)`, 'Siento mucho lo de tu padre.'],
    [`${mi}hermano`, 'Siento mucho lo de tu hermano.'],
    [`${mi}hermana`, 'Siento mucho lo de tu hermana.'],
    [`${mi}(?:abuela|abuelita)`, 'Siento mucho lo de tu abuela.'],
    [`${mi}(?:abuelo|abuelito)`, 'Siento mucho lo de tu abuelo.'],
    [`${mi}amigo`, 'Siento mucho lo de tu amigo.'],
    [`${mi}amiga`, 'Siento mucho lo de tu amiga.'],
    [`${mi}vecino`, 'Siento mucho lo de tu vecino.'],
    [`${mi}vecina`, 'Siento mucho lo de tu vecina.'],
  ],
  died: 'murio|fallecio|se murio|se suicido|se mato|se quito la vida|se ahogo|nacio (?:muerto|muerta)',
  lost: '(?:perdi|perdimos|enterre|enterramos) a|murio|se murio|fallecio|muerte de|se me murio',
  other: '(?:tuve|sufri) un aborto|aborto espontaneo|perdi (?:el|al|mi) (?:bebe|embarazo)',
  otherCondolence: 'Siento mucho tu pérdida.',
  none: 'casi|si|nadie|cuando (?:yo )?(?:era|tenia)|19\\d\\d|de risa|de miedo|de hambre',
  mayStop: 'Podemos parar cuando quieras.',
}
