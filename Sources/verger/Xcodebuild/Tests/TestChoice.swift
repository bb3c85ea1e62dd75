import AppBuilder

/// The tests in the arguments `-only-testing:` and `-skip-testing:`.
struct TestChoice {
    private var only: [(target: String, item: TestSelection.Item?)] = []
    private var skipped: [(target: String, item: TestSelection.Item?)] = []

    /// - Throws: `CommandError` for a target that is not a test bundle of the build.
    init(_ arguments: XcodebuildArguments, targets: [String]) throws {
        only = try arguments.onlyTesting.map { try Self.item($0, targets) }
        skipped = try arguments.skipTesting.map { try Self.item($0, targets) }
    }

    /// - Returns: nil if no test of the target is selected.
    func selection(of target: String) -> TestSelection? {
        let only = only.filter { $0.target == target }
        guard self.only.isEmpty || !only.isEmpty else { return nil }
        let skipped = skipped.filter { $0.target == target }
        guard !skipped.contains(where: { $0.item == nil }) else { return nil }
        // The name of a target without a test selects all its tests.
        let isWhole = only.contains { $0.item == nil }
        return TestSelection(only: isWhole ? [] : only.compactMap(\.item), skipped: skipped.compactMap(\.item))
    }

    private static func item(_ text: String, _ targets: [String]) throws -> (String, TestSelection.Item?) {
        let parts = text.split(separator: "/", maxSplits: 2).map(String.init)
        guard let target = parts.first, targets.contains(target) else {
            throw CommandError(
                "“\(text)” names no target that is tested here",
                cure: "It is TARGET, TARGET/CLASS or TARGET/CLASS/METHOD.",
                status: .wrongUse)
        }
        guard parts.count > 1 else { return (target, nil) }
        let method = parts.count > 2 ? parts[2].replacing("()", with: "") : nil
        return (target, TestSelection.Item(testClass: parts[1], method: method))
    }
}
