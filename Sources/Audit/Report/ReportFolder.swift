import Foundation

/// The folder that an audit writes its report into: `report.json`, `report.txt`, `index.html`, and below `apps` a
/// folder for each app with its pictures and all that its build and its runs printed.
package struct ReportFolder {
    package let url: URL

    package init(_ url: URL) { self.url = url }

    /// Makes the folder.
    ///
    /// - Throws: `AuditError` when it cannot be made or written to.
    package func prepare() throws {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            // What is in a report is no project of its own, should somebody audit a folder above it.
            try Data("This folder holds the report of an audit.\n".utf8).write(to: url.appendingPathComponent("README"))
        } catch {
            throw failure(url.path, error)
        }
    }

    /// Writes the report in its three forms, each as a whole or not at all.
    package func write(_ report: AuditReport, comparison: Comparison?) throws {
        try write(try report.json, "report.json")
        try write(Data(TextReport(report, comparison: comparison).text.utf8), "report.txt")
        try write(Data(PageReport(report, comparison: comparison, folder: url).html.utf8), "index.html")
    }

    /// Where a person looks first.
    package var page: URL { url.appendingPathComponent("index.html") }

    private func write(_ data: Data, _ name: String) throws {
        let file = url.appendingPathComponent(name)
        do {
            try data.write(to: file, options: .atomic)
        } catch {
            throw failure(file.path, error)
        }
    }

    private func failure(_ path: String, _ error: any Error) -> AuditError {
        AuditError(
            "\(path): cannot be written (\(error.localizedDescription))", cure: "Name another folder with --report.")
    }
}
