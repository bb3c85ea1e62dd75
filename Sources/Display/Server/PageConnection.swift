import Foundation
import Glibc
import MainLoop

/// A connection to a page server: requests one after the other, until one makes it a web socket.
///
/// It never waits, keeps no more than ``PageLimits`` allow, and ends by itself when the other side is too slow.
@MainActor final class PageConnection {
    private enum State {
        case readsRequest
        /// The answer to a request is being worked out.
        case waits
        case answers(keepsConnection: Bool)
        case socket(PageSocket)
        /// The last answer was sent; what still comes is thrown away until the other side goes too.
        case leaves
        case ended
    }

    private let descriptor: Int32
    private let answer: @MainActor (PageRequest) -> PageAnswer
    private var state = State.readsRequest
    private let rules: RequestRules
    private var requests: PageRequestReader
    /// Whether the deadline is that of a request which has begun.
    private var isTimed = true
    /// Whether it is that of a long body.
    private var isTimedAsLong = false
    /// What came behind the request that is being answered.
    private var input: ArraySlice<UInt8> = []
    private var output: [Data] = []
    /// A file that follows the output, and how much of it was put there.
    private var file: (content: PageFile, place: Int)?
    private(set) var waitingCount = 0
    private var discardedCount = 0
    private var readWatch: Watch?
    private var writeWatch: Watch?
    private var deadline: ScheduledCall?
    /// Called once, when the connection ends.
    var onEnd: (@MainActor () -> Void)?

    var isSocket: Bool {
        if case .socket = state { true } else { false }
    }

    /// Whether it is a web socket that was closed, or lets the other side read its last answer.
    var isLeaving: Bool {
        switch state {
        case .leaves: true
        case .socket(let socket): socket.isClosing
        default: false
        }
    }

    var hasEnded: Bool {
        if case .ended = state { true } else { false }
    }

    /// - Parameters:
    ///   - descriptor: a connected socket that does not block; owned from here on.
    ///   - rules: what requests may be.
    ///   - answer: how requests are answered.
    init(_ descriptor: Int32, _ rules: RequestRules, answer: @escaping @MainActor (PageRequest) -> PageAnswer) {
        self.descriptor = descriptor
        self.answer = answer
        self.rules = rules
        requests = PageRequestReader(rules)
    }

    func start() {
        readWatch = MainLoop.main.watch(descriptor) { [weak self] in self?.readWhatCame() }
        limit(PageLimits.secondsForHead)
    }

    func end() {
        guard !hasEnded else { return }
        var former: PageSocket?
        if case .socket(let socket) = state { former = socket }
        state = .ended
        readWatch?.cancel()
        writeWatch?.cancel()
        deadline?.cancel()
        output = []
        file = nil
        close(descriptor)
        former?.didEnd()
        onEnd?()
        onEnd = nil
    }

    private func limit(_ seconds: Double?) {
        deadline?.cancel()
        deadline = seconds.map { seconds in
            MainLoop.main.schedule(at: MainLoop.main.now + seconds) { [weak self] in self?.timeIsUp() }
        }
    }

    /// Whether nobody is being served on it just now.
    var isIdle: Bool {
        switch state {
        case .readsRequest, .leaves, .ended: true
        case .waits, .answers, .socket: false
        }
    }

    private func timeIsUp() {
        if case .readsRequest = state, requests.hasBegun { refuse(.tooSlow) } else { end() }
    }

    // MARK: Reading

