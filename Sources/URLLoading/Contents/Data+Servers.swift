import CObjCRuntime
import ObjCBridge

extension Data {
    /// What a file or a server has under an address: where this has no options, it is preferred to Foundation's, which
    /// knows files only. Whoever asks a server waits for it; a status of 400 and above is an error.
    public init(contentsOf url: URL) throws {
        guard ["http", "https", "ftp"].contains(url.scheme?.lowercased()) else {
            try self.init(contentsOf: url, options: [])
            return
        }
        self = try withAutoreleasePool {
            var error: ObjCObject?
            let found = BoxedMessage.object(
                LoadingObject.classNamed("NSData"), "dataWithContentsOfURL:options:error:",
                [url.toObjectiveC(), 0.toObjectiveC()], error: &error)
            guard let data = swift(found, as: Data.self) else { throw URLErrors.error(error) ?? URLError(.unknown) }
            return data
        }
    }
}
