import Testing

import Certificates

/// Passwords as they are kept.
@Suite struct PasswordHashTests {
    @Test func `Only the password itself fits its hash`() throws {
        let hash = try PasswordHash(of: "correct horse")
        #expect(hash.isHash(of: "correct horse"))
        #expect(!hash.isHash(of: "correct horsf"))
        #expect(!hash.isHash(of: ""))
        #expect(try PasswordHash(text: hash.text).isHash(of: "correct horse"))
        #expect(try PasswordHash(of: "correct horse").text != hash.text)
        #expect(reason { try PasswordHash(of: String(repeating: "a", count: 1025)) } == .tooLarge)
        #expect(!hash.isHash(of: String(repeating: "a", count: 1025)))
    }

    @Test(arguments: ["", "scrypt-16384-8-1$00$00", "scrypt-1-8-1$$", "plain", "scrypt-16384-8-1$zz$zz"])
    func `Other texts are no hashes`(_ text: String) {
        #expect(reason { try PasswordHash(text: text) } == .malformed)
    }

    @Test func `The hash is scrypt's, as openssl makes it`() throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        let parts = try PasswordHash(of: "pleaseletmein").text.split(separator: "$")
        let made = try openssl.run(
            line: "kdf -keylen 32 -kdfopt pass:pleaseletmein -kdfopt hexsalt:\(parts[1]) -kdfopt n:16384 -kdfopt r:8 "
                + "-kdfopt p:1 SCRYPT")
        #expect(made.text.replacing(":", with: "").hasPrefix(parts[2]), "\(made.text)")
    }

    @Test func `Hexadecimal digits are bytes, pairwise`() {
        #expect([UInt8](hexadecimal: "00ffA0") == [0, 255, 160])
        #expect([UInt8](hexadecimal: "0") == nil)
        #expect([UInt8](hexadecimal: "0g") == nil)
        #expect(([0, 255, 160] as [UInt8]).hexadecimal == "00FFA0")
    }
}
