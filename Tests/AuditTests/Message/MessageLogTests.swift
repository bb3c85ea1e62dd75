import Audit
import Testing

@Suite struct MessageLogTests {
    private func build(_ text: String) -> [Finding] { MessageLog(text, from: .build).findings }

    private func run(_ text: String) -> [Finding] { MessageLog(text, from: .run).findings }

    @Test(arguments: [
        (
            "/a b/Foo.m:5:9: fatal error: 'AudioToolbox/AudioServices.h' file not found",
            Finding(.header, "AudioToolbox/AudioServices.h")
        ),
        ("Foo.m:5:9: fatal error: 'MapKit/MapKit.h' file not found", Finding(.framework, "MapKit")),
        ("Foo.m:1:1: error: use of undeclared identifier 'MAXFLOAT'", Finding(.identifier, "MAXFLOAT")),
        ("Foo.m:1:1: error: use of undeclared identifier 'kFoo'; did you mean 'kFou'?", Finding(.identifier, "kFoo")),
        ("Foo.m:1:1: error: unknown type name 'CFHostRef'", Finding(.type, "CFHostRef")),
        (
            "Foo.m:1:1: error: cannot find interface declaration for 'MKMapView', superclass of 'Map'",
            Finding(.class, "MKMapView")
        ),
        (
            "Foo.m:1:1: error: cannot find protocol declaration for 'ADBannerViewDelegate'; did you mean 'A'?",
            Finding(.protocol, "ADBannerViewDelegate")
        ),
        (
            "Foo.m:1:1: error: property 'tintColor' not found on object of type 'UISwitch *'",
            Finding(.property, "UISwitch.tintColor")
        ),
        (
            "Foo.m:1:1: warning: instance method '-foo:bar:' not found (return type defaults to 'id') [-Wobjc-method-access]",
            Finding(.selector, "foo:bar:", isError: false)
        ),
        (
            "Foo.m:1:1: error: no visible @interface for 'UIView' declares the selector 'foo:'",
            Finding(.selector, "foo:")
        ),
        ("Foo.m:1:1: error: no known class method for selector 'make'", Finding(.selector, "make")),
        (
            "Foo.m:1:1: error: receiver 'MPPlayer' for class message is a forward declaration",
            Finding(.class, "MPPlayer")
        ),
        (
            "Foo.m:1:1: error: receiver type 'MPPlayer *' for instance message is a forward declaration",
            Finding(.class, "MPPlayer")
        ),
        (
            "Foo.m:1:1: warning: call to undeclared function 'CFHostCancel'; ISO C99 and later do not support it",
            Finding(.function, "CFHostCancel", isError: false)
        ),
        (
            "/usr/bin/ld: Foo.o: in function `f': Foo.m:(.text+0x5): undefined reference to `sqlite3_open'",
            Finding(.symbol, "sqlite3_open")
        ),
        ("Foo.m:9: error: undefined reference to 'deflate'", Finding(.symbol, "deflate")),
        ("ld.lld: error: undefined symbol: xmlFree", Finding(.symbol, "xmlFree")),
        ("/usr/bin/ld: undefined reference to `__objc_class_name_GKSession'", Finding(.class, "GKSession")),
        ("ld.lld: error: undefined symbol: ._OBJC_CLASS_GKSession", Finding(.class, "GKSession")),
        ("/usr/bin/ld: cannot find -lz3: No such file or directory", Finding(.library, "z3")),
        ("ld.lld: error: unable to find library -lThree20", Finding(.library, "Three20")),
    ])
    func `Each wording of the compiler and the linkers names what is missing`(line: String, finding: Finding) {
        #expect(build(line) == [finding])
    }

