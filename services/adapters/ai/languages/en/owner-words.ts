// English. Compiled by hand for Prosa; Apache-2.0 like the rest of the repository.
// Words by which a goal of few words is recognised: abbreviations, and what owners call their people and trades.
import { parseWords } from '../shared/word-lists.ts'
import type { OwnerWords } from '../types/engine-language.ts'

const shorthand =
  parseWords(`u ur r y ppl bc bcos cos coz cuz w/ w abt thx plz pls wanna gonna gotta dont doesnt didnt isnt wont cant
  whats wots wot wat whos theyre theyd wether wheter tho thru b4 2 4 n nite wks yr yrs mths appt appts mgmt dept thats im ive`)

const vocabulary =
  parseWords(`customer customers client clients guest guests tenant tenants landlord member members staff employee employees driver drivers
  nurse nurses teacher teachers parent parents pupil pupils student students patient patients volunteer volunteers buyer buyers shopper shoppers
  user users attendee attendees neighbour neighbours neighbor neighbors resident residents kid kids child children families people team player players
  shop store bakery butcher barber salon hairdresser nail dentist clinic surgery vet gym pub brewery taproom restaurant takeaway hotel hostel
  garage workshop warehouse factory school nursery childminder library museum church charity farm market launderette laundry florist plumber cleaner
  cleaning agency landlord flat house office webshop website checkout cart course class lesson club choir league trainer coach driving
  feedback survey opinion opinions experience visit visits booking bookings order orders delivery price prices pricing bill fees cost costs
  quality service menu food meal breakfast lunch coffee bread beer queue waiting wait noise parking opening hours rota shift shifts pay wages
  leave leaving leaves left quit quits quitting cancel cancels cancelled cancelling churn drop dropout dropouts stop stops stopped stopping
  return returns come coming back again renew renewal rebook refund refunds reviews rating ratings complaint complaints complain unhappy happy
  new old first last after before about reasons reason ask find know want wants need needs think thinking thoughts feel like slow late empty quiet dead
  night morning mornings week weekend month winter summer monday tuesday wednesday thursday friday saturday sunday january february march
  no why what how when which who good bad better best worst rubbish too long short hard easy morale training handover meeting meetings`)

const endings =
  /(?:ing|tion|tions|ness|ly|ment|ship|ght|ck|sh|th|ful|less|ers|ee|ees|y|ys|oo|ed)$|^(?:wh|th|sh|kn|wr)|[kw]|ea|oo|ough/u

export const ownerWords: OwnerWords = { shorthand, vocabulary, endings }
