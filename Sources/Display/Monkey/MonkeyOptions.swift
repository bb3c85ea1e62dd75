/// What a monkey is to do.
public struct MonkeyOptions: Sendable {
    /// Everything that it does follows from this number.
    public var seed: UInt64
    public var stepCount: Int
    /// When set, the play is over after so many seconds of the app's time, or after all steps.
    public var seconds: Double?
    /// How long shorter scripts are looked for that do the same, in real seconds; none are when it is 0.
    public var shrinkingTime = 120.0
    /// Where the script goes of the steps that were played.
    public var script: String?

    public init(seed: UInt64, stepCount: Int, script: String? = nil) {
        self.seed = seed
        self.stepCount = stepCount
        self.script = script
    }
}
