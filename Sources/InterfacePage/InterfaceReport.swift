import CoreGraphics
import Foundation
import InterfaceBuilder
import InterfacePicture

/// The description of a document for the page, as JSON.
@MainActor struct InterfaceReport {
    private let document: InterfaceDocument
    private let drawing: InterfaceDrawing?
    private var objects: [InterfaceObject] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// The children of each object that is not in the list already.
    private var children: [[Int]] = []
    private var roots: [Int] = []

    init(_ document: InterfaceDocument, _ drawing: InterfaceDrawing?) {
        self.document = document
        self.drawing = drawing
        roots = (document.topLevel + document.objects).compactMap { add($0, depth: 0) }
    }

    /// Objects in the order of the list. An object that the file puts in several places stands in the first.
    private mutating func add(_ object: InterfaceObject, depth: Int) -> Int? {
        guard depth < 200, numbers[ObjectIdentifier(object)] == nil else { return nil }
        let number = objects.count
        numbers[ObjectIdentifier(object)] = number
        objects.append(object)
        children.append([])
        children[number] = object.children.compactMap { add($0, depth: depth + 1) }
        return number
    }

    var json: [String: Any] {
        var frames: [Int: [Double]] = [:]
        for place in drawing?.places ?? [] {
            guard let number = numbers[ObjectIdentifier(place.object)] else { continue }
            frames[number] = [place.frame.minX, place.frame.minY, place.frame.width, place.frame.height].map(
                Self.finite)
        }
        return [
            "family": family, "roots": roots,
            "objects": objects.indices.map { json(of: $0, frame: frames[$0]) },
            "connections": document.connections.compactMap(json),
            "problems": (document.problems + (drawing?.problems ?? [])).map(json)
                + (drawing?.complaints ?? []).map { ["severity": "warning", "message": $0, "line": 0] },
        ]
    }

    private var family: String {
        switch document.family {
        case .archive(let version): "Archive \(version)"
        case .document(let version): "Document \(version)"
        }
    }

    private func json(of number: Int, frame: [Double]?) -> [String: Any] {
        let object = objects[number]
        var result: [String: Any] = [
            "title": object.title, "type": object.typeName, "line": object.line, "children": children[number],
            "identifier": object.identifier ?? "", "icon": object.icon,
            "properties": object.properties.filter { !Self.structure.contains($0.key) }.flatMap(Self.json),
            "attributes": object.runtimeAttributes.map {
                ["key": $0.keyPath, "line": $0.line, "value": InterfaceValueReport.json(of: $0.value)]
            },
        ]
        if let frame { result["frame"] = frame }
        if object.isVisibleAtLaunch { result["visibleAtLaunch"] = true }
        return result
    }

    private static func json(of property: InterfaceProperty) -> [[String: Any]] {
        guard property.key == "NSvFlags", case .integer(let flags) = property.value else {
            return [
                ["key": property.key, "line": property.line, "value": InterfaceValueReport.json(of: property.value)]
            ]
        }
        let autoresizing = autoresizing.enumerated().filter { flags & 1 << $0.offset != 0 }.map(\.element)
        let text = autoresizing.isEmpty ? "none" : autoresizing.joined(separator: ", ")
        var rows: [[String: Any]] = [["key": "Autoresizing", "line": property.line, "value": ["text": text]]]
        // The highest of 32 bits; files write it as a negative number as well.
        if flags & 0x8000_0000 != 0 {
            rows.append(["key": "Hidden", "line": property.line, "value": ["text": "Yes", "on": true]])
        }
        return rows
    }

    private func json(of connection: InterfaceConnection) -> [String: Any]? {
        guard let source = numbers[ObjectIdentifier(connection.source)],
            let destination = numbers[ObjectIdentifier(connection.destination)]
        else { return nil }
        var result: [String: Any] = [
            "label": connection.label, "line": connection.line, "source": source, "destination": destination,
        ]
        switch connection.kind {
        case .outlet: result["kind"] = "outlet"
        case .outletCollection: result["kind"] = "collection"
        case .action(let event):
            result["kind"] = "action"
            result["event"] = event.map { Self.events[$0] ?? "Event \($0)" } ?? ""
        }
        return result
    }

    private func json(of problem: InterfaceProblem) -> [String: Any] {
        var result: [String: Any] = [
            "severity": "\(problem.severity)", "message": problem.message, "line": problem.line,
        ]
        if let identifier = problem.objectIdentifier,
            let number = objects.firstIndex(where: { $0.identifier == identifier })
        {
            result["object"] = number
        }
        return result
    }

    /// JSON has no numbers that are none.
    static func finite(_ number: Double) -> Double { number.isFinite ? max(-1e9, min(1e9, number)) : 0 }

    /// What may change its size with the view above, by the bits of `NSvFlags`, the lowest first.
    private static let autoresizing = ["left margin", "width", "right margin", "top margin", "height", "bottom margin"]

    /// What the list shows already.
    private static let structure: Set<String> = [
        "NSNextResponder", "NSSuperview", "NSWindow", "NSSubviews", "NSNextKeyView", "EncodedWithXMLCoder",
    ]

    /// The events of controls as Interface Builder numbers them.
    private static let events: [Int: String] = [
        1: "Touch Down", 2: "Touch Down Repeat", 3: "Touch Drag Inside", 4: "Touch Drag Outside", 5: "Touch Drag Enter",
        6: "Touch Drag Exit", 7: "Touch Up Inside", 8: "Touch Up Outside", 9: "Touch Cancel", 13: "Value Changed",
        17: "Editing Did Begin", 18: "Editing Changed", 19: "Editing Did End", 20: "Did End On Exit",
    ]
}
