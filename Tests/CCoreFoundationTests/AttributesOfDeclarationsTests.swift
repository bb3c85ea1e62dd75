import ObjectiveCPrograms
import Testing

/// The macros with which the headers of the C library and of libdispatch mark declarations.
@Suite struct AttributesOfDeclarationsTests {
    @Test("Marks of declarations make the compiler say what they promise")
    func marksAreHeeded() throws { try expectCompilerSaysAsItSays("AttributesOfDeclarations") }
}
