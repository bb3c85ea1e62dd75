import CXML
import Foundation

/// Builds the tree from libxml2's SAX events.
final class XMLTreeBuilder {
    private let path: String
    private var nodes: [XMLTree.Node] = []
    private var attributes: [XMLTree.Attribute] = []
    private var strings = XMLStrings()
    private var text: [UInt8] = []
    private var strayTextLines: [Int] = []
    private var failure: InterfaceFileError?

    /// The open elements, with the last child of each.
    private var open: [(node: Int32, lastChild: Int32)] = []
    /// The start of the text in `text` that belongs to no element yet.
    private var pendingText = 0

    /// A cache of names that libxml2 passed, by the low bits of their address: libxml2 keeps each name at one address.
    private var recentNames = [(pointer: UnsafePointer<xmlChar>?, place: Int32)](repeating: (nil, 0), count: 256)

    init(path: String, expectedCount: Int) {
        self.path = path
        nodes.reserveCapacity(expectedCount)
        attributes.reserveCapacity(expectedCount * 2)
        text.reserveCapacity(expectedCount * 8)
    }

    private static let library: Void = xmlInitParser()

    func parse(_ bytes: UnsafeRawBufferPointer) throws -> XMLTree {
        _ = Self.library
        guard let context = xmlNewParserCtxt(), let handler = context.pointee.sax else {
            throw InterfaceFileError("there is no memory to read the file", path: path)
        }
        defer { xmlFreeParserCtxt(context) }
        handler.pointee = Self.handler
        context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
        // Without NOENT, libxml2 passes `&` in attributes as `&#38;`. It is safe, since files cannot declare entities.
        let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOENT.rawValue | XML_PARSE_IGNORE_ENC.rawValue
        _ = xmlCtxtReadMemory(
            context, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), nil, nil,
            Int32(options))
        if let failure { throw failure }
        guard context.pointee.wellFormed == 1, !nodes.isEmpty else {
            throw InterfaceFileError("the file is not well-formed XML", path: path, line: 1)
        }
        return XMLTree(
            path: path, strayTextLines: strayTextLines, nodes: nodes, attributes: attributes,
            names: strings, text: text)
    }

    // MARK: - Events

    private func begin(
        name: UnsafePointer<xmlChar>, attributeCount: Int,
        attributes given: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, line: Int32, position: Int32
    ) {
        settlePendingText(line: line)
        let node = Int32(nodes.count)
        let parent = open.last?.node ?? -1
        if parent >= 0 {
            let previous = open[open.count - 1].lastChild
            if previous < 0 {
                nodes[Int(parent)].firstChild = node
            } else {
                nodes[Int(previous)].nextSibling = node
            }
            open[open.count - 1].lastChild = node
        }
        nodes.append(
            XMLTree.Node(
                name: place(ofName: name), line: line, parent: parent, firstAttribute: Int32(attributes.count),
                attributeCount: Int32(attributeCount), tagEnd: position))
        open.append((node, -1))
        guard let given else { return }
        // Five pointers for each attribute: name, prefix, name space, start and end of the value.
        for index in stride(from: 0, to: attributeCount * 5, by: 5) {
            guard let name = given[index], let start = given[index + 3], let end = given[index + 4] else { continue }
            let value = strings.place(of: UnsafeBufferPointer(start: start, count: end - start))
            attributes.append(XMLTree.Attribute(name: place(ofName: name), value: value))
        }
    }

    private func end(line: Int32, position: Int32) {
        guard let (node, lastChild) = open.last else { return }
        nodes[Int(node)].end = position
        if lastChild < 0 {
            nodes[Int(node)].textStart = Int32(pendingText)
            nodes[Int(node)].textEnd = Int32(text.count)
            pendingText = text.count
        } else {
            settlePendingText(line: line)
        }
        open.removeLast()
    }

    /// Drops text between elements, and records the line if it is not only white space.
    private func settlePendingText(line: Int32) {
        guard pendingText < text.count else { return }
        if text[pendingText...].contains(where: { $0 > 0x20 }) { strayTextLines.append(Int(line)) }
        text.removeSubrange(pendingText...)
    }

    private func place(ofName name: UnsafePointer<xmlChar>) -> Int32 {
        let slot = (Int(bitPattern: name) >> 2) & (recentNames.count - 1)
        if recentNames[slot].pointer == name { return recentNames[slot].place }
        let place = strings.place(of: UnsafeBufferPointer(start: name, count: Int(xmlStrlen(name))))
        recentNames[slot] = (name, place)
        return place
    }

    private func fail(_ error: xmlError) {
        // Only the first error is kept, since later ones are usually caused by it.
        guard failure == nil, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
        let message = error.message.map { String(cString: $0) } ?? "the file is not well-formed XML"
        failure = InterfaceFileError(
            "the file is not well-formed XML: \(message.trimmingCharacters(in: .whitespacesAndNewlines))", path: path,
            line: max(1, Int(error.line)),
            cure: "Open it in a text editor and mend that line, or take an older version of it.")
    }

    // MARK: - libxml2

    private static func builder(_ context: xmlParserCtxtPtr) -> XMLTreeBuilder {
        Unmanaged<XMLTreeBuilder>.fromOpaque(context.pointee._private).takeUnretainedValue()
    }

    private static func line(_ context: xmlParserCtxtPtr) -> Int32 { context.pointee.input?.pointee.line ?? 0 }

    /// The number of bytes that were parsed.
    private static func position(_ context: xmlParserCtxtPtr) -> Int32 {
        guard let input = context.pointee.input, let current = input.pointee.cur, let base = input.pointee.base else {
            return 0
        }
        return Int32(clamping: Int(input.pointee.consumed) + (current - base))
    }

    private static let handler: xmlSAXHandler = {
        var handler = xmlSAXHandler()
        handler.initialized = XML_SAX2_MAGIC
        handler.startElementNs = { pointer, name, _, _, _, _, attributeCount, _, attributes in
            guard let context = pointer?.assumingMemoryBound(to: xmlParserCtxt.self), let name else { return }
            builder(context).begin(
                name: name, attributeCount: Int(attributeCount), attributes: attributes, line: line(context),
                position: position(context))
        }
        handler.endElementNs = { pointer, _, _, _ in
            guard let context = pointer?.assumingMemoryBound(to: xmlParserCtxt.self) else { return }
            builder(context).end(line: line(context), position: position(context))
        }
        handler.characters = { pointer, characters, count in
            guard let context = pointer?.assumingMemoryBound(to: xmlParserCtxt.self) else { return }
            builder(context).text.append(contentsOf: UnsafeBufferPointer(start: characters, count: Int(count)))
        }
        handler.cdataBlock = handler.characters
        handler.ignorableWhitespace = handler.characters
        handler.serror = { pointer, error in
            guard let context = pointer?.assumingMemoryBound(to: xmlParserCtxt.self), let error else { return }
            builder(context).fail(error.pointee)
        }
        return handler
    }()
}