    private func readWhatCame() {
        var bytes = [UInt8](repeating: 0, count: 16 << 10)
        var total = 0
        while total < PageLimits.readAtOnce, !hasEnded, reads {
            let count = recv(descriptor, &bytes, bytes.count, 0)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return }
            guard count > 0 else { return end() }
            total += count
            take(bytes[..<count])
        }
    }

    /// While an answer is on its way the next request is not read: a client that does not take answers is not served.
    private var reads: Bool {
        switch state {
        case .waits, .answers: false
        default: true
        }
    }

    private func take(_ bytes: ArraySlice<UInt8>) {
        var bytes = bytes
        switch state {
        case .readsRequest: readRequests(&bytes)
        case .waits, .answers: input += bytes
        case .socket(let socket): socket.receive(&bytes)
        case .leaves:
            discardedCount += bytes.count
            if discardedCount > PageLimits.readAfterRefusal { end() }
        case .ended: break
        }
    }

    private func readRequests(_ bytes: inout ArraySlice<UInt8>) {
        switch requests.read(&bytes) {
        case .unfinished: timeRequest()
        case .refused(let status): refuse(status)
        case .request(let request):
            requests = PageRequestReader(rules)
            input = ArraySlice(Array(bytes))
            respond(to: request)
        }
    }

    /// A request that has begun has to be there soon, however long the connection may stay without one.
    private func timeRequest() {
        if requests.hasLongBody, !isTimedAsLong {
            (isTimed, isTimedAsLong) = (true, true)
            limit(PageLimits.secondsForLongBody)
        }
        guard requests.hasBegun, !isTimed else { return }
        isTimed = true
        limit(PageLimits.secondsForHead)
    }

    // MARK: Answering

    private func respond(to request: PageRequest) {
        switch answer(request) {
        case .response(let response): send(response, to: request)
        case .later(let begin):
            state = .waits
            watchForRequests(false)
            limit(nil)
            begin(
                PendingResponse { [weak self] response in
                    guard let self, case .waits = state else { return }
                    send(response, to: request)
                })
        case .socket(let opened):
            guard let response = SocketHandshake.response(to: request) else {
                return send(PageResponse(status: .malformed), to: request)
            }
            let socket = PageSocket(self)
            state = .socket(socket)
            limit(nil)
            send(Data(response.bytes(keepsConnection: true, withBody: false)))
            opened(socket)
            var rest = input
            input = []
            if !hasEnded { socket.receive(&rest) }
        }
    }

    private func send(_ response: PageResponse, to request: PageRequest) {
        state = .answers(keepsConnection: request.keepsConnection)
        watchForRequests(false)
        limit(PageLimits.secondsForAnswer)
        if let content = response.file, !request.isHead { file = (content, 0) }
        send(Data(response.bytes(keepsConnection: request.keepsConnection, withBody: !request.isHead)))
    }

    private func refuse(_ status: PageStatus) {
        state = .answers(keepsConnection: false)
        watchForRequests(false)
        limit(PageLimits.secondsForAnswer)
        send(Data(PageResponse(status: status).bytes(keepsConnection: false, withBody: true)))
    }

    private func watchForRequests(_ watches: Bool) {
        readWatch?.cancel()
        readWatch = watches ? MainLoop.main.watch(descriptor) { [weak self] in self?.readWhatCame() } : nil
    }

    /// Everything was sent.
    private func didSend() {
        switch state {
        case .answers(keepsConnection: true):
            if input.isEmpty { return readNextRequest() }
            // In another turn: others are served in between.
            MainLoop.main.schedule(at: MainLoop.main.now) { [weak self] in self?.readNextRequest() }
        case .answers(keepsConnection: false): leave()
        case .socket(let socket): if socket.isClosing { leave() }
        default: break
        }
    }

    private func readNextRequest() {
        guard case .answers = state else { return }
        state = .readsRequest
        isTimed = false
        isTimedAsLong = false
        limit(rules.secondsBetweenRequests)
        watchForRequests(true)
        var rest = input
        input = []
        if !rest.isEmpty { readRequests(&rest) }
    }

    /// Lets the other side read the last answer: closing with unread bytes would throw it away.
    private func leave() {
        if case .socket(let socket) = state { socket.didEnd() }
        guard !hasEnded else { return }
        state = .leaves
        shutdown(descriptor, Int32(SHUT_WR))
        limit(PageLimits.secondsForAnswer)
        watchForRequests(true)
    }

    // MARK: Writing

    func send(_ data: Data) {
        guard !hasEnded else { return }
        output.append(data)
        waitingCount += data.count
        guard waitingCount <= PageLimits.waitingOutput else { return end() }
        if writeWatch == nil { flush() }
    }

    private func flush() {
        var total = 0
        while takeFile(), let first = output.first {
            // Others get their turn.
            guard total < PageLimits.writtenAtOnce else { return flushWhenWritable() }
            let sent = first.withUnsafeBytes { bytes in
                bytes.baseAddress.map { Glibc.send(descriptor, $0, bytes.count, Int32(MSG_NOSIGNAL)) } ?? 0
            }
            if sent < 0, errno == EINTR { continue }
            if sent < 0, errno == EAGAIN || errno == EWOULDBLOCK {
                return flushWhenWritable()
            }
            guard sent >= 0 else { return end() }
            waitingCount -= sent
            total += sent
            if sent == first.count { output.removeFirst() } else { output[0] = first.dropFirst(sent) }
        }
        guard !hasEnded else { return }
        writeWatch?.cancel()
        writeWatch = nil
        didSend()
    }

    private func flushWhenWritable() {
        guard writeWatch == nil else { return }
        writeWatch = MainLoop.main.watch(descriptor, for: .writable) { [weak self] in self?.flush() }
    }

    /// Puts the next part of the file behind output that was sent. Who has taken one part gets time for another.
    ///
    /// - Returns: false if the connection has ended: the file has become shorter, and nothing else could be in its place.
    private func takeFile() -> Bool {
        guard output.isEmpty, let (content, place) = file else { return !hasEnded }
        guard place < content.count else {
            file = nil
            return true
        }
        guard let part = content.part(from: place) else {
            end()
            return false
        }
        file = (content, place + part.count)
        output.append(part)
        waitingCount += part.count
        limit(PageLimits.secondsForAnswer)
        return true
    }

    /// For a web socket that is done: lets it send what waits, and goes.
    func leaveWhenSent() {
        guard !hasEnded else { return }
        limit(PageLimits.secondsForAnswer)
        if output.isEmpty { leave() }
    }
}
