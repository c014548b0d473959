/// Whether the tests were built without optimisation: what counts memory, or takes long, asks.
#if DEBUG
let isUnoptimised = true
#else
let isUnoptimised = false
#endif
