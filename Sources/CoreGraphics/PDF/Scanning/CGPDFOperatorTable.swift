/// The functions that a scanner calls, by operator. Operators without a function are skipped.
package final class CGPDFOperatorTable: PlatformObject {
    package typealias Operation = (CGPDFScanner) -> Void

    package var operations: [String: Operation]

    package init(_ operations: [String: Operation] = [:]) {
        self.operations = operations
        super.init(platform: ())
    }
}
