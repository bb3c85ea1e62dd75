import NIOCore

/// Reads packets of the binary protocol: commands 0 and 1 (2009), and 2 (2013), as the *Local and Push Notification Programming
/// Guide* describes them. Numbers are big-endian. A size is refused as soon as it is read: nothing is collected for it.
package enum LegacyPacketReader {
    /// Payloads had 256 bytes, and 2,048 with command 2.
    package static let maximumPayload = 256
    package static let maximumFramePayload = 2048
    /// Five items with their heads, and some room for items that are given twice.
    private static let maximumFrame = 4096

    /// Takes the next packet off the front of what was received.
    ///
    /// - Returns: nil if not all of it is there yet.
    package static func next(_ received: inout ByteBuffer) throws -> LegacyNotification? {
        var packet = received
        guard let command = packet.readInteger(as: UInt8.self) else { return nil }
        let notification: LegacyNotification?
        switch command {
        case 0: notification = try simple(&packet, identifier: 0, expiry: nil)
        case 1:
            guard let identifier = packet.readInteger(as: UInt32.self), let expiry = packet.readInteger(as: UInt32.self)
            else { return nil }
            notification = try simple(&packet, identifier: identifier, expiry: expiry)
        case 2: notification = try frame(&packet)
        default: throw LegacyFault(.processingError, 0)
        }
        if notification != nil { received = packet }
        return notification
    }

    private static func simple(
        _ packet: inout ByteBuffer, identifier: UInt32, expiry: UInt32?
    ) throws -> LegacyNotification? {
        guard let length = packet.readInteger(as: UInt16.self) else { return nil }
        guard length > 0 else { throw LegacyFault(.missingToken, identifier) }
        guard length == PushToken.length else { throw LegacyFault(.invalidTokenSize, identifier) }
        guard let token = packet.readSlice(length: Int(length)), let size = packet.readInteger(as: UInt16.self) else {
            return nil
        }
        guard size > 0 else { throw LegacyFault(.missingPayload, identifier) }
        guard size <= maximumPayload else { throw LegacyFault(.invalidPayloadSize, identifier) }
        guard let payload = packet.readSlice(length: Int(size)) else { return nil }
        return try notification(token, payload, identifier: identifier, expiry: expiry, priority: 10)
    }

    /// Command 2: items in any order, each with its number and its length.
    private static func frame(_ packet: inout ByteBuffer) throws -> LegacyNotification? {
        guard let length = packet.readInteger(as: UInt32.self) else { return nil }
        guard length <= maximumFrame else { throw LegacyFault(.invalidPayloadSize, 0) }
        guard var items = packet.readSlice(length: Int(length)) else { return nil }
        var token: ByteBuffer?
        var payload: ByteBuffer?
        var identifier: UInt32 = 0
        var expiry: UInt32?
        var priority: UInt8 = 10
        // The number of the message may stand behind what is wrong.
        var fault: LegacyFault.Status?
        while let number = items.readInteger(as: UInt8.self) {
            guard let length = items.readInteger(as: UInt16.self), var item = items.readSlice(length: Int(length))
            else {
                throw LegacyFault(.processingError, identifier)
            }
            switch number {
            case 1:
                token = item
                if item.readableBytes != PushToken.length {
                    fault = fault ?? (item.readableBytes == 0 ? .missingToken : .invalidTokenSize)
                }
            case 2:
                payload = item
                if item.readableBytes > maximumFramePayload { fault = fault ?? .invalidPayloadSize }
            case 3 where item.readableBytes == 4: identifier = item.readInteger() ?? 0
            case 4 where item.readableBytes == 4: expiry = item.readInteger()
            case 5 where item.readableBytes == 1: priority = item.readInteger() ?? 10
            default: fault = fault ?? .processingError
            }
        }
        if let fault { throw LegacyFault(fault, identifier) }
        guard let token else { throw LegacyFault(.missingToken, identifier) }
        guard let payload, payload.readableBytes > 0 else { throw LegacyFault(.missingPayload, identifier) }
        guard priority == 5 || priority == 10 else { throw LegacyFault(.processingError, identifier) }
        return try notification(token, payload, identifier: identifier, expiry: expiry, priority: priority)
    }

    private static func notification(
        _ token: ByteBuffer, _ payload: ByteBuffer, identifier: UInt32, expiry: UInt32?, priority: UInt8
    ) throws -> LegacyNotification {
        guard let token = PushToken(token.readableBytesView) else { throw LegacyFault(.invalidTokenSize, identifier) }
        guard payload.withUnsafeReadableBytes(PayloadCheck.isObject) else {
            throw LegacyFault(.processingError, identifier)
        }
        return LegacyNotification(
            token: token, payload: payload, identifier: identifier, expiry: expiry, priority: priority)
    }
}
