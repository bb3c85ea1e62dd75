import Foundation
import Testing
import XcodeProject

@Suite struct XcodeSchemeTests {
    private static let scheme = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme version = "1.3">
           <BuildAction parallelizeBuildables = "YES" buildImplicitDependencies = "NO">
              <BuildActionEntries>
                 <BuildActionEntry buildForTesting = "NO" buildForRunning = "YES" buildForProfiling = "YES" buildForArchiving = "YES" buildForAnalyzing = "YES">
                    <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "T" BuildableName = "App.app" BlueprintName = "App" ReferencedContainer = "container:App.xcodeproj">
                    </BuildableReference>
                 </BuildActionEntry>
              </BuildActionEntries>
           </BuildAction>
           <TestAction buildConfiguration = "Debug">
              <Testables>
                 <TestableReference skipped = "NO">
                    <BuildableReference BlueprintIdentifier = "U" BlueprintName = "AppTests" ReferencedContainer = "container:Sub/Other.xcodeproj"/>
                 </TestableReference>
                 <TestableReference skipped = "YES">
                    <BuildableReference BlueprintIdentifier = "V" BlueprintName = "Slow" ReferencedContainer = "container:App.xcodeproj"/>
                 </TestableReference>
              </Testables>
           </TestAction>
           <LaunchAction buildConfiguration = "Debug">
              <BuildableProductRunnable>
                 <BuildableReference BlueprintIdentifier = "T" BlueprintName = "App" ReferencedContainer = "container:App.xcodeproj"/>
              </BuildableProductRunnable>
              <CommandLineArguments>
                 <CommandLineArgument argument = "-a &quot;b c&quot;" isEnabled = "YES"/>
                 <CommandLineArgument argument = "-no" isEnabled = "NO"/>
              </CommandLineArguments>
              <EnvironmentVariables>
                 <EnvironmentVariable key = "NSZombieEnabled" value = "YES" isEnabled = "YES"/>
                 <EnvironmentVariable key = "Off" value = "1" isEnabled = "NO"/>
              </EnvironmentVariables>
           </LaunchAction>
           <ArchiveAction buildConfiguration = "Release" revealArchiveInOrganizer = "YES"/>
        </Scheme>
        """

    @Test func schemesInFilesAreRead() throws {
        let project = try TemporaryProject(objects: TemporaryProject.target(), project: "targets = (T);")
        try project.write(Self.scheme, to: "App.xcodeproj/xcshareddata/xcschemes/My App.xcscheme")
        try project.write(Self.scheme, to: "App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Mine.xcscheme")
        try project.write(Self.scheme, to: "App.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/My App.xcscheme")
        let read = try project.read()
        #expect(read.schemes.map(\.name) == ["Mine", "My App"])
        #expect(read.schemes.map(\.isShared) == [false, true])
        let scheme = try #require(read.scheme(named: "My App"))
        #expect(scheme.buildEntries.map(\.targetName) == ["App"])
        #expect(scheme.buildEntries.first?.projectPath.path == project.path.path)
        #expect(scheme.buildEntries.first?.actions == [.run, .profile, .archive, .analyze])
        #expect(scheme.tested.map(\.targetName) == ["AppTests"])
        #expect(scheme.tested.first?.projectPath.path == project.folder.path + "/Sub/Other.xcodeproj")
        #expect(scheme.launched?.targetID == "T")
        #expect(scheme.configurations == [.test: "Debug", .run: "Debug", .archive: "Release"])
        #expect(scheme.launchArguments == ["-a", "b c"])
        #expect(scheme.launchEnvironment == ["NSZombieEnabled": "YES"])
        #expect(!scheme.findsImplicitDependencies)
    }

    @Test func withoutFilesEachTargetHasAScheme() throws {
        let project = try TemporaryProject(objects: TemporaryProject.target(), project: "targets = (T);")
        let scheme = try #require(try project.read().schemes.first)
        #expect(scheme.name == "App")
        #expect(scheme.launched?.targetName == "App")
        #expect(scheme.configurations[.run] == "Debug")
    }

    @Test(arguments: ["<Scheme", "<Workspace/>", "", "not XML"])
    func aDamagedSchemeIsLeftOutWithAWarning(_ text: String) throws {
        let project = try TemporaryProject(objects: TemporaryProject.target(), project: "targets = (T);")
        try project.write(text, to: "App.xcodeproj/xcshareddata/xcschemes/Bad.xcscheme")
        let read = try project.read()
        #expect(read.schemes.map(\.name) == ["App"])
        #expect(read.warnings.count == 1)
        #expect(read.warnings.first?.contains("warning: the scheme is left out: ") == true)
    }
}
