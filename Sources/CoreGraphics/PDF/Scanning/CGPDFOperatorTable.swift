/// What a scanner does for each operator; nothing for those that are not in it.
package final class CGPDFOperatorTable: PlatformObject {
    package typealias Operation = (CGPDFScanner) -> Void

    package var operations: [String: Operation]

    package init(_ operations: [String: Operation] = [:]) {
        self.operations = operations
        super.init(platform: ())
    }
}
