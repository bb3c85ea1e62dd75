import Foundation
import Testing
import XcodeProject

@Suite struct BuildSettingsTests {
    private func expand(_ text: String, _ levels: [String: String]...) -> String {
        BuildSettings(levels: levels).expand(text)
    }

    @Test(
        arguments: [
            ("$(A)", "x y"), ("${A}", "x y"), ("$[A]", "x y"), ("$A/z", "x y/z"), ("a$(NOTHING)b", "ab"),
            ("$$(A)", "$(A)"),
            ("$", "$"), ("$1", "$1"), ("$(A", "$(A"), ("a$", "a$"), ("$(A_$(B))", "inner"), ("$(A_$(B:upper))", ""),
            ("$(C)", "c inner"), ("$(P:dir)", "/a/b/"), ("$(P:file)", "c.tar.gz"), ("$(P:base)", "c.tar"),
            ("$(P:suffix)", ".gz"), ("$(P:dir:standardizepath)", "/a/b"), ("$(P:base:suffix)", ".tar"),
            ("$(P:file=d.e)", "/a/b/d.e"), ("$(P:dir=/x)", "/x/c.tar.gz"), ("$(P:base=d)", "/a/b/d.gz"),
            ("$(P:suffix=.m)", "/a/b/c.tar.m"), ("$(P:relativeto=/a/x)", "../b/c.tar.gz"),
            ("$(A:upper)", "X Y"), ("$(U:lower)", "größe 2"), ("$(U:rfc1034identifier)", "Gr--e-2"),
            ("$(U:identifier)", "Gr__e_2"), ("$(N:c99extidentifier)", "_1st_App"), ("$(A:quote)", "x\\ y"),
            ("$(NOTHING:default=1.0)", "1.0"), ("$(NOTHING:default=$(A))", "x y"), ("$(A:default=1.0)", "x y"),
            ("$(D:standardizepath)", "/a/c"), ("$(A:unknown)", "x y"), ("$(X:xml)", "&lt;&amp;"),
        ])
    func referencesAreReplaced(_ text: String, _ expected: String) {
        let settings = BuildSettings(levels: [
            [
                "A": "x y", "B": "b", "A_b": "inner", "C": "c $(A_$(B))", "P": "/a/b/c.tar.gz", "U": "Größe 2",
                "N": "1st App", "D": "/a/./b/../c/", "X": "<&",
            ]
        ])
        #expect(settings.expand(text) == expected)
    }

    @Test func inheritedIsTheValueOfTheLevelsBelow() {
        let levels = [["F": "-a"], ["F": "$(inherited) -b"], ["G": "g"], ["F": "-c $(inherited)"]]
        #expect(BuildSettings(levels: levels)["F"] == "-c -a -b")
        #expect(BuildSettings(levels: [["F": "$(inherited)x"]])["F"] == "x")
        #expect(expand("$(F)", ["F": "a"], ["F": "$(F) b"]) == "a b")
    }

    @Test func inheritedInsideAnotherSettingIsTheOtherSettings() {
        #expect(expand("$(A)", ["A": "low", "B": "b"], ["A": "$(B) $(inherited)", "B": "$(inherited)!"]) == "b! low")
    }

