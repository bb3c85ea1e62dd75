import ObjectiveCPrograms
import Testing

/// The phone's headers declare functions of older runtimes and refuse them: who calls one gets an error.
@Suite struct FunctionsOfTheFirstMacsTests {
    @Test("Functions that Objective-C 2 took away cannot be used")
    func areRefused() throws { try expectCompilerSaysAsItSays("FunctionsOfTheFirstMacs") }
}
