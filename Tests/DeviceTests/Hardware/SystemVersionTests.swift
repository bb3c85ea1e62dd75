import Device
import Testing

@Suite struct SystemVersionTests {
    @Test func `versions are compared by their numbers`() throws {
        func version(_ text: String) throws -> SystemVersion { try #require(SystemVersion(text)) }
        #expect(try version("4.2.1") < version("4.10"))
        #expect(try version("4.2") == version("4.2.0"))
        #expect(try version("10") > version("9.9.9.9"))
        #expect(try Set([version("3.1"), version("3.1.0")]).count == 1)
    }

    @Test(arguments: ["", ".", "4.", ".4", "4..1", "-1", "4.2b", "1.2.3.4.5", "9999999", "٤.٢", " 4", "4.2\n"])
    func `what is no version is refused`(text: String) { #expect(SystemVersion(text) == nil) }
}
