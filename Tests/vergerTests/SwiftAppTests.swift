import Testing

/// Every source in Tests/SwiftApps is built as an app in Swift and run; see `TestApp`.
@Suite struct SwiftAppTests {
    private static let apps = TestApp.all(in: "Tests/SwiftApps", ending: ".swift")
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: apps)
    func `A Swift app does what it says`(app: TestApp) throws { try app.run(as: "main.swift", in: folder) }
}
