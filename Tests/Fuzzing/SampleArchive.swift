import Archiving
import Foundation

/// A graph with every kind of object and value, shared objects and a cycle.
package enum SampleArchive {
    package static func make() -> ArchiveGraph {
        var graph = ArchiveGraph()
        let text = graph.add(ArchivedObject(className: "NSString", content: .string("Größe 😀")))
        let empty = graph.add(ArchivedObject(className: "NSMutableString", content: .string("")))
        let numbers: [ArchivedObject.Content] = [
            .integer(0), .integer(-1), .integer(255), .integer(256), .integer(65536), .integer(.max), .integer(.min),
            .real(0.1), .real(-3), .boolean(true), .boolean(false),
        ]
        let numberObjects = numbers.map { graph.add(ArchivedObject(className: "NSNumber", content: $0)) }
        let data = graph.add(ArchivedObject(className: "NSData", content: .data(Data([0, 1, 2, 255]))))
        let date = graph.add(ArchivedObject(className: "NSDate", content: .date(246_762_000.5)))
        let null = graph.add(ArchivedObject(className: "NSNull", content: .null))
        let nothing = graph.add(.nothing)
        let array = graph.add(
            ArchivedObject(
                className: "NSArray", content: .elements(numberObjects + [text, text, data, date, null, nothing])))
        let set = graph.add(ArchivedObject(className: "NSMutableSet", content: .elements([text])))
        let dictionary = graph.add(
            ArchivedObject(
                className: "NSMutableDictionary",
                content: .pairs([ArchivedPair(key: text, value: array), ArchivedPair(key: empty, value: set)])))
        let view = graph.add(ArchivedObject(className: "UIView", content: .null))
        let fields: [ArchivedField] = [
            ArchivedField("UIBounds", .structure(.rectangle(0, 0, 320, 44.5))),
            ArchivedField("UICenter", .structure(.pair(0.1, -1e-9))),
            ArchivedField("UIInsets", .structure(.insets(1, 2, 3, 4))),
            ArchivedField("UITransform", .structure(.transform([1, 0, 0, 1, 5, 6]))),
            ArchivedField("UIOpaque", .boolean(true)), ArchivedField("UIHidden", .boolean(false)),
            ArchivedField("UITag", .integer(-70000)), ArchivedField("UIAlpha", .float(0.1)),
            ArchivedField("UIWidth", .double(0.1)), ArchivedField("UIBytes", .bytes(Data([9, 8, 7]))),
            ArchivedField("UINothing", .null), ArchivedField("$own", .integer(1)), ArchivedField("$0", .object(text)),
            ArchivedField("UISubviews", .object(dictionary)), ArchivedField("UISuperview", .object(view)),
        ]
        graph[view].content = .fields(fields)
        graph.top = [ArchivedField("root", .object(view)), ArchivedField("count", .integer(3))]
        return graph
    }
}
