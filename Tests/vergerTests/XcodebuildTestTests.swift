import Foundation
import Testing

/// `xcodebuild test`: unit tests of an app, with it and without.
@Suite struct XcodebuildTestTests {
    private let folder: TemporaryFolder
    private let project: URL

    init() throws {
        folder = try TemporaryFolder()
        project = try folder.copyXcodeProject("UnitTests")
    }

    private func xcodebuild(_ arguments: String...) throws -> VergerProcess.Result {
        try VergerProcess.run(
            ["xcodebuild", "-configuration", "Debug", "-sdk", "iphonesimulator"] + arguments, home: folder.url,
            currentFolder: project)
    }

    private func replace(_ text: String, with other: String, in path: String) throws {
        let file = project.appendingPathComponent(path)
        let contents = try String(contentsOf: file, encoding: .utf8)
        #expect(contents.contains(text))
        try Data(contents.replacing(text, with: other).utf8).write(to: file)
    }

    @Test func `Logic tests run without the app and tell of it as OCUnit does`() throws {
        let result = try xcodebuild("-target", "LogicTests", "test")
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        let lines = result.output.split(separator: "\n").drop { !$0.hasPrefix("Test Suite") }
        let bundle = project.resolvingSymlinksInPath().path + "/build/Debug-iphonesimulator/LogicTests.octest(Tests)"
        let expected = [
            "Test Suite 'All tests' started at ", "Test Suite '\(bundle)' started at ",
            "Test Suite 'AccountTests' started at ", "Test Case '-[AccountTests testDepositIsAdded]' started.",
            "Test Case '-[AccountTests testDepositIsAdded]' passed (",
            "Test Case '-[AccountTests testNothingCannotBeDeposited]' started.",
            "Test Case '-[AccountTests testNothingCannotBeDeposited]' passed (",
            "Test Case '-[AccountTests testRatesLieBesideTheTests]' started.",
            "Test Case '-[AccountTests testRatesLieBesideTheTests]' passed (",
            "Test Suite 'AccountTests' finished at ", "Executed 3 tests, with 0 failures (0 unexpected) in ",
            "Test Suite '\(bundle)' finished at ", "Executed 3 tests, with 0 failures (0 unexpected) in ",
            "Test Suite 'All tests' finished at ", "Executed 3 tests, with 0 failures (0 unexpected) in ",
            "** TEST SUCCEEDED **",
        ]
        #expect(lines.count == expected.count, "\(result.output)")
        for (line, beginning) in zip(lines, expected) { #expect(line.hasPrefix(beginning)) }
    }

    @Test func `Application tests run in the launched app, in its time`() throws {
        let result = try xcodebuild("-target", "BankTests", "test")
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("Test Case '-[BankAppTests testDepositIsShown]' passed (0.000 seconds)."))
        #expect(result.output.contains("Test Case '-[BankAppTests testTimePasses]' passed (2.000 seconds)."))
        #expect(result.output.contains("Executed 2 tests, with 0 failures (0 unexpected) in 2.000 (2.000) seconds"))
    }

    @Test func `A test that fails is told with its line, and the status is that of Apple's tool`() throws {
        try replace("@\"Balance: 10\"", with: "@\"Balance: 11\"", in: "Tests/BankAppTests.m")
        try replace("(NSInteger)12", with: "(NSInteger)13", in: "Tests/AccountTests.m")
        let path = project.resolvingSymlinksInPath().path
        let result = try xcodebuild("-scheme", "BankTests", "test")
        #expect(result.status == 65, "\(result.output)\(result.errors)")
        #expect(
            result.output.contains(
                "\(path)/Tests/BankAppTests.m:18: error: -[BankAppTests testDepositIsShown] : "
                    + "'Balance: 10' should be equal to 'Balance: 11'. \n"), "\(result.output)")
        #expect(result.output.hasSuffix("** TEST FAILED **\n\n"))
        #expect(result.errors.hasPrefix("error: tests of BankTests failed"))

        // Targets of Xcode 3 run their tests whenever they are built.
        let built = try xcodebuild("-target", "LogicTests")
        #expect(built.status == 65, "\(built.output)\(built.errors)")
        #expect(
            built.output.contains(
                "\(path)/Tests/AccountTests.m:21: error: -[AccountTests testDepositIsAdded] : '<0c000000 00000000>' "
                    + "should be equal to '<0d000000 00000000>'. of two deposits\n"), "\(built.output)")
        #expect(built.output.contains("Executed 3 tests, with 1 failure (0 unexpected) in "))
        #expect(built.output.hasSuffix("** BUILD FAILED **\n\n"))
    }

    @Test(arguments: ["LogicTests", "BankTests"]) func `Tests that crash or leave early have failed`(
        target: String
    ) throws {
        let file = target == "BankTests" ? "Tests/BankAppTests.m" : "Tests/AccountTests.m"
        try replace("@end\n\n@implementation", with: "@end\n\n#include <stdlib.h>\n\n@implementation", in: file)
        let method = target == "BankTests" ? "- (void)testTimePasses {" : "- (void)testDepositIsAdded {"
        try replace(method, with: method + " abort();", in: file)
        let crashed = try xcodebuild("-target", target, "test")
        #expect(crashed.status == 65, "\(crashed.output)\(crashed.errors)")
        #expect(crashed.output.contains("LogicTests.octest: error: the tests crashed") == (target == "LogicTests"))
        #expect(crashed.output.contains("Bank crashed: ") == (target == "BankTests"), "\(crashed.output)")

        try replace("abort();", with: "exit(0);", in: file)
        let ended = try xcodebuild("-target", target, "test")
        #expect(ended.status == 65)
        #expect(ended.output.contains("\(target).octest: error: the program ended before its tests did"))
    }

    @Test func `What the tests miss is told by the linker, or when they are loaded`() throws {
        try replace(
            "@end\n\n@implementation", with: "@end\n\nint missing(void);\n\n@implementation", in: "Tests/BankAppTests.m"
        )
        try replace("STAssertTrue(", with: "STAssertTrue(missing() && ", in: "Tests/BankAppTests.m")
        let inApp = try xcodebuild("-target", "BankTests", "test")
        #expect(inApp.status == 65)
        #expect(inApp.output.contains("BankTests.octest: error: the bundle of tests cannot be loaded: "))
        #expect(inApp.output.contains("undefined symbol: missing"), "\(inApp.output)")
        try replace(
            "STAssertThrows", with: "extern int missing(void);\n    missing();\n    STAssertThrows",
            in: "Tests/AccountTests.m")
        let alone = try xcodebuild("-target", "LogicTests", "test")
        #expect(alone.status == 4)
        #expect(
            alone.output.contains("undefined reference to 'missing'")
                || alone.output.contains("undefined symbol: missing"))
    }

    @Test func `A target without tests is wrong use`() throws {
        let result = try xcodebuild("-target", "Bank", "test")
        #expect(result.status == 2)
        #expect(result.errors.contains("there are no tests to run"))
    }
}
