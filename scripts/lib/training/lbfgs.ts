// L-BFGS with a backtracking line search: Nocedal and Wright, Numerical Optimization, 2006, algorithm 7.4.

const memory = 8

/** The point with the least value that was found. `evaluate` writes the gradient into its second argument. */
export function minimise(
  start: Float64Array,
  evaluate: (at: Float64Array, gradient: Float64Array) => number,
  iterations: number,
): Float64Array {
  let at: Float64Array = start
  let gradient: Float64Array = new Float64Array(at.length)
  let value = evaluate(at, gradient)
  const steps: Float64Array[] = []
  const changes: Float64Array[] = []
  for (let iteration = 0; iteration < iterations; iteration++) {
    const direction = descentDirection(gradient, steps, changes)
    const slope = dot(direction, gradient)
    if (slope > -1e-12) break
    let length = iteration === 0 ? Math.min(1, 1 / Math.sqrt(dot(gradient, gradient))) : 1
    let next = at
    let nextGradient = gradient
    let nextValue = value
    for (let attempt = 0; attempt < 20; attempt++) {
      next = add(at, direction, length)
      nextGradient = new Float64Array(at.length)
      nextValue = evaluate(next, nextGradient)
      if (nextValue <= value + 1e-4 * length * slope) break
      length /= 2
    }
    if (nextValue >= value) break
    const improvement = value - nextValue
    steps.push(add(next, at, -1))
    changes.push(add(nextGradient, gradient, -1))
    if (steps.length > memory) {
      steps.shift()
      changes.shift()
    }
    at = next
    gradient = nextGradient
    value = nextValue
    if (improvement < 1e-7 * Math.abs(value)) break
  }
  return at
}

function descentDirection(
  gradient: Float64Array,
  steps: readonly Float64Array[],
  changes: readonly Float64Array[],
): Float64Array {
  let direction: Float64Array = Float64Array.from(gradient, (value) => -value)
  const shares: number[] = []
  for (let i = steps.length - 1; i >= 0; i--) {
    const share = dot(steps[i]!, direction) / dot(changes[i]!, steps[i]!)
    shares[i] = share
    direction = add(direction, changes[i]!, -share)
  }
  const [step, change] = [steps.at(-1), changes.at(-1)]
  if (step && change) {
    const scale = dot(step, change) / dot(change, change)
    direction = direction.map((value) => value * scale)
  }
  for (const [i, step_] of steps.entries()) {
    const share = dot(changes[i]!, direction) / dot(changes[i]!, step_)
    direction = add(direction, step_, shares[i]! - share)
  }
  return direction
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}

function add(a: Float64Array, b: Float64Array, scale: number): Float64Array {
  const sum = new Float64Array(a.length)
  for (let i = 0; i < a.length; i++) sum[i] = a[i]! + scale * b[i]!
  return sum
}
