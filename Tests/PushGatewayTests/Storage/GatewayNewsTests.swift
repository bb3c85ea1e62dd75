import Foundation
import Testing

import PushGateway

struct GatewayNewsTests {
    @Test func newsComeBackAsTheyWere() throws {
        let token = PushToken.random()
        let longest = GatewayNews.fleeting(
            sequence: .max, token, payload: (0..<5120).map { UInt8(truncatingIfNeeded: $0) })
        for news in [longest, .kept(devices: [1]), .fleeting(sequence: 1, token, payload: [0x7b, 0x7d])] {
            let texts = news.texts
            #expect(texts.map(GatewayNews.init) == [news])
            // What PostgreSQL takes.
            #expect(texts.allSatisfy { $0.utf8.count < 8000 })
        }
        let many = GatewayNews.kept(devices: (0..<1000).map { Int64.max - $0 }).texts
        #expect(many.allSatisfy { $0.utf8.count < 8000 })
        let devices = many.compactMap(GatewayNews.init).flatMap { news -> [Int64] in
            if case .kept(let devices) = news { devices } else { [] }
        }
        #expect(devices.count == 1000)
    }

    @Test func whatIsNoNewsIsPassedOver() {
        for text in ["", " ", "x 1", "f", "f 1 2 3", "f -1 \(PushToken.random().hexadecimal) e30="] {
            #expect(GatewayNews(text) == nil, "\(text)")
        }
        #expect(GatewayNews("f 1 \(PushToken.random().hexadecimal) !") == nil)
        #expect(GatewayNews("k 1 x 99999999999999999999 2") == .kept(devices: [1, 2]))
        var random = SystemRandomNumberGenerator()
        for _ in 0..<5000 {
            let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in
                UInt8.random(in: 32...126, using: &random)
            }
            _ = GatewayNews(["f ", "k ", ""].randomElement()! + String(decoding: bytes, as: UTF8.self))
        }
    }
}
