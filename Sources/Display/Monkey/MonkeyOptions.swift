/// What a monkey is to do.
public struct MonkeyOptions: Sendable {
    /// Everything that it does follows from this number.
    public var seed: UInt64
    public var stepCount: Int
    /// Where the script goes of the steps that were played.
    public var script: String?

    public init(seed: UInt64, stepCount: Int, script: String? = nil) {
        self.seed = seed
        self.stepCount = stepCount
        self.script = script
    }
}
