import AppBuilder
import Foundation
import SDKCoverage
import Testing

/// Small SDKs with one fault each.
@Suite struct RowFaultTests {
    private static let headings =
        "framework\theader\towner\towner_kind\tsuperclass\tkind\tname\tnote\tintroduced\tvalue\tsdks\tuse"

    /// Measures an SDK of one framework `Small` whose umbrella header is `header`.
    private func faults(_ header: String, _ rows: [String], code: String = "", tests: String = "") throws -> [String] {
        try measure(header, rows, code: code, tests: tests).lines.map { $0.fault?.description ?? "" }
    }

    private func measure(
        _ header: String, _ rows: [String], code: String = "", tests: String = ""
    ) throws -> SDKMeasurement {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("verger-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let texts = [
            "SDK/include/Small/Small.h": header, "SDK/include/Small/Other.h": "enum { Elsewhere };\n",
            "SDK/include/Verger/Prefix.h": "",
            "SDK/include/Foundation/Foundation.h": "", "SDK/include/UIKit/UIKit.h": "void leak(void);\n",
            "SDK/data/iOS5.1.tsv": ([Self.headings] + rows).joined(separator: "\n"),
            "SDK/data/Darwin.tsv": "head\n",
            "SDK/data/exceptions.tsv":
                "head\nWide\tvalue\tsixty-four bits\nCompilers\tdeclaration\tof another compiler\nPanel one\tdeclaration\twider\n",
            "SDK/data/implemented.tsv": "head\n", "Sources/CDeclaredFrameworks/Small.m": code, "Tests/Small.m": tests,
        ]
        for (path, text) in texts {
            let file = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let sdk = SDK(root: root, products: try SDK.locate().products)
        return try SDKMeasurement(sdk: sdk, toolchain: Toolchain.locate())
    }

    /// A line of the list.
    private func row(
        _ kind: String, _ name: String, owner: String = "", ownerKind: String = "", superclass: String = "",
        note: String = "", value: String = "", header: String = "Small.h"
    ) -> String {
        ["Small", header, owner, ownerKind, superclass, kind, name, note, "2.0", value, "3.1.3 4.3 5.1", "3"]
            .joined(separator: "\t")
    }

    @Test func `values, kinds and headers are compared`() throws {
        let header = """
            enum { One = 1, Two = 3, Minus = -1 };
            #define THREE 3
            #define Wide 8
            static const int number = 4;
            typedef struct Place { int x; struct { int deep; }; } Place;
            typedef struct { int y; } Bare;
            """
        let rows = [
            row("enumerator", "One", value: "1"), row("enumerator", "Two", value: "2"),
            row("enumerator", "Minus", value: "4294967295"), row("macro", "THREE", value: "3"),
            row("macro", "number", value: "4"), row("macro", "Wide", value: "4"), row("macro", "FOUR"),
            row("field", "x", owner: "Place"), row("field", "deep", owner: "Place"), row("field", "z", owner: "Place"),
            row("field", "y", owner: "Bare"), row("struct", "Bare", note: "tag"), row("struct", "Place", note: "tag"),
            row("enumerator", "Elsewhere", header: "Other.h"), row("header", "Small/None.h", header: "None.h"),
        ]
        #expect(
            try faults(header, rows) == [
                "", "wrong value: 3, not 2", "", "", "wrong kind: constant, no macro", "", "missing", "", "", "missing",
                "", "wrong kind: a type name without the structure's tag", "", "", "no such header",
            ])
    }

    @Test func `what cannot be declared as there is not counted`() throws {
        let rows = [
            row("class", "Compilers", owner: "Compilers"), row("enumerator", "One"),
            row("property", "one", owner: "Panel", ownerKind: "class"),
        ]
        let measurement = try measure("enum { One };", rows)
        #expect(measurement.lines.map(\.row.name) == ["One"])
    }

    @Test func `a function that the headers refuse needs no library`() throws {
        let header = """
            void refused(void) __attribute__((unavailable));
            void missing(void);
            extern int refusedNumber __attribute__((unavailable));
            """
        let rows = [row("function", "refused"), row("function", "missing"), row("constant", "refusedNumber")]
        #expect(try faults(header, rows) == ["", "missing: declared, not defined in a library", ""])
    }

