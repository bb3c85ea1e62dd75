import Audit
import Foundation
import Testing

@Suite struct AuditReportTests {
    @Test(arguments: Grade.allCases) func `An app's grade is how far it came`(grade: Grade) {
        let app = SampleReport.app("A", grade)
        #expect(app.grade == grade)
        #expect((app.cause == nil) == (grade == .fine))
    }

    @Test func `Each count includes those who came further`() {
        let report = SampleReport.of(Grade.allCases.map { SampleReport.app("\($0)", $0) })
        let counts: [Int] = [report.built, report.launched, report.drew, report.survived, report.fine]
        #expect(counts == [4, 3, 2, 2, 1])
    }

    @Test func `A report is the same when it is read again`() throws {
        let report = SampleReport.of([
            SampleReport.app("Ä \"b\"", .dies, findings: [Finding(.selector, "a:b:", isError: false)])
        ])
        let folder = try TemporaryFolder()
        try report.json.write(to: folder.url.appendingPathComponent("report.json"))
        #expect(try AuditReport(contentsOf: folder.url.path) == report)
        #expect(try AuditReport(contentsOf: folder.url.path + "/report.json") == report)
    }

    @Test func `A file that is no report is an error that names it`() throws {
        let folder = try TemporaryFolder(["x.json": "[1]", "report.json": "{\"version\": 2}"])
        for name in ["x.json", "none.json", ""] {
            #expect { try AuditReport(contentsOf: folder.url.appendingPathComponent(name).path) } throws: { error in
                "\(error)".contains(folder.url.path)
            }
        }
    }

    @Test func `What stops the most apps comes first`() {
        let header = Finding(.header, "a.h")
        let function = Finding(.function, "f")
        let stub = Finding(.stub, "Foo: playing", isError: false)
        let report = SampleReport.of([
            SampleReport.app("One", .doesNotBuild, findings: [header, function]),
            SampleReport.app("Two", .doesNotBuild, findings: [function, header]),
            SampleReport.app("Three", .doesNotBuild, findings: [header]),
            SampleReport.app("Four", .fine, findings: [stub, Finding(.function, "f", isError: false)]),
        ])
        let things = report.missingThings
        #expect(things.map(\.subject.name) == ["a.h", "f", "Foo: playing"])
        #expect(things.map(\.stops) == [["One", "Three"], ["Two"], []])
        #expect(things.map(\.errors) == [3, 2, 0])
        #expect(things.map(\.apps) == [3, 3, 1])
    }

    @Test func `Apps that fail alike are one cause`() {
        let report = SampleReport.of([
            SampleReport.app("One", .doesNotBuild), SampleReport.app("Two", .doesNotBuild),
            SampleReport.app("Three", .doesNotLaunch), SampleReport.app("Four", .fine),
        ])
        #expect(report.causes.map(\.text) == ["it is <broken> & 0x… done", "killed by SIGSEGV"])
        #expect(report.causes.map(\.apps) == [["One", "Two"], ["Three"]])
    }

    @Test func `A comparison tells what became better, worse, new and gone`() {
        let before = SampleReport.of([
            SampleReport.app("A", .fine), SampleReport.app("B", .doesNotBuild), SampleReport.app("C", .dies),
            SampleReport.app("D", .fine),
        ])
        let now = [
            SampleReport.app("A", .dies), SampleReport.app("B", .showsNothing), SampleReport.app("C", .dies),
            SampleReport.app("E", .fine),
        ]
        let comparison = Comparison(SampleReport.of(now), against: before)
        #expect(comparison.worse.map(\.name) == ["A"] && comparison.better.map(\.name) == ["B"])
        #expect(comparison.new == ["E"] && comparison.gone == ["D"] && comparison.same == 1)
        // An audit that ended early says nothing about those it did not come to.
        #expect(Comparison(SampleReport.of(now, found: 9), against: before).gone.isEmpty)
    }
}
