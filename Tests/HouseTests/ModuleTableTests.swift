import House
import Testing

/// What is read of `Package.swift` and of docs/Design.md, and what is told of a difference.
@Suite struct ModuleTableTests {
    private static let manifest = PackageManifest(
        text: """
            let package = Package(
                targets: [
                    .systemLibrary(name: "CZip", path: "Sources/System/CZip"),
                    .target(name: "Base", dependencies: ["CZip"]),
                    .target(
                        name: "Upper",
                        dependencies: ["Base", .product(name: "Far", package: "far"), "CZip"],
                        swiftSettings: swift),
                    .executableTarget(name: "tool", dependencies: ["Upper"]),
                    .testTarget(name: "UpperTests", dependencies: ["Upper"], exclude: ["Data"]),
                    .target(name: "Stage", path: "Tests/Stage"),
                ])
            """)

    private func table(_ rows: [String]) -> ModuleTable {
        ModuleTable(
            text: (["# Page", "", "| module | job | built on |", "|---|---|---|"] + rows).joined(separator: "\n"))
    }

    @Test func theManifestHasTargetsWithTheirFoldersAndDependencies() {
        #expect(
            Self.manifest.targets == [
                .init(kind: .system, name: "CZip", path: "Sources/System/CZip", dependencies: []),
                .init(kind: .library, name: "Base", path: "Sources/Base", dependencies: ["CZip"]),
                .init(kind: .library, name: "Upper", path: "Sources/Upper", dependencies: ["Base", "CZip"]),
                .init(kind: .executable, name: "tool", path: "Sources/tool", dependencies: ["Upper"]),
                .init(kind: .test, name: "UpperTests", path: "Tests/UpperTests", dependencies: ["Upper"]),
                .init(kind: .library, name: "Stage", path: "Tests/Stage", dependencies: []),
            ])
        #expect(Self.manifest.modules.map(\.name) == ["Base", "Upper", "tool"])
    }

    @Test func aTableThatIsTrueHasNoDisagreements() {
        let table = table([
            "| Base | all | zip |", "| Upper | more | Base, zip |", "| tool | runs | Upper |", "", "Text",
        ])
        #expect(table.rows.map(\.module) == ["Base", "Upper", "tool"])
        #expect(table.disagreements(with: Self.manifest) == [])
    }

    @Test func everyDifferenceIsNamed() {
        let table = table(["| Upper | more | zip |", "| Base | all | tool |", "| Attic | none | Base |"])
        #expect(
            table.disagreements(with: Self.manifest) == [
                "Attic is no module of the package", "Base's row names tool, which it does not depend on",
                "Upper's row lacks Base", "Base stands below Upper", "tool has no row",
            ])
    }
}
