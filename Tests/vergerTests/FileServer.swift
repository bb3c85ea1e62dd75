import Foundation

/// A web server of a folder's files, on this machine only and for one test. Answers one request a connection.
///
/// A file `NAME.answer` is a whole answer, head and body, which is sent to a request for NAME: a redirection, say. A file
/// `password` has the `user:password` that requests for its folder must bring along.
final class FileServer: Sendable {
    /// With a slash at the end.
    let address: String
    private let listener: Int32

    init(_ folder: URL) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, size) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &size) == 0
            }
        }
        guard isListening else { throw POSIXError(.EADDRNOTAVAIL) }
        self.listener = listener
        address = "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))/"
        Thread.detachNewThread { FileServer.serve(folder, listener) }
    }

    /// The thread's accept ends with an error.
    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    private static func serve(_ folder: URL, _ listener: Int32) {
        while case let connection = accept(listener, nil, nil), connection >= 0 {
            let file = FileHandle(fileDescriptor: connection, closeOnDealloc: true)
            try? file.write(contentsOf: answer(to: request(from: connection), from: folder))
        }
        close(listener)
    }

    /// The request, as far as it comes. (A file handle would wait for all bytes that it was asked for.)
    private static func request(from connection: Int32) -> String {
        var request: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while !request.suffix(4).elementsEqual("\r\n\r\n".utf8), request.count < 65_536 {
            let count = recv(connection, &part, part.count, 0)
            guard count > 0 else { break }
            request += part.prefix(count)
        }
        return String(decoding: request, as: UTF8.self)
    }

    private static func answer(to request: String, from folder: URL) -> Data {
        let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
        guard !path.contains("..") else { return head("404 Not Found") }
        let file = folder.appendingPathComponent(path)
        let lock = file.deletingLastPathComponent().appendingPathComponent("password")
        if let password = try? String(contentsOf: lock, encoding: .utf8) {
            let credential = Data(password.trimmingCharacters(in: .newlines).utf8).base64EncodedString()
            let field = "\r\nAuthorization: Basic \(credential)\r\n"
            guard request.contains(field) else {
                return head("401 Unauthorized", "WWW-Authenticate: Basic realm=\"A folder\"\r\n")
            }
        }
        if let answer = try? Data(contentsOf: file.appendingPathExtension("answer")) { return answer }
        guard let data = try? Data(contentsOf: file) else { return head("404 Not Found") }
        return head("200 OK", length: data.count) + data
    }

    private static func head(_ status: String, _ fields: String = "", length: Int = 0) -> Data {
        Data("HTTP/1.1 \(status)\r\n\(fields)Content-Length: \(length)\r\nConnection: close\r\n\r\n".utf8)
    }
}
