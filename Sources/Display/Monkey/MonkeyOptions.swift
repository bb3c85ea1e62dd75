/// The options of a monkey run.
public struct MonkeyOptions: Sendable {
    /// The seed, which determines all steps.
    public var seed: UInt64
    public var stepCount: Int
    /// The duration in seconds of the app's time, after which the run ends, if it has not ended after all steps; nil
    /// for no limit.
    public var seconds: Double?
    /// The time for shrinking the script of a failure, in seconds of real time; 0 does not shrink it.
    public var shrinkingTime = 120.0
    /// The path of the script to write with the steps; nil for none.
    public var script: String?

    public init(seed: UInt64, stepCount: Int, script: String? = nil) {
        self.seed = seed
        self.stepCount = stepCount
        self.script = script
    }
}
