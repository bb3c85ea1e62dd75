import Foundation

/// The server's files.
enum Server {
    static func url(_ path: String) -> URL {
        URL(string: (UserDefaults.standard.string(forKey: "server") ?? "http://127.0.0.1:1/") + path)!
    }
}
