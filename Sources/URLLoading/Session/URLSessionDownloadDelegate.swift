/// What a session tells of downloads.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
    /// The file is removed when this returns: move it.
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    /// - Parameter totalBytesExpectedToWrite: `NSURLSessionTransferSizeUnknown` if the server does not say.
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
    /// A download that was broken off goes on.
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64)
}

extension URLSessionDownloadDelegate {
    public func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {}

    public func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64
    ) {}
}

public let NSURLSessionTransferSizeUnknown: Int64 = -1
/// In the user info of the error of a download that can go on.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
