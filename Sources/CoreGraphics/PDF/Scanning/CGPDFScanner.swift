/// Goes through a content stream and calls a function for each operator, with the operands before it on a stack.
package final class CGPDFScanner: PlatformObject {
    package let content: CGPDFContentStream
    /// The pointer that the functions of the table get, set by the creator of the scanner.
    package let info: UnsafeMutableRawPointer?
    private let table: CGPDFOperatorTable
    private var stack: [PDFObject] = []
    /// Operands taken from the stack, kept alive until the operator's function returns, since it has pointers to them.
    private var taken: [PDFObject] = []

    /// The most operands on the stack; beyond that the oldest are dropped.
    private static let mostOperands = 4096

    package init(_ content: CGPDFContentStream, _ table: CGPDFOperatorTable, info: UnsafeMutableRawPointer? = nil) {
        self.content = content
        self.table = table
        self.info = info
        super.init(platform: ())
    }

    /// Scans the whole content. Returns false if the content is not empty but has no operator.
    @discardableResult
    package func scan() -> Bool {
        var lexer = PDFLexer(bytes: content.bytes, file: nil)
        var hasOperators = false
        while let token = lexer.token() {
            if let object = lexer.object(token) {
                push(object)
                continue
            }
            guard case .word(let name) = token, !name.isEmpty else { continue }
            hasOperators = true
            if name == "BI" {
                push(inlineImage(&lexer))
                perform("EI")
            } else {
                perform(name)
            }
        }
        return hasOperators || content.bytes.allSatisfy(PDFLexer.isSpace)
    }

    private func push(_ object: PDFObject) {
        if stack.count >= CGPDFScanner.mostOperands { stack.removeFirst() }
        stack.append(object)
    }

    private func perform(_ name: String) {
        table.operations[name]?(self)
        stack.removeAll(keepingCapacity: true)
        taken.removeAll(keepingCapacity: true)
    }

    /// The last operand; nil when there is none left.
    package func pop() -> PDFObject? {
        guard let object = stack.popLast() else { return nil }
        taken.append(object)
        return object
    }

    /// Pops the last operand if `read` returns a value for it; otherwise it stays on the stack.
    package func pop<Value>(_ read: (PDFObject) -> Value?) -> Value? {
        guard let value = stack.last.flatMap(read) else { return nil }
        _ = pop()
        return value
    }

    /// All operands that are numbers, in the order of the stream.
    package var numbers: [CGFloat] { stack.compactMap { $0.number.map { CGFloat($0) } } }

    /// An image within the content: its entries up to `ID`, then its bytes up to `EI`.
    private func inlineImage(_ lexer: inout PDFLexer) -> PDFObject {
        let dictionary = lexer.dictionary(0, endsAtWord: true) ?? PDFDictionary([:], file: nil)
        // One space follows `ID`.
        let start = min(lexer.place + 1, lexer.bytes.count)
        var place = start
        while let found = PDFFile.find("EI", in: lexer.bytes, from: place, to: lexer.bytes.count) {
            let isWord =
                (found == start || PDFLexer.isSpace(lexer.bytes[found - 1]))
                && (found + 2 >= lexer.bytes.count || PDFLexer.isSpace(lexer.bytes[found + 2]))
            if isWord {
                lexer.place = found + 2
                return PDFObject(.stream(PDFStream(dictionary: dictionary, bytes: lexer.bytes[start..<found])))
            }
            place = found + 2
        }
        lexer.place = lexer.bytes.count
        return PDFObject(.stream(PDFStream(dictionary: dictionary, bytes: lexer.bytes[start...])))
    }
}
