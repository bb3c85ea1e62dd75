/// How far a word is from one that may have been meant.
enum EditDistance {
    /// Whether one or two letters make one word the other.
    static func isSmall(between word: String, and known: String) -> Bool {
        let (word, known) = (Array(word.lowercased()), Array(known))
        guard word.count > 2, abs(word.count - known.count) <= 2, word.count <= 30 else { return false }
        var row = Array(0...known.count)
        for (index, letter) in word.enumerated() {
            var next = [index + 1]
            for (column, other) in known.enumerated() {
                next.append(min(row[column] + (letter == other ? 0 : 1), row[column + 1] + 1, next[column] + 1))
            }
            row = next
        }
        return row[known.count] <= (word.count > 4 ? 2 : 1)
    }
}
