import NIOCore

/// What is wrong with a packet of the binary protocol. The connection ends with it.
package struct LegacyFault: Error, Equatable, Sendable {
    package enum Status: UInt8, Sendable {
        case processingError = 1
        case missingToken = 2
        case missingTopic = 3
        case missingPayload = 4
        case invalidTokenSize = 5
        case invalidTopicSize = 6
        case invalidPayloadSize = 7
        case invalidToken = 8
        case shutdown = 10
        case unknown = 255
    }

    package let status: UInt8
    /// The message's number; that of the last one that was taken if the service shuts down.
    package let identifier: UInt32

    package init(_ status: Status, _ identifier: UInt32) { self.init(status: status.rawValue, identifier: identifier) }

    init(status: UInt8, identifier: UInt32) {
        self.status = status
        self.identifier = identifier
    }

    /// As the reasons of HTTP/2 are written: "InvalidPayloadSize".
    var name: String {
        let name = "\(Status(rawValue: status) ?? .unknown)"
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The error packet: command 8.
    package var packet: ByteBuffer {
        var packet = ByteBuffer()
        packet.writeInteger(UInt8(8))
        packet.writeInteger(status)
        packet.writeInteger(identifier)
        return packet
    }
}
