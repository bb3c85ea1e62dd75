import Device
import Foundation
import Testing

@Suite struct CrashReportFileTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func write(_ name: String, date: String, cause: String = "SIGSEGV") throws {
        try folder.write(
            """
            Process:         My App [2] [77]
            Identifier:      org.example.app
            Date/Time:       \(date)

            Cause:           \(cause): at 0x0

            Cause:           said the app
            """, to: name)
    }

    @Test func `reports are listed by their dates, with what stands at their beginnings`() throws {
        try write("b.crash", date: "2009-06-19 09:41:03 UTC")
        try write("a.crash", date: "2009-06-20 09:41:03 UTC", cause: "NSRangeException")
        try folder.write("nothing", to: "c.crash")
        try folder.write("Process: none\nDate/Time: today", to: "d.crash")
        try write("e.txt", date: "2009-06-18 09:41:03 UTC")
        let reports = CrashReportFile.list(in: folder.path)
        #expect(reports.map { ($0.path as NSString).lastPathComponent } == ["b.crash", "a.crash"])
        #expect(reports.map(\.appName) == ["My App [2]", "My App [2]"])
        #expect(reports.map(\.processIdentifier) == [77, 77])
        #expect(reports.map(\.cause) == ["SIGSEGV: at 0x0", "NSRangeException: at 0x0"])
        #expect(reports.first?.identifier == "org.example.app")
    }

    @Test func `a folder that is not there has none`() {
        #expect(CrashReportFile.list(in: folder.path + "/Nowhere") == [])
    }
}
