import Display
import Testing

@Suite struct ScriptTests {
    private func steps(_ text: String) throws -> [ScriptStep] {
        try Script(text: text, file: "test.script").lines.map(\.step)
    }

    private func message(_ text: String) -> String? {
        do {
            _ = try Script(text: text, file: "test.script")
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func `every step of the language is read`() throws {
        let text = """
            tap "Label"
            tap 10 20.5
            press "Label"
            press "Label" 2
            press 10 20
            press 10 20 0.6
            touch-down 2 10 20
            touch-move 2 30 40
            touch-up 2
            type "text"
            key return
            flick 1 2 3 4
            drag 1 2 3 4
            drag 1 2 3 4 2
            pinch 160 240 1.5
            wait 0.5
            wait-for "Label"
            wait-for "Label" 3
            expect "Label"
            expect-not "Label"
            expect-value "Label" "value"
            expect-health
            rotate landscape-left
            shake
            accelerate 0 -0.5 1
            remote-control play
            remote-control begin-seeking-forward
            location set 37.5,-122
            location clear
            location run "City Run"
            heading 90
            addmedia people.vcf
            home
            launch
            lock
            memory-warning
            call
            ring
            screenshot picture.png
            tree "with space.json"
            """
        #expect(
            try steps(text) == [
                .tapLabel("Label"), .tapPoint(x: 10, y: 20.5), .pressLabel("Label", seconds: 1),
                .pressLabel("Label", seconds: 2), .pressPoint(x: 10, y: 20, seconds: 1),
                .pressPoint(x: 10, y: 20, seconds: 0.6), .touchDown(finger: 2, x: 10, y: 20),
                .touchMove(finger: 2, x: 30, y: 40), .touchUp(finger: 2), .type("text"), .key(.return),
                .flick(fromX: 1, fromY: 2, toX: 3, toY: 4),
                .drag(fromX: 1, fromY: 2, toX: 3, toY: 4, seconds: 0.5),
                .drag(fromX: 1, fromY: 2, toX: 3, toY: 4, seconds: 2),
                .pinch(centerX: 160, centerY: 240, scale: 1.5), .wait(seconds: 0.5),
                .waitFor(label: "Label", seconds: 10), .waitFor(label: "Label", seconds: 3), .expect(label: "Label"),
                .expectNot(label: "Label"), .expectValue(label: "Label", value: "value"), .expectHealth,
                .rotate(.landscapeLeft, seconds: 0.7),
                .shake, .accelerate(x: 0, y: -0.5, z: 1), .remoteControl(.play), .remoteControl(.beginSeekingForward),
                .location(latitude: 37.5, longitude: -122), .noLocation, .route("City Run"), .heading(degrees: 90),
                .addMedia(file: "people.vcf"),
                .home, .launch, .lock, .memoryWarning, .call, .ring, .screenshot(file: "picture.png"),
                .tree(file: "with space.json"),
            ])
    }

    @Test func `every step is written as it is read`() throws {
        let steps: [ScriptStep] = [
            .tapLabel("a \"b\" \\ \n\t\u{7}é😀"), .tapPoint(x: 10, y: 20.5), .pressLabel("L", seconds: 0.25),
            .pressPoint(x: -1, y: 0, seconds: 2), .touchDown(finger: 5, x: 1, y: 2), .touchMove(finger: 1, x: 3, y: 4),
            .touchUp(finger: 3), .type(" # "), .key(.escape), .flick(fromX: 1, fromY: 2, toX: 3, toY: 4.125),
            .drag(fromX: 1, fromY: 2, toX: 3, toY: 4, seconds: 0.3), .pinch(centerX: 1, centerY: 2, scale: 0.1),
            .wait(seconds: 3), .waitFor(label: "L", seconds: 1.5), .expect(label: "L"), .expectNot(label: ""),
            .expectValue(label: "L", value: "v"), .expectHealth, .rotate(.upsideDown, seconds: 0.2), .shake,
            .accelerate(x: 0, y: -0.5, z: 1), .remoteControl(.previous), .home, .launch, .lock, .memoryWarning, .call,
            .ring,
            .location(latitude: -37.5, longitude: 122.25), .noLocation, .route("a b"), .heading(degrees: 12.5),
            .addMedia(file: "a b.vcf"),
            .screenshot(file: "a b.png"), .tree(file: "t.json"),
        ]
        #expect(try self.steps(steps.map(\.text).joined(separator: "\n")) == steps)
    }

    @Test func `comments, empty lines and white space mean nothing`() throws {
        let lines = try Script(text: "# all\n\n  \t home  # go\r\nexpect \"#1\"#2\n", file: "s").lines
        #expect(lines.map(\.step) == [.home, .expect(label: "#1")])
        #expect(lines.map(\.number) == [4 - 1, 4])
    }

    @Test func `escapes in quotes stand for their characters`() throws {
        #expect(try steps(#"type "a\"b\\c\n\t\u{E9}""#) == [.type("a\"b\\c\n\té")])
    }

    @Test(arguments: [
        ("home\nfly", "test.script:2: unknown step \"fly\""),
        ("\n\ntap", "test.script:3: tap needs a label in quotes, or X and Y in points"),
        ("tap Label", "test.script:1: tap needs"),
        ("tap 1 x", "test.script:1: tap needs a number for Y, not \"x\""),
        ("tap \"a", "test.script:1: the closing quote is missing"),
        ("tap \"a\"b", "test.script:1: a space is missing"),
        ("type \"\\q\"", "test.script:1: unknown escape \\q"),
        ("type \"\\u{110000}\"", "test.script:1: \\u needs"),
        ("key f13", "test.script:1: key does not know \"f13\" (known: return,"),
        ("wait -1", "test.script:1: wait: -1 is out of range"),
        ("wait nan", "test.script:1: wait needs a number"),
        ("wait 1e99", "test.script:1: wait: 1e99 is out of range"),
        ("pinch 1 2 0", "test.script:1: pinch: 0 is out of range"),
        ("rotate around", "test.script:1: rotate does not know \"around\""),
        ("home now", "test.script:1: \"now\" is one word too many for home"),
        ("expect-value \"a\"", "test.script:1: expect-value needs a value in quotes"),
        ("screenshot", "test.script:1: screenshot needs a file name"),
        ("\"home\"", "test.script:1: unknown step \"home\""),
    ])
    func `a mistake is reported with its line`(text: String, expected: String) {
        let message = message(text)
        #expect(message?.hasPrefix(expected) == true, "\(message ?? "no error")")
    }

    @Test func `random bytes never crash the parser`() {
        var generator = SystemRandomNumberGenerator()
        let pieces = ["tap", "\"", "\\", " ", "#", "\n", "drag", "1e308", "-", "\\u{", "}", "é", "\u{0}", "type"]
        for _ in 0..<2000 {
            let text = (0..<12).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            _ = message(text)
        }
    }

    @Test func `a script that cannot be read says so`() {
        #expect(throws: ScriptError.self) { try Script(contentsOf: "/nowhere/at/all") }
    }
}