    @Test(arguments: [
        (
            "*** Terminating app due to uncaught exception 'X', reason: '-[Foo bar:]: unrecognized selector sent to instance 0x55'",
            Finding(.selector, "-[Foo bar:]")
        ),
        ("+[UIColor teal]: unrecognized selector sent to class 0x1", Finding(.selector, "+[UIColor teal]")),
        (
            "2009-06-19 App[1:1] Unknown class MapView in Interface Builder file.",
            Finding(.class, "MapView", isError: false)
        ),
        (
            "reason: '[<Main 0x5> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key table.'",
            Finding(.key, "Main.table")
        ),
        (
            "2009-06-19 09:41 App[1:1] MPMoviePlayerController: playing is not there yet",
            Finding(.stub, "MPMoviePlayerController: playing", isError: false)
        ),
        ("/tmp/App: symbol lookup error: /tmp/App: undefined symbol: CFHostCancel", Finding(.symbol, "CFHostCancel")),
        (
            "App: error while loading shared libraries: libfoo.so.1: cannot open shared object file",
            Finding(.library, "libfoo.so.1")
        ),
    ])
    func `Each wording of a running app names what is missing`(line: String, finding: Finding) {
        #expect(run(line) == [finding])
    }

    @Test func `What is said twice counts once, and as an error when it is one anywhere`() {
        let log = MessageLog(
            """
            a.m:1:1: warning: call to undeclared function 'f'; ISO C99
            b.m:1:1: error: call to undeclared function 'f'; ISO C99
            b.m:1:1: error: call to undeclared function 'f'; ISO C99
            """, from: .build)
        #expect(log.findings == [Finding(.function, "f")])
        #expect(log.firstErrors == ["b.m:1:1: error: call to undeclared function 'f'; ISO C99"])
    }

    @Test func `Colours, the project's own folder and what follows the fifth error are left out`() {
        let lines = (1...9).map { "\u{1B}[1m/p/q/F\($0).m:1:1: \u{1B}[0;1;31merror: \u{1B}[0mexpected a type\u{1B}[0m" }
        let log = MessageLog(lines.joined(separator: "\n"), from: .build, folders: ["/p/q", "/p"])
        #expect(log.firstErrors == (1...5).map { "F\($0).m:1:1: error: expected a type" })
    }

    @Test func `Ordinary lines say nothing`() {
        #expect(build("[3/9] Compiling Error.m\nnote: 'x' file not found\nerror\n: error\n").isEmpty)
        #expect(run("Hello\nUnknown class in Interface Builder file.\n[]: unrecognized selector sent to \n").isEmpty)
    }

    @Test func `Messages with anything in them are read without trouble`() {
        let parts = [
            "error: ", ": error: ", "warning: ", "fatal error: ", "'", "’", "`", "undefined reference to ", "[", "]",
            "-[",
            ": unrecognized selector sent to ", "Unknown class ", " in Interface Builder file", " is not there yet",
            "\n",
            "\r", "\u{1B}[", "\u{1B}", "m", "\0", "é", "👨‍👩‍👧", "key value coding-compliant for the key ", "file not found",
            "/", ".h",
            "undefined symbol: ", "-l", " ", "*", "cannot find -l", "use of undeclared identifier ", "0x", "\u{301}",
        ]
        var random = Numbers(state: 20)
        for _ in 0..<3000 {
            let text = (0..<Int.random(in: 0..<24, using: &random)).map { _ in parts.randomElement(using: &random)! }
                .joined()
            for source in [MessageLog.Source.build, .run] {
                let log = MessageLog(text, from: source, folders: ["/"])
                #expect(log.findings.allSatisfy { !$0.name.isEmpty }, "\(text)")
                #expect(log.firstErrors.count <= 5)
            }
        }
    }

    @Test func `A log without an end of a line or of its errors stays small`() {
        let long = MessageLog("a.m: error: " + String(repeating: "x'", count: 200_000), from: .build)
        #expect(long.firstErrors.allSatisfy { $0.count <= 401 })
        let many = MessageLog(
            (0..<5000).map { "a.m: error: use of undeclared identifier 'n\($0)'" }.joined(separator: "\n"), from: .build
        )
        #expect(many.findings.count == 500)
    }

    /// SplitMix64: the same numbers every time.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
