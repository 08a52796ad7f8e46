/** Lines that start Prosa with a model, by server. Local servers first; `prepare` starts the server itself. */
export const setups = [
  {
    id: 'ollama',
    name: 'Ollama',
    isLocal: true,
    prepare: ['ollama pull gemma3:12b'],
    settings: ['OPENAI_BASE_URL=http://localhost:11434/v1', 'OPENAI_MODEL=gemma3:12b'],
  },
  {
    id: 'llama-cpp',
    name: 'llama.cpp',
    isLocal: true,
    prepare: ['llama-server -hf ggml-org/gemma-3-12b-it-GGUF --port 8080 &'],
    settings: ['OPENAI_BASE_URL=http://localhost:8080/v1', 'OPENAI_MODEL=gemma-3-12b-it'],
  },
  {
    id: 'vllm',
    name: 'vLLM',
    isLocal: true,
    prepare: ['vllm serve Qwen/Qwen2.5-14B-Instruct --port 8000 &'],
    settings: [
      'OPENAI_BASE_URL=http://localhost:8000/v1',
      'OPENAI_MODEL=Qwen/Qwen2.5-14B-Instruct',
    ],
  },
  {
    id: 'openai',
    name: 'OpenAI',
    isLocal: false,
    prepare: [],
    settings: ['OPENAI_API_KEY=your-key', 'OPENAI_MODEL=gpt-5.4-mini'],
  },
  {
    id: 'other',
    isLocal: false,
    prepare: [],
    settings: [
      'OPENAI_BASE_URL=https://models.example.com/v1',
      'OPENAI_API_KEY=your-key',
      'OPENAI_MODEL=name-of-the-model',
    ],
  },
] as const

type Setup = (typeof setups)[number]

/** A model on this machine takes longer for a question than the default allows. */
const localTimeout = 'OPENAI_QUESTION_TIMEOUT_MS=20000'

/** The lines for a shell. */
export const shellLinesOf = ({ prepare, settings, isLocal }: Setup): string =>
  [
    ...prepare,
    ...[...settings, ...(isLocal ? [localTimeout] : [])].map((setting) => `export ${setting}`),
    'npm start',
  ].join('\n')
