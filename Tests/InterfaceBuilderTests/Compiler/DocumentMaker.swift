import Archiving
import InterfaceBuilder

/// Makes documents object by object.
struct DocumentMaker {
    var document = InterfaceDocument(path: "Test.xib", family: .archive(version: "7.10"))
    let owner = InterfaceObject(identifier: "-1", className: "IBProxyObject", line: 1)
    let responder = InterfaceObject(identifier: "-2", className: "IBProxyObject", line: 2)
    private var line = 2

    init() {
        give(owner, ["IBProxiedObjectIdentifier": .string("IBFilesOwner")])
        give(responder, ["IBProxiedObjectIdentifier": .string("IBFirstResponder")])
        document.topLevel = [owner, responder]
        document.objects = [owner, responder]
    }

    /// An object of the list, at its top or beneath another.
    mutating func add(
        _ className: String, _ properties: KeyValuePairs<String, InterfaceValue> = [:],
        beneath parent: InterfaceObject? = nil
    ) -> InterfaceObject {
        line += 1
        let object = InterfaceObject(identifier: String(line), className: className, line: line)
        give(object, properties)
        document.objects.append(object)
        object.parent = parent
        if let parent { parent.children.append(object) } else { document.topLevel.append(object) }
        return object
    }

    /// A value that stands within an object.
    static func value(_ className: String, _ properties: KeyValuePairs<String, InterfaceValue>) -> InterfaceValue {
        let object = InterfaceObject(identifier: nil, className: className, line: 1)
        object.properties = properties.map { InterfaceProperty(key: $0.key, value: $0.value, line: 1) }
        return .object(object)
    }

    func give(_ object: InterfaceObject, _ properties: KeyValuePairs<String, InterfaceValue>) {
        for (key, value) in properties {
            object.properties.append(InterfaceProperty(key: key, value: value, line: object.line))
        }
    }

    mutating func connect(
        _ kind: InterfaceConnection.Kind, _ label: String, _ source: InterfaceObject, _ destination: InterfaceObject
    ) {
        document.connections.append(
            InterfaceConnection(
                kind: kind, label: label, source: source, destination: destination, identifier: nil, line: 100))
    }

    func compile() -> CompiledNib {
        var compiler = NibCompiler(document: document)
        let result = compiler.compile()
        return CompiledNib(graph: result.graph, problems: result.problems)
    }
}
