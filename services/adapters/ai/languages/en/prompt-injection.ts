// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { InjectionPhrases, MachineAddress } from '../types/prompt-injection.ts'

export const injection: InjectionPhrases = {
  subjects: `i|we|they|you|he|she|it|who|to|not|never|people|staff|nobody|everybody|don't|would|could|can|will|did`,
  pairs: [
    [
      'ignore|disregard|forget|override|bypass|drop',
      `(?:all |any |every |the |your |my |these |those )*(?:previous|prior|above|earlier|preceding|system|initial|original) (?:instructions?|rules?|prompts?|guidelines?|messages?|text|directions?|orders?)|(?:all|your) (?:instructions?|rules?|guidelines?|programming|training)|everything (?:above|before|you)|what (?:is|was|came) (?:above|before)`,
    ],
    [
      'reveal|print|show(?: me)?|repeat|output|display|translate|disclose|leak|dump|write|recite|summari[sz]e|replace|tell me',
      `system prompt|your (?:system |hidden |secret |initial )*(?:prompt|instructions?|rules|guidelines|configuration)|instructions you (?:were|have been|got|received)|(?:hidden|secret) (?:goal|prompt|instructions?|rules)|goal of (?:the|this) (?:survey|study)|survey goal|(?:text|words|lines?|everything) above`,
    ],
    [
      'mark|score|rate|grade|qualify|label|classify|consider|evaluate|count|give|assign|award',
      `(?:it|this|this (?:answer|response|reply|text|one))(?![\\p{L}])[^.!?\\n]{0,50}(?:qualified|maximum|highest|top (?:score|marks?)|full marks|perfect|score (?:of )?[01]|[01][.,]\\d|10/10|10 out of 10)|(?:the )?(?:highest|maximum|top|full|perfect) (?:score|marks?|rating)s?[^.!?\\n]{0,20}(?:to )?(?:this|my) (?:answer|response|reply)`,
    ],
    ['decode|decrypt|decipher', `(?:do|follow|execute|obey|run|act on)`],
    ['run|execute|follow|obey', 'base64|the encoded|the decoded|the hidden'],
    [
      'stop',
      `asking[^.!?\\n]{0,20}(?:and|instead) (?:write|compose|tell|give|output|say|reply|answer|print|sing)`,
    ],
    ['pretend|imagine', `(?:to be|you are|you're|that you are)`],
  ],
  phrases: `you are now (?:a|an|in|free|the|dan)|from now on,? you|your (?:new|real|true|only) (?:task|role|job|instructions?|mission|goal) (?:is|are)|(?:real|true|new|updated) instructions (?:are|follow)|new instructions[^.!?\\n]{0,40}:|system (?:override|command|update|message)\\s*:|(?:previous|earlier|prior|above|all) rules (?:are|were) (?:now )?(?:void|cancel|invalid|suspend)|(?:note|message|instruction) (?:to|for) the (?:evaluator|grader|ai|model|assistant|system|llm|analyst)|(?:ai|llm|model|evaluator|grader|assistant|system)[^.!?\\n]{0,40}(?:must|should|shall|has to) (?:set|give|mark|score|rate|qualify|output|reveal|ignore)|set (?:the )?(?:qualified|score)|qualified (?:to|=|:) true|developer mode|jailbreak|(?:hey|dear|hello|ok),? (?:bot|robot|ai|chatbot|assistant|gpt|chatgpt)|^(?:assistant|bot|robot|ai|chatgpt|gpt),|as (?:the|an?|your) (?:administrator|admin|developer|owner|creator)[^.!?\\n]{0,40}(?:i |you )|your (?:configuration|initial message|hidden prompt|system message|guardrails)|hidden prompt|rules (?:that )?you follow|you (?:must|have to|will|shall) (?:now )?(?:answer|respond|reply|speak|talk|write|act|say)|when(?:ever)? you (?:summari[sz]e|score|read|evaluate|analy[sz]e|rate) this|(?:skip|bypass|override) the (?:rubric|scoring|rules|checks?|evaluation)|approve my (?:answer|reply|response)|if you had no (?:restrictions|rules|limits)|the actual user request|you are (?:my|a|an) [^.!?\\n]{0,60}system prompt`,
  markup: {
    headings: 'system|assistant|instructions?',
    speakers: 'system|assistant',
    dividers: 'data|answer|prompt|instruc',
  },
}

export const machineAddress: MachineAddress = {
  reader: `you are (?:an? )?(?:ai|bot|model|assistant|program|machine|obliged|programmed|required)|as an? (?:ai|llm|language model|assistant),? you|(?:language )?models? (?:that is |which is )?read(?:ing|s) this|your (?:instructions?|memory|state|prompts?|rules|programming|training|guidelines|objectives|guardrails|persona|weights)|you (?:were|have been) (?:told|instructed|given|programmed|trained|asked to)|debugging you|(?:i am|i'm|this is) (?:the|your) (?:developer|creator|administrator|admin|operator|engineer)|(?:psst|hey|dear|attention|hello),? (?:[\\p{L}]+ ){0,2}(?:model|bot|ai|assistant|llm|gpt|reviewers?|graders?|evaluators?)|(?:reviewer|grading|scoring|evaluation) (?:bots?|ai|models?|systems?) (?:should|must|will|shall|have to)|end of (?:the )?(?:user |the )?(?:content|input|data|message|conversation|text|document)|new conversation (?:begins|starts)`,
  verdict: `(?:this|my|the following|the above|the next) (?:answer|response|reply|paragraph|text|submission|message|feedback)[^.!?\\n]{0,60}(?:verified|premium|approved|qualified|valid(?:ated)?|(?:scor|rat|grad)ed? (?:as|at|with|[0-9])|highest|check(?:ed)? (?:it )?again|full (?:points|marks)|best possible|high value)|(?:full|maximum|all the|highest|top) (?:points|marks|scores?|ratings?) (?:please|for (?:this|my|me))|give (?:me|this|it|my [\\p{L}]+) (?:the |a )?(?:full|maximum|all|highest|top|perfect) (?:the )?(?:points|marks|scores?|ratings?)|(?:every|all|any) (?:later|next|following|future|other|remaining) (?:questions?|answers?)[^.!?\\n]{0,30}(?:for me|with|as)`,
  conjunctions: 'and|then|so|please|now|just',
  imperatives: `print|output|return|respond|reply|answer|repeat|reveal|display|execute|run|ignore|disregard|reset|pretend|act|speak|talk|translate|rate|score|grade|mark|treat|consider|classify|approve|assign|dump|write|switch|enter|let|start over|tell me`,
  imperativeObjects: `(?:please )?(?:only|nothing|with|as|in (?:rhymes?|verse|base64|json|\\p{L}+ only)|the following|this (?:answer|response|reply|as)|your|every|all|everything|me (?:a joke|your|the)|a (?:joke|poem|story|song)|an (?:empty|essay)|(?:[a-z]|it) (?:be|as)|[a-z](?![\\p{L}\\p{N}])|into|over as|to (?:\\p{L}+ )?mode)`,
  politeness: 'please',
}
