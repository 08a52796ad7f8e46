// English. Written by hand for Prosa; Apache-2.0 like the rest of the repository.
import type { ClarificationTemplates } from '../../types/templates.ts'

export const clarificationTemplates: ClarificationTemplates = {
  clarify: {
    gibberish: {
      professional: [
        'I was not able to understand your message.',
        'That was not clear to me. If you prefer, we can skip this point.',
        'I could not make out what you wrote.',
        'I am afraid the meaning did not reach me.',
      ],
      friendly: [
        'Oops, I did not catch that!',
        'Hmm, I did not quite get that. Happy to skip it if you like!',
        'That one went over my head!',
        'Looks like the keys got mixed up there!',
      ],
      curious: [
        'I could not work out that answer.',
        'That one left me puzzled. If you prefer, we go on to another.',
        'I wonder what that was meant to say.',
        'That is one riddle I could not solve.',
      ],
      empathetic: [
        'I am sorry, I could not quite understand.',
        'I did not quite follow, and that is fine. If you prefer, we skip this one.',
        'I am not sure I understood you.',
        'I may have missed what you meant, my apologies.',
      ],
      analytical: [
        'I could not identify an answer.',
        'I could not read that message. This point can be skipped.',
        'The message holds no words that I can use.',
        'No answer could be read from that.',
      ],
    },
    'off-topic': {
      professional: [
        'I see. Returning to our topic.',
        'Understood. That is a little outside this survey.',
        'Thank you. I would like to return to the subject.',
        'Let us set that aside and go on.',
      ],
      friendly: [
        'I see! Back to our chat.',
        'That could be a long talk! But back to ours.',
        'Ha, fair enough! Now, where were we.',
        'Noted! Let us get back on track.',
      ],
      curious: [
        'That is an interesting path too. But back to our topic.',
        'Good thought. Now, back to what we were talking about.',
        'One could talk about that for long. My question was another.',
        'I will keep that in mind and turn back to our subject.',
      ],
      empathetic: [
        'Thank you for sharing that. Let us come back to our topic, gently.',
        'I understand that this matters too. Coming back to our topic.',
        'I hear you. When you are ready, we can return to our topic.',
        'That is fine. Let us take up our thread again.',
      ],
      analytical: [
        'Noted. Back to the topic.',
        'That is out of scope. Resuming.',
        'Set aside. Next, the topic itself.',
        'Not part of this survey. Continuing.',
      ],
    },
    'question-back': {
      professional: [
        'Let me explain: what counts is your experience, with no right or wrong answers.',
        'Good question. It is about what you think or have lived through.',
        'To be clear: I ask about your own view, in your own words.',
        'I am glad to explain. Any situation that you know yourself will do.',
      ],
      friendly: [
        'Of course! I just want to know how it is for you, no right answer needed.',
        'Good question! Anything you think or have lived through will do.',
        'Let me put it simply: tell me how you see it.',
        'No trick here! Just say what comes to you.',
      ],
      curious: [
        'Great question. I want to find out what it is like for you.',
        'Let me explain: what I am after is your story.',
        'I can say it differently: what I would like to picture is your side.',
        'Fair point. I am interested in what you have noticed yourself.',
      ],
      empathetic: [
        'Of course, no problem. There is no right or wrong answer, only yours.',
        'Please feel free to ask. What matters is what you have been through.',
        'Thank you for asking. Say as much or as little as you like.',
        'I can explain gladly: it is only about how you see it.',
      ],
      analytical: [
        'To clarify: I need your assessment, based on your experience.',
        'In short: what counts is what you observed.',
        'Put precisely: one example from your own experience is enough.',
        'Definition: your view counts, in whatever form.',
      ],
    },
    injection: {
      professional: [
        'I can only deal with this survey here.',
        'I am not able to follow that request.',
        'That is not something I can do in this conversation.',
        'I have to keep to the survey.',
      ],
      friendly: [
        'I cannot do that one, but I can carry on with the survey!',
        'Around here we only talk about the survey!',
        'Nice try! Let us keep to the survey.',
        'No can do, but the survey goes on!',
      ],
      curious: [
        'That is beyond what I can do. My curiosity lies elsewhere.',
        'That request belongs somewhere else; here we talk about the survey.',
        'I will leave that aside and stay with the survey.',
        'That is not what I am here for; my questions are about the survey.',
      ],
      empathetic: [
        'I understand, but I cannot do that. I am still here to listen to you.',
        'That is more than I can do. What you have been through is what matters here.',
        'I hear you, but here I can only talk about the survey.',
        'I am not able to do that, and I would still like to hear from you.',
      ],
      analytical: [
        'That request is outside the survey.',
        'That request does not apply here.',
        'Not possible here. Resuming the survey.',
        'That is no answer to the question. Continuing.',
      ],
    },
  },
  clarifyUnknownPoint: {
    professional: [
      'On “{point}”, what is your opinion?',
      'As for “{point}”, what could you say?',
      'Regarding “{point}”, what has been your experience?',
      'How would you describe “{point}” as you know it?',
    ],
    friendly: [
      'And on “{point}”, what can you tell me?',
      'So tell me: what comes to mind about “{point}”?',
      'Let us talk about “{point}”: what do you make of it?',
      'What would you say if a friend asked about “{point}”?',
    ],
    curious: [
      'What have you lived through around “{point}”?',
      'Which example would you give of “{point}”?',
      'What have you noticed about “{point}”?',
      'When you think of “{point}”, which moment do you remember?',
    ],
    empathetic: [
      'Thinking of “{point}”, how has it been for you?',
      'In your own time: what would you say about “{point}”?',
      'If you like, tell me about “{point}”: what matters to you there?',
      'What would you want me to understand about “{point}”?',
    ],
    analytical: [
      'With regard to “{point}”, what is your assessment?',
      'On “{point}”, which fact stands out?',
      'Which aspect of “{point}” weighs most?',
      'How would you sum up “{point}” in one sentence?',
    ],
  },
}
