import Foundation
import Testing

import PushGateway

struct PayloadCheckTests {
    private func isObject(_ text: String) -> Bool { isObject(Array(text.utf8)) }
    private func isObject(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(PayloadCheck.isObject) }

    @Test(arguments: [
        #"{}"#,
        #" { "aps" : { "alert" : "Grüße \u00e9 \n", "badge": -0.5e+3, "x": [1, [], {}, true, false, null] } } "#,
        #"{"a":{"b":{"c":[{"d":0}]}}}"#, #"{"":""}"#,
    ])
    func objectsAreTaken(_ text: String) { #expect(isObject(text)) }

    @Test(arguments: [
        "", " ", "[]", "1", #""a""#, "{", "{]", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{,}"#, #"{"a":01}"#,
        #"{"a":1.}"#,
        #"{"a":.5}"#, #"{"a":+1}"#, #"{"a":tru}"#, #"{a:1}"#, #"{"a":"\x"}"#, #"{"a":"\u12g4"}"#, "{\"a\":\"\n\"}",
        #"{}{}"#, #"{} x"#, #"{"a":1 "b":2}"#, #"{"a":[1}]"#, #"{"a":1e}"#, #"{"a":--1}"#,
    ])
    func anythingElseIsNot(_ text: String) { #expect(!isObject(text)) }

    @Test func whatIsNoUTF8IsNot() { #expect(!isObject(Array(#"{"a":""#.utf8) + [0xff] + Array(#""}"#.utf8))) }

    @Test func depthHasALimit() {
        func nested(_ depth: Int) -> String {
            String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
        }
        #expect(isObject(nested(PayloadCheck.maximumDepth)))
        #expect(!isObject(nested(PayloadCheck.maximumDepth + 1)))
        #expect(!isObject(String(repeating: "[", count: 100_000)))
    }

    /// The same verdict as Foundation's, which makes objects of it, for thousands of damaged payloads.
    @Test func damagedPayloadsAreJudgedAsByFoundation() throws {
        var random = SystemRandomNumberGenerator()
        let start = Array(#"{"aps":{"alert":"x\n","badge":1,"l":[1,true,null,-2.5]},"k":"v"}"#.utf8)
        let signs = Array(#"{}[]",:\u0123456789.eE+-truefalsn "#.utf8)
        var compared = 0
        for _ in 0..<20_000 {
            var bytes = start
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = signs.randomElement(using: &random) ?? 0
                case 1: bytes.remove(at: place)
                default: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
                }
            }
            let theirs = (try? JSONSerialization.jsonObject(with: Data(bytes))) is [String: Any]
            let text = String(decoding: bytes, as: UTF8.self)
            // Foundation takes half of a pair of surrogates for no text, and a number that no type holds for none, which
            // RFC 8259 leaves open; and it passes over a comma behind the last element, which the RFC does not allow.
            if text.range(of: #"\\u|[0-9][eE]|,\s*[\]}]"#, options: .regularExpression) != nil { continue }
            compared += 1
            if isObject(bytes) != theirs { Issue.record("\(text): \(isObject(bytes)) here, \(theirs) by Foundation") }
        }
        #expect(compared > 10_000)
    }
}
