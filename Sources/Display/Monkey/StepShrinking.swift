/// Shrinks a list of steps to a short one with the same effect, by leaving parts out (delta debugging).
package struct StepShrinking<Step> {
    /// Tests whether steps have the effect; nil if the time is over.
    package let isEnough: ([Step]) -> Bool?

    package init(isEnough: @escaping ([Step]) -> Bool?) { self.isEnough = isEnough }

    /// - Returns: Steps that were tested and have the effect, or all steps. If there was enough time, none of them can
    ///   be left out.
    package func shrink(_ steps: [Step]) -> [Step] {
        var kept = steps
        guard shorten(&kept) else { return kept }
        var size = max(1, kept.count / 2)
        while true {
            var hasChanged = false
            var end = kept.count
            // From the end, since the last steps usually matter most, and the ones before can then be left out in large
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

    /// Tries only the last steps, twice as many each time, which often suffices and takes little time.
    /// - Returns: False if the time is over.
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
