import Foundation
import NIOCore

/// One request of a provider and its answer: a stream of an HTTP/2 connection.
final class ProviderStream: Submitter, @unchecked Sendable {
    let stream: Int32
    let way = ProviderWay.http
    private(set) var rights = ProviderRights(topics: [])
    let endsWithRefusal = false
    var hasEnded = false

    /// The message's name, in the answer too.
    private(set) var identifier = ""
    private(set) var fields = ProviderFields()
    /// What is still to be sent of the body of the answer.
    var answer: ArraySlice<UInt8> = []
    private let connection: ProviderConnection
    private var request: Result<ProviderRequest, PushRefusal> = .failure(.methodNotAllowed)
    private var body = ByteBuffer()
    private var bodyLength = 0
    private var fieldBytes = 0

    private static let mostFieldBytes = 16_384

    init(_ stream: Int32, of connection: ProviderConnection) {
        self.stream = stream
        self.connection = connection
    }

    // MARK: What comes

    func take(_ field: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, known: String?) {
        // As long as HTTP/2 counts a field.
        fieldBytes += field.count + value.count + 32
        guard fieldBytes <= Self.mostFieldBytes else { return }
        fields.add(field, value, known: known)
    }

    func endFields() {
        fields.end()
        identifier = fields.identifier(&connection.names)
        request = Result { () throws(PushRefusal) in try ProviderRequest(fields) }
        guard case .success = request else { return }
        do throws(PushRefusal) {
            rights = try connection.rights(authorization: fields.authorization)
        } catch { request = .failure(error) }
    }

    /// Takes a part of the body.
    func take(_ bytes: UnsafeBufferPointer<UInt8>) {
        bodyLength += bytes.count
        guard case .success(let request) = request else { return }
        guard bodyLength <= request.maximumLength else {
            self.request = .failure(.payloadTooLarge)
            body.clear()
            return
        }
        body.writeBytes(bytes)
    }

    private var isMalformed: Bool {
        fields.isMalformed || fieldBytes > Self.mostFieldBytes || (fields.length ?? bodyLength) != bodyLength
    }

    var eventLoop: any EventLoop { connection.eventLoop }

    /// The request is complete.
    func end() {
        guard !isMalformed else { return connection.reset(self) }
        switch request {
        case .success(let request):
            guard body.readableBytes > 0, body.withUnsafeReadableBytes(PayloadCheck.isObject) else {
                return refuse(.payloadEmpty, token: request.token)
            }
            let notification = PushNotification(
                token: request.token, payload: body, topic: request.topic, environment: connection.environment,
                expiry: request.expiration ?? connection.exchange.now() + PushNotification.usualLifetime)
            connection.submit(Submission(notification: notification, submitter: self, tag: 0, arrival: .now()))
        case .failure(let refusal): refuse(refusal)
        }
    }

    /// What the exchange does not get to see it only notes.
    private func refuse(_ refusal: PushRefusal, token: PushToken? = nil) {
        connection.exchange.add(
            .note(
                RefusedRequest(
                    reason: refusal.rawValue, way: way, environment: connection.environment, token: token)),
            on: eventLoop)
        settle(0, .refused(refusal))
    }

    func settle(_ tag: UInt64, _ outcome: PushOutcome) {
        switch outcome {
        case .accepted: connection.answer(self, status: 200, body: nil)
        case .refused(let refusal):
            connection.answer(self, status: refusal.httpStatus, body: #"{"reason":"\#(refusal.rawValue)"}"#)
        case .unregistered(let date):
            let milliseconds = Int64(date.timeIntervalSince1970 * 1000)
            connection.answer(
                self, status: PushRefusal.unregistered.httpStatus,
                body: #"{"reason":"Unregistered","timestamp":\#(milliseconds)}"#)
        }
    }
}