    @Test func `members are looked for in superclasses, categories and protocols`() throws {
        let header = """
            @protocol Naming
            - (int)name;
            @end
            @interface NSObject <Naming>
            @end
            @interface NSArray : NSObject
            @property int count;
            @property (readonly) int size;
            @end
            @interface NSArray (More)
            + (int)more;
            @end
            @class NSString;
            """
        func member(_ kind: String, _ name: String, note: String = "") -> String {
            row(kind, name, owner: "NSArray(More)", ownerKind: "category", note: note)
        }
        let rows = [
            member("instance_method", "-name"), member("class_method", "+more"), member("instance_method", "-more"),
            member("property", "count", note: "readwrite"), member("property", "size", note: "readwrite"),
            member("property", "none", note: "readonly"),
            row("class", "NSArray", owner: "NSArray", superclass: "NSObject", note: "Naming"),
            row("class", "NSArray", owner: "NSArray", superclass: "NSValue"),
            row("class", "NSArray", owner: "NSArray", superclass: "NSObject", note: "NSCopying"),
            row("class", "NSString", owner: "NSString"), row("protocol", "Naming", owner: "Naming"),
        ]
        #expect(
            try faults(header, rows) == [
                "", "", "wrong kind: only with +", "", "no setter", "missing", "",
                "wrong owner: superclass is NSObject", "does not adopt NSCopying", "missing", "",
            ])
    }

    @Test func `what says that it is not there yet does not behave, and what no test names is not tested`() throws {
        let header = """
            static inline void told(void) {}
            /// - Status: stub
            static inline void stub(void) {}
            static inline void whole(void) {}
            static inline void refused(const char *name, int count) {}
            void nowhere(void);
            """
        let code = """
            void told(void) {
                NOT_THERE_YET("told", "all");
            }
            void refused(const char *name,
                         int count) REFUSES()
            """
        let lines = try measure(
            header, ["told", "stub", "whole", "refused", "nowhere"].map { row("function", $0) }, code: code,
            tests: "whole(); stub();"
        ).lines
        #expect(lines.map(\.behaves) == [false, false, true, false, false])
        #expect(lines.map(\.isTested) == [false, true, true, false, false])
        #expect(lines[4].fault?.description == "missing: declared, not defined in a library")
    }

    @Test func `a name that only our headers show is a leak`() throws {
        #expect(try measure("", []).leaks.map(\.line) == ["UIKit/UIKit.h\tfunction\t\tleak"])
    }

    @Test func `a member is tested where code sends exactly its message and names its class or a subclass`() throws {
        let header = """
            @interface NSObject
            @end
            @interface NSArray : NSObject
            @property int count;
            - (void)put:(int)value :(int)place;
            - (void)show:(int)first with:(int)second;
            - (int)size;
            - (void)setSize:(int)size;
            @end
            @interface NSMutableArray : NSArray
            @end
            """
        func member(_ name: String) -> String { row("instance_method", name, owner: "NSArray", ownerKind: "class") }
        let rows = [
            row("property", "count", owner: "NSArray", ownerKind: "class", note: "readwrite"), member("-put::"),
            member("-show:with:"), member("-size"), member("-setSize:"),
            row("enumerator", "Elsewhere", header: "Other.h"),
        ]
        func tested(_ code: String) throws -> [Bool] { try measure(header, rows, tests: code).lines.map(\.isTested) }
        let none = [false, false, false, false, false, false]
        #expect(try tested("// [NSArray size]\nNSArray *a = @\"[a size]\"; /* a.count */ show(1); with(2);") == none)
        #expect(try tested("[a put:x :y]; [a show:b ? c : d with:e[f]]; [a size]; a.size = a.count;") == none)
        let code = "NSMutableArray *a = b[i]; [a put:x :[y z]]; [a show:(b ? c : d) with:e[f]];"
        #expect(try tested(code) == [false, true, true, false, false, false])
        #expect(try tested("NSArray *a; a.size |= 2; a.count == 1;") == [true, false, false, true, true, false])
        let methods = "@implementation NSArray\n- (int)size { }\n@end @selector(show:with:)"
        #expect(try tested(methods) == [false, false, true, true, false, false])
    }
}
