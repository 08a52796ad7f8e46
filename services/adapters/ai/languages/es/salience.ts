// Neutral Spanish. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
import { parseSigns } from '../shared/word-lists.ts'
import type { Salience } from '../types/salience.ts'

export const salience: Salience = {
  harm: parseSigns(
    'lastim*, herid*, sangr*, romp*, roto, rota, perdi, perdio, perdieron, perder, rob*, fuga*, inund*, equivoc*, error*, mal hecho, cai, cayo, desmay*, murio, quem*, enferm*, infec*, miedo, peligro*, accidente*, dan*, arruin*, fall*, se cuelga, retras*, tard*, nunca llego, no llego, no llegaron, nadie vino, nadie aviso, nadie respondio, ignor*, insult*, grit*, humill*, engan*, estafa*, atrapad*, cort*, rechaz*, llor*, queja*, dolor*, sufr*, urgencia*, amenaz*, multa*, culp*, desaparec*, podrid*, susto',
  ),
  money: parseSigns(
    'pagar, pague, pago, paga, pagan, precio*, costo*, cuesta*, coste*, tarifa*, cobr*, reembols*, cuenta, factura*, sueldo*, salario*, alquiler, dinero, caro, cara, barat*, euros, pesos, dolares, deuda*, presupuesto, descuento*, gasto*, gaste, plata, lana, cuota*',
  ),
  decision: parseSigns(
    'decid*, escogi, elegi, eleg*, opte, renunci*, cancel*, deje, dejamos, cambie, cambiamos, sali, me fui, compre, vendi, devolvi, borre, desinstale, preferi, termine yendo, me apunte, me inscribi, abandone, denuncie, acepte',
  ),
  change: parseSigns(
    'antes yo, antes era, ya no, pare de, empece, empezo, desde entonces, cambi*, se volvio, empeoro, mejoro, hoy en dia, hasta que, paso a, ahora ya, deje de, dejo de, solia',
  ),
  wish: parseSigns(
    'gustaria, si hubiera, si tuvieran, si fuera, si sub*, si baj*, si pusieran, quisiera, quiero, deberia, deberian, podrian, podria, ojala, espero, necesit*, falta, faltan, seria bueno, seria mejor, ayudaria',
  ),
  reason: parseSigns(
    'porque, por culpa, debido, por eso, ya que, pues, motivo, gracias a, asi que',
  ),
  event: parseSigns(
    'ayer, semana pasada, mes pasado, ano pasado, ultima vez, una vez, un dia, el dia, el otro dia, cuando, hace, paso, ocurrio, llame, llamo, hable, dijo, dijeron, pedi, pidio, fui, vino, tome, mande, mando, dio, espere, encontre, vi, intente, llegue, llego, ayudo, olvide, me quede, lleve',
  ),
  habit: parseSigns(
    'normalmente, siempre, todos los dias, cada, suelo, suele, a veces, rara vez, veces por, veces a, por semana, al mes, nunca, por la manana, fines de semana',
  ),
  contrast: parseSigns(
    'pero, aunque, sin embargo, en cambio, mejor que, peor que, a diferencia, menos, en vez, mientras, aun asi',
  ),
  number: parseSigns(
    'dos veces, mitad, docena, cien, mil, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, doce, veinte, treinta, cuarenta, cincuenta',
  ),
}
