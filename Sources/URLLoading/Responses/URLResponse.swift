import AppFoundation
import ObjCBridge

/// What a server says before the bytes.
open class URLResponse: NSObject, @unchecked Sendable {
    /// The response in Objective-C.
    let original: LoadingObject
    public let url: URL?
    public let mimeType: String?
    /// −1 if it is not known.
    public let expectedContentLength: Int64
    public let textEncodingName: String?
    public let suggestedFilename: String?

    public init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
        (original, suggestedFilename) = withAutoreleasePool {
            let made = foundation_response(url.toObjectiveC(), objectiveC(mimeType), length, objectiveC(name))
            let (original, values) = Self.read(made)
            return (original, swift(values.suggested_filename, as: String.self))
        }
        self.url = url
        self.mimeType = mimeType
        expectedContentLength = Int64(length)
        textEncodingName = name
        super.init()
    }

    init(_ original: LoadingObject, _ values: FoundationResponse) {
        self.original = original
        url = swift(values.url, as: URL.self)
        mimeType = swift(values.media_type, as: String.self)
        expectedContentLength = values.expected_length
        textEncodingName = swift(values.text_encoding, as: String.self)
        suggestedFilename = swift(values.suggested_filename, as: String.self)
        super.init()
    }

    /// The values are autoreleased.
    static func read(_ object: ObjCObject) -> (LoadingObject, FoundationResponse) {
        var values = FoundationResponse()
        foundation_response_read(object, &values)
        return (LoadingObject(object), values)
    }

    /// The response in Swift of one in Objective-C. To be called in an autorelease pool.
    static func of(_ object: ObjCObject) -> URLResponse {
        let (original, values) = read(object)
        return values.status == 0 ? URLResponse(original, values) : HTTPURLResponse(original, values)
    }

    open override func isEqual(_ other: Any?) -> Bool {
        guard let other = other as? URLResponse else { return false }
        return self === other
            || (url == other.url && mimeType == other.mimeType && textEncodingName == other.textEncodingName
                && expectedContentLength == other.expectedContentLength)
    }

    open override var hash: Int { url.hashValue ^ expectedContentLength.hashValue }
}
