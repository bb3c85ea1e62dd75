import Foundation
import Testing

import Certificates

/// Keys, as text and in use, with openssl as the other side.
@Suite struct PrivateKeyTests {
    @Test(arguments: [KeyAlgorithm.rsa2048, .ellipticP256])
    func `What a key signs only its other half confirms`(_ algorithm: KeyAlgorithm) throws {
        let (key, other) = (try PrivateKey(algorithm), try PrivateKey(algorithm))
        #expect(key.algorithm == algorithm)
        let signature = try key.sign([1, 2, 3])
        #expect(key.publicKey.isSignature(signature, of: [1, 2, 3]))
        #expect(!key.publicKey.isSignature(signature, of: [1, 2, 4]))
        #expect(!other.publicKey.isSignature(signature, of: [1, 2, 3]))
        #expect(!key.publicKey.isSignature([], of: [1, 2, 3]))
        #expect(try PublicKey(key.publicKey.der) == key.publicKey)
        #expect(try PublicKey([UInt8](key.publicKey.pem.utf8)) == key.publicKey)
    }

    @Test(arguments: [KeyAlgorithm.rsa2048, .ellipticP256], [PrivateKey.Protection.scrypt, .pbkdf2])
    func `A key as text is read again, by openssl too`(
        _ algorithm: KeyAlgorithm, _ protection: PrivateKey.Protection
    ) throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        let key = try PrivateKey(algorithm)
        let plain = try key.pem()
        #expect(try PrivateKey([UInt8](plain.utf8)).publicKey == key.publicKey)
        let text = try key.pem(passphrase: "öpen", protection: protection)
        #expect(text.hasPrefix("-----BEGIN ENCRYPTED PRIVATE KEY-----"))
        #expect(try PrivateKey([UInt8](text.utf8), passphrase: "öpen").publicKey == key.publicKey)
        #expect(reason { try PrivateKey([UInt8](text.utf8), passphrase: "shut") } == .wrongPassphrase)
        #expect(reason { try PrivateKey([UInt8](text.utf8)) } == .wrongPassphrase)
        try openssl.write(text, "key.pem")
        try openssl.run("pkey", "-in", "key.pem", "-passin", "pass:öpen", "-pubout", "-out", "public.pem")
        #expect(try PublicKey(openssl.read("public.pem")) == key.publicKey)
    }

    @Test(arguments: [
        "genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out key.pem",
        "genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out key.pem",
        "genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -aes256 -pass pass:abc -out key.pem",
        "genrsa -traditional -out key.pem 2048", "genrsa -traditional -aes128 -passout pass:abc -out key.pem 2048",
        "ecparam -name prime256v1 -genkey -out key.pem",
        "genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -outform DER -out key.pem",
    ])
    func `Keys of openssl are read`(_ command: String) throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        try run(openssl, command)
        let key = try PrivateKey(openssl.read("key.pem"), passphrase: "abc")
        try openssl.run("pkey", "-in", "key.pem", "-passin", "pass:abc", "-pubout", "-out", "public.pem")
        #expect(try PublicKey(openssl.read("public.pem")) == key.publicKey)
        if command.contains("pass:abc") {
            #expect(reason { try PrivateKey(openssl.read("key.pem"), passphrase: "abd") } == .wrongPassphrase)
        }
    }

    @Test(arguments: [
        "genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:1024 -out key.pem",
        "genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-384 -out key.pem",
        "genpkey -algorithm ed25519 -out key.pem",
    ])
    func `Weak keys and other kinds are refused`(_ command: String) throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        try run(openssl, command)
        #expect(reason { try PrivateKey(openssl.read("key.pem")) } == .refusedByPolicy)
    }

    @Test func `A file that asks for hours of work is refused at once`() throws {
        let openssl = try OpenSSLCommand()
        defer { openssl.remove() }
        try openssl.write(PrivateKey(.ellipticP256).pem(), "plain.pem")
        try run(openssl, "pkcs8 -topk8 -in plain.pem -passout pass:abc -iter 2000 -outform DER -out key.der")
        var bytes = try openssl.read("key.der")
        #expect(try PrivateKey(bytes, passphrase: "abc").algorithm == .ellipticP256)
        // 2000 as INTEGER: its two bytes become the largest four.
        let place = try #require((0..<bytes.count - 3).first { Array(bytes[$0..<$0 + 4]) == [2, 2, 0x07, 0xd0] })
        bytes.replaceSubrange(place..<place + 4, with: [2, 4, 0x7f, 0xff, 0xff, 0xff])
        let grown = grown(bytes, by: 2, at: place)
        #expect(reason { try PrivateKey(grown, passphrase: "abc") } == .tooLarge)
    }

    /// DER whose sequences around a place are longer by some bytes.
    private func grown(_ bytes: [UInt8], by count: Int, at place: Int) -> [UInt8] {
        var bytes = bytes
        var index = 0
        while index < place {
            guard bytes[index] == 0x30 else {
                index += bytes[index] == 0x06 || bytes[index] == 0x04 ? 2 + Int(bytes[index + 1]) : 1
                continue
            }
            let isLong = bytes[index + 1] & 0x80 != 0
            let at = isLong ? index + 1 + Int(bytes[index + 1] & 0x7f) : index + 1
            let length = isLong ? (index + 2...at).reduce(0) { $0 << 8 | Int(bytes[$1]) } : Int(bytes[at])
            if at + 1 + length > place - count { bytes[at] += UInt8(count) }
            index = at + 1
        }
        return bytes
    }

    @Test func `Signatures of tokens have two numbers of 32 bytes`() throws {
        let key = try PrivateKey(.ellipticP256)
        for byte in UInt8(0)..<40 {
            let signature = try key.tokenSignature(of: [byte])
            #expect(signature.count == 64)
            #expect(key.publicKey.isTokenSignature(signature, of: [byte]))
            #expect(!key.publicKey.isTokenSignature(signature, of: [byte, 0]))
        }
        #expect(!key.publicKey.isTokenSignature([UInt8](repeating: 0, count: 64), of: []))
        #expect(!key.publicKey.isTokenSignature([UInt8](repeating: 1, count: 63), of: []))
        let rsa = try PrivateKey(.rsa2048)
        #expect(reason { try rsa.tokenSignature(of: []) } == .refusedByPolicy)
        #expect(!rsa.publicKey.isTokenSignature([UInt8](repeating: 1, count: 64), of: []))
    }

    private func run(_ openssl: OpenSSLCommand, _ command: String) throws {
        try #require(openssl.run(line: command).isSuccess)
    }
}
