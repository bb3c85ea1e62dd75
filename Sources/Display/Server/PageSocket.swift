import Foundation

/// The web socket of a page (RFC 6455): lines of text come, text and bytes go.
@MainActor package final class PageSocket {
    private weak var connection: PageConnection?
    private var messages = SocketMessageReader()
    private(set) var isClosing = false
    private var hasEnded = false

    /// Called with each text that the page sends.
    package var onText: (@MainActor (String) -> Void)?
    /// Called once, when the page went or was cut off.
    package var onEnd: (@MainActor () -> Void)?

    init(_ connection: PageConnection) { self.connection = connection }

    /// Bytes that wait until the page reads.
    package var waitingCount: Int { connection?.waitingCount ?? 0 }

    package func send(_ text: String) { send(.text, Data(text.utf8)) }

    package func send(_ data: Data) { send(.binary, data) }

    private func send(_ kind: SocketFrame.Kind, _ data: Data) {
        guard !isClosing else { return }
        // One write for what is short.
        let head = Data(SocketFrame.head(kind, byteCount: data.count))
        if data.count < 16 << 10 { return connection?.send(head + data) ?? () }
        connection?.send(head)
        connection?.send(data)
    }

    /// Says goodbye behind what waits, and ends.
    package func close() { close(.normal) }

    private func close(_ code: SocketFrame.CloseCode) {
        guard !isClosing else { return }
        connection?.send(Data(SocketFrame.close(code)))
        isClosing = true
        connection?.leaveWhenSent()
    }

    func receive(_ bytes: inout ArraySlice<UInt8>) {
        while !isClosing, !hasEnded, let event = messages.read(&bytes) {
            switch event {
            case .text(let text): onText?(text)
            case .ping(let payload): send(.pong, Data(payload))
            case .closed: close(.normal)
            case .fault(let code): close(code)
            }
        }
    }

    func didEnd() {
        guard !hasEnded else { return }
        hasEnded = true
        isClosing = true
        let tell = onEnd
        onEnd = nil
        onText = nil
        tell?()
    }
}
