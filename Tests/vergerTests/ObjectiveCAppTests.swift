import Testing

/// Every source in Tests/ObjectiveCApps is built as an Objective-C app and run; see `TestApp`.
@Suite struct ObjectiveCAppTests {
    private static let apps = TestApp.all(in: "Tests/ObjectiveCApps", ending: ".m")
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: apps)
    func `An Objective-C app does what it says`(app: TestApp) throws { try app.run(as: "main.m", in: folder) }
}
