/// A part of all tests, for several machines that share the work.
package struct UITestShard: Sendable, Hashable {
    /// From 1 to `count`.
    package let number: Int
    package let count: Int

    /// Reads "2/3", the second of three parts.
    ///
    /// - Returns: nil for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...9999).contains(count),
            (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }

    /// Every `count`th element. Neighbours, which often take as long as each other, go to different parts.
    package func part<Element>(of elements: [Element]) -> [Element] {
        elements.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
    }
}
