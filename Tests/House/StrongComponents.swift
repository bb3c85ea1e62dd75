/// The strongly connected components of a directed graph (Tarjan, *Depth-first search and linear graph algorithms*,
/// 1972).
enum StrongComponents {
    static func of(_ edges: [String: Set<String>]) -> [[String]] {
        var search = Search(edges: edges)
        for node in edges.keys.sorted() where search.numbers[node] == nil { search.visit(node) }
        return search.components
    }

    private struct Search {
        let edges: [String: Set<String>]
        /// The order in which nodes were reached.
        var numbers: [String: Int] = [:]
        /// The lowest number that a node reaches among those on the stack.
        var lowest: [String: Int] = [:]
        var stack: [String] = []
        var components: [[String]] = []

        mutating func visit(_ node: String) {
            let number = numbers.count
            numbers[node] = number
            lowest[node] = number
            stack.append(node)
            for next in edges[node, default: []].sorted() {
                if numbers[next] == nil {
                    visit(next)
                    lowest[node] = min(lowest[node, default: number], lowest[next, default: number])
                } else if stack.contains(next) {
                    lowest[node] = min(lowest[node, default: number], numbers[next, default: number])
                }
            }
            guard lowest[node] == number, let start = stack.firstIndex(of: node) else { return }
            components.append(Array(stack[start...]))
            stack.removeSubrange(start...)
        }
    }
}
