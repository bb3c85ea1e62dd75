/// The steps of a target that other targets depend on.
struct TargetSteps {
    /// The steps after which sources can be compiled that use the target's headers, or files that its scripts write.
    var opening: [StepGraph.Index] = []
    /// The last steps of the target.
    var last: [StepGraph.Index] = []
}
