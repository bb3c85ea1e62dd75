import House
import Testing

/// What the scanner of Swift files sees: declarations, and names that are mentioned in code.
@Suite struct SwiftSourceTests {
    @Test func declarationsOutsideOfTypesBelongToTheModule() {
        let source = SwiftSource(
            """
            @_exported import Foundation
            import struct Base.Size

            @MainActor open class View: Responder { struct Part {}; func draw() {}; var size = Size() }
            private struct Hidden {}
            package func makeView() -> View { View() }
            let standard = 1
            fileprivate let secret = 2
            extension View { enum Mode { case plain } }
            """)
        #expect(source.types == ["View"])
        #expect(source.globals == ["makeView", "standard"])
        #expect(source.imports == ["Foundation", "Base"])
        #expect(source.mentioned.isSuperset(of: ["Responder", "Size", "View"]))
    }

    @Test func commentsAndTextsOfStringsMentionNothing() {
        let source = SwiftSource(
            ##"""
            // Comment /* One
            /* Two /* Three */ Four */
            let a = "Five \(Six(seven("Eight"))) Nine"
            let b = #"Ten \(Eleven) \#(Twelve)"#
            let c = """
                Thirteen "quoted" \(Fourteen.Fifteen)
                """
            let d = Sixteen
            """##)
        let numbers = source.mentioned.filter { $0.first?.isUppercase == true }
        #expect(numbers == ["Six", "Twelve", "Fourteen", "Sixteen"])
    }
}
