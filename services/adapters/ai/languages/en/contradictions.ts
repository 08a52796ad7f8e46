// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { Contradictions } from '../types/contradictions.ts'

export const contradictions: Contradictions = {
  always:
    / (?:every (?:single )?(?:day|morning|evening|night|week|weekend|\S+day)|daily|all the time|always|constantly) /u,
  never: / (?:never|not once|not ever|hardly ever|almost never|rarely) /u,
  praise:
    / (?:love|adore|excellent|wonderful|fantastic|amazing|brilliant|perfect|superb|outstanding) /u,
  rejection: / (?:hate|detest|terrible|awful|horrible|dreadful|appalling|useless|a disaster) /u,
  recommends:
    / (?:would|will|i'd) (?:definitely |certainly |absolutely |happily |gladly |always )?recommend | (?:i|we) (?:definitely |always |already |happily |gladly )?recommend (?:it|them|you|this) to (?:everyone|everybody|anyone|all) /u,
  rejectsRecommending:
    / (?:(?:would|will) (?:never|not)|(?:wouldn't|won't|wouldnt|wont)|i'd never|never) (?:ever )?recommend /u,
  counted:
    / (?:i|we) (?:have|own|pay|visit|ride|work|drive|buy|take|spend)(?: (?:about|around|roughly|exactly|only))? (\d+(?:[.,]\d+)?|two|three|four|five|six|seven|eight|nine|ten) (\p{L}{3,}) /u,
  numbers: { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  excepted:
    / (?:but|except|unless|if|when|whenever|while|used to|before|anymore|any more|now|nowadays|these days|today|lately|sometimes|almost(?! never)|nearly|hardly(?! ever)|not always|until|till|since|though|although|only|as long as|last|next|first|back then|other|others|another|some|most|he|she|they|his|her|their|husband|wife|son|daughter|boss|friend|friends|colleague|colleagues|people|who|not (?:hate|love|terrible|awful|perfect|excellent|useless)|isn't|wasn't|aren't|weren't|don't|didn't|doesn't|can't|cannot|couldn't) /u,
  question: [
    'To be sure I understand you: earlier you said “{earlier}”, and now “{quote}”. Which fits better?',
    'I’d like to get this right. Earlier you said “{earlier}”, and now “{quote}”. Which fits better?',
  ],
}
