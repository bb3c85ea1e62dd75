/// One open `begin`, or the implicit transaction. It lives until the animations added inside it have ended.
package final class TransactionLevel {
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
    let outer: TransactionLevel?

    /// The number of things that must end before the completion block runs: the level itself, levels inside it,
    /// animations.
    private var unfinished = 1

    init(inside outer: TransactionLevel?) {
        self.outer = outer
        outer?.begin()
    }

    /// Counts one more thing to wait for.
    func begin() { unfinished += 1 }

    /// Counts one thing as ended; after the last one runs the completion block, then ends the level around it.
    func end() {
        unfinished -= 1
        guard unfinished == 0 else { return }
        let block = completion
        completion = nil
        block?()
        outer?.end()
    }

    /// The value of the innermost level that has one.
    func value(forKey key: String) -> Any? { values[key] ?? outer?.value(forKey: key) }
}
