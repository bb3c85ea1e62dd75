import AppFoundation
import MapKit

/// Loads tiles as apps' connections load files.
@MainActor struct FoundationTransport: TileTransport {
    @MainActor private final class Download {
        private nonisolated(unsafe) var download: UnsafeMutableRawPointer?
        private let completion: @MainActor (Data, Int) -> Void

        init(_ url: String, _ limit: Int, _ completion: @escaping @MainActor (Data, Int) -> Void) {
            self.completion = completion
            download = foundation_download(
                url, limit,
                { context, bytes, count, status in
                    guard let context else { return }
                    let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
                    MainActor.assumeIsolated {
                        Unmanaged<Download>.fromOpaque(context).takeUnretainedValue().completion(data, status)
                    }
                }, Unmanaged.passUnretained(self).toOpaque())
        }

        deinit { if let download { foundation_download_stop(download) } }
    }

    func load(
        _ url: String, limit: Int, completion: @escaping @MainActor (_ data: Data, _ status: Int) -> Void
    ) -> AnyObject { Download(url, limit, completion) }
}
