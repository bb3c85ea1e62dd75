/// A task that sends a body.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
