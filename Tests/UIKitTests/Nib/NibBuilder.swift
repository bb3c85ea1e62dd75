import Archiving
import Foundation
import UIKit

/// Builds the graph of a nib, as a document's compiler does.
struct NibBuilder {
    private(set) var graph = ArchiveGraph()
    private var objects: [ArchiveGraph.Reference] = []
    private var topLevel: [ArchiveGraph.Reference] = []
    private var connections: [ArchiveGraph.Reference] = []
    private var attributes: [ArchiveGraph.Reference] = []
    private var descriptions: [ArchiveGraph.Reference] = []
    private var windows: [ArchiveGraph.Reference] = []
    /// File's Owner and First Responder.
    let owner: ArchiveGraph.Reference
    let firstResponder: ArchiveGraph.Reference

    init() {
        var graph = ArchiveGraph()
        func proxy(_ name: String) -> ArchiveGraph.Reference {
            let text = graph.add(ArchivedObject(className: "NSString", content: .string(name)))
            let field = ArchivedField("UIProxiedObjectIdentifier", .object(text))
            return graph.add(ArchivedObject(className: "UIProxyObject", content: .fields([field])))
        }
        owner = proxy("IBFilesOwner")
        firstResponder = proxy("IBFirstResponder")
        self.graph = graph
        objects = [owner, firstResponder]
        topLevel = objects
    }

    // MARK: Values

    mutating func text(_ text: String) -> ArchivedValue {
        .object(graph.add(ArchivedObject(className: "NSString", content: .string(text))))
    }

    mutating func number(_ number: Int64) -> ArchivedValue {
        .object(graph.add(ArchivedObject(className: "NSNumber", content: .integer(number))))
    }

    mutating func array(_ elements: [ArchiveGraph.Reference]) -> ArchivedValue {
        .object(graph.add(ArchivedObject(className: "NSArray", content: .elements(elements))))
    }

    static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ArchivedValue {
        .structure(.rectangle(x, y, width, height))
    }

    // MARK: Objects

    /// An object that is only a value of others.
    mutating func value(_ className: String, ancestors: [String] = [], _ fields: [String: ArchivedValue] = [:])
        -> ArchiveGraph.Reference
    {
        let fields = fields.sorted { $0.key < $1.key }.map { ArchivedField($0.key, $0.value) }
        return graph.add(ArchivedObject(className: className, ancestors: ancestors, content: .fields(fields)))
    }

    /// An object of the document's list.
    mutating func object(
        _ className: String, ancestors: [String] = [], atTop: Bool = false, _ fields: [String: ArchivedValue] = [:]
    ) -> ArchiveGraph.Reference {
        let made = value(className, ancestors: ancestors, fields)
        objects.append(made)
        if atTop { topLevel.append(made) }
        return made
    }

    /// An object of the document's list with a class of the app's.
    mutating func object(
        ofClass name: String, insteadOf original: String, atTop: Bool = false, _ fields: [String: ArchivedValue] = [:]
    ) -> ArchiveGraph.Reference {
        var fields = fields
        fields["UIClassName"] = text(name)
        fields["UIOriginalClassName"] = text(original)
        return object("UIClassSwapper", atTop: atTop, fields)
    }

    /// What stands for an object that whoever loads the nib gives.
    mutating func placeholder(_ identifier: String) -> ArchiveGraph.Reference {
        object("UIProxyObject", atTop: true, ["UIProxiedObjectIdentifier": text(identifier)])
    }

    mutating func setField(_ key: String, _ newValue: ArchivedValue, of object: ArchiveGraph.Reference) {
        guard case .fields(var fields) = graph[object].content else { return }
        fields.append(ArchivedField(key, newValue))
        graph[object].content = .fields(fields)
    }

    // MARK: Connections

    mutating func outlet(
        _ name: String, of source: ArchiveGraph.Reference, to destination: ArchiveGraph.Reference
    ) {
        connections.append(
            value(
                "UIRuntimeOutletConnection",
                ["UISource": .object(source), "UIDestination": .object(destination), "UILabel": text(name)]))
    }

    mutating func collection(
        _ name: String, of source: ArchiveGraph.Reference, to destinations: [ArchiveGraph.Reference]
    ) {
        connections.append(
            value(
                "UIRuntimeOutletCollectionConnection",
                ["UISource": .object(source), "UIDestination": array(destinations), "UILabel": text(name)]))
    }

    mutating func action(
        _ name: String, of source: ArchiveGraph.Reference, to destination: ArchiveGraph.Reference,
        for events: UIControl.Event? = nil
    ) {
        var fields = [
            "UISource": ArchivedValue.object(source), "UIDestination": .object(destination), "UILabel": text(name),
        ]
        if let events { fields["UIEventMask"] = .integer(Int64(events.rawValue)) }
        connections.append(value("UIRuntimeEventConnection", fields))
    }

    mutating func attribute(_ path: String, of object: ArchiveGraph.Reference, _ setting: ArchivedValue) {
        attributes.append(
            value("UINibKeyValuePair", ["UIObject": .object(object), "UIKeyPath": text(path), "UIValue": setting]))
    }

    /// Says what an object is for people who do not see it.
    mutating func describe(_ object: ArchiveGraph.Reference, _ fields: [String: ArchivedValue]) {
        var fields = fields
        fields["UIAccessibileObject"] = .object(object)
        descriptions.append(value("UIRuntimeAccessibilityConfiguration", fields))
    }

    mutating func showAtOnce(_ window: ArchiveGraph.Reference) { windows.append(window) }

    // MARK: The nib

    func makeGraph() -> ArchiveGraph {
        var builder = self
        builder.graph.top = [
            ArchivedField("UINibObjectsKey", builder.array(objects)),
            ArchivedField("UINibConnectionsKey", builder.array(connections)),
            ArchivedField("UINibTopLevelObjectsKey", builder.array(topLevel)),
            ArchivedField("UINibVisibleWindowsKey", builder.array(windows)),
            ArchivedField("UINibAccessibilityConfigurationsKey", builder.array(descriptions)),
            ArchivedField("UINibKeyValuePairsKey", builder.array(attributes)),
        ]
        return builder.graph
    }

    @MainActor func makeFile() -> NibFile { NibFile(graph: makeGraph(), name: "Test.nib") }

    /// The nib's objects.
    @MainActor func load(owner: AnyObject? = nil, externalObjects: [String: AnyObject] = [:]) -> [Any]? {
        NibLoader(makeFile(), owner: owner, externalObjects: externalObjects).load()
    }
}
