import Foundation

/// The folder that tests leave their results in: `index.html`, and below `tests` a folder for each run of a script.
package struct UITestFolder {
    package let url: URL

    private static let note = "This folder holds the results of verger uitest.\n"
    /// What each test leaves.
    package var tests: URL { url.appendingPathComponent("tests") }
    private var readme: URL { url.appendingPathComponent("README") }
    /// Where a person looks first.
    package var page: URL { url.appendingPathComponent("index.html") }

    package init(_ url: URL) { self.url = url }

    /// Makes the folder, and removes what an earlier run left in it.
    ///
    /// - Throws: `UITestError` when it cannot be made or written to, or has something else in it.
    package func prepare() throws {
        do {
            let isThere = FileManager.default.fileExists(atPath: tests.path)
            let isOurs = FileManager.default.contents(atPath: readme.path) == Data(Self.note.utf8)
            guard !isThere || isOurs else {
                throw UITestError(
                    "\(tests.path) is there already and is no result of tests",
                    cure: "Name another folder with --report.")
            }
            if isThere { try FileManager.default.removeItem(at: tests) }
            try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
            try Data(Self.note.utf8).write(to: readme, options: .atomic)
        } catch let error as UITestError {
            throw error
        } catch {
            throw failure(url.path, error)
        }
    }

    package func write(_ page: UITestPage) throws {
        do {
            try Data(page.html.utf8).write(to: self.page, options: .atomic)
        } catch {
            throw failure(self.page.path, error)
        }
    }

    /// Removes all but what tests that did not pass left; the folder, too, if that is nothing.
    package func removePassed(_ results: [UITestResult]) {
        let files = FileManager.default
        let kept = Set(results.flatMap(\.attempts).filter { $0.outcome != .passed }.map(\.folder))
        for name in (try? files.contentsOfDirectory(atPath: tests.path)) ?? [] where !kept.contains(name) {
            try? files.removeItem(at: tests.appendingPathComponent(name))
        }
        guard kept.isEmpty else { return }
        for item in [tests, readme] { try? files.removeItem(at: item) }
        // Only if there is nothing else in it.
        rmdir(url.path)
    }

    private func failure(_ path: String, _ error: any Error) -> UITestError {
        UITestError(
            "\(path): cannot be written (\(error.localizedDescription))", cure: "Name another folder with --report.")
    }
}
