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

    /// Has a test of the target do something first.
    private func begin(_ target: String, with statement: String) throws {
        let file = target == "BankTests" ? "Tests/BankAppTests.m" : "Tests/AccountTests.m"
        try replace("@end\n\n@implementation", with: "@end\n\n#include <stdlib.h>\n\n@implementation", in: file)
        let method = target == "BankTests" ? "- (void)testDepositIsShown {" : "- (void)testDepositIsAdded {"
        try replace(method, with: "\(method) \(statement);", in: file)
    }

    @Test func `A test that runs tests of its own and leaves them in the middle passes`() throws {
        try replace(
            "@implementation AccountTests",
            with: """
                @interface Unfinished : SenTestCase
                @end
                @implementation Unfinished
                - (void)invokeTest { [NSException raise:@"Left" format:@"on purpose"]; }
                - (void)begun {}
                @end

                @implementation AccountTests
                """, in: "Tests/AccountTests.m")
        try begin(
            "LogicTests", with: "@try { [[Unfinished testCaseWithSelector:@selector(begun)] run]; } @catch (id left) {}"
        )
        let result = try xcodebuild("-target", "LogicTests", "test")
        #expect(result.output.contains("Test Case '-[Unfinished begun]' started."), "\(result.output)")
        #expect(!result.output.contains("Test Case '-[Unfinished begun]' passed"))
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("Executed 3 tests, with 0 failures (0 unexpected) in "))
    }

    /// Adds three tests that a class makes by itself, of one method; the second one does something.
    private func addMadeTests(name: String, second: String = "abort()") throws {
        let tests = """
            #include <stdlib.h>
            @interface MadeTests : SenTestCase { int _index; }
            @end
            @implementation MadeTests
            + (NSArray *)testInvocations {
                NSMutableArray *all = [NSMutableArray array];
                for (int i = 0; i < 3; i++) {
                    NSInvocation *one = [NSInvocation invocationWithMethodSignature:
                        [self instanceMethodSignatureForSelector:@selector(runExample:)]];
                    [one setSelector:@selector(runExample:)];
                    [one setArgument:&i atIndex:2];
                    [all addObject:one];
                }
                return all;
            }
            - (void)setInvocation:(NSInvocation *)invocation {
                [super setInvocation:invocation];
                if (invocation) [invocation getArgument:&_index atIndex:2];
            }
            - (NSString *)name { return [NSString stringWithFormat:@"-[MadeTests \(name)]", _index]; }
            - (void)runExample:(int)index { if (index == 1) \(second); }
            @end

            @implementation AccountTests
            """
        try replace("@implementation AccountTests", with: tests, in: "Tests/AccountTests.m")
    }

    @Test func `Tests that a class makes and names itself go on after one that crashes`() throws {
        try addMadeTests(name: "example_%d")
        let result = try xcodebuild("-target", "LogicTests", "test")
        #expect(result.status == 65, "\(result.output)\(result.errors)")
        for number in [0, 2] {
            #expect(result.output.contains("-[MadeTests example_\(number)]' passed ("), "\(result.output)")
        }
        #expect(result.output.contains("Executed 6 tests in 2 launches, with 1 failures"), "\(result.output)")
    }

    @Test func `A test that finds its name only while it runs has ended`() throws {
        try addMadeTests(name: "number%d", second: "_index = 7")
        let result = try xcodebuild("-target", "LogicTests", "test")
        #expect(result.output.contains("Test Case '-[MadeTests number1]' started."), "\(result.output)")
        #expect(result.output.contains("Test Case '-[MadeTests number7]' passed"))
        #expect(!result.output.contains("Restarting"), "\(result.output)")
        #expect(result.status == 0, "\(result.output)\(result.errors)")
    }

    @Test func `Tests that share a name, one of which crashes, come to an end`() throws {
        try addMadeTests(name: "same")
        let result = try xcodebuild("-target", "LogicTests", "test")
        #expect(result.status == 65, "\(result.output)\(result.errors)")
        #expect(result.output.contains("Executed 5 tests in 2 launches, with 1 failures"), "\(result.output)")
    }

    private static let firstTests = [
        "LogicTests": "-[AccountTests testDepositIsAdded]", "BankTests": "-[BankAppTests testDepositIsShown]",
    ]
    private static let lastTests = [
        "LogicTests": "-[AccountTests testRatesLieBesideTheTests]", "BankTests": "-[BankAppTests testTimePasses]",
    ]

    @Test(
        arguments: ["LogicTests", "BankTests"],
        [
            ("abort()", "the test crashed: "), ("exit(0)", "the test ended the program that it ran in"),
            ("for (;;) [NSThread sleepForTimeInterval:0.001]", "the test ran longer than 2 s"),
        ])
    func `A test that takes its program with it has failed, and those after it run`(
        target: String, end: (statement: String, reason: String)
    ) throws {
        try begin(target, with: end.statement)
        let result = try xcodebuild(
            "-target", target, "test", "-resultBundlePath", "Result", "-default-test-execution-time-allowance", "2")
        #expect(result.status == 65, "\(result.output)\(result.errors)")
        let first = try #require(Self.firstTests[target])
        let last = try #require(Self.lastTests[target])
        #expect(result.output.contains("\(target).octest: error: \(first) : \(end.reason)"), "\(result.output)")
        #expect(result.output.contains("Test Case '\(last)' passed ("), "\(result.output)")
        #expect(result.output.contains(" tests in 2 launches, with 1 failures\n"), "\(result.output)")
        if end.statement.hasPrefix("for") {
            #expect(result.output.contains("\(first) + "), "\(result.output)")
            #expect(result.output.contains("Tests.m:"))
        }
        let report = try String(contentsOf: project.appendingPathComponent("Result/junit.xml"), encoding: .utf8)
        let count = target == "BankTests" ? 2 : 3
        #expect(report.contains("<testsuites tests=\"\(count)\" failures=\"0\" errors=\"1\""), "\(report)")
        #expect(report.contains("<error message=\"\(end.reason.dropFirst("the test ".count))"), "\(report)")
    }

    @Test func `Single tests and classes can be chosen and left out`() throws {
        let one = try xcodebuild(
            "-target", "LogicTests", "-target", "BankTests", "test",
            "-only-testing:LogicTests/AccountTests/testDepositIsAdded",
            "-only-testing:BankTests")
        #expect(one.status == 0, "\(one.output)\(one.errors)")
        #expect(one.output.contains("Test Case '-[BankAppTests testTimePasses]' passed ("))
        #expect(!one.output.contains("testNothingCannotBeDeposited"))

        let fewer = try xcodebuild(
            "-target", "LogicTests", "test", "-skip-testing:LogicTests/AccountTests/testDepositIsAdded")
        #expect(fewer.status == 0, "\(fewer.output)\(fewer.errors)")
        #expect(fewer.output.contains("Executed 2 tests, with 0 failures"))

        let unknown = try xcodebuild("-target", "LogicTests", "test", "-only-testing:Nothing/AccountTests")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("“Nothing/AccountTests” names no target that is tested here"))
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
