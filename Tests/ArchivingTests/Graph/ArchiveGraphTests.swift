import Archiving
import Testing

@Suite struct ArchiveGraphTests {
    @Test func anObjectIsFoundByTheReferenceThatAddingItGave() {
        var graph = ArchiveGraph()
        let first = graph.add(ArchivedObject(className: "NSString", content: .string("one")))
        let second = graph.add(ArchivedObject(className: "NSArray", content: .elements([first, first])))
        #expect(graph[first].content == .string("one"))
        #expect(graph[second].content == .elements([first, first]))
    }
}
