import Foundation
import NIOCore
import NIOHPACK
import NIOHTTP2

/// One request of a provider and its answer: a stream of an HTTP/2 connection.
final class ProviderStream: Submitter, @unchecked Sendable {
    let stream: HTTP2StreamID
    let way = ProviderWay.http
    private(set) var rights = ProviderRights(topics: [])
    let endsWithRefusal = false
    var hasEnded = false

    /// The message's name, in the answer too.
    let identifier: String
    private let connection: ProviderConnection
    private var request: Result<ProviderRequest, PushRefusal>
    private var body = ByteBuffer()

    init(_ stream: HTTP2StreamID, _ headers: HPACKHeaders, of connection: ProviderConnection) {
        self.stream = stream
        self.connection = connection
        let fields = ProviderFields(headers)
        identifier = fields.identifier
        request = Result { () throws(PushRefusal) in try ProviderRequest(fields) }
        guard case .success = request else { return }
        do throws(PushRefusal) {
            rights = try connection.rights(authorization: fields.authorization)
        } catch { request = .failure(error) }
    }

    var eventLoop: any EventLoop { connection.eventLoop }

    /// Takes a part of the body.
    func take(_ bytes: ByteBuffer) {
        guard case .success(let request) = request else { return }
        guard body.readableBytes + bytes.readableBytes <= request.maximumLength else {
            self.request = .failure(.payloadTooLarge)
            body.clear()
            return
        }
        if body.readableBytes == 0 { body = bytes } else { body.writeImmutableBuffer(bytes) }
    }

    /// The request is complete.
    func end() {
        switch request {
        case .success(let request):
            guard body.readableBytes > 0, body.withUnsafeReadableBytes(PayloadCheck.isObject) else {
                return refuse(.payloadEmpty, token: request.token)
            }
            let notification = PushNotification(
                token: request.token, payload: body, topic: request.topic, environment: connection.environment,
                expiry: request.expiration ?? connection.exchange.now() + PushNotification.usualLifetime)
            connection.exchange.add(
                .submit([Submission(notification: notification, submitter: self, tag: 0, arrival: .now())]),
                on: eventLoop)
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