    @Test func settingsThatReferToEachOtherEnd() {
        #expect(expand("$(A)", ["A": "a$(B)", "B": "b$(A)"]) == "ab")
        let doubling = Dictionary(
            uniqueKeysWithValues: (0..<60).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))x") })
        #expect(BuildSettings(levels: [doubling])["A0"].utf8.count < 1 << 22)
        let chain = Dictionary(uniqueKeysWithValues: (0..<10_000).map { ("A\($0)", "$(A\($0 + 1))") })
        #expect(BuildSettings(levels: [chain])["A0"].utf8.count < 100)
        #expect(expand(String(repeating: "$(", count: 100_000)).isEmpty == false)
    }

    @Test func namesWithoutAValueAreTold() {
        let settings = BuildSettings(levels: [["A": "$(B)"]])
        #expect(settings.undefinedNames(in: "$(A) $(C:default=x) ${D} $(inherited)") == ["B", "D"])
    }

    @Test func listsAreTakenApartAsAShellWould() {
        let settings = BuildSettings(levels: [
            [
                "L": #"-a "b c" d\ e 'f "g' -D=\"h\" """#, "SRCROOT": "/my apps",
                "P": #"$(SRCROOT)/a "$(SRCROOT)/b" $(Q)"#,
                "Q": "c d",
            ]
        ])
        #expect(settings.list("L") == ["-a", "b c", "d e", "f \"g", "-D=\"h\"", ""])
        #expect(settings.list("P") == ["/my apps/a", "/my apps/b", "c", "d"])
        #expect(settings["P"] == #"/my apps/a "/my apps/b" c d"#)
        #expect(settings.list("NOTHING") == [])
    }

    @Test func wordsGoThroughQuotesUnharmed() {
        for word in ["a", "", "a b", "\"", "\\", "a'b", "tab\t", "é\"\\ "] {
            #expect(ShellWords.split("x \(ShellWords.quoted(word)) y") == ["x", word, "y"])
        }
    }

    @Test(arguments: [("YES", true), ("NO", false), ("1", true), ("", false), ("maybe", false), ("true", true)])
    func truthIsYES(_ text: String, _ expected: Bool) {
        #expect(BuildSettings(levels: [["A": text]]).bool("A") == expected)
    }

    // MARK: - Levels of a project

    @Test func levelsStandAboveEachOther() throws {
        let project = try TemporaryProject(
            objects: TemporaryProject.target(settings: "D = target; E = \"$(inherited) target\";") + """
                PD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
                    buildSettings = {B = project; C = project; E = (one, two); }; };
                X = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = SOURCE_ROOT; };
                """, project: "targets = (T);")
        try project.write("A = file\nB = file\nSYMROOT = /products\n", to: "Base.xcconfig")
        let target = try project.read().targets[0]
        let settings = target.settings(configuration: "Debug", overrides: ["C": "given $(inherited)"])
        #expect(
            ["A", "B", "C", "D", "E"].map { settings[$0] } == [
                "file", "project", "given project", "target", "one two target",
            ])
        #expect(settings["BUILT_PRODUCTS_DIR"] == "/products/Debug-iphonesimulator")
        #expect(settings["WRAPPER_NAME"] == "App.app")
        #expect(settings["EXECUTABLE_PATH"] == "App.app/App")
        #expect(settings["INFOPLIST_PATH"] == "App.app/Info.plist")
        #expect(settings["CONFIGURATION"] == "Debug")
        #expect(settings["PROJECT_DIR"] == project.folder.path)
        #expect(settings.allValues["TARGET_NAME"] == "App")
    }

    @Test func conditionsSayWhenAnAssignmentCounts() throws {
        let project = try TemporaryProject(
            objects: TemporaryProject.target(
                settings: """
                    A = any; "A[sdk=iphoneos*]" = device; "A[sdk=iphonesimulator*]" = simulator;
                    B = any; "B[sdk=*]" = "some $(inherited)"; "B[sdk=iphonesimulator5.1]" = "this $(inherited)";
                    "C[sdk=iphonesimulator*][arch=i386]" = both; "C[sdk=iphonesimulator*]" = one;
                    "D[sdk=iphoneos*][arch=*]" = no; "E[config=Debug]" = debug; "F[nobody=*]" = no;
                    "G[sdk=iphoneos*,arch=armv7]" = no;
                    """), project: "targets = (T);")
        let target = try project.read().targets[0]
        let simulator = target.settings(configuration: "Debug")
        #expect(
            ["A", "B", "C", "D", "E", "F", "G"].map { simulator[$0] }
                == ["simulator", "this some any", "both", "", "debug", "", ""])
        let device = target.settings(configuration: "Debug", sdk: .device)
        #expect(["A", "B", "D"].map { device[$0] } == ["device", "some any", "no"])
    }

    @Test func librariesAndToolsHaveTheirOwnNames() throws {
        let project = try TemporaryProject(
            objects: """
                L = {isa = PBXNativeTarget; name = Lib; productType = "com.apple.product-type.library.static"; };
                U = {isa = PBXNativeTarget; name = Tool; productType = "com.apple.product-type.tool"; };
                B = {isa = PBXNativeTarget; name = Things; productType = "com.apple.product-type.bundle"; };
                """, project: "targets = (L, U, B);")
        let names = try project.read().targets.map { $0.settings(configuration: "Debug")["FULL_PRODUCT_NAME"] }
        #expect(names == ["libLib.a", "Tool", "Things.bundle"])
    }

    @Test func theProjectSaysWhatItIsFor() throws {
        let project = try TemporaryProject(
            objects: TemporaryProject.target() + """
                PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = macosx10.5; }; };
                """, project: "targets = (T);")
        let target = try project.read().targets[0]
        #expect(target.platform(configuration: "Debug") == .mac)
        #expect(target.platform(configuration: "Release") == nil)
    }

    @Test(
        arguments: [
            ("iphoneos", XcodeSDK.Platform.device, XcodeSDK.newestVersion), ("iphonesimulator4.3", .simulator, "4.3"),
            ("/Developer/SDKs/iPhoneOS3.0.sdk", .device, "3.0"), ("macosx", .mac, XcodeSDK.newestVersion),
        ])
    func namesOfSDKs(_ name: String, _ platform: XcodeSDK.Platform, _ version: String) {
        #expect(XcodeSDK(named: name)?.platform == platform)
        #expect(XcodeSDK(named: name)?.version == version)
        #expect(XcodeSDK(named: "watch") == nil)
        #expect(XcodeSDK(named: "iphoneosx") == nil)
    }
}
