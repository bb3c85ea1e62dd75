/// Finds a short list of steps that does what a long one does, by leaving parts out (delta debugging).
package struct StepShrinking<Step> {
    /// Whether these steps still do it; nil when there is no more time to try.
    package let isEnough: ([Step]) -> Bool?

    package init(isEnough: @escaping ([Step]) -> Bool?) { self.isEnough = isEnough }

    /// - Returns: steps that were tried and found to do it, or all of them. Without time limit no single one of them
    ///   can be left out.
    package func shrink(_ steps: [Step]) -> [Step] {
        var kept = steps
        guard shorten(&kept) else { return kept }
        var size = max(1, kept.count / 2)
        while true {
            var hasChanged = false
            var end = kept.count
            // From the end: what comes last is most often what matters, so that most of what is before goes in large
            // parts.
            while end > 0 {
                let start = max(0, end - size)
                let rest = Array(kept[..<start] + kept[end...])
                guard let enough = rest.isEmpty ? false : isEnough(rest) else { return kept }
                if enough {
                    kept = rest
                    hasChanged = true
                }
                end = min(start, kept.count)
            }
            if size == 1, !hasChanged { return kept }
            size = max(1, size / 2)
        }
    }

    /// Tries the last few steps alone, and ever more of them: cheap, and often enough.
    /// - Returns: false if there is no time for more.
    private func shorten(_ steps: inout [Step]) -> Bool {
        var count = 4
        while count < steps.count {
            let tail = Array(steps.suffix(count))
            guard let enough = isEnough(tail) else { return false }
            if enough {
                steps = tail
                return true
            }
            count *= 4
        }
        return true
    }
}
