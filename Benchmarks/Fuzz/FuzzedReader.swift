import AddressBook
import AudioToolbox
import CoreGraphics
import DeviceLink
import Display
import Foundation
import Fuzzing
import Glibc

/// What else reads bytes of strangers: each has samples of its own, and is tried with any bytes.
enum FuzzedReader: String, CaseIterable {
    case picture, pdf, sound, film, vcard, script, request, socket
    case compressedSound = "compressed-sound"
    case appLink = "app-link"
    case deviceLink = "device-link"

    func exercise(_ data: Data) throws {
        switch self {
        case .picture: _ = try CGImage.decode(data: data, name: "fuzz")
        case .pdf: drawPages(data)
        case .sound: _ = try SoundFile(data).samples()
        case .film: FuzzedFilm.exercise(data)
        case .compressedSound: FuzzedCompressedSound.exercise(data)
        case .vcard: _ = VCard(data).people
        case .script: _ = try Script(text: String(decoding: data, as: UTF8.self), file: "fuzz")
        case .request: readRequests(data)
        case .socket: readMessages(data)
        case .appLink: try receive(data, by: DeviceSideConnection.self)
        case .deviceLink: try receive(data, by: AppSideConnection.self)
        }
    }

    var samples: [Data] {
        switch self {
        case .picture: Self.pictures
        case .pdf: [Data(Self.document.utf8)]
        case .sound: [Self.wave]
        case .film: FuzzedFilm.samples
        case .compressedSound: FuzzedCompressedSound.samples
        case .vcard:
            [
                Data(
                    "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;Jo;;;\r\nTEL;TYPE=CELL:1\r\nPHOTO;ENCODING=b:AAA=\r\nEND:VCARD\r\n"
                        .utf8)
            ]
        case .script: [Data("tap \"OK\"\nwait 2\ndrag 10 20 30 40\nexpect \"Done\"\nrotate landscape-left\n".utf8)]
        case .request:
            [
                Data(
                    "GET /device?token=a%20b HTTP/1.1\r\nHost: 127.0.0.1:4800\r\nUpgrade: websocket\r\n\r\nGET / HTTP/1.1\r\n\r\n"
                        .utf8)
            ]
        case .socket:
            [
                Data([
                    0x81, 0x85, 1, 2, 3, 4, 73, 103, 111, 104, 110, 0x89, 0x80, 1, 2, 3, 4, 0x01, 0x81, 0, 0, 0, 0, 65,
                ])
            ]
        case .appLink: Self.bytes(of: Self.appMessages)
        case .deviceLink: Self.bytes(of: Self.deviceMessages)
        }
    }

    // MARK: Trying

    private func drawPages(_ data: Data) {
        guard let document = CGDataProvider(data: data).flatMap({ CGPDFDocument($0) }) else { return }
        for number in 1...max(1, min(document.numberOfPages, 3)) {
            guard let page = document.page(at: number), let surface = Surface(width: 50, height: 50) else { continue }
            CGContext(surface: surface, scale: 1).drawPDFPage(page)
        }
    }

    private func readRequests(_ data: Data) {
        var bytes = ArraySlice(data)
        for _ in 0..<64 {
            var reader = PageRequestReader()
            guard case .request(let request) = reader.read(&bytes) else { return }
            _ = SocketHandshake.response(to: request)
        }
    }

    private func readMessages(_ data: Data) {
        var bytes = ArraySlice(data)
        var reader = SocketMessageReader()
        while let event = reader.read(&bytes) {
            if case .fault = event { return }
            if case .text(let line) = event { _ = ClientMessage(line: line) }
        }
    }

    /// Sends the bytes through a socket, as the other side of a link would.
    private func receive<Incoming, Outgoing>(
        _ data: Data, by type: DeviceLinkConnection<Incoming, Outgoing>.Type
    ) throws {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return }
        let connection = type.init(fileDescriptor: ends[0])
        _ = data.withUnsafeBytes { send(ends[1], $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        close(ends[1])
        while true { _ = try connection.receive() }
    }

    // MARK: Samples

    private static var pictures: [Data] {
        guard let surface = Surface(width: 9, height: 7) else { return [] }
        for index in 0..<63 { surface.pixels[index] = 0xFF00_0000 | UInt32(index) << 10 }
        let image = CGImage(surface: surface)
        return [image.pngData(), image.jpegData(quality: 0.5), image.cgBIData()].compactMap { $0 }
    }

    private static let document = """
        %PDF-1.4
        1 0 obj << /Pages 2 0 R >> endobj
        2 0 obj << /Kids [3 0 R] /MediaBox [0 0 100 100] >> endobj
        3 0 obj << /Contents 4 0 R /Resources << /XObject << /F 5 0 R /I 6 0 R >> /Font << /T 7 0 R >> >> >> endobj
        4 0 obj << /Length 99 >> stream
        q 1 0 0 1 5 5 cm /F Do Q 0.5 g 10 10 50 50 re f* BT /T 12 Tf (a\\050b) Tj ET /I Do 1 0 0 RG 0 0 m 9 9 l S
        endstream endobj
        5 0 obj << /Subtype /Form /BBox [0 0 9 9] /Matrix [1 0 0 1 2 2] /Length 20 >> stream
        1 0 0 rg 0 0 5 5 re f
        endstream endobj
        6 0 obj << /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray /Length 4 >> stream
        abcd
        endstream endobj
        7 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
        trailer << /Root 1 0 R >>
        """

    private static var wave: Data {
        var data = Data("RIFF".utf8) + Data([44, 0, 0, 0]) + Data("WAVEfmt ".utf8) + Data([16, 0, 0, 0, 1, 0, 1, 0])
        data += Data([0x40, 0x1F, 0, 0, 0x40, 0x1F, 0, 0, 1, 0, 8, 0]) + Data("data".utf8) + Data([4, 0, 0, 0])
        return data + Data([0x80, 0xFF, 0x80, 0x00])
    }

    private static let appMessages: [AppMessage] = [
        .ready(version: DeviceLinkLimits.version, processIdentifier: 7), .launched,
        .frame(sequence: 1, damage: [DamageRect(x: 0, y: 0, width: 320, height: 480)]),
        .advanced(toNanoseconds: 5, nextWake: 9, busy: false), .treeReply(request: 1, json: "{\"class\":\"UIView\"}"),
        .statusBar(style: .default, hidden: false, animated: true), .badge(3), .openURL("mailto:a@b.c"),
        .crash(report: "*** report"), .locate(true, purpose: "maps"), .playFile(path: "/a.wav", seconds: 1),
    ]

    private static let deviceMessages: [DeviceMessage] = [
        .frameDone(sequence: 1), .becomeActive, .openURL("app:"), .tree(request: 1),
        .touches([TouchPoint(identifier: 1, phase: .began, x: 1, y: 2)], timestamp: 3), .advance(toNanoseconds: 9),
    ]

    /// What such messages are on the wire, together.
    private static func bytes<Message: LinkMessage>(of messages: [Message]) -> [Data] {
        var ends: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return [] }
        let connection = DeviceLinkConnection<Message, Message>(fileDescriptor: ends[0])
        for message in messages { try? connection.send(message) }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(ends[1], &buffer, buffer.count, 0)
        close(ends[1])
        return [Data(buffer.prefix(max(count, 0)))]
    }
}
