import AppBuilder
import Foundation
import Testing

/// What the compiler gets of an app's Swift sources: attributes of Interface Builder taken out, outlets and actions
/// registered.
@Suite struct SwiftSourcesTests {
    /// What became of a source: the text up to its own end, and what was added behind it.
    private struct Compiled {
        var source: String
        var registration: String
        /// The registrations alone: `outlet label`, `action go: = go(_:)`.
        var members: [String]
    }

    private func compile(_ text: String) throws -> Compiled {
        let folder = try TemporaryFolder(["A.swift": text])
        let sources = try sources(of: folder, ["A.swift"])
        guard let copy = sources.copies.first else { return Compiled(source: text, registration: "", members: []) }
        let result = try String(contentsOf: copy, encoding: .utf8)
        let end = result.range(of: "\nimport UIKit\nextension ", options: .backwards)
        let start = result.range(of: "\nimport UIKit\n", options: .backwards)
        guard end != nil || start != nil, let cut = start?.lowerBound, result[cut...].contains("registerInterface")
        else {
            return Compiled(source: result, registration: "", members: [])
        }
        let registration = String(result[cut...])
        let members = registration.split(separator: "\n").compactMap { line -> String? in
            let line = line.trimmingCharacters(in: .whitespaces)
            guard line.hasPrefix("InterfaceRegistry.register(") || line.hasPrefix("#") else { return nil }
            return line.replacingOccurrences(of: "InterfaceRegistry.register(", with: "")
        }
        return Compiled(source: String(result[..<cut]), registration: registration, members: members)
    }

    private func sources(of folder: TemporaryFolder, _ names: [String]) throws -> SwiftSources {
        try SwiftSources(
            names.map { folder.url.appendingPathComponent($0) }, folder: folder.url.appendingPathComponent("build"))
    }

    // MARK: What is taken out

    @Test func `A source with nothing to take out is compiled as it is`() throws {
        let folder = try TemporaryFolder(["A.swift": "import UIKit\nclass A: UIView { var label: UILabel! }\n"])
        let sources = try sources(of: folder, ["A.swift"])
        #expect(sources.compiled.map(\.lastPathComponent) == ["A.swift"])
        #expect(sources.copies.isEmpty)
        #expect(sources.flags.isEmpty)
    }

