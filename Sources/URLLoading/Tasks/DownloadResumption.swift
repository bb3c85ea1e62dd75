/// What a download that was broken off needs to go on: a property list under Apple's names.
struct DownloadResumption {
    private enum Key {
        static let version = "NSURLSessionResumeInfoVersion"
        static let url = "NSURLSessionDownloadURL"
        static let tag = "NSURLSessionResumeEntityTag"
        static let date = "NSURLSessionResumeServerDownloadDate"
        static let count = "NSURLSessionResumeBytesReceived"
        static let file = "NSURLSessionResumeInfoTempFileName"
    }

    let url: URL
    /// By which the server knows whether what it has is still the same.
    let validator: String
    let file: URL
    let count: Int64
    let data: Data

    /// Nil if the server does not say that it can send parts, or not by what to know that nothing has changed.
    init?(url: URL, response: HTTPURLResponse, file: URL, count: Int64) {
        let tag = response.value(forHTTPHeaderField: "ETag")
        let date = response.value(forHTTPHeaderField: "Last-Modified")
        guard let validator = tag.flatMap({ $0.hasPrefix("W/") ? nil : $0 }) ?? date,
            response.value(forHTTPHeaderField: "Accept-Ranges") != "none",
            response.value(forHTTPHeaderField: "Content-Encoding") == nil,
            ["http", "https"].contains(url.scheme?.lowercased())
        else { return nil }
        self.url = url
        self.validator = validator
        self.file = file
        self.count = count
        var list: [String: Any] = [
            Key.version: 2, Key.url: url.absoluteString, Key.count: count, Key.file: file.lastPathComponent,
        ]
        list[validator == tag ? Key.tag : Key.date] = validator
        guard let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0) else {
            return nil
        }
        self.data = data
    }

    /// Nil for other data, or if what had come is not there any more.
    init?(_ data: Data) {
        let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        guard let list, let address = list[Key.url] as? String, let url = URL(string: address),
            let validator = list[Key.tag] as? String ?? list[Key.date] as? String,
            let count = list[Key.count] as? NSNumber, count.int64Value > 0,
            let name = list[Key.file] as? String, !name.contains("/"), name.hasPrefix("CFNetworkDownload_")
        else { return nil }
        file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name)
        let length = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
        guard let length, Int64(length) >= count.int64Value else { return nil }
        self.url = url
        self.validator = validator
        self.count = count.int64Value
        self.data = data
    }

    /// The request for the rest, or for all if it has changed.
    var request: URLRequest {
        var request = URLRequest(url: url)
        request.setValue("bytes=\(count)-", forHTTPHeaderField: "Range")
        request.setValue(validator, forHTTPHeaderField: "If-Range")
        // What is unpacked has other lengths.
        request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        return request
    }

    func remove() { try? FileManager.default.removeItem(at: file) }
}
