import Certificates
import Foundation
import Testing

import PushGateway

struct ProviderTokenCheckTests {
    private static let now: Int64 = 1_800_000_000
    private let key: PrivateKey
    private let known: ProviderKey

    init() throws {
        key = try PrivateKey(.ellipticP256)
        known = ProviderKey(
            identifier: "KEY", team: "TEAM", publicKeyPEM: try key.publicKey.pem, isRevoked: false)
    }

    private func base64(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacingOccurrences(of: "+", with: "-")
            .replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
    }

    private func token(
        algorithm: String = "ES256", key name: String = "KEY", team: String = "TEAM", issued: Int64 = now,
        by signer: PrivateKey? = nil
    ) throws -> String {
        let header = base64(Array(#"{"alg":"\#(algorithm)","kid":"\#(name)"}"#.utf8))
        let claims = base64(Array(#"{"iss":"\#(team)","iat":\#(issued)}"#.utf8))
        let signed = "\(header).\(claims)"
        return "bearer \(signed).\(base64(try (signer ?? key).tokenSignature(of: Array(signed.utf8))))"
    }

    private func refusal(
        _ authorization: String?, at time: Int64 = now, key known: ProviderKey? = nil, _ check: inout ProviderTokenCheck
    ) -> PushRefusal? {
        let known = known ?? self.known
        do throws(PushRefusal) {
            try check.check(authorization, at: time) { $0 == known.identifier ? known : nil }
            return nil
        } catch {
            return error
        }
    }

    private func refusal(_ authorization: String?, at time: Int64 = now, key: ProviderKey? = nil) -> PushRefusal? {
        var check = ProviderTokenCheck()
        return refusal(authorization, at: time, key: key, &check)
    }

    @Test func aTokenIsGoodForAnHour() throws {
        let token = try token()
        #expect(refusal(token) == nil)
        #expect(refusal(token, at: Self.now + 3600) == nil)
        #expect(refusal(token, at: Self.now + 4000) == .expiredProviderToken)
        // One that was found good is not good for ever.
        var check = ProviderTokenCheck()
        #expect(refusal(token, &check) == nil)
        #expect(refusal(token, at: Self.now + 4000, &check) == .expiredProviderToken)
        #expect(refusal(try self.token(issued: Self.now + 1000)) == .invalidProviderToken)
    }

    @Test func forgeriesAreRefused() throws {
        #expect(refusal(nil) == .missingProviderToken)
        #expect(refusal("basic abc") == .invalidProviderToken)
        #expect(refusal("bearer a.b") == .invalidProviderToken)
        #expect(refusal("bearer ..") == .invalidProviderToken)
        #expect(refusal(try token(key: "OTHER")) == .invalidProviderToken)
        #expect(refusal(try token(team: "OTHER")) == .invalidProviderToken)
        #expect(refusal(try token(by: PrivateKey(.ellipticP256))) == .invalidProviderToken)
        #expect(refusal(try token(algorithm: "none")) == .invalidProviderToken)
        #expect(refusal(try token(algorithm: "HS256")) == .invalidProviderToken)
        let parts = try token().split(separator: ".")
        #expect(refusal("\(parts[0]).\(parts[1]).") == .invalidProviderToken)
        let revoked = ProviderKey(
            identifier: "KEY", team: "TEAM", publicKeyPEM: known.publicKeyPEM, isRevoked: true)
        #expect(refusal(try token(), key: revoked) == .invalidProviderToken)
    }

    @Test func everyChangedLetterIsFound() throws {
        let token = Array(try token().utf8)
        for index in "bearer ".utf8.count..<token.count - 1 {
            var changed = token
            changed[index] = changed[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
            #expect(refusal(String(decoding: changed, as: UTF8.self)) == .invalidProviderToken)
        }
    }

    @Test func tokensAreNotRenewedAllTheTime() throws {
        var check = ProviderTokenCheck()
        let tokens = try (0..<17).map { try token(issued: Self.now - Int64($0)) }
        for token in tokens.dropLast() { #expect(refusal(token, &check) == nil) }
        #expect(refusal(tokens[16], &check) == .tooManyProviderTokenUpdates)
        #expect(refusal(tokens[15], &check) == nil)
        #expect(refusal(tokens[16], at: Self.now + 1201, &check) == nil)
    }
}
