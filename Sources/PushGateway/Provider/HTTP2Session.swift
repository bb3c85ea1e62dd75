import CNGHTTP2

/// The frames of one HTTP/2 connection on the server's side, read and written by nghttp2.
///
/// NIO's own reader keeps a state machine and a list of fields for each stream, which costs more than all that happens to a
/// message.
final class HTTP2Session {
    /// Who is told of requests, from within `read`.
    protocol Owner: AnyObject {
        func begin(_ stream: Int32)
        func take(_ field: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, of stream: Int32)
        func endFields(of stream: Int32)
        func take(_ bytes: UnsafeBufferPointer<UInt8>, of stream: Int32)
        func end(_ stream: Int32)
        /// Nothing follows, and nothing that is sent arrives.
        func close(_ stream: Int32)
        /// The next bytes of the body of an answer, at most as many as the buffer has room for, and whether these were the
        /// last.
        func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, of stream: Int32) -> (count: Int, isLast: Bool)
    }

    struct Failure: Error {}

    private var session: OpaquePointer?
    private unowned let owner: any Owner

    private static let maximumRequests: UInt32 = 1000
    private static let maximumHeaderBytes: UInt32 = 16_384
    /// How much a provider may send without an answer: many small bodies at once, no large one.
    private static let connectionWindow: Int32 = 1 << 20
    private static let streamWindow: UInt32 = 65_535

    init(owner: any Owner) throws {
        self.owner = owner
        var option: OpaquePointer?
        guard nghttp2_option_new(&option) == 0 else { throw Failure() }
        defer { nghttp2_option_del(option) }
        // Requests are looked at by `ProviderFields`: nghttp2 asks for `:authority`, which clients need not send.
        nghttp2_option_set_no_http_messaging(option, 1)
        let context = Unmanaged.passUnretained(self).toOpaque()
        guard nghttp2_session_server_new2(&session, Self.callbacks, context, option) == 0 else { throw Failure() }
        let settings = [
            nghttp2_settings_entry(
                settings_id: Int32(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue), value: Self.maximumRequests),
            nghttp2_settings_entry(
                settings_id: Int32(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE.rawValue), value: Self.maximumHeaderBytes),
            nghttp2_settings_entry(
                settings_id: Int32(NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE.rawValue), value: Self.streamWindow),
        ]
        let none = UInt8(NGHTTP2_FLAG_NONE.rawValue)
        guard nghttp2_submit_settings(session, none, settings, settings.count) == 0,
            nghttp2_session_set_local_window_size(session, none, 0, Self.connectionWindow) == 0
        else { throw Failure() }
    }

    deinit { nghttp2_session_del(session) }

    /// Takes what the client sent.
    ///
    /// - Throws: If it is not HTTP/2. What is to be written says so to the client.
    func read(_ bytes: UnsafeRawBufferPointer) throws {
        let count = nghttp2_session_mem_recv(session, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
        guard count == bytes.count else { throw Failure() }
    }

    /// Calls `write` with each part of what is to be sent.
    func write(_ write: (UnsafeBufferPointer<UInt8>) -> Void) throws {
        while true {
            var part: UnsafePointer<UInt8>?
            let count = nghttp2_session_mem_send(session, &part)
            guard count >= 0 else { throw Failure() }
            guard count > 0 else { return }
            write(UnsafeBufferPointer(start: part, count: count))
        }
    }

    /// Neither side has anything to say any more.
    var isOver: Bool { nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0 }

    /// Answers with a status and the message's name; with a body of so many bytes of JSON, which `fill` gives, or none.
    func answer(_ stream: Int32, status: Int, name: String, bodyLength: Int?) {
        // As text, one behind the other: as fields they point to it.
        var text = "\(status)\(name)"
        if let bodyLength { text += String(bodyLength) }
        text.withUTF8 { bytes in
            guard let start = bytes.baseAddress else { return }
            let value = UnsafeMutablePointer(mutating: start), nameLength = name.utf8.count
            withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: 4) { fields in
                fields[0] = Self.field(":status", value, 3)
                // Never the same again: not for the table of fields that were sent before.
                fields[1] = Self.field("apns-id", value + 3, nameLength, NGHTTP2_NV_FLAG_NO_INDEX)
                guard bodyLength != nil else {
                    nghttp2_submit_response(session, stream, fields.baseAddress, 2, nil)
                    return
                }
                let json: StaticString = "application/json"
                fields[2] = Self.field(
                    "content-type", UnsafeMutablePointer(mutating: json.utf8Start), json.utf8CodeUnitCount)
                fields[3] = Self.field("content-length", value + 3 + nameLength, bytes.count - 3 - nameLength)
                var body = nghttp2_data_provider()
                body.read_callback = { _, stream, buffer, length, flags, _, context in
                    guard let owner = HTTP2Session.owner(context), let buffer, let flags else { return 0 }
                    let room = UnsafeMutableBufferPointer(start: buffer, count: length)
                    let (count, isLast) = owner.fill(room, of: stream)
                    if isLast { flags.pointee |= UInt32(NGHTTP2_DATA_FLAG_EOF.rawValue) }
                    return count
                }
                nghttp2_submit_response(session, stream, fields.baseAddress, 4, &body)
            }
        }
    }

    private static func field(
        _ name: StaticString, _ value: UnsafeMutablePointer<UInt8>, _ length: Int,
        _ flags: nghttp2_nv_flag = NGHTTP2_NV_FLAG_NONE
    ) -> nghttp2_nv {
        nghttp2_nv(
            name: UnsafeMutablePointer(mutating: name.utf8Start), value: value, namelen: name.utf8CodeUnitCount,
            valuelen: length, flags: UInt8(flags.rawValue))
    }

    /// Ends a request that is none.
    func reset(_ stream: Int32) {
        nghttp2_submit_rst_stream(
            session, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream, UInt32(NGHTTP2_PROTOCOL_ERROR.rawValue))
    }

    // MARK: What nghttp2 tells

    private static func owner(_ context: UnsafeMutableRawPointer?) -> (any Owner)? {
        context.map { Unmanaged<HTTP2Session>.fromOpaque($0).takeUnretainedValue().owner }
    }

    private static func isRequest(_ frame: UnsafePointer<nghttp2_frame>) -> Bool {
        frame.pointee.hd.type == UInt8(NGHTTP2_HEADERS.rawValue)
            && frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST
    }

    /// Made once for all sessions.
    private nonisolated(unsafe) static let callbacks: OpaquePointer? = {
        var callbacks: OpaquePointer?
        guard nghttp2_session_callbacks_new(&callbacks) == 0 else { return nil }
        nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks) { _, frame, context in
            if let frame, isRequest(frame) { owner(context)?.begin(frame.pointee.hd.stream_id) }
            return 0
        }
        nghttp2_session_callbacks_set_on_header_callback(callbacks) { _, frame, name, length, value, size, _, context in
            guard let frame, isRequest(frame) else { return 0 }
            owner(context)?.take(
                UnsafeBufferPointer(start: name, count: length), UnsafeBufferPointer(start: value, count: size),
                of: frame.pointee.hd.stream_id)
            return 0
        }
        nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) { _, _, stream, bytes, count, context in
            owner(context)?.take(UnsafeBufferPointer(start: bytes, count: count), of: stream)
            return 0
        }
        nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, context in
            guard let frame, let owner = owner(context) else { return 0 }
            let head = frame.pointee.hd
            if isRequest(frame) { owner.endFields(of: head.stream_id) }
            let isOfRequest =
                head.type == UInt8(NGHTTP2_HEADERS.rawValue) || head.type == UInt8(NGHTTP2_DATA.rawValue)
            if isOfRequest, head.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0 { owner.end(head.stream_id) }
            return 0
        }
        nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, stream, _, context in
            owner(context)?.close(stream)
            return 0
        }
        return callbacks
    }()
}
