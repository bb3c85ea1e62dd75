extension Int64 {
    /// The nearest integer towards zero; what is too large, or not a number, comes as near as it can, or as 0.
    init(clamping value: Double) {
        guard !value.isNaN else { self = 0; return }
        self = Int64(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
}
