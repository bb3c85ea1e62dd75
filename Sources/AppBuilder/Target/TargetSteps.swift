/// The steps that make a target, as far as other targets wait for them.
struct TargetSteps {
    /// Until these are done, sources that use the target's headers, or what its scripts write, cannot be compiled.
    var opening: [StepGraph.Index] = []
    /// All that nothing else of the target waits for.
    var last: [StepGraph.Index] = []
}
