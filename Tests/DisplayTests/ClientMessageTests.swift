import Device
import DeviceLink
import Display
import Foundation
import Testing

@Suite struct ClientMessageTests {
    @Test func aTouchHasAPhaseAFingerAPlaceAndATime() throws {
        let message = try #require(ClientMessage(line: "touch began 1 160.50 240.00 1234.5"))
        #expect(message.content == .touch(.began, finger: 1, x: 160.5, y: 240))
        #expect(message.stamp == 1234.5)
    }

    @Test func aKeyCarriesItsTextPercentEncoded() throws {
        let message = try #require(ClientMessage(line: "key down KeyE 1 %C3%A9"))
        #expect(message.content == .key(isDown: true, code: "KeyE", modifiers: 1, text: "é"))
        #expect(
            ClientMessage(line: "key up Enter 0 ")?.content
                == .key(isDown: false, code: "Enter", modifiers: 0, text: ""))
    }

    @Test(arguments: ClientMessage.Button.allCases) func everyButtonIsKnown(button: ClientMessage.Button) {
        #expect(ClientMessage(line: "press \(button.rawValue)")?.content == .press(button))
    }

    @Test func whatSurroundsTheDeviceHasItsNumbers() {
        #expect(ClientMessage(line: "record on")?.content == .record(true))
        #expect(ClientMessage(line: "log off")?.content == .log(false))
        #expect(
            ClientMessage(line: "battery 0.25 charging")?.content
                == .condition(.battery(BatteryReading(level: 0.25, state: .charging))))
        #expect(ClientMessage(line: "location none")?.content == .condition(.location(nil)))
        #expect(
            ClientMessage(line: "location -33.9 151.2")?.content
                == .condition(.location(LocationRoute.Place(latitude: -33.9, longitude: 151.2))))
        #expect(ClientMessage(line: "heading 90")?.content == .condition(.heading(90)))
        #expect(ClientMessage(line: "hold 0.5 -0.25 1")?.content == .hold(x: 0.5, y: -0.25, z: 1))
        #expect(ClientMessage(line: "volume 0.5")?.content == .condition(.volume(0.5)))
        #expect(ClientMessage(line: "silent on")?.content == .condition(.silent(true)))
        #expect(ClientMessage(line: "microphone page")?.content == .condition(.microphone(isOfPage: true)))
        #expect(ClientMessage(line: "hear AQD//wB/AIA=")?.content == .hear([1, -1, 32512, -32768]))
        #expect(ClientMessage(line: "hear ")?.content == .hear([]))
        #expect(ClientMessage(line: "headset out")?.content == .condition(.headset(false)))
        #expect(ClientMessage(line: "proximity near")?.content == .condition(.proximity(isNear: true)))
        #expect(ClientMessage(line: "hardware-keyboard on")?.content == .condition(.hardwareKeyboard(true)))
        #expect(
            ClientMessage(line: "rendering color-blended off")?.content == .condition(.rendering(.colorBlended, false)))
        #expect(ClientMessage(line: "setting time-zone Europe%2FParis")?.content == .setting(.timeZone, "Europe/Paris"))
        #expect(ClientMessage(line: "remote toggle")?.content == .remote(.toggle))
        let places = [(0.5, -1), (2, 3)].map { LocationRoute.Place(latitude: $0.0, longitude: $0.1) }
        #expect(ClientMessage(line: "route 1.4 0.5,-1 2,3")?.content == .condition(.route(places, speed: 1.4)))
        let long = "route 20" + String(repeating: " -89.123456,-179.123456", count: 500)
        #expect(ClientMessage(line: long) != nil)
        #expect(ClientMessage(line: "network none")?.content == .condition(.network(NetworkCondition(link: .none))))
    }

    @Test func aFileHasASizeAndANameAndComesInParts() {
        #expect(ClientMessage(line: "ring ")?.content == .ring(number: ""))
        #expect(ClientMessage(line: "ring 555%200101")?.content == .ring(number: "555 0101"))
        #expect(ClientMessage(line: "text 555 Tea & 50 %?")?.content == .text("Tea & 50 %?", number: "555"))
        #expect(ClientMessage(line: "file 12 A%20b.ipa")?.content == .file("A b.ipa", size: 12))
        #expect(ClientMessage(line: "part aGk=")?.content == .part(Data("hi".utf8)))
        let long = Data(count: ClientMessage.longestPart)
        #expect(ClientMessage(line: "part " + long.base64EncodedString())?.content == .part(long))
        #expect(ClientMessage(line: "part " + Data(count: ClientMessage.longestPart + 3).base64EncodedString()) == nil)
    }

    @Test func aTextMayHaveSeveralWordsAndLines() {
        #expect(ClientMessage(line: "type 日本 語")?.content == .type("日本 語"))
        #expect(ClientMessage(line: "clipboard one\ntwo  three ")?.content == .clipboard("one\ntwo  three "))
        let long = String(repeating: "é", count: ClientMessage.longestClipboard / 2)
        #expect(ClientMessage(line: "clipboard " + long)?.content == .clipboard(long))
        #expect(ClientMessage(line: "clipboard x" + long) == nil)
        #expect(ClientMessage(line: "type " + String(repeating: "x", count: ClientMessage.longestTyping + 1)) == nil)
    }

    @Test func whatIsComposedHasAPartThatIsWorkedAt() throws {
        #expect(ClientMessage(line: "compose 0 2 にほ ん")?.content == .compose("にほ ん", selection: 0..<2))
        #expect(ClientMessage(line: "compose 0 0 ")?.content == .compose("", selection: 0..<0))
        #expect(ClientMessage(line: "compose 2 2 🗾")?.content == .compose("🗾", selection: 2..<2))
        #expect(ClientMessage(line: "compose 0 0 " + String(repeating: "x", count: ClientMessage.longestTyping)) == nil)
    }

    @Test(arguments: [
        "", "compose", "compose ", "compose 0 0", "compose 1 0 ab", "compose 0 3 ab", "compose -1 0 ab",
        "compose a b c",
        "compose 0 99999999999999999999 ab", "type", "type ", "clipboard", " ", "touch", "touch began 1 2 3",
        "touch began 0 2 3 4",
        "touch began 17 2 3 4", "touch began 1 nan 3 4",
        "touch began 1 inf 3 4", "touch began 1 1e99 3 4", "touch flew 1 2 3 4", "touch began 1 2 3 -1",
        "key down  0 a", "key down Key-E 0 a", "key down KeyE 99 a", "key down KeyE 0 ab", "key down KeyE 0 %FF",
        "press power", "ring", "ring %", "text 555", "text 555 ", "text  hi", "text % hi", "file", "file -1 a",
        "file 9999999999 a", "file 1 a%2Fb", "file 1 ..", "file 1 ", "part ?",
        "record", "log maybe", "network 5g", "battery 2 full", "battery nan full", "battery 0.5 dead",
        "location 91 0", "location 0", "heading -1", "heading nan", "tilt 2 0", "tilt nan 0", "shown -1",
        "volume 2", "volume nan", "hardware-keyboard in", "rendering on", "rendering fast on",
        "rendering slow-animations 1", "silent 1", "headset near", "microphone in", "hear AQD/", "hear ?",
        "proximity in", "volume", "hold 0 0", "hold 0 0 2",
        "hold 0 nan 0", "remote dance", "setting colour red", "setting language ", "route",
        "route 1 0,0", "route 0 0,0 1,1",
        "route 1 0,0 1,1 x", "route nan 0,0 1,1", "route 1 0,0  1,1", "route 1 0,0 91,0",
        "shown 99999999999", "hello",
        String(repeating: "x", count: 5000),
    ]) func whatIsNotAMessageIsRefused(line: String) {
        #expect(ClientMessage(line: line) == nil)
    }

    @Test func mutatedMessagesNeverCrash() {
        var state: UInt64 = 7
        func random(_ below: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % below
        }
        let seeds = [
            "touch moved 2 10.25 300 99.125", "type \u{65E5}\u{672C}", "compose 0 2 に🗾", "clipboard a\nb",
            "key down KeyE 1 %C3%A9",
            "press rotate-left", "shown 12", "tilt 0.5 -1", "hold 0 -1 0", "route 1 0,0 1,1",
        ]
        for _ in 0..<5000 {
            var bytes = Array(seeds[random(seeds.count)].utf8)
            for _ in 0..<random(4) + 1 {
                switch random(3) {
                case 0: bytes[random(bytes.count)] = UInt8(random(256))
                case 1: bytes.insert(UInt8(random(256)), at: random(bytes.count))
                default: bytes.removeSubrange(random(bytes.count)...)
                }
                if bytes.isEmpty { bytes = [32] }
            }
            _ = ClientMessage(line: String(decoding: bytes, as: UTF8.self))
        }
    }
}
