import CXML
import Foundation

/// The elements as a document of XML: what a client reads as the page's source, and what XPath is evaluated over.
package final class PageSource {
    private let document: xmlDocPtr
    /// By the number that each node of the document carries.
    private var elements: [ScreenElement] = []
    private var nodes: [ObjectIdentifier: xmlNodePtr] = [:]

    /// - Throws: `unknown` when there is no memory for it.
    package init(_ application: ScreenElement) throws {
        guard let document = xmlNewDoc("1.0") else { throw DriverError(.unknown, "There is no memory for the source.") }
        self.document = document
        xmlDocSetRootElement(document, try node(of: application))
    }

    deinit { xmlFreeDoc(document) }

    private func node(of element: ScreenElement) throws -> xmlNodePtr {
        guard let node = xmlNewDocNode(document, nil, element.type, nil) else {
            throw DriverError(.unknown, "There is no memory for the source.")
        }
        elements.append(element)
        nodes[ObjectIdentifier(element)] = node
        node.pointee._private = UnsafeMutableRawPointer(bitPattern: elements.count)
        for attribute in Self.attributes {
            if case .string(let text) = attribute.text(of: element) {
                xmlNewProp(node, attribute.rawValue, Self.printable(text))
            }
        }
        for child in element.children { xmlAddChild(node, try self.node(of: child)) }
        return node
    }

    private static let attributes: [ElementAttribute] = [
        .type, .value, .name, .label, .enabled, .visible, .accessible, .x, .y, .width, .height, .index,
        .placeholderValue,
    ]

    /// Characters that XML cannot hold become U+FFFD.
    private static func printable(_ text: String) -> String {
        func isFit(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: true
            default: false
            }
        }
        guard !text.unicodeScalars.allSatisfy(isFit) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.map { isFit($0) ? $0 : "\u{FFFD}" }))
    }

    /// The document's text, indented.
    package var text: String {
        var bytes: UnsafeMutablePointer<xmlChar>?
        var count: Int32 = 0
        xmlDocDumpFormatMemoryEnc(document, &bytes, &count, "UTF-8", 1)
        guard let bytes else { return "" }
        defer { xmlFree(bytes) }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    }

    // MARK: XPath

    /// How many steps an expression may take.
    private static let mostSteps: UInt = 20_000_000
    private static let longestExpression = 10_000

    /// Evaluates an expression of XPath 1.0.
    ///
    /// - Parameter context: where relative paths begin; nil for the document.
    /// - Throws: `invalidSelector` for what is no expression, or does not give elements.
    package func find(_ expression: String, from context: ScreenElement?) throws -> [ScreenElement] {
        guard expression.utf8.count <= Self.longestExpression, let search = xmlXPathNewContext(document) else {
            throw DriverError(.invalidSelector, "The XPath expression is too long.")
        }
        defer { xmlXPathFreeContext(search) }
        search.pointee.opLimit = Self.mostSteps
        let problem = Problem()
        search.pointee.userData = Unmanaged.passUnretained(problem).toOpaque()
        search.pointee.error = { data, error in
            guard let data, let message = error?.pointee.message else { return }
            let problem = Unmanaged<Problem>.fromOpaque(data).takeUnretainedValue()
            problem.text = String(cString: message).trimmingCharacters(in: .whitespacesAndNewlines)
        }
        func wrong(_ reason: String) -> DriverError {
            DriverError(.invalidSelector, "The XPath expression “\(expression.prefix(200))” \(reason).")
        }
        search.pointee.node =
            context.flatMap { nodes[ObjectIdentifier($0)] }
            ?? UnsafeMutableRawPointer(document)
            .assumingMemoryBound(to: xmlNode.self)
        guard let result = xmlXPathEvalExpression(expression, search) else {
            throw wrong("cannot be evaluated: \(problem.text ?? "it is none")")
        }
        defer { xmlXPathFreeObject(result) }
        guard result.pointee.type == XPATH_NODESET else { throw wrong("gives a value, not elements") }
        guard let set = result.pointee.nodesetval else { return [] }
        return try (0..<Int(set.pointee.nodeNr)).compactMap { index in
            guard let node = set.pointee.nodeTab[index], node.pointee.type == XML_ELEMENT_NODE else {
                throw wrong("gives something else than elements")
            }
            let number = Int(bitPattern: node.pointee._private)
            return elements.indices.contains(number - 1) ? elements[number - 1] : nil
        }
    }

    private final class Problem {
        var text: String?
    }
}
