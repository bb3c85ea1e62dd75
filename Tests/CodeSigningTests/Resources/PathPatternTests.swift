import CodeSigning
import Foundation
import Testing

struct PathPatternTests {
    @Test(arguments: [
        ("^", "anything"), ("^.*", ""), ("^.*\\.lproj/", "en.lproj/a"), ("^Info\\.plist$", "Info.plist"),
        ("^(Frameworks|PlugIns|Plug-ins)/", "PlugIns/a"), ("^(.*/)?\\.DS_Store$", "a/b/.DS_Store"),
        ("^(.*/)?\\.DS_Store$", ".DS_Store"), ("[a-c]x", "zzbx"), ("[^a-c]x", "dx"), ("a{2,3}b", "aaab"),
        ("^a{2}$", "aa"), ("a+b?c*$", "xaa"), ("(a|b|)d", "d"), ("[]x]", "]"), ("ö", "größe"), ("a.b", "a\u{1}b"),
    ])
    func patternsAreFound(_ pattern: String, _ text: String) throws {
        #expect(try PathPattern(pattern).matches(text))
    }

    @Test(arguments: [
        ("^.*\\.lproj/", "en.lproj"), ("^Info\\.plist$", "Info.plist.old"), ("^Info\\.plist$", "InfoXplist"),
        ("^(Frameworks|PlugIns)/", "a/PlugIns/b"), ("[^a-c]x", "ax"), ("^a{2}$", "aaa"), ("a{2,3}b$", "ab"),
        ("b$", "ba"),
    ])
    func patternsAreNotFound(_ pattern: String, _ text: String) throws {
        #expect(try !PathPattern(pattern).matches(text))
    }

    @Test(arguments: [
        "(", ")", "a)", "[", "[a", "*", "a{", "a{1", "a{2,1}", "a{999}", "\\", "(a{255}){255}", "[b-a]",
        "((((){255}){255}){255}){255}", String(repeating: "(", count: 500), String(repeating: "a", count: 2000),
    ])
    func damagedAndHugePatternsAreRefused(_ pattern: String) {
        #expect(throws: SigningError.self) { try PathPattern(pattern) }
    }

    /// Matchers that try one way after the other take longer than the age of the world for this.
    @Test func repetitionsOfRepetitionsTakeNoTime() throws {
        let pattern = try PathPattern("^((a*)*|(a|a)*)*b$")
        #expect(!pattern.matches(String(repeating: "a", count: 1000)))
    }

    @Test func theRuleWithTheGreatestWeightCounts() throws {
        let rules = try ResourceRules.usualSecond()
        #expect(rules.rule(for: "Icon.png")?.isOptional == false)
        #expect(rules.rule(for: "en.lproj/a.strings")?.isOptional == true)
        #expect(rules.rule(for: "Base.lproj/a.nib")?.isOptional == false)
        #expect(rules.rule(for: "en.lproj/locversion.plist") == nil)
        #expect(rules.rule(for: "Info.plist") == nil)
        #expect(rules.rule(for: "Frameworks/Kit.framework")?.isNested == true)
    }
}
