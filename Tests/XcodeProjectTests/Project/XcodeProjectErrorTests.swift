import Testing
import XcodeProject

@Suite struct XcodeProjectErrorTests {
    @Test func anErrorTellsTheFileTheLineTheObjectAndTheCure() {
        let error = XcodeProjectError(
            "the target has no name", path: "A.xcodeproj/project.pbxproj", line: 7, object: "12 “A”", cure: "Name it.")
        #expect(
            error.description == """
                A.xcodeproj/project.pbxproj:7: error: the target has no name (object 12 “A”)
                    Name it.
                """)
    }
}
