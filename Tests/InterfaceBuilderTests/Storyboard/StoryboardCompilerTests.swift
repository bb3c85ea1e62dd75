import Foundation
import InterfaceBuilder
import Testing

struct StoryboardCompilerTests {
    private func compile(_ text: String) throws -> CompiledStoryboard {
        let storyboard = try InterfaceFile.readStoryboard(data: Data(text.utf8), path: "Test.storyboard")
        #expect(storyboard.document.problems.isEmpty)
        var compiler = StoryboardCompiler(storyboard)
        return try compiler.compile()
    }

    @Test func thereIsANibForEachEntryAndEachView() throws {
        let compiled = try compile(StoryboardText.tabs)
        #expect(compiled.problems.isEmpty)
        #expect(
            Set(compiled.nibs.map(\.name)) == [
                "UITabBarController-tabs", "Stack", "Detail", "UIViewController-sheet", "UIViewController-inner",
                "list-view-lt", "detail-view-dv", "sheet-view-sv", "inner-view-iv", "settings-view-st",
            ])
    }

    @Test func theListNamesTheNibsAndTheEntry() throws {
        let info = try compile(StoryboardText.tabs).info
        let names = info["UIViewControllerIdentifiersToNibNames"] as? [String: String]
        #expect(names?["Detail"] == "Detail" && names?.count == 5)
        #expect(info["UIStoryboardDesignatedEntryPointIdentifier"] as? String == "UITabBarController-tabs")
        #expect(info["UIStoryboardVersion"] as? Int == 1)
    }

    @Test func theSameFileGivesTheSameBytes() throws {
        let (first, second) = (try compile(StoryboardText.tabs), try compile(StoryboardText.tabs))
        #expect(first.nibs.map(\.data) == second.nibs.map(\.data))
    }

    @Test func anOutletIntoAPrototypeIsAnError() throws {
        let text = StoryboardText.tabs.replacingOccurrences(
            of: "property=\"extra\" destination=\"extra\"", with: "property=\"extra\" destination=\"rl\"")
        let problems = try compile(text).problems
        #expect(problems.map(\.severity) == [.error])
        #expect(problems.first?.message.contains("repeating content") == true)
    }

    @Test func aSceneThatNobodyReachesIsAWarning() throws {
        let scene = "<scene sceneID=\"s\"><objects><viewController id=\"lone\"/></objects></scene>"
        let compiled = try compile(DocumentText.storyboard(scene))
        #expect(compiled.problems.map(\.severity) == [.warning] && compiled.nibs.isEmpty)
        #expect(compiled.problems.first?.objectIdentifier == "lone")
    }

    @Test func staticRowsNeedATableViewController() throws {
        let scene = """
            <scene sceneID="s"><objects><viewController storyboardIdentifier="A" id="a"><view key="view" id="v"><subviews>
            <tableView dataMode="static" id="t"><sections><tableViewSection id="x"><cells/></tableViewSection></sections>
            </tableView></subviews></view></viewController></objects></scene>
            """
        #expect(try compile(DocumentText.storyboard(scene)).problems.map(\.severity) == [.error])
    }

    @Test func prototypesWithoutAReuseIdentifierAreLeftOut() throws {
        let text = StoryboardText.tabs.replacingOccurrences(of: "reuseIdentifier=\"Row\" ", with: "")
        let problems = try compile(text).problems
        #expect(problems.map(\.severity) == [.warning] && problems.first?.objectIdentifier == "row")
    }

    @Test func anInitialControllerThatIsNotThereIsAnError() throws {
        let storyboard = try DocumentText.readStoryboard("", initial: "ghost")
        #expect(storyboard.document.problems.map(\.severity) == [.error])
    }

    @Test func aXibIsNoStoryboard() {
        #expect(throws: InterfaceFileError.self) {
            try InterfaceFile.readStoryboard(data: Data(DocumentText.xib("").utf8), path: "Test.xib")
        }
    }
}