    @Test(arguments: ["Foundation", "FoundationNetworking"])
    func `In the place of this platform's Foundation a source gets the frameworks'`(_ module: String) throws {
        let source = try compile("import \(module)\nlet a = 1\n").source
        #expect(
            source == "import UIKit".padding(toLength: 7 + module.count, withPad: " ", startingAt: 0) + "\nlet a = 1\n")
        let part = "import class \(module).Bundle\n"
        #expect(try compile(part).source == part)
    }

    @Test func `Attributes become spaces, so that lines and columns stay`() throws {
        let text = """
            @IBDesignable class A: UIView {
                @IBOutlet weak var label: UILabel!
                @IBInspectable var radius: CGFloat = 3
                @IBAction func go(_ sender: Any) {}
                @objc(other:
                    ) func named() {}
            }
            """
        let source = try compile(text).source
        let expected = [
            "              class A: UIView {", "              weak var label: UILabel!",
            "                   var radius: CGFloat = 3", "              func go(_ sender: Any) {}",
        ]
        let lines = source.components(separatedBy: "\n")
        #expect(Array(lines.prefix(4)) == expected)
        #expect(lines.dropFirst(4).map { $0.trimmingCharacters(in: .whitespaces) } == ["", "func named() {}", "}"])
        #expect(source.utf8.count == text.utf8.count)
    }

    @Test(arguments: [
        "let a = \"@IBOutlet\"", "// @IBOutlet", "/* @IBOutlet /* @objc */ @IBAction */",
        "let a = \"\\(b(\"@IBOutlet\")) @objc\"", "let a = #\"\"@IBOutlet\\(\"#",
        "let a = \"\"\"\n@IBOutlet \"\" @objc\n\"\"\"",
        "let a = ##\"\"\"\n\"\"\"# @IBOutlet \\#(\n\"\"\"##", "let a = #/@objc \\/ #selector(x)/#",
    ])
    func `What stands in texts and comments stays`(text: String) throws {
        let whole = text + "\nclass A: UIView { @IBOutlet var x: UIView? }"
        #expect(try compile(whole).source == text + "\nclass A: UIView {           var x: UIView? }")
        #expect(try compile(whole).members.count == 1)
    }

    // MARK: Properties of managed objects

    /// What a declaration became, without the white space in place of its attributes.
    private func managed(_ declaration: String) throws -> String {
        let source = try compile("class A: NSManagedObject {\n\(declaration)\n}").source
        return source.split(separator: "\n").dropFirst().dropLast().map {
            $0.trimmingCharacters(in: .whitespaces)
        }.filter { !$0.isEmpty }.joined(separator: " / ")
    }

    private func accessors(_ key: String, _ kind: String = "Value") -> String {
        "{ get { managed\(kind)(\"\(key)\") } set { setManaged\(kind)(newValue, \"\(key)\") } }"
    }

    @Test(arguments: [
        ("@NSManaged var name: String?", "var name: String?", "name"),
        ("@NSManaged public var age: Int16 // years", "public var age: Int16", "age"),
        ("@NSManaged public private(set) var `default`: Bool", "public private(set) var `default`: Bool", "default"),
        ("@NSManaged @objc(x) dynamic var notes: Set<Note>", "dynamic var notes: Set<Note>", "notes"),
        ("@objc\n@NSManaged\nvar parts: Dictionary<String, [Int]>?", "var parts: Dictionary<String, [Int]>?", "parts"),
    ])
    func `A managed property becomes a computed one`(declaration: String, start: String, key: String) throws {
        let comment = declaration.contains("//") ? " // years" : ""
        #expect(try managed(declaration) == "\(start) \(accessors(key))\(comment)")
    }

    @Test func `A primitive property goes past the accessors`() throws {
        let primitive = accessors("timeStamp", "Primitive")
        #expect(try managed("@NSManaged var primitiveTimeStamp: Date?") == "var primitiveTimeStamp: Date? \(primitive)")
        #expect(try managed("@NSManaged var primitive: Date?") == "var primitive: Date? \(accessors("primitive"))")
    }

    @Test func `Several managed properties of a line keep their places`() throws {
        let text = "class A: NSManagedObject { @NSManaged var a: Int32; @NSManaged var b: B! }"
        #expect(
            try compile(text).source
                == "class A: NSManagedObject {            var a: Int32 \(accessors("a"));            var b: B! \(accessors("b")) }"
        )
    }

    @Test(arguments: [
        ("@NSManaged func addToNotes(_ value: Note)", "addManaged(value, to: \"notes\")"),
        ("@NSManaged public func removeFromNotes(_ values: NSSet)", "removeManaged(values, from: \"notes\")"),
        ("@NSManaged func addNotesObject(_ value: Note)", "addManaged(value, to: \"notes\")"),
        ("@NSManaged func removeNotes(_ values: Set<Note>)", "removeManaged(values, from: \"notes\")"),
        (
            "@NSManaged func insertIntoNotes(_ value: Note, at idx: Int)",
            "insertManaged(value, into: \"notes\", at: idx)"
        ),
        ("@NSManaged func removeFromNotes(at idx: Int)", "removeManaged(from: \"notes\", at: idx)"),
        (
            "@NSManaged func replaceNotes(at indexes: NSIndexSet, with values: [Note])",
            "replaceManaged(in: \"notes\", at: indexes, with: values)"
        ),
    ])
    func `A managed method changes the relationship in its name`(declaration: String, call: String) throws {
        let start = declaration.replacingOccurrences(of: "@NSManaged ", with: "")
        #expect(try managed(declaration) == "\(start) { \(call) }")
    }

    @Test(arguments: [
        "@NSManaged func go(_ value: Note)", "@NSManaged func addToNotes(_ value: Note) -> Bool",
        "@NSManaged let a: Int",
        "@NSManaged var a, b: Int", "@NSManaged var a: Int { 3 }", "@NSManaged", "@NSManaged var",
        "@NSManaged func add(",
    ])
    func `What Core Data does not know is left to the compiler`(declaration: String) throws {
        let rest = declaration.dropFirst("@NSManaged".count).trimmingCharacters(in: .whitespaces)
        #expect(try managed(declaration) == rest)
    }

    @Test func `The attribute of Swift's first years becomes today's`() throws {
        #expect(try compile("@UIApplicationMain\nclass A {}").source == "@main             \nclass A {}")
    }

    @Test(arguments: [
        ("#selector(A.go(_:))", "Selector(\"go:\")"), ("#selector(stop)", "Selector(\"stop\")"),
        ("#selector(go)", "Selector(\"go:\")"),
        ("#selector(self.touch(_:forEvent:))", "Selector(\"touch:forEvent:\")"),
        ("#selector((A.stop as (A) -> () -> Void))", "Selector(\"stop\")"),
        ("#selector(setter: A.title)", "Selector(\"setTitle:\")"), ("#selector(named)", "Selector(\"other:\")"),
        ("#selector(endEditing(_:))", "Selector(\"endEditing:\")"),
    ])
    func `A selector is the name that Interface Builder knows`(expression: String, expected: String) throws {
        let members = """
            class A: UIView {
            @IBAction func go(_ sender: Any) {}
            @IBAction func stop() {}
            @IBAction func touch(_ sender: Any, forEvent event: UIEvent) {}
            @objc(other:) func named(_ sender: Any) {}

            """
        let text = members + "let a = " + expression + "\n}"
        let padded = expected.padding(toLength: max(expected.count, expression.count), withPad: " ", startingAt: 0)
        #expect(try compile(text).source.split(separator: "\n")[5] == "let a = " + padded)
    }

    // MARK: What is registered

    @Test func `Outlets are registered, also private ones and several of one line`() throws {
        let members = try compile(
            """
            class A: UIViewController {
                @IBOutlet var label: UILabel!
                @IBOutlet private weak var hidden: UILabel? { didSet { print("set") } }
                @IBOutlet var first: Dictionary<String, UIView>!, second: UIView?
                @IBOutlet var one, two: UIView!
                @IBOutlet var buttons: [UIButton]! = []
                @IBOutlet public private(set) var `default`: UIView?
                var plain: UIView?
            }
            """
        ).members
        #expect(
            members
                == ["label", "hidden", "first", "second", "one", "two", "buttons"].map {
                    "A.self, outlets: [\"\($0)\": InterfaceOutlet(\\A.\($0))])"
                } + ["A.self, outlets: [\"default\": InterfaceOutlet(\\A.`default`)])"])
    }

    @Test func `Actions have the selectors of Objective-C`() throws {
        let members = try compile(
            """
            class A: UIViewController {
                @IBAction func plain() {}
                @IBAction private func go(_ sender: UIButton) -> Void {}
                @IBAction func old(sender: AnyObject?) {}
                @IBAction func with(for sender: [String: Int]) -> () {}
                @IBAction func touch(_ sender: UIButton, forEvent event: UIEvent!) {}
                @objc func heard(_ gesture: UIGestureRecognizer = .init()) {}
            }
            """
        ).members
        #expect(
            members == [
                "A.self, actions: [\"plain\": ActionMethod { (it: A) in { it.plain() } }])",
                "A.self, actions: [\"go:\": ActionMethod(A.go(_:))])",
                "A.self, actions: [\"oldWithSender:\": ActionMethod(A.old(sender:))])",
                "A.self, actions: [\"withFor:\": ActionMethod(A.with(for:))])",
                "A.self, actions: [\"touch:forEvent:\": ActionMethod(A.touch(_:forEvent:))])",
                "A.self, actions: [\"heard:\": ActionMethod(A.heard(_:))])",
            ])
    }

    @Test(arguments: [
        "@objc func a() -> Bool { true }", "@objc func a() async {}", "@objc func a() throws {}",
        "@objc func a<T>(_ t: T) {}",
        "@objc static func a() {}", "@objc class func a() {}", "@objc func a(_ x: Int, _ y: Int) {}",
        "@objc func a(_ x: inout Int) {}", "@objc func a(_ x: Int, _ y: Int, _ z: UIEvent) {}", "@objc init() {}",
        "@objc var a: Int { 3 }", "@IBOutlet static var a: UIView?",
        "func a() { class B { @IBOutlet var c: UIView? } }",
        "private class B: UIView { @IBOutlet var c: UIView? }",
        "struct B<T> { class C: UIView { @IBOutlet var c: UIView? } }",
        "var a = { class B { @IBOutlet var c: UIView? } }",
    ])
    func `What cannot be reached, or is no action, is left out`(member: String) throws {
        #expect(try compile("class A: UIView {\n    \(member)\n}").members == [])
    }

    @Test func `Nested types, extensions and all members of a class that wants them`() throws {
        let compiled = try compile(
            """
            private class A: UIView {
                class B: UIView { @IBOutlet var x: UIView? }
                enum C { final class D: NSObject { @IBOutlet var x: UIView? } }
            }
            extension A.B { @IBAction func go() {} }
            extension UIViewController { @IBAction fileprivate func close(_ sender: Any) {} }
            @objcMembers class E: NSObject {
                func all(_ sender: Any) {}
                @nonobjc func none() {}
            }
            class F<T>: UIView { @IBOutlet var x: UIView? }
            """)
        #expect(
            compiled.members == [
                "A.B.self, outlets: [\"x\": InterfaceOutlet(\\A.B.x)])",
                "A.C.D.self, outlets: [\"x\": InterfaceOutlet(\\A.C.D.x)])",
                "A.B.self, actions: [\"go\": ActionMethod { (it: A.B) in { it.go() } }])",
                "UIViewController.self, actions: [\"close:\": ActionMethod(UIViewController.close(_:))])",
                "E.self, actions: [\"all:\": ActionMethod(E.all(_:))])",
            ])
        #expect(compiled.registration.contains("extension A.C.D {"))
        #expect(compiled.registration.contains("    A.C.D.registerInterface0_1()\n"))
    }

    @Test func `Conditions of the source are conditions of what is registered`() throws {
        let members = try compile(
            """
            class A: UIView {
                #if DEBUG && os(Linux) // why
                @IBOutlet var a: UIView?
                #elseif RELEASE
                @IBOutlet var b: UIView?
                    #if X
                    #else
                    @IBOutlet var c: UIView?
                    #endif
                #endif
                @IBOutlet var d: UIView?
            }
            """
        ).members
        #expect(
            members == [
                "#if DEBUG && os(Linux)", "A.self, outlets: [\"a\": InterfaceOutlet(\\A.a)])", "#endif",
                "#if DEBUG && os(Linux)", "#elseif RELEASE", "A.self, outlets: [\"b\": InterfaceOutlet(\\A.b)])",
                "#endif",
                "#if DEBUG && os(Linux)", "#elseif RELEASE", "#if X", "#else",
                "A.self, outlets: [\"c\": InterfaceOutlet(\\A.c)])", "#endif", "#endif",
                "A.self, outlets: [\"d\": InterfaceOutlet(\\A.d)])",
            ])
    }

    // MARK: Several sources

    @Test func `One file calls what all copies register`() throws {
        let folder = try TemporaryFolder([
            "A.swift": "class A: UIView { @IBOutlet var x: UIView? }", "B.swift": "class B {}",
            "C.swift": "class C: UIView { @objc func hear() {} }", "D.swift": "let s = #selector(C.hear)",
        ])
        let sources = try sources(of: folder, ["A.swift", "B.swift", "C.swift", "D.swift"])
        #expect(
            sources.compiled.map(\.lastPathComponent) == [
                "A.swift", "B.swift", "C.swift", "D.swift", "InterfaceRegistration+App.swift",
            ])
        let entry = try String(contentsOf: try #require(sources.compiled.last), encoding: .utf8)
        #expect(entry.contains("    registerInterface0()\n    registerInterface2()\n}"))
        #expect(sources.copies.map(\.lastPathComponent) == ["0-A.swift", "2-C.swift", "3-D.swift", "Overlay.yaml"])
        #expect(sources.flags == ["-vfsoverlay", sources.copies[3].path])
        let overlay = try String(contentsOf: sources.copies[3], encoding: .utf8)
        #expect(
            overlay.contains("'name': '\(folder.url.path)/A.swift', 'external-contents': '\(sources.copies[0].path)'"))
    }

    @Test func `What is right already is not written again`() throws {
        let folder = try TemporaryFolder(["A.swift": "class A: UIView { @IBOutlet var x: UIView? }"])
        let first = try sources(of: folder, ["A.swift"])
        let past = Date(timeIntervalSince1970: 1_000_000)
        let written = first.copies + [try #require(first.compiled.last)]
        for file in written {
            try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.path)
        }
        _ = try sources(of: folder, ["A.swift"])
        func dates() throws -> [Date?] {
            try written.map { try FileManager.default.attributesOfItem(atPath: $0.path)[.modificationDate] as? Date }
        }
        #expect(try dates() == [past, past, past])
        try folder.write("class A: UIView { @IBOutlet var y: UIView? }", to: "A.swift")
        _ = try sources(of: folder, ["A.swift"])
        #expect(try dates()[0] != past)
        #expect(try dates().dropFirst() == [past, past])
    }

    @Test(arguments: [
        "@IBOutlet", "class A { @IBOutlet var", "class A { @IBAction func go(", "let a = \"@objc", "/* @objc",
        "#selector(",
        "#selector(A.b(", "class A: UIView { @objc(", "}}} @objc func a() {}", "@objc class",
        "#if\n@IBOutlet\n#endif\n#endif",
        "let a = \"\\(\"\\(\"\\(@objc", "`@objc", "extension A. { @objc func a() {} }", "#\"@objc", "#/@objc",
    ])
    func `Source that is not finished is left to the compiler`(text: String) throws { _ = try compile(text) }

    @Test func `Source that is nested without end is read to its end`() throws {
        _ = try compile("@objc " + String(repeating: "class A { ", count: 20_000))
        _ = try compile("@objc " + String(repeating: "\"\\(", count: 20_000))
        _ = try compile("@objc " + String(repeating: "#selector(", count: 5_000))
        _ = try compile("@objc " + String(repeating: "((([[[{", count: 20_000))
    }
}
