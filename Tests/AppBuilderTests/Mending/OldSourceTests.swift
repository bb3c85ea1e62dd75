import AppBuilder
import Foundation
import Testing

/// Sources that GCC 4.2 took and clang refuses. They are compiled into a library that the app does not need, since
/// there is no runtime here to run them with.
@Suite struct OldSourceTests {
    private let fixture: BuilderFixture

    init() throws { fixture = try BuilderFixture() }

    struct Fault: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var source: String
        /// Where clang stumbles.
        var place: String
        var name = "old.m"
    }

    private static let root = "__attribute__((objc_root_class))\n"

    private static let faults = [
        Fault(
            testDescription: "a variable between methods",
            source: "@interface A {\n int a;\n}\nint stray;\nXX;\nstatic A *shared = 0;"
                + "\n- (void)go;\nchar name[4];\n@end\n"
                + "@implementation A\n- (void)go { stray = name[0]; shared = self; }\n@end\n", place: "5:5"),
        Fault(
            testDescription: "a header that is imported within an implementation",
            source: "@interface A\n@end\n@implementation A\n- (int)go { return 1; }\n#import \"Inside.h\"\n"
                + "- (int)come { return TWO; }\n@end\n", place: "6:1"),
        Fault(
            testDescription: "a pointer to an object in a loop",
            source: "@interface A\n@end\nvoid f(id all) { for (id *x in all) [x description]; }\n", place: "4:18"),
        Fault(
            testDescription: "a setter without a colon",
            source: "@interface A { int n; }\n@property (setter = put , nonatomic) int n;\n@end\n"
                + "@implementation A\n@synthesize n;\n@end\n", place: "3:24"),
        Fault(
            testDescription: "the superclass's variable in a property",
            source: "@interface A { id name; int b; }\n@end\n@interface B : A\n@property (copy) id name;\n"
                + "@property (getter=isC) int c, d;\n@end\n"
                + "@implementation A\n@end\n@implementation B\n@synthesize name, c = b, d = b;\n- (int)d { return 1; }\n@end\n",
            place: "11:13"),
        Fault(
            testDescription: "an instance variable in a class method",
            source: "@interface A { int count; A *next[2]; }\n@end\n"
                + "@implementation A\n+ (void)go { count++; next[1] = 0; count = 2; }\n@end\n", place: "5:14"),
        Fault(
            testDescription: "arguments that the method does not take",
            source: "@interface A\n- (void)stop:(int)n;\n@end\n"
                + "void f(A *a) { [a stop:1, (2, 3), \"]\"]; }\n", place: "5:27"),
        Fault(
            testDescription: "more @end than there is to end, and less",
            source:
                "@interface A\n@end\n@end\n@interface B : A\n- (void)b;\n@interface C : B\n@end\n@implementation B\n"
                + "- (void)b { }\n", place: "4:1"),
        Fault(
            testDescription: "a cast that is assigned to",
            source: "@interface A\n@end\nvoid f(id x, int i, void *p) { (A *)x = 0; (int)i = 3; ((char *)p)++; }\n",
            place: "4:32"),
        Fault(
            testDescription: "a property declared twice, and a variable",
            source: "@interface A { int x; int x; }\n@property int x;\n@property int x;\n@end\n", place: "2:27"),
        Fault(
            testDescription: "a property that is synthesized twice",
            source: "@interface A { int x, y; }\n@property int x, y;\n@end\n@implementation A\n@synthesize x, y = y;\n"
                + "@synthesize x;\n@end\n@interface B : A { int z, u; }\n@property int z, u;\n@end\n"
                + "@implementation B\n@synthesize z;\n@synthesize z , u;\n@end\n",
            place: "7:13"),
        Fault(
            testDescription: "the length of the name of a directory's entry",
            source: "#include <dirent.h>\nstruct Walk { struct dirent *at, last; };\n"
                + "int f(struct Walk *w, struct dirent *e) {\n"
                + "return (int)e->d_namlen + w->at ->d_namlen * w->last.d_namlen;\n}\n",
            place: "4:16", name: "old.c"),
        Fault(
            testDescription: "an int that is compared with what was as wide on the phone",
            source: "#define NSNotFound 0x7fffffffffffffffL\n#define NSIntegerMax 0x7fffffffffffffffL\n"
                + "int f(int i, unsigned u) {\n    int n = NSIntegerMax;\n"
                + "    return (i == NSNotFound) + (NSNotFound != u) + (n == NSIntegerMax) + (i < NSIntegerMax);\n}\n",
            place: "5:15", name: "old.m"),
        Fault(
            testDescription: "a variable whose two types were one on the phone",
            source: "typedef double CGFloat;\nextern float scale;\nextern CGFloat scale;\nCGFloat scale = 1;\n"
                + "float f(void) { return scale; }\n", place: "3:16", name: "old.m"),
        Fault(
            testDescription: "a pointer compared with 0 by <",
            source:
                "@interface A\n@end\nint f(A *a, char *c) { return (a > 0) + (c >= 0) + (0 < c) + (c < 0) + (a <= 0); }\n",
            place: "4:34", name: "old.mm"),
        Fault(
            testDescription: "an object without the protocol in Objective-C++",
            source:
                "@interface A\n@end\n@protocol P\n- (void)put:(id<P>)p;\n@end\n@interface B : A\n@end\n"
                + "@interface C : A\n@end\nvoid g(C *);\n"
                + "id<P> f(A *a, id<P> x, C *c, B *b) {\n"
                + "[x put:a]; id<P> p = a; B *d(a); p = a; d = a; c = b; g(b); return a;\n}\n",
            place: "13:8", name: "old.mm"),
        Fault(
            testDescription: "a number in the place of an object",
            source: "@interface NSNumber\n@end\nlong f(void) { NSNumber *n = 1; return (long)n; }\n", place: "4:30"),
        Fault(
            testDescription: "a pointer cast to int in C++",
            source: "int f(char *c) { return (int)c + (unsigned)(c + 1); }\n", place: "1:25", name: "old.cpp"),
        Fault(
            testDescription: "a number whose variable has another width here",
            source: "@interface A { long n; double x; }\n"
                + "@property int n;\n@property (nonatomic, readonly) float y;\n@end\n"
                + "@implementation A\n@synthesize n, y = x;\n@end\n", place: "7:13"),
        Fault(
            testDescription: "a name of C++'s library without its header",
            source: "#include <cstddef>\nint f(int a, int b) { return std::max(a, b); }\n", place: "", name: "old.cpp"),
        Fault(
            testDescription: "a number that is set to itself and counted on",
            source: "int f(void) { int i, n = 0; for (i = 0; i < 5; i = i++) n++; return n; }\n", place: "1:53"),
        Fault(
            testDescription: "a block that returns an int for a long",
            source: "typedef long NSComparisonResult;\ntypedef NSComparisonResult (^C)(id, id);\n"
                + "void sort(C c);\nvoid f(float x) { sort(^(id a, id b) { return x > 1; }); }\n",
            place: "4:24", name: "old.m"),
        Fault(
            testDescription: "the window of a delegate that only its protocol declares",
            source: "@interface UIWindow { Class isa; }\n- (id)retain;\n- (void)release;\n@end\n"
                + "@protocol UIApplicationDelegate\n@property (nonatomic, readonly) UIWindow *window;\n@end\n"
                + "__attribute__((objc_root_class))\n@interface A <UIApplicationDelegate> { Class isa; UIWindow *_window; }\n@end\n"
                + "@implementation A\n@synthesize window = _window;\n- (void)go { self.window = 0; }\n@end\n",
            place: "14:26"),
        Fault(
            testDescription: "arguments of another type for functions of C++ that have several of a name",
            source: "enum Options { None };\ntypedef unsigned long NSUInteger;\n@interface A\n@end\n"
                + "struct Writer { void io(const char *, int &); void io(const char *, unsigned int &); };\n"
                + "struct Call { Call(A *, int); Call(A *); };\nvoid draw(int, Options); void draw(A *);\n"
                + "void f(Class c, Writer *w) {\n    NSUInteger n = 1; long m = 2;\n    w->io(\"(,\", n); w->io(\"m\", m);\n"
                + "    Call call(c, (1, 2)); new Call(c, 3); draw(1, 0);\n}\n", place: "11:8", name: "old.mm"),
        Fault(
            testDescription: "a chain of comparisons", source: "int f(int a) { return 1 < a <= 3; }\n", place: "",
            name: "old.m"),
        Fault(
            testDescription: "a header of the Mac by its place, and one in capitals",
            source:
                "#include </usr/include/Stdio.h>\n#import \"SUB/old.H\"\nint f(void) { return OLD + (int)sizeof(FILE); }\n",
            place: "1:10"),
        Fault(
            testDescription: "an import of a module",
            source: "  @import Sub; // and no more\nint f(void) { return OLD; }\n",
            place: "1:3"),
    ]

    private func folder(_ source: String, _ name: String, _ settings: [String: String] = [:]) throws -> TemporaryFolder
    {
        try TemporaryFolder([
            name: source, "Sub/Old.h": "#define OLD 1\n",
            "Inside.h": "@interface A (More)\n- (int)come;\n@end\n#define TWO 2\n",
            "include/Sub/Sub.h": "#define OLD 1\n",
            "Info.plist": infoPlist(),
            "main.c": "int main(void) { return 0; }\n",
            "Sample.xcodeproj/project.pbxproj": ProjectText(
                targets: [
                    .init(name: "Sample", sources: ["main.c"], libraries: ["Old"]),
                    .init(name: "Old", type: "library.static", sources: [name], settings: settings),
                ], settings: ["HEADER_SEARCH_PATHS": "include"]
            ).text,
        ])
    }

    @Test(arguments: faults) func `A copy is compiled in which it is mended, and the place is told`(fault: Fault) throws
    {
        let source = (fault.source.contains("@interface") ? Self.root : "") + fault.source
        let folder = try folder(source, fault.name)
        let log = BuildLog()
        try fixture.build(folder.url, log: log)
        let remark = "\(folder.url.path)/\(fault.name):\(fault.place)"
        if !fault.place.isEmpty {
            #expect(log.toolOutput.contains("\(remark): warning: compiled as GCC 4.2 did"), "\(log.toolOutput)")
        }
        #expect(!log.toolOutput.contains(".mended"), "\(log.toolOutput)")
        #expect(try fixture.build(folder.url).steps.isEmpty)
        // The source itself is what counts: a change compiles it again.
        try folder.write(source + "// changed\n", to: fault.name)
        #expect(try fixture.build(folder.url).steps.contains("Compiling \(fault.name)"))
    }

    @Test func `What nobody could compile fails with clang's own words`() throws {
        let folder = try folder(
            Self.root + "@interface A\nint stray;\n@end\nint f(void) { return nowhere; }\n", "old.m")
        let log = BuildLog()
        #expect(throws: BuildError.self) { try fixture.build(folder.url, log: log) }
        #expect(log.toolOutput.contains("old.m:5:22: error: use of undeclared identifier 'nowhere'"))
        #expect(log.toolOutput.contains("old.m:3:5: warning: compiled as GCC 4.2 did"))
    }

    @Test func `A header is mended once for all that include it, also in the prefix header`() throws {
        for prefix in ["", "#import \"old.h\"\n"] {
            let source = "#import \"old.h\"\n"
            let folder = try TemporaryFolder([
                "a.m": source, "b.m": source, "old.h": Self.root + "@interface A\nint stray;\n@end\n",
                "Prefix.pch": prefix, "Info.plist": infoPlist(), "main.c": "int main(void) { return 0; }\n",
                "Sample.xcodeproj/project.pbxproj": ProjectText(targets: [
                    .init(name: "Sample", sources: ["main.c"], libraries: ["Old"]),
                    .init(
                        name: "Old", type: "library.static", sources: ["a.m", "b.m"],
                        settings: ["GCC_PREFIX_HEADER": "Prefix.pch"]),
                ]).text,
            ])
            let log = BuildLog()
            try fixture.build(folder.url, log: log)
            #expect(log.toolOutput.components(separatedBy: "old.h:3:5: warning: compiled as GCC").count == 2)
            #expect(try fixture.build(folder.url).steps.isEmpty)
        }
    }

    @Test func `A property without @synthesize uses the variable of its name where compilers made no accessors`() throws
    {
        let source = "@interface A { id name; }\n@property (retain) id name;\n@end\n@implementation A\n@end\n"
        for (sdk, isMended) in [("iphoneos3.0", true), ("iphoneos6.0", false)] {
            let folder = try folder(Self.root + source, "old.m", ["SDKROOT": sdk])
            let log = BuildLog()
            try fixture.build(folder.url, log: log)
            #expect(log.toolOutput.contains("old.m:5:1: warning: compiled as GCC 4.2 did") == isMended)
        }
    }

    /// The status says whether what is set for `name`, as a nib does, is in the variable that the author's methods
    /// read.
    @Test(arguments: [("iphoneos3.0", Int32(0)), ("iphoneos6.0", 1)])
    func `What is set for an outlet is in the variable that was declared for it`(sdk: String, status: Int32) throws {
        let source = """
            #import <UIKit/UIKit.h>
            @interface A : NSObject { id name; }
            @property (nonatomic, retain) IBOutlet id name;
            - (int)missesName;
            @end
            @implementation A
            - (int)missesName { return name == nil; }
            @end
            int main(void) {
                A *a = [A new];
                [a setValue:@"x" forKey:@"name"];
                return [a missesName];
            }
            """
        let folder = try TemporaryFolder([
            "main.m": source, "Info.plist": infoPlist(),
            "Sample.xcodeproj/project.pbxproj": ProjectText(
                targets: [.init(name: "Sample", sources: ["main.m"])], settings: ["SDKROOT": sdk]
            ).text,
        ])
        let build = try AppBuild(
            path: folder.url, configuration: "Debug", target: nil, toolchain: fixture.toolchain, sdk: SDK.locate())
        #expect(try fixture.status(of: build.run { _ in }) == status)
    }

    @Test func `A type is declared whose header another one brought along on the phone`() throws {
        let folder = try TemporaryFolder([
            "main.c": "int main(void) { OSSpinLock lock = OS_SPINLOCK_INIT; return lock; }\n",
            "Info.plist": infoPlist(),
            "Sample.xcodeproj/project.pbxproj": ProjectText(targets: [.init(name: "Sample", sources: ["main.c"])]).text,
        ])
        let log = BuildLog()
        let build = try AppBuild(
            path: folder.url, configuration: "Debug", target: nil, toolchain: fixture.toolchain, sdk: SDK.locate())
        #expect(try fixture.status(of: build.run { log.add($0) }) == 0)
        let remark = "main.c:1:18: warning: 'OSSpinLock' is declared by <libkern/OSAtomic.h>: import that"
        #expect(log.toolOutput.contains(remark), "\(log.toolOutput)")
    }

    @Test func `Types of 64-bit offsets are there although a prefix header comes first`() throws {
        let source =
            "#define __USE_FILE_OFFSET64\n#define __USE_LARGEFILE64\n#include <stdio.h>\n#include <sys/stat.h>\n"
            + "off64_t f(FILE *file) { return ftello64(file); }\n"
        let folder = try folder(source, "old.c", ["GCC_PREFIX_HEADER": "Prefix.pch"])
        try folder.write("#include <stdio.h>\n", to: "Prefix.pch")
        try fixture.build(folder.url)
    }

    @Test func `A property's variable has its name where compilers gave it that`() throws {
        let source =
            "@interface A\n@property (retain) id name;\n@end\n"
            + "@implementation A\n- (id)first { return name; }\n- (id)second { return name; }\n@end\n"
        for (sdk, isMended) in [("iphoneos4.0", true), ("iphoneos6.0", false)] {
            let folder = try folder(Self.root + source, "old.m", ["SDKROOT": sdk])
            let log = BuildLog()
            if isMended {
                try fixture.build(folder.url, log: log)
            } else {
                #expect(throws: BuildError.self) { try fixture.build(folder.url, log: log) }
            }
            #expect(log.toolOutput.contains("old.m:6:22: warning: compiled as GCC 4.2 did") == isMended)
        }
    }

    @Test func `A number that a scanner reads is scanned as wide as it is here`() throws {
        let source =
            "typedef double CGFloat;\ntypedef long NSInteger;\n" + Self.root
            + "@interface Scanner\n- (int)scanFloat:(float *)value;\n- (int)scanDouble:(double *)value;\n- (int)scanInt:(int *)value;\n- (int)scanInteger:(long *)value;\n@end\n"
            + "void f(Scanner *s) { CGFloat x; NSInteger n; float y; double *p = &x;\n"
            + "  [s scanFloat: &x]; [s scanInt:&n]; [s scanFloat:&y];\n  [s scanFloat:p]; [s scanInt:(int *)&n]; }\n"
        let log = BuildLog()
        let folder = try folder(source, "old.m")
        try fixture.build(folder.url, log: log)
        for place in ["11:17", "11:33", "12:16"] {
            #expect(log.toolOutput.contains("old.m:\(place): warning: compiled as GCC 4.2 did"), "\(log.toolOutput)")
        }
    }

    // MARK: - Functions

    private func status(_ files: [String: String]) throws -> (Int32, BuildLog) {
        var files = files
        files["Info.plist"] = infoPlist()
        let sources = files.keys.filter { $0.hasSuffix(".c") }.sorted()
        files["Sample.xcodeproj/project.pbxproj"] =
            ProjectText(targets: [.init(name: "Sample", sources: sources)]).text
        let log = BuildLog()
        let folder = try TemporaryFolder(files)
        return (try fixture.status(of: fixture.build(folder.url, log: log).app), log)
    }

    @Test func `A pointer that an undeclared function returns is whole`() throws {
        let (status, log) = try status([
            "main.c": "int main(void) { char *p = helper(7); return *p - 42; }\n",
            "helper.c": "#include <stdlib.h>\nchar *helper(int n) { char *p = malloc(1); *p = n * 6; return p; }\n",
        ])
        #expect(status == 0)
        #expect(log.toolOutput.contains("main.c:1:28: warning: the function 'helper' returns a pointer"))
    }

    @Test func `A function of the system that is not declared is, by its header`() throws {
        let (status, log) = try status([
            "main.c": "int main(void) { char path[] = \"/a/b\"; return dirname(path)[1] != 'a'; }\n"
        ])
        #expect(status == 0)
        #expect(log.toolOutput.contains("main.c:1:47: warning: the function 'dirname' is declared by <libgen.h>"))
    }

    @Test func `Names that nothing has are told once, with a place`() throws {
        let log = BuildLog()
        let folder = try folder("int f(void) {\n return missing(1) + missing(2);\n}\n", "old.c")
        try folder.write("int f(void);\nint main(void) { return f(); }\n", to: "main.c")
        #expect(throws: BuildError.self) { try fixture.build(folder.url, log: log) }
        #expect(log.toolOutput.components(separatedBy: "undefined reference to 'missing'").count == 2)
        #expect(log.toolOutput.contains("old.c:2: error: undefined reference to 'missing'"))
        #expect(log.toolOutput.contains("There is no such function or variable"))
    }

    @Test func `The phone's ICU is the one that Foundation brings`() throws {
        let (status, _) = try status([
            "main.c": "int u_strlen(const unsigned short *);\n"
                + "int main(void) { return u_strlen((const unsigned short[]){65, 66, 0}); }\n"
        ])
        #expect(status == 2)
    }
}
