import Device
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
            key shift+left
            key command+a
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
            location start 5 1,2 3,4.5 5,6
            settings time-zone Europe/Paris
            heading 90
            addmedia people.vcf
            camera rear "a street.png"
            camera front clear
            products Shop.storekit
            shop cancel
            game-center player "Ada"
            game-center nobody
            nearby "Bob" asks
            advertising fill
            game-center file Game.plist
            proximity near
            volume 0.5
            volume down
            silent on
            headset in
            microphone "a voice.wav"
            microphone off
            hardware-keyboard on
            rendering slow-animations on
            save-screenshot
            home
            launch
            lock
            memory-warning
            call
            ring
            screenshot picture.png
            tree "with space.json"
            expect "Label" 5
            expect-not contains "Label" 2
            expect-value id "field" /^a+$/i 1.5
            expect-picture list.png
            expect-picture list.png 0.5 of "Bar"
            scroll-to last "Label"
            scroll-to "Label" up
            clear
            clear 2nd "Name" in "Row" in last "Section"
            screenshot a.png upright
            battery 1
            battery 0.2
            battery 0.5 charging
            network 3g
            network 300 400 200 2
            push message.json
            """
        #expect(
            try steps(text) == [
                .tap("Label"), .tapPoint(x: 10, y: 20.5), .press("Label", seconds: 1),
                .press("Label", seconds: 2), .pressPoint(x: 10, y: 20, seconds: 1),
                .pressPoint(x: 10, y: 20, seconds: 0.6), .touchDown(finger: 2, x: 10, y: 20),
                .touchMove(finger: 2, x: 30, y: 40), .touchUp(finger: 2), .type("text"), .key(.return),
                .chord(ScriptChord(word: "shift+left")!),
                .chord(ScriptChord(word: "command+a")!),
                .flick(fromX: 1, fromY: 2, toX: 3, toY: 4),
                .drag(fromX: 1, fromY: 2, toX: 3, toY: 4, seconds: 0.5),
                .drag(fromX: 1, fromY: 2, toX: 3, toY: 4, seconds: 2),
                .pinch(centerX: 160, centerY: 240, scale: 1.5), .wait(seconds: 0.5),
                .waitFor("Label", seconds: 10), .waitFor("Label", seconds: 3), .expect("Label"),
                .expectNot("Label"), .expectValue("Label", .label("value")), .expectHealth,
                .rotate(.landscapeLeft, seconds: 0.7),
                .shake, .accelerate(x: 0, y: -0.5, z: 1), .remoteControl(.play), .remoteControl(.beginSeekingForward),
                .location(latitude: 37.5, longitude: -122), .noLocation, .route("City Run"),
                .journey(
                    [(1, 2), (3, 4.5), (5, 6)].map { LocationRoute.Place(latitude: $0.0, longitude: $0.1) }, speed: 5),
                .setting(.timeZone, "Europe/Paris"), .heading(degrees: 90),
                .addMedia(file: "people.vcf"), .camera(.rear, file: "a street.png"), .camera(.front, file: nil),
                .products(file: "Shop.storekit"), .shop(.cancel), .gamePlayer("Ada"), .gamePlayer(nil),
                .nearby("Bob", .asks), .advertising(.fill),
                .gameDescription(file: "Game.plist"),
                .proximity(isNear: true), .volume(0.5), .volumeButton(.down),
                .silent(true), .headset(isIn: true), .microphone(file: "a voice.wav"), .microphone(file: nil),
                .hardwareKeyboard(true), .rendering(.slowAnimations, true),
                .saveScreenshot,
                .home, .launch, .lock, .memoryWarning, .call, .ring(number: ""), .screenshot(file: "picture.png"),
                .tree(file: "with space.json"),
                .expect("Label", seconds: 5), .expectNot(.init(.init(.contains("Label"))), seconds: 2),
                .expectValue(
                    .init(.init(.identifier("field"))), .pattern("^a+$", ignoresCase: true), seconds: 1.5),
                .expectPicture(file: "list.png"), .expectPicture(file: "list.png", tolerance: 0.5, part: "Bar"),
                .scrollTo(.init(.init(.label("Label"), .last))), .scrollTo("Label", .up), .clear(),
                .clear(
                    .init(
                        .init(.label("Name"), .number(2)),
                        in: [.init(.label("Row")), .init(.label("Section"), .last)])),
                .screenshot(file: "a.png", isUpright: true), .battery(level: 1, .full),
                .battery(level: 0.2, .unplugged), .battery(level: 0.5, .charging), .network(.threeG),
                .cell(delay: 300, download: 400, upload: 200, loss: 2), .push(file: "message.json"),
            ])
    }

    @Test func `every step is written as it is read`() throws {
        let steps: [ScriptStep] = [
            .tap("a \"b\" \\ \n\t\u{7}é😀"), .tapPoint(x: 10, y: 20.5), .press("L", seconds: 0.25),
            .pressPoint(x: -1, y: 0, seconds: 2), .touchDown(finger: 5, x: 1, y: 2), .touchMove(finger: 1, x: 3, y: 4),
            .touchUp(finger: 3), .type(" # "), .key(.escape), .flick(fromX: 1, fromY: 2, toX: 3, toY: 4.125),
            .drag(fromX: 1, fromY: 2, toX: 3, toY: 4, seconds: 0.3), .pinch(centerX: 1, centerY: 2, scale: 0.1),
            .wait(seconds: 3), .waitFor("L", seconds: 1.5), .expect("L"), .expectNot(""),
            .expectValue("L", .label("v")), .expectHealth, .rotate(.upsideDown, seconds: 0.2), .shake,
            .accelerate(x: 0, y: -0.5, z: 1), .remoteControl(.previous), .home, .launch, .lock, .memoryWarning, .call,
            .ring(number: "555-0101"), .text("Tea?", number: "555-0101"),
            .location(latitude: -37.5, longitude: 122.25), .noLocation, .route("a b"), .heading(degrees: 12.5),
            .setting(.language, "pt-BR"), .setting(.clock, "on"),
            .journey([(-1, 2), (3, 4.25)].map { LocationRoute.Place(latitude: $0.0, longitude: $0.1) }, speed: 1.4),
            .addMedia(file: "a b.vcf"), .camera(.front, file: "a b.png"), .camera(.rear, file: nil),
            .products(file: "a b.plist"), .shop(.off), .gamePlayer("A \"b\""), .nearby("A b", .leaves),
            .advertising(.none),
            .gamePlayer(nil),
            .gameDescription(file: "a b.plist"),
            .proximity(isNear: false), .volume(0.125), .volumeButton(.up),
            .silent(false), .headset(isIn: false), .microphone(file: "a b.wav"), .microphone(file: nil),
            .hardwareKeyboard(false),
            .rendering(.colorOffscreen, false), .chord(ScriptChord(word: "control+shift+option+command+tab")!),
            .saveScreenshot,
            .screenshot(file: "a b.png"), .tree(file: "t.json"), .screenshot(file: "$a", isUpright: true),
            .tap(.init(.init(.pattern("a/b\\d", ignoresCase: false), .number(11)))),
            .expect(.init(.init(.contains("\\(A)"), .number(23)), in: [.init(.identifier("i"))]), seconds: 0.5),
            .expectValue("L", .contains("v"), seconds: 3), .expectPicture(file: "a b.png", tolerance: 2, part: "L"),
            .scrollTo("L", .left), .clear("L"), .push(file: "a b"), .battery(level: 0.25, .charging), .network(.none),
            .cell(delay: 0.5, download: 0, upload: 1, loss: 99),
        ]
        #expect(try self.steps(steps.map(\.text).joined(separator: "\n")) == steps)
    }

    @Test func `comments, empty lines and white space mean nothing`() throws {
        let lines = try Script(text: "# all\n\n  \t home  # go\r\nexpect \"#1\"#2\n", file: "s").lines
        #expect(lines.map(\.step) == [.home, .expect("#1")])
        #expect(lines.map(\.number) == [4 - 1, 4])
    }

    @Test func `escapes in quotes stand for their characters`() throws {
        #expect(try steps(#"type "a\"b\\c\n\t\u{E9}""#) == [.type("a\"b\\c\n\té")])
    }

    @Test(arguments: [
        ("home\nfly", "test.script:2:1: unknown step \"fly\""),
        ("\n\ntap", "test.script:3:4: tap needs a label in quotes, or X and Y in points"),
        ("tap Label", "test.script:1:5: tap needs"),
        ("tap 1 x", "test.script:1:7: tap needs a number for Y, not \"x\""),
        ("tap \"a", "test.script:1:5: the closing quote is missing"),
        ("tap \"a\"b", "test.script:1:5: a space is missing"),
        ("type \"\\q\"", "test.script:1:6: unknown escape \\q"),
        ("type \"\\u{110000}\"", "test.script:1:6: \\u needs"),
        ("key f13", "test.script:1:5: key does not know \"f13\" (known: return,"),
        ("wait -1", "test.script:1:6: wait: -1 is out of range"),
        ("wait nan", "test.script:1:6: wait needs a number"),
        ("wait 1e99", "test.script:1:6: wait: 1e99 is out of range"),
        ("pinch 1 2 0", "test.script:1:11: pinch: 0 is out of range"),
        ("rotate around", "test.script:1:8: rotate does not know \"around\""),
        ("home now", "test.script:1:6: \"now\" is one word too many for home"),
        ("expect-value \"a\"", "test.script:1:17: expect-value needs a value in quotes"),
        ("screenshot", "test.script:1:11: screenshot needs a file name"),
        ("\"home\"", "test.script:1:1: unknown step \"home\""),
        ("hme", "test.script:1:1: unknown step \"hme\"; is it home?"),
        ("tap /[/", "test.script:1:5: /[/ is no regular expression"),
        ("tap /a", "test.script:1:5: the closing slash"),
        ("tap /a/x", "test.script:1:5: after /…/ there may only be an i"),
        ("tap 2nd", "test.script:1:8: tap needs a label in quotes after 2nd"),
        ("tap \"a\" in", "test.script:1:11: tap needs a label in quotes"),
        ("tap contains b", "test.script:1:14: tap needs a text in quotes after contains, not \"b\""),
        ("expect \"a\" soon", "test.script:1:12: expect needs a number for the seconds, not \"soon\""),
        ("tap $USER", "test.script:1:5: there is no variable USER"),
        ("tap \"\\(USER)\"", "test.script:1:5: there is no variable USER"),
        ("set 1st \"a\"", "test.script:1:5: set needs a name of letters, digits and _"),
        ("set A", "test.script:1:6: set needs a value"),
        ("include /nowhere/a", "test.script:1:9: /nowhere/a cannot be read: no such file"),
        ("battery 2", "test.script:1:9: battery: 2 is out of range for the charge (0.0 to 1.0)"),
        ("battery 0.5 dead", "test.script:1:13: battery does not know \"dead\""),
        ("volume 2", "test.script:1:8: volume: 2 is out of range for the volume (0.0 to 1.0)"),
        ("volume loud", "test.script:1:8: volume does not know \"loud\" (known: up, down)"),
        ("key left+shift", "test.script:1:5: key does not know \"left+shift\"; write it like shift+left"),
        ("key shift+shift+a", "test.script:1:5: key does not know \"shift+shift+a\""),
        ("key command+", "test.script:1:5: key does not know \"command+\""),
        ("rendering fast on", "test.script:1:11: rendering does not know \"fast\" (known: slow-animations,"),
        ("headset on", "test.script:1:9: headset does not know \"on\" (known: in, out)"),
        ("scroll-to \"a\" aside", "test.script:1:15: scroll-to does not know \"aside\""),
    ])
    func `a mistake is reported with its line`(text: String, expected: String) {
        let message = message(text)
        #expect(message?.hasPrefix(expected) == true, "\(message ?? "no error")")
    }

    @Test func `random bytes never crash the parser`() {
        var generator = SystemRandomNumberGenerator()
        let pieces = [
            "tap", "\"", "\\", " ", "#", "\n", "drag", "1e308", "-", "\\u{", "}", "é", "\u{0}", "type",
            "/", "i", "in", "2nd", "last", "id", "contains", "expect", "set", "$", "A", "\\(", ")", "include", "1",
        ]
        for _ in 0..<2000 {
            let text = (0..<12).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            _ = message(text)
        }
    }

    @Test func `what is random and can be read is written as it is read`() throws {
        var generator = SystemRandomNumberGenerator()
        let pieces = [
            "tap", "expect", "scroll-to", "clear", "\"a\"", "\"1\"", "/a.b/", "/\\//i", "in", "2nd", "last", "id",
            "contains", "3", "down", "#",
        ]
        for _ in 0..<2000 {
            let text = (0..<6).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(separator: " ")
            guard let step = try? steps(text).first else { continue }
            #expect(try steps(step.text) == [step], "\(text)")
        }
    }

    @Test func `a script that cannot be read says so`() {
        #expect(throws: ScriptError.self) { try Script(contentsOf: "/nowhere/at/all") }
    }
}
